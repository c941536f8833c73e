import { describe, expect, test } from "vitest";
import { makeDoc } from "./testing/make-doc.ts";
import { makeDocx, type DocxPart } from "./testing/make-docx.ts";
import { makeOpenDocument } from "./testing/make-opendocument.ts";
import { outline, parseAs } from "./testing/setup.ts";

const GOODS = "You can send the lamp back within fourteen days of the day on which it was delivered, without a reason.";
const MONEY =
  "We pay back what you paid, delivery included, within fourteen days of the day on which we have the lamp.";

const bytes = (text: string) => new TextEncoder().encode(text);
const set = (text: string, properties: string): DocxPart => ({
  xml: `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r></w:p>`,
});
const bold = (text: string): DocxPart => set(text, "<w:b/>");
const parts = (...given: readonly (string | DocxPart)[]): readonly DocxPart[] =>
  given.map((part) => (typeof part === "string" ? { paragraph: part } : part));
const readWord = async (...given: readonly (string | DocxPart)[]) =>
  outline(await parseAs("docx", makeDocx({ parts: parts(...given) })));

describe("lines in bold above texts are headings", () => {
  const expected = ["heading1: Sending back", `paragraph: ${GOODS}`, "heading1: Money", `paragraph: ${MONEY}`];

  test("in Word", async () => {
    expect(await readWord(bold("Sending back"), GOODS, bold("Money"), MONEY)).toEqual(expected);
  });

  test("in Word's old format", async () => {
    const file = makeDoc([
      { text: "Sending back", isBold: true },
      GOODS,
      { text: "Money", isBold: true },
      MONEY,
      `${GOODS} ${MONEY}`,
    ]);
    expect(outline(await parseAs("doc", file)).slice(0, 4)).toEqual(expected);
  });

  test("in OpenDocument", async () => {
    const styles =
      '<office:automatic-styles><style:style style:name="B"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles>';
    const paragraph = (text: string, style = "") => `<text:p text:style-name="${style}">${text}</text:p>`;
    const body = `${styles}${paragraph("Sending back", "B")}${paragraph(GOODS)}${paragraph("Money", "B")}${paragraph(MONEY)}`;
    expect(outline(await parseAs("odt", makeOpenDocument("text", body)))).toEqual(expected);
  });

  test("in Rich Text", async () => {
    const text = String.raw`{\rtf1\ansi\pard\plain\b Sending back\par\pard\plain ${GOODS}\par{\b Money}\par ${MONEY}\par}`;
    expect(outline(await parseAs("rtf", bytes(text)))).toEqual(expected);
  });

  test("in HTML, by an element or by a style", async () => {
    const html = `<p><b>Sending back</b></p><p>${GOODS}</p><p><span style="font-weight: 700">Money</span></p><p>${MONEY}</p>`;
    expect(outline(await parseAs("html", bytes(html)))).toEqual(expected);
  });

  test("in Markdown", async () => {
    expect(outline(await parseAs("md", bytes(`**Sending back**\n\n${GOODS}\n\n__Money__\n\n${MONEY}`)))).toEqual(
      expected,
    );
  });
});

test("underlined lines are headings as well, and a link is none", async () => {
  const link = { paragraph: "The whole list of lamps", href: "https://example.com" };
  const blocks = await readWord(set("Sending back", '<w:u w:val="single"/>'), GOODS, link, MONEY);
  expect(blocks).toEqual([
    "heading1: Sending back",
    `paragraph: ${GOODS}`,
    "paragraph: The whole list of lamps",
    `paragraph: ${MONEY}`,
  ]);
  const text = String.raw`{\rtf1\ansi{\ul Sending back}\par ${GOODS}\par{\ul Money}\par ${MONEY}\par}`;
  expect(outline(await parseAs("rtf", bytes(text)))[2]).toBe("heading1: Money");
});

test("a larger line above them gives the title and is the higher heading, and numbers go deeper", async () => {
  const parsed = await parseAs(
    "docx",
    makeDocx({
      parts: parts(
        set("Terms of Meadow Lamps", '<w:b/><w:sz w:val="32"/>'),
        bold("1 Sending back"),
        bold("1.1 Time"),
        GOODS,
        bold("1.2 Money"),
        MONEY,
      ),
    }),
  );
  expect(parsed.title).toBe("Terms of Meadow Lamps");
  expect(outline(parsed).filter((block) => block.startsWith("heading"))).toEqual([
    "heading1: Terms of Meadow Lamps",
    "heading2: 1 Sending back",
    "heading3: 1.1 Time",
    "heading3: 1.2 Money",
  ]);
});

test("below headings of a style they are one deeper", async () => {
  const blocks = await readWord({ heading: "Lamps", level: 2 }, GOODS, bold("Money"), MONEY);
  expect(blocks[2]).toBe("heading3: Money");
});

test("a line in capitals is a heading, and one in larger letters", async () => {
  const blocks = await readWord("SENDING BACK", GOODS, set("Money", '<w:sz w:val="30"/>'), MONEY);
  expect(blocks.filter((block) => block.startsWith("heading"))).toEqual(["heading2: SENDING BACK", "heading1: Money"]);
});

test("what says something by itself, sentences, and a word in bold are none", async () => {
  const word: DocxPart = {
    xml: "<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Sending</w:t></w:r><w:r><w:t> the lamp back</w:t></w:r></w:p>",
  };
  const blocks = await readWord(bold("Default: off"), GOODS, bold("We are closed."), MONEY, word, GOODS, MONEY);
  expect(blocks.filter((block) => block.startsWith("heading"))).toEqual([]);
});

test("lines below which nothing stands, many in a row, and a text all in bold are none", async () => {
  expect(await readWord(GOODS, MONEY, bold("Meadow Lamps"))).not.toContain("heading1: Meadow Lamps");
  const row = ["Meadow Lamps", "Mill Lane", "Port Ellery", "Open daily"].map(bold);
  expect((await readWord(...row, GOODS, MONEY)).filter((block) => block.startsWith("heading"))).toEqual([]);
  const all = [bold("Sending back"), bold(GOODS), bold("Money"), bold(MONEY)];
  expect((await readWord(...all)).filter((block) => block.startsWith("heading"))).toEqual([]);
});
