import { describe, expect, test } from "vitest";
import { makeDocx, type DocxOptions } from "../testing/make-docx.ts";
import { outline, parseAs } from "../testing/setup.ts";

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string) => `<w:p>${content}</w:p>`;
const by = (author: string, id = 1) => `w:id="${id}" w:author="${author}" w:date="2024-03-05T10:00:00Z"`;
const inserted = (text: string, author = "Bob") => `<w:ins ${by(author)}>${run(text)}</w:ins>`;
const deleted = (text: string, author = "Bob") =>
  `<w:del ${by(author)}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const reference = (id: number) => `<w:r><w:commentReference w:id="${id}"/></w:r>`;
const about = (id: number, content: string) =>
  `<w:commentRangeStart w:id="${id}"/>${content}<w:commentRangeEnd w:id="${id}"/>${reference(id)}`;
const comment = (id: number, author: string, ...lines: readonly string[]) =>
  `<w:comment ${by(author, id)}>${lines.map((line) => paragraph(run(line))).join("")}</w:comment>`;

async function read(xml: string, related: DocxOptions["related"] = []): Promise<string[]> {
  return outline(await parseAs("docx", makeDocx({ parts: [{ xml }], related })));
}

describe("comments of a Word document", () => {
  test("are below the paragraph that refers to them, with author, day and the words that they are about", async () => {
    const xml =
      paragraph(run("The ") + about(0, run("notice period")) + run(" is four weeks.")) + paragraph(run("End."));
    expect(await read(xml, [["comments", comment(0, "Ada Lovelace", "Too short.", "Ask Bob.")]])).toEqual([
      "paragraph: The notice period is four weeks.",
      "notes: Comment by Ada Lovelace, 2024-03-05, on “notice period”: Too short.\nAsk Bob.",
      "paragraph: End.",
    ]);
  });

  test("in a table are below it and no part of a cell", async () => {
    const cell = (content: string) => `<w:tc>${paragraph(content)}</w:tc>`;
    const row = (...cells: readonly string[]) => `<w:tr>${cells.map(cell).join("")}</w:tr>`;
    const table = `<w:tbl>${row(run("Item"), run("Cost"))}${row(run("Oak"), about(0, run("1840")))}</w:tbl>`;
    expect(await read(table, [["comments", comment(0, "Ada", "Without tax?")]])).toEqual([
      "table: Item | Cost\nOak | 1840",
      "notes: Comment by Ada, 2024-03-05, on “1840”: Without tax?",
    ]);
  });

  test("that no text refers to are at the end", async () => {
    expect(await read(paragraph(run("Text.")), [["comments", comment(7, "", "Lost.")]])).toEqual([
      "paragraph: Text.",
      "notes: Comment, 2024-03-05: Lost.",
    ]);
  });
});

describe("tracked changes of a Word document", () => {
  test("are read as accepted, and noted below their paragraph with who made them", async () => {
    const xml = paragraph(
      run("Notice is ") +
        deleted("four weeks") +
        inserted("three months") +
        run(". ") +
        inserted("Rent is due.", "Eve"),
    );
    expect(await read(xml)).toEqual([
      "paragraph: Notice is three months. Rent is due.",
      "notes: Change by Bob, 2024-03-05: “four weeks” was replaced by “three months”.",
      "notes: Change by Eve, 2024-03-05: “Rent is due.” was inserted.",
    ]);
  });

  test("keep a paragraph that was deleted whole, and join what Word wrote in several runs", async () => {
    const mark = `<w:pPr><w:rPr><w:del ${by("Bob")}/></w:rPr></w:pPr>`;
    const xml = paragraph(mark + deleted("The tenant ") + deleted("pays.")) + paragraph(run("Kept."));
    expect(await read(xml)).toEqual([
      "notes: Change by Bob, 2024-03-05: “The tenant pays.” was deleted.",
      "paragraph: Kept.",
    ]);
  });

  test("by two people in one place are two changes, and a format of before changes nothing", async () => {
    const before = `<w:pPr><w:pPrChange ${by("Bob")}><w:pPr><w:pStyle w:val="Heading1"/></w:pPr></w:pPrChange></w:pPr>`;
    expect(await read(paragraph(before + deleted("old") + inserted("new", "Eve")))).toEqual([
      "paragraph: new",
      "notes: Change by Bob, 2024-03-05: “old” was deleted.",
      "notes: Change by Eve, 2024-03-05: “new” was inserted.",
    ]);
  });
});

describe("headers and footers of a Word document", () => {
  test("are told apart at the end, each once, without those that only number the pages", async () => {
    const running = paragraph(run("Project Kestrel")) + paragraph(run("Confidential"));
    const related: DocxOptions["related"] = [
      ["header", running],
      ["header", running],
      ["footer", paragraph(run("3"))],
      ["footer", paragraph(run("Draft of May"))],
    ];
    expect(await read(paragraph(run("Text.")), related)).toEqual([
      "paragraph: Text.",
      "notes: Header: Project Kestrel\nConfidential",
      "notes: Footer: Draft of May",
    ]);
  });
});
