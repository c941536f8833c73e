import { describe, expect, test } from "vitest";
import type { ParsedDocument } from "../../../parsed-document.ts";
import { makePdf, type PdfLine, type PdfPage, type PdfRule } from "../../testing/make-pdf.ts";
import { linesOf } from "../../testing/print-table.ts";
import { brokenPromise, parseAs } from "../../testing/setup.ts";

async function read(...pages: readonly PdfPage[]): Promise<ParsedDocument> {
  const parsed = await parseAs("pdf", makePdf({ pages }));
  expect(brokenPromise(parsed)).toBeNull();
  return parsed;
}

/** Rules at these heights and places, each as long as the others reach. */
function grid(xs: readonly number[], ys: readonly number[]): PdfRule[] {
  const [x = 0, y = 0, right = 0, bottom = 0] = [xs[0], ys[0], xs.at(-1), ys.at(-1)];
  return [...ys.map((at): PdfRule => [x, at, right, at]), ...xs.map((at): PdfRule => [at, y, at, bottom])];
}

const at = (x: number, y: number, ...texts: readonly string[]): PdfLine[] =>
  texts.map((text, line) => ({ text, x, y: y + line * 12, size: 10 }));

const head = (x: number, y: number, text: string): PdfLine => ({ text, x, y, size: 10, bold: true });

const COLUMNS = [50, 200, 400, 500];

describe("a table whose cells are ruled", () => {
  test("has cells of several lines, whatever stands beside them", async () => {
    const parsed = await read({
      rules: grid(COLUMNS, [100, 120, 150, 170]),
      lines: [
        head(55, 104, "Part"),
        head(205, 104, "Covers"),
        head(405, 104, "Monthly"),
        ...at(55, 123, "Advance for", "heating"),
        ...at(205, 129, "see schedule one"),
        ...at(405, 129, "118.00"),
        ...at(55, 154, "Parking"),
        ...at(405, 154, "35.00"),
      ],
    });
    expect(linesOf(parsed)).toEqual([
      "Part | Covers | Monthly",
      "Advance for heating | see schedule one | 118.00",
      "Parking |  | 35.00",
    ]);
    expect(parsed.tables[0]).toMatchObject({ header_rows: 1, header_columns: 1 });
  });

  test("has a row for each printed one between two rules, and the total in the columns of its values", async () => {
    const parsed = await read({
      rules: [
        ...grid([50, 200, 300, 400, 500], [100, 120, 200]),
        [50, 220, 500, 220],
        [50, 200, 50, 220],
        [500, 200, 500, 220],
      ],
      lines: [
        head(55, 104, "Payment"),
        head(205, 104, "Units"),
        head(305, 104, "Amount"),
        head(405, 104, "Year"),
        ...at(55, 124, "Basic salary", "Overtime", "Tools"),
        ...at(205, 136, "9.50"),
        ...at(305, 124, "2,416.67", "211.95"),
        ...at(405, 124, "9,333.36", "1,020.74", "148.00"),
        ...at(55, 204, "Total"),
        ...at(305, 204, "2,628.62"),
        ...at(405, 204, "10,502.10"),
      ],
    });
    expect(linesOf(parsed)).toEqual([
      "Payment | Units | Amount | Year",
      "Basic salary |  | 2,416.67 | 9,333.36",
      "Overtime | 9.50 | 211.95 | 1,020.74",
      "Tools |  |  | 148.00",
      "Total |  | 2,628.62 | 10,502.10",
    ]);
  });

  test("may be a strip of boxes, each with a label above its value", async () => {
    const boxes = (x: number, label: string, value: string): PdfLine[] => [
      { text: label, x, y: 103, size: 6 },
      { text: value, x: x + 60, y: 112, size: 11, bold: true },
    ];
    const parsed = await read({
      rules: grid([50, 150, 250, 350], [100, 128]),
      lines: [...boxes(55, "Entitlement", "28.0"), ...boxes(155, "Taken", "19.0"), ...boxes(255, "Remaining", "9.0")],
    });
    expect(linesOf(parsed)).toEqual(["Entitlement | 28.0", "Taken | 19.0", "Remaining | 9.0"]);
  });

  test("may be open at its sides, and have cells that reach over two columns", async () => {
    const parsed = await read({
      rules: [
        [50, 100, 500, 100],
        [200, 120, 500, 120],
        [50, 140, 500, 140],
        [50, 160, 500, 160],
        [50, 180, 500, 180],
        [200, 100, 200, 180],
        [350, 120, 350, 180],
      ],
      lines: [
        head(300, 104, "Members"),
        head(205, 124, "2023"),
        head(355, 124, "2024"),
        ...at(55, 144, "North"),
        ...at(205, 144, "120"),
        ...at(355, 144, "131"),
        ...at(55, 164, "South"),
        ...at(205, 164, "98"),
        ...at(355, 164, "104"),
      ],
    });
    const [table] = parsed.tables;
    expect(table).toMatchObject({ header_rows: 2, columns: 3, rows: 4 });
    const members = table?.cells.find(({ start, end }) => parsed.text.slice(start, end) === "Members");
    expect(members).toMatchObject({ row: 0, column: 1, column_span: 2 });
  });

  test("has the heads that are printed above its rules", async () => {
    const parsed = await read({
      rules: grid(COLUMNS, [100, 120, 140, 160]),
      lines: [
        ...at(55, 84, "Name"),
        ...at(205, 84, "Office"),
        ...at(405, 84, "Room"),
        ...["Ada Brookes", "Tom Reeve", "Ines Vidal"].flatMap((name, row) => [
          ...at(55, 104 + row * 20, name),
          ...at(205, 104 + row * 20, ["keeps the books", "answers letters", "mends the boats"][row] ?? ""),
          ...at(405, 104 + row * 20, ["upstairs", "cellar", "boathouse"][row] ?? ""),
        ]),
      ],
    });
    expect(linesOf(parsed)[0]).toBe("Name | Office | Room");
    expect(parsed.tables[0]).toMatchObject({ header_rows: 1 });
  });

  test("may have its heads alone at the foot of the page before", async () => {
    const lines = [head(55, 764, "Fault"), head(205, 764, "Cause"), head(405, 764, "Remedy")];
    const rest = [
      ["No water", "Tap is closed", "Open it"],
      ["Door stays shut", "Programme runs", "Wait"],
    ];
    const parsed = await read(
      { rules: grid(COLUMNS, [760, 780]), lines: [...at(50, 60, "What to do when something is wrong"), ...lines] },
      {
        rules: grid(COLUMNS, [60, 80, 100]),
        lines: rest.flatMap((row, index) =>
          row.flatMap((text, column) => at((COLUMNS[column] ?? 0) + 5, 64 + index * 20, text)),
        ),
      },
    );
    expect(linesOf(parsed, 1)).toEqual([
      "Fault | Cause | Remedy",
      "No water | Tap is closed | Open it",
      "Door stays shut | Programme runs | Wait",
    ]);
  });

  test("has words that were parted at the end of a line as one, with the place of both parts", async () => {
    const parsed = await read({
      rules: grid([50, 150, 300], [100, 130, 150]),
      lines: [
        ...at(55, 103, "Street clean-", "ing"),
        ...at(155, 103, "84.95"),
        ...at(55, 134, "Refuse"),
        ...at(155, 134, "309.62"),
      ],
    });
    expect(linesOf(parsed)[0]).toBe("Street cleaning | 84.95");
    const starts = Array.from(parsed.runs?.start ?? []);
    expect(starts.filter((start) => start < "Street cleaning".length)).toEqual([0, "Street clean".length]);
  });
});

