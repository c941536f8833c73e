import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { PasswordNeeded, type ParsedDocument } from "../parsed-document.ts";
import { makeOpenDocument } from "./testing/make-opendocument.ts";
import { outline, parseAs } from "./testing/setup.ts";

const gridOf = ({ text, tables }: ParsedDocument, at = 0) =>
  tables[at]?.cells.map(({ row, column, start, end }) => `${row},${column} ${text.slice(start, end)}`);

/** A workbook with one sheet for each of these, and with these formats by style. */
function workbook(sheets: readonly (readonly [name: string, rows: string])[], formats: readonly string[] = []) {
  const relations = sheets.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/${at}.xml"/>`).join("");
  const named = sheets.map(([name], at) => `<sheet name="${name}" r:id="r${at}"/>`).join("");
  const own = formats.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code}"/>`).join("");
  const styles = ["0", "14", "9", ...formats.map((_, at) => String(200 + at))];
  return zipSync({
    "xl/workbook.xml": strToU8(`<workbook><sheets>${named}</sheets></workbook>`),
    "xl/_rels/workbook.xml.rels": strToU8(`<Relationships>${relations}</Relationships>`),
    "xl/styles.xml": strToU8(
      `<styleSheet><numFmts>${own}</numFmts><cellXfs>${styles.map((id) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      sheets.map(([, rows], at) => [
        `xl/worksheets/${at}.xml`,
        strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
  });
}
const words = (...texts: readonly string[]) =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;

describe("tables as files", () => {
  test.each([
    ["csv", "Month;Rent;Food\nMarch;1.200,50;310\nApril;;295\n"],
    ["tsv", "Month\tRent\tFood\nMarch\t1.200,50\t310\nApril\t\t295\n"],
  ] as const)("a .%s is a grid with its heads, and an empty cell stays empty", async (type, text) => {
    const parsed = await parseAs(type, text);
    expect(parsed.tables).toMatchObject([{ rows: 3, columns: 3, header_rows: 1, header_columns: 1 }]);
    expect(gridOf(parsed)).toEqual([
      "0,0 Month",
      "0,1 Rent",
      "0,2 Food",
      "1,0 March",
      "1,1 1.200,50",
      "1,2 310",
      "2,0 April",
      "2,2 295",
    ]);
  });

  test("a line above a table names it, and a blank row parts two tables", async () => {
    const parsed = await parseAs(
      "csv",
      "Budget of 2024,,\n\nItem,Planned,Spent\nPaint,20,18\n\nYear,Staff\n2023,4\n2024,6\n",
    );
    expect(parsed.tables.map(({ caption, rows }) => [caption, rows])).toEqual([
      ["Budget of 2024", 2],
      [null, 3],
    ]);
  });

  test("a blank row within the numbers does not part them from their heads", async () => {
    const parsed = await parseAs("csv", "Item,Planned\nPaint,20\n,\nWood,35\n");
    expect(parsed.tables).toMatchObject([{ rows: 3, header_rows: 1 }]);
  });

  test("a workbook shows dates, shares and times as a person reads them, each sheet a page", async () => {
    const row = `<row r="2"><c t="inlineStr"><is><t>Rent</t></is></c><c s="1"><v>45356</v></c><c s="2"><v>0.125</v></c><c s="3"><v>45356.75</v></c><c s="4"><v>0.5</v></c><c><v>0.30000000000000004</v></c></row>`;
    const parsed = await parseAs(
      "xlsx",
      workbook(
        [
          ["Costs", words("What", "Paid", "Share", "Booked", "At", "Sum") + row],
          ["Empty", ""],
        ],
        ["yyyy\\-mm\\-dd hh:mm", "[$-409]h:mm AM/PM"],
      ),
    );
    expect(outline(parsed)).toEqual([
      "heading2: Costs",
      "table: What | Paid | Share | Booked | At | Sum\nRent | 2024-03-05 | 12.5% | 2024-03-05 18:00 | 12:00 PM | 0.3",
    ]);
    expect(parsed.pages.map(({ label }) => label)).toEqual(["Costs", "Empty"]);
    expect(parsed.tables[0]?.caption).toBe("Costs");
  });

  test("a sheet of OpenDocument gives dates as ISO 8601 and writes repeated cells out, but not those that fill it up", async () => {
    const cell = (text: string, more = "") => `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`;
    const parsed = await parseAs(
      "ods",
      makeOpenDocument(
        "spreadsheet",
        `<table:table table:name="Trips"><table:table-row>${cell("Town")}${cell("Day")}${cell("Km")}</table:table-row>
        <table:table-row table:number-rows-repeated="2">${cell("Bern")}${cell("05.03.24", 'office:date-value="2024-03-05"')}${cell("12")}<table:table-cell table:number-columns-repeated="16381"/></table:table-row>
        <table:table-row table:number-rows-repeated="1048573"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`,
      ),
    );
    expect(outline(parsed)).toEqual([
      "heading2: Trips",
      "table: Town | Day | Km\nBern | 2024-03-05 | 12\nBern | 2024-03-05 | 12",
    ]);
  });
});

describe("texts and slides of OpenDocument", () => {
  test("headings, lists, comments and tables with their head rows are told apart", async () => {
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    const parsed = await parseAs(
      "odt",
      makeOpenDocument(
        "text",
        `<text:tracked-changes><text:p>Deleted</text:p></text:tracked-changes>
        <text:h text:outline-level="2">Herons</text:h>
        <text:p>They stand<text:s text:c="3"/>in <text:span>water</text:span>.<office:annotation><text:p>Really?</text:p></office:annotation></text:p>
        <text:list><text:list-item><text:p>Grey</text:p><text:list><text:list-item><text:p>Young</text:p></text:list-item></text:list></text:list-item></text:list>
        <table:table><table:table-header-rows><table:table-row>${cell("Year")}${cell("Pairs")}</table:table-row></table:table-header-rows><table:table-row>${cell("2023")}${cell("41")}</table:table-row></table:table>`,
        { "meta.xml": strToU8("<meta><dc:title>Birds</dc:title><dc:creator>Ada</dc:creator></meta>") },
      ),
    );
    expect(outline(parsed)).toEqual([
      "heading2: Herons",
      "paragraph: They stand in water.",
      "notes: Comment: Really?",
      "list_item1: Grey",
      "list_item2: Young",
      "table: Year | Pairs\n2023 | 41",
    ]);
    expect(parsed).toMatchObject({ title: "Birds", properties: { author: "Ada" }, tables: [{ header_rows: 1 }] });
  });

  test("each slide is a page, and what is said to it is a note", async () => {
    const slide = (text: string, note: string) =>
      `<draw:page draw:name="${text}"><draw:frame><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame><presentation:notes><text:p>${note}</text:p></presentation:notes></draw:page>`;
    const parsed = await parseAs("odp", makeOpenDocument("presentation", slide("One", "Say it") + slide("Two", "")));
    expect(outline(parsed)).toEqual(["paragraph: One", "notes: Say it", "paragraph: Two"]);
    expect(parsed.pages).toHaveLength(2);
  });

  test("one with a password says so", async () => {
    const manifest = strToU8("<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>");
    const file = makeOpenDocument("text", "<text:p>x</text:p>", { "META-INF/manifest.xml": manifest });
    await expect(parseAs("odt", file)).rejects.toThrow(PasswordNeeded);
  });
});

describe("a file under another name", () => {
  test.each([
    ["doc", "{\\rtf1 Hello}", "Hello", "Rich Text"],
    ["docx", workbook([["One", words("Hello", "there")]]), "Hello", "Excel workbook"],
    ["docx", makeOpenDocument("text", "<text:p>Hello</text:p>"), "Hello", "a text document (.odt)"],
    ["csv", "<!doctype html><p>Hello", "Hello", "web page"],
  ] as const)("as .%s is read as what it is, with a warning (%#)", async (type, bytes, text, kind) => {
    const parsed = await parseAs(type, bytes);
    expect(parsed.text).toContain(text);
    expect(parsed.warnings[0]).toContain(kind);
  });
});

test("plain text keeps its paragraphs, and its lists are lists", async () => {
  const parsed = await parseAs("txt", "To do\n\n- Buy paint\n- Call Ada\n");
  expect(outline(parsed)).toEqual(["paragraph: To do", "list_item1: Buy paint", "list_item1: Call Ada"]);
});
