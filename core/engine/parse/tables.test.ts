import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import type { ParsedDocument } from "../parsed-document.ts";
import { makeDocx } from "./testing/make-docx.ts";
import { makeOpenDocument } from "./testing/make-opendocument.ts";
import { makePptx } from "./testing/make-pptx.ts";
import { brokenPromise, parseAs } from "./testing/setup.ts";

/** The cells of the first table by their places, "row,column", with spans as "+rows×columns". */
function grid(document: ParsedDocument) {
  expect(brokenPromise(document)).toBeNull();
  const [table] = document.tables;
  if (!table) throw new Error("There is no table.");
  const { cells, header_rows, header_columns, caption, unit } = table;
  const placed = cells.map(({ row, column, row_span = 1, column_span = 1, start, end }) => {
    const spans = row_span * column_span > 1 ? `+${row_span}×${column_span}` : "";
    return `${row},${column}${spans} ${document.text.slice(start, end)}`;
  });
  return { cells: placed, header_rows, header_columns, caption, unit };
}

describe("tables of files", () => {
  it("of Word keep spans, merged cells, head rows and empty cells", async () => {
    const cell = (text: string, properties = "") =>
      `<w:tc><w:tcPr>${properties}</w:tcPr><w:p>${text && `<w:r><w:t>${text}</w:t></w:r>`}</w:p></w:tc>`;
    const row = (cells: string[], properties = "") => `<w:tr><w:trPr>${properties}</w:trPr>${cells.join("")}</w:tr>`;
    const rows = [
      row([cell("", '<w:vMerge w:val="restart"/>'), cell("2023", '<w:gridSpan w:val="2"/>')], "<w:tblHeader/>"),
      row([cell("", "<w:vMerge/>"), cell("Q1"), cell("Q2")], "<w:tblHeader/>"),
      row([cell("North", '<w:vMerge w:val="restart"/>'), cell("10"), cell("")]),
      row([cell("", "<w:vMerge/>"), cell("12"), cell("13")]),
      row([cell("14")], '<w:gridBefore w:val="2"/>'),
    ];
    const parts = [{ paragraph: "Table 2. Sales (in thousands)" }, { xml: `<w:tbl>${rows.join("")}</w:tbl>` }];
    expect(grid(await parseAs("docx", makeDocx({ parts })))).toEqual({
      cells: ["0,1+1×2 2023", "1,1 Q1", "1,2 Q2", "2,0+2×1 North", "2,1 10", "3,1 12", "3,2 13", "4,2 14"],
      header_rows: 2,
      header_columns: 1,
      caption: "Table 2. Sales (in thousands)",
      unit: "in thousands",
    });
  });

  describe("of Word without told heads", () => {
    const cell = (text: string, isBold = false, fill = "auto") =>
      `<w:tc><w:tcPr><w:shd w:fill="${fill}"/></w:tcPr><w:p><w:r>${isBold ? "<w:rPr><w:b/></w:rPr>" : ""}<w:t>${text}</w:t></w:r></w:p></w:tc>`;
    const table = (rows: readonly (readonly string[])[], properties = "") =>
      `<w:tbl><w:tblPr>${properties}</w:tblPr>${rows.map((cells) => `<w:tr>${cells.join("")}</w:tr>`).join("")}</w:tbl>`;
    const headsOf = async (xml: string, entries = {}) =>
      (await parseAs("docx", makeDocx({ parts: [{ xml }], entries }))).tables[0]?.header_rows;
    const long = "a crane that lifts boats over the wall";

    /** A row of the same width; a first one of longer texts than those below it is not taken for heads by its words. */
    const row = (text: string, isBold = false, fill = "auto") => [
      cell(text, isBold, fill),
      cell(`${text} too`, isBold, fill),
    ];
    const short = row("the gate");

    it("have the rows that one of their cells reaches into", async () => {
      const merged = (text: string, properties: string) =>
        `<w:tc><w:tcPr>${properties}</w:tcPr><w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p></w:tc>`;
      const rows = [
        [merged("Product", '<w:vMerge w:val="restart"/>'), merged("Price by quantity", '<w:gridSpan w:val="2"/>')],
        [merged("", "<w:vMerge/>"), cell("1–49"), cell("50–199")],
        [cell("Flyer"), cell("0.35"), cell("0.22")],
        [cell("Poster"), cell("6.90"), cell("5.20")],
      ];
      expect(await headsOf(table(rows))).toBe(2);
    });

    it("have those that are bold where the others are not, below a title over all columns too", async () => {
      expect(await headsOf(table([row(long, true), short, short]))).toBe(1);
      expect(await headsOf(table([[cell("Sick pay", true)], row(long, true), short, short]))).toBe(2);
      expect(await headsOf(table([row(long, true), row("the gate", true), row("the gate", true)]))).toBe(0);
      expect(await headsOf(table([row(long), short, short]))).toBe(0);
    });

    it("have those that are filled, unless every second row is", async () => {
      const filled = row("the gate", false, "D9E2F3");
      expect(await headsOf(table([row(long, false, "D9E2F3"), short, short, short]))).toBe(1);
      expect(await headsOf(table([row(long, false, "D9E2F3"), short, filled, short]))).toBe(0);
    });

    it("have the first row that their style sets off, but not a field and its value", async () => {
      const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="table" w:styleId="Grid"><w:name w:val="Grid"/><w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr></w:tblStylePr></w:style></w:styles>`;
      const entries = { "word/styles.xml": strToU8(styles) };
      const styled = (look: string) => `<w:tblStyle w:val="Grid"/><w:tblLook ${look}/>`;
      const rows = [row(long), short, short];
      expect(await headsOf(table(rows, styled('w:val="04A0" w:firstRow="1"')), entries)).toBe(1);
      expect(await headsOf(table(rows, styled('w:val="0480"')), entries)).toBe(0);
      const field = [cell("Fee for a berth"), cell("£ 1,240")];
      expect(await headsOf(table([field, short, short], styled('w:val="04A0"')), entries)).toBe(0);
    });
  });

  it("of OpenDocument have rows of heads that are bold, by their style or one that it is based on", async () => {
    const cell = (text: string, style: string) =>
      `<table:table-cell><text:p text:style-name="${style}">${text}</text:p></table:table-cell>`;
    const row = (style: string) =>
      `<table:table-row>${cell("who keeps the gate in the winter", style)}${cell("from when", style)}</table:table-row>`;
    const styles = `<office:document-styles><style:style style:name="Heads"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="P1" style:parent-style-name="Heads"/></office:document-styles>`;
    const bytes = makeOpenDocument("text", `<table:table>${row("P1")}${row("P2")}${row("P2")}</table:table>`, {
      "styles.xml": strToU8(styles),
    });
    expect((await parseAs("odt", bytes)).tables[0]?.header_rows).toBe(1);
  });

  it("of slides keep their places", async () => {
    const table = [
      ["", "2010", "2011"],
      ["Cash on hand", "53,458.45", "43,592.74"],
      ["Loans", "", "7"],
    ];
    expect(grid(await parseAs("pptx", makePptx({ slides: [{ table }] })))).toEqual({
      cells: ["0,1 2010", "0,2 2011", "1,0 Cash on hand", "1,1 53,458.45", "1,2 43,592.74", "2,0 Loans", "2,2 7"],
      header_rows: 1,
      header_columns: 1,
      caption: null,
      unit: null,
    });
  });

  it("of two columns, of which the first is of heads, are pairs with no row of heads", async () => {
    const row = (label: string, value: string) => `<tr><th>${label}</th><td>${value}</td></tr>`;
    const page = `<table>${row("Skipper", "Ida Lund")}${row("Boat", "Heron")}${row("Paid until", "31 May")}</table>`;
    expect((await parseAs("html", page)).tables[0]).toMatchObject({ header_rows: 0, header_columns: 1 });
  });

  it("of HTML keep spans, told heads and the caption", async () => {
    const html = `<h1>Results</h1><p>${"All figures are audited. ".repeat(20)}</p><table><caption>Results ($ millions)</caption>
      <thead><tr><th rowspan="2"></th><th colspan="2">2023</th></tr><tr><th>Q1</th><th>Q2</th></tr></thead>
      <tbody><tr><th>Revenue</th><td>17,846</td><td></td></tr><tr><th>Costs</th><td colspan="2">9</td></tr></tbody></table>`;
    expect(grid(await parseAs("html", html))).toEqual({
      cells: ["0,1+1×2 2023", "1,1 Q1", "1,2 Q2", "2,0 Revenue", "2,1 17,846", "3,0 Costs", "3,1+1×2 9"],
      header_rows: 2,
      header_columns: 1,
      caption: "Results ($ millions)",
      unit: "$ millions",
    });
  });

  it("of HTML take the numbered line above as caption in an item of a list, too", async () => {
    const html = `<h1>Schemes</h1><p>${"Assets lose value. ".repeat(20)}</p><ul><li><p>Each year a fifth is taken off.</p>
      <p>Table 16.2. Falling scheme</p><table><tr><th>Year</th><th>Value</th></tr><tr><td>1</td><td>800</td></tr></table></li></ul>`;
    expect(grid(await parseAs("html", new TextEncoder().encode(html))).caption).toBe("Table 16.2. Falling scheme");
  });

  it("of Markdown have a second head row where it holds years", async () => {
    const markdown =
      "# Report\n\nSales by year:\n\n| | Europe | Asia |\n|---|---|---|\n| | 2023 | 2022 |\n| Sales | 5 | 4 |\n";
    expect(grid(await parseAs("md", markdown))).toEqual({
      cells: ["0,1 Europe", "0,2 Asia", "1,1 2023", "1,2 2022", "2,0 Sales", "2,1 5", "2,2 4"],
      header_rows: 2,
      header_columns: 1,
      caption: "Sales by year:",
      unit: null,
    });
  });

  it("of Markdown keep the links of their cells", async () => {
    const { text, links } = await parseAs(
      "md",
      "| Tool | Page |\n|---|---|\n| Loom | [the page](https://a.example/) |\n",
    );
    expect(links.map(({ start, end, href }) => [text.slice(start, end), href])).toEqual([
      ["the page", "https://a.example/"],
    ]);
  });
});

it("takes a table of one cell for a frame around text", async () => {
  const { tables, blocks } = await parseAs(
    "html",
    "<h1>Lamp</h1><table><tr><td><img src='i.png'></td><td>Mind the glass when it is hot.</td></tr></table>",
  );
  expect(tables).toEqual([]);
  expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "paragraph"]);
});