describe("rules part no table", () => {
  test("where most of their cells are empty, as in a chart", async () => {
    const parsed = await read({
      rules: grid([50, 100, 150, 200, 250], [100, 120, 140, 160, 180]),
      lines: [...at(60, 104, "2023"), ...at(160, 144, "2024")],
    });
    expect(parsed.tables).toEqual([]);
  });

  test("where several rows of values stand between two of them", async () => {
    const rows = ["0.965", "0.969", "0.938", "0.952"];
    const parsed = await read({
      rules: grid([50, 150, 250, 350], [100, 120, 150, 180]),
      lines: [
        ...["Kind", "Simple", "Complex"].flatMap((text, column) => at(55 + column * 100, 104, text)),
        ...rows.flatMap((value, row) => [
          ...at(55, 123 + row * 14, `method ${"abcd"[row]}`),
          ...at(155, 123 + row * 14, value),
          ...at(255, 123 + row * 14, value.replace("0.9", "0.8")),
        ]),
      ],
    });
    expect(linesOf(parsed).slice(-4)).toEqual([
      "method a | 0.965 | 0.865",
      "method b | 0.969 | 0.869",
      "method c | 0.938 | 0.838",
      "method d | 0.952 | 0.852",
    ]);
  });

  test("where they stand around some of the columns only", async () => {
    const rows = ["Sales", "Costs", "Taxes"];
    const parsed = await read({
      rules: grid([50, 200, 300], [100, 120, 140, 160]),
      lines: rows.flatMap((name, row) => [
        ...at(55, 104 + row * 20, name),
        ...at(205, 104 + row * 20, `${row + 1},204`),
        ...at(355, 104 + row * 20, `${row + 2},350`),
      ]),
    });
    expect(linesOf(parsed)).toEqual(["Sales | 1,204 | 2,350", "Costs | 2,204 | 3,350", "Taxes | 3,204 | 4,350"]);
  });

  test("where each box holds a label above its value", async () => {
    const boxes = [
      ["Invoice number", "INV-00734"],
      ["Date", "03/06/2024"],
      ["Payment due", "17/06/2024"],
      ["Purchase order", "MW-2291"],
    ];
    const parsed = await read({
      rules: grid([50, 250, 450], [100, 140, 180]),
      lines: boxes.flatMap(([label = "", value = ""], index) => {
        const [x, y] = [55 + (index % 2) * 200, 104 + Math.floor(index / 2) * 40];
        return [{ text: label, x, y, size: 7 }, ...at(x, y + 14, value)];
      }),
    });
    expect(linesOf(parsed)).toEqual([
      "Invoice number | INV-00734",
      "Date | 03/06/2024",
      "Payment due | 17/06/2024",
      "Purchase order | MW-2291",
    ]);
  });
});
