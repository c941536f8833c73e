import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { outline, parseAs } from "../testing/setup.ts";
import { makeDocx } from "../testing/make-docx.ts";

const level = (at: number, form: string, text: string, rest = ""): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${form}"/><w:lvlText w:val="${text}"/>${rest}</w:lvl>`;
const list = (id: number, definition: number, rest = ""): string =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${definition}"/>${rest}</w:num>`;
const item = (text: string, { id = 1, at = 0 } = {}): string =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${text && `<w:r><w:t>${text}</w:t></w:r>`}</w:p>`;
const paragraph = (text: string, style: string): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

const definition = (id: number, ...levels: readonly string[]): string =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join("")}</w:abstractNum>`;

const W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

const read = async (body: string, numbering: string, styles = ""): Promise<readonly string[]> => {
  const styleSheet = strToU8(`<?xml version="1.0"?><w:styles xmlns:w="${W}">${styles}</w:styles>`);
  const file = makeDocx({
    parts: [{ xml: body }],
    related: [["numbering", numbering]],
    entries: { "word/styles.xml": styleSheet },
  });
  return outline(await parseAs("docx", file));
};

const CLAUSES = definition(
  0,
  level(0, "decimal", "%1."),
  level(1, "decimal", "%1.%2"),
  level(2, "lowerLetter", "(%3)"),
);

test("paragraphs have the numbers of their list, level by level", async () => {
  const body = [
    item("Rent"),
    item("It is due on the first.", { at: 1 }),
    item("by transfer", { at: 2 }),
    item("in cash", { at: 2 }),
    item("It is 40 crowns.", { at: 1 }),
    item("Repairs"),
    item("The roof", { at: 1 }),
  ];
  expect(await read(body.join(""), CLAUSES + list(1, 0))).toEqual([
    "heading1: 1. Rent",
    "list_item2: 1.1 It is due on the first.",
    "list_item3: (a) by transfer",
    "list_item3: (b) in cash",
    "list_item2: 1.2 It is 40 crowns.",
    "heading1: 2. Repairs",
    "list_item2: 2.1 The roof",
  ]);
});

test("bullets, and paragraphs taken out of their list, have none", async () => {
  const numbering = definition(0, level(0, "bullet", "•")) + list(1, 0);
  expect(await read(item("a bag") + item("a letter", { id: 0 }), numbering)).toEqual([
    "list_item1: a bag",
    "paragraph: a letter",
  ]);
});

test("lists of one definition go on with each other, unless one says where it starts", async () => {
  const restarted = list(3, 0, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="10"/></w:lvlOverride>');
  const numbering = definition(0, level(0, "upperRoman", "%1)")) + list(1, 0) + list(2, 0) + restarted;
  const body = item("a") + item("b", { id: 2 }) + item("c", { id: 3 }) + item("d", { id: 3 }) + item("e", { id: 1 });
  expect(await read(body, numbering)).toEqual(
    ["I) a", "II) b", "X) c", "XI) d", "XII) e"].map((text) => `list_item1: ${text}`),
  );
});

test("headings have the numbers that their styles give them", async () => {
  const style = (at: number, numbers: string): string =>
    `<w:style w:type="paragraph" w:styleId="H${at}"><w:name w:val="heading ${at}"/><w:pPr>${numbers}</w:pPr></w:style>`;
  const styles =
    style(1, '<w:numPr><w:numId w:val="1"/></w:numPr>') +
    style(2, '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr>');
  const numbering = definition(0, level(0, "decimal", "§ %1"), level(1, "decimal", "%1.%2")) + list(1, 0);
  const body = paragraph("Rent", "H1") + paragraph("Due date", "H2") + paragraph("Repairs", "H1");
  expect(await read(body, numbering, styles)).toEqual([
    "heading1: § 1 Rent",
    "heading2: 1.1 Due date",
    "heading1: § 2 Repairs",
  ]);
});

test("a level may name the style of its paragraphs, and a definition take its levels from another", async () => {
  const numbered = '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>';
  const styles = `<w:style w:styleId="Clause"><w:name w:val="Clause"/>${numbered}</w:style><w:style w:styleId="Sub"><w:name w:val="Sub"/>${numbered}</w:style>`;
  const levels =
    level(0, "decimal", "%1.", '<w:pStyle w:val="Clause"/>') + level(1, "decimal", "%1.%2.", '<w:pStyle w:val="Sub"/>');
  const numbering = `<w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="Contract"/></w:abstractNum><w:abstractNum w:abstractNumId="1"><w:styleLink w:val="Contract"/>${levels}</w:abstractNum>${list(1, 0)}`;
  expect(await read(paragraph("Rent", "Clause") + paragraph("Due", "Sub"), numbering, styles)).toEqual([
    "list_item1: 1. Rent",
    "list_item1: 1.1. Due",
  ]);
});

test("a paragraph without words is counted, and in a table its number is the cell", async () => {
  const numbering = definition(0, level(0, "decimal", "%1.")) + list(1, 0);
  expect(await read(item("a") + item("") + item("b"), numbering)).toEqual(["list_item1: 1. a", "list_item1: 3. b"]);
  const row = (name: string): string =>
    `<w:tr><w:tc>${item("")}</w:tc><w:tc><w:p><w:r><w:t>${name}</w:t></w:r></w:p></w:tc></w:tr>`;
  expect(await read(`<w:tbl>${row("Ada")}${row("Ben")}</w:tbl>`, numbering)).toEqual(["table: 1. | Ada\n2. | Ben"]);
});

test("levels begin anew where the list says so, and show figures where they are told to", async () => {
  const numbering =
    definition(
      0,
      level(0, "upperRoman", "Article %1"),
      level(1, "decimal", "%1.%2", '<w:isLgl/><w:lvlRestart w:val="0"/>'),
    ) + list(1, 0);
  const body = item("Rent") + item("a", { at: 1 }) + item("Repairs") + item("b", { at: 1 });
  expect(await read(body, numbering)).toEqual([
    "list_item1: Article I Rent",
    "list_item2: 1.1 a",
    "list_item1: Article II Repairs",
    "list_item2: 2.2 b",
  ]);
});
