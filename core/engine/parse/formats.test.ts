import { describe, expect, test } from "vitest";
import { makeDocx } from "./testing/make-docx.ts";
import { makeHtml } from "./testing/make-html.ts";
import { makePptx } from "./testing/make-pptx.ts";
import { outline, parseAs } from "./testing/setup.ts";

describe("Markdown", () => {
  test("headings, lists, tables, code and quotes keep their kind", async () => {
    const parsed = await parseAs("md", "# Title\n\nSome *words* and `code`.\n\n- one\n  - two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nlet x;\n\nx = 1;\n```\n\n> said\n");
    expect(outline(parsed)).toEqual(["heading1: Title", "paragraph: Some words and code.", "list_item1: one", "list_item2: two", "table: a | b\n1 | 2", "code: let x;\n\nx = 1;", "quote: said"]);
  });

  test("front matter is read, not shown", async () => {
    const parsed = await parseAs("md", "---\ntitle: The plan\ntags: [a, b]\n---\n\nWords.\n");
    expect(parsed).toMatchObject({ text: "Words.", title: "The plan", properties: { tags: ["a", "b"] } });
  });

  test("UTF-16 and windows-1252 files are read", async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...[..."Größe"].flatMap((character) => [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8])]);
    expect((await parseAs("md", utf16)).text).toBe("Größe");
    expect((await parseAs("md", new Uint8Array([0x47, 0x72, 0xf6, 0xdf, 0x65]))).text).toBe("Größe");
  });
});

describe("web pages", () => {
  test("the article stays, the menu, scripts, styles and hidden text go", async () => {
    const article = `<h1>Bees</h1>${"<p>Bees dance to tell each other, in some detail, where the flowers are; the angle of the dance is the angle to the sun.</p>".repeat(8)}<p style="display:none">secret</p><p aria-hidden="true">hidden</p>`;
    const { text } = await parseAs("html", makeHtml({ title: "Bees", body: article, boilerplate: true }));
    expect(text).toContain("angle of the dance");
    for (const other of ["Shop", "Imprint", "track()", "color:red", "secret", "hidden"]) expect(text).not.toContain(other);
  });

  test("links and tables are kept", async () => {
    const parsed = await parseAs("html", makeHtml({ body: '<p>See <a href="https://example.org/a">this page</a>.</p><table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>' }));
    expect(outline(parsed)).toEqual(["paragraph: See this page.", "table: A | B\n1 | 2"]);
    expect(parsed.links).toEqual([{ start: 4, end: 13, href: "https://example.org/a" }]);
  });
});

describe("Word", () => {
  test("headings, lists, tables, links and footnotes are read in order", async () => {
    const parsed = await parseAs("docx", makeDocx({ title: "Report 7", parts: [{ heading: "One" }, { item: "First" }, { item: "Deeper", level: 2 }, { table: [["a", "b"], ["1", "2"]] }, { paragraph: "a link", href: "https://example.org/" }], footnotes: ["A note."] }));
    expect(outline(parsed)).toEqual(["heading1: One", "list_item1: First", "list_item2: Deeper", "table: a | b\n1 | 2", "paragraph: a link", "paragraph: A note."]);
    expect(parsed.title).toBe("Report 7");
    expect(parsed.links).toHaveLength(1);
  });

  test("hidden and deleted text and field codes stay out; text boxes are read once", async () => {
    const run = (text: string, properties = "") => `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t>${text}</w:t></w:r>`;
    const box = `<w:txbxContent><w:p>${run("Boxed")}</w:p></w:txbxContent>`;
    const xml = `<w:p>${run("Shown")}${run("hidden", "<w:vanish/>")}<w:del>${run("deleted")}</w:del><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(" 7")}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p><w:p>${run("Host")}<mc:AlternateContent xmlns:mc="m"><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:p>`;
    expect((await parseAs("docx", makeDocx({ parts: [{ xml }] }))).text).toBe("Shown 7\n\nHost\n\nBoxed");
  });
});

test("a presentation gives title, points, table and speaker notes of each slide", async () => {
  const parsed = await parseAs("pptx", makePptx({ slides: [{ title: "Goals", items: ["Grow"], table: [["Q", "€"], ["1", "5"]], notes: "Slowly now" }, { title: "End" }] }));
  expect(outline(parsed)).toEqual(["heading1: Goals", "list_item1: Grow", "table: Q | €\n1 | 5", "notes: Slowly now", "heading1: End"]);
  expect(parsed.blocks.map((block) => block.page)).toEqual([1, 1, 1, 1, 2]);
});
