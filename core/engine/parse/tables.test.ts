import { describe, expect, it } from "vitest";
import type { ParsedDocument } from "../parsed-document.ts";
import { makeDocx } from "./testing/make-docx.ts";
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
