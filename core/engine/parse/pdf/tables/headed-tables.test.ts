import { describe, expect, test } from "vitest";
import type { PdfLine } from "../../testing/make-pdf.ts";
import { linesOf, readLines } from "../../testing/print-table.ts";

type At = readonly [text: string, x: number];

const bold = (y: number, ...heads: readonly At[]): PdfLine[] =>
  heads.map(([text, x]) => ({ text, x, y, size: 10, bold: true }));

const row = (y: number, ...cells: readonly At[]): PdfLine[] => cells.map(([text, x]) => ({ text, x, y, size: 10 }));

describe("a table whose heads are printed in another way than its rows", () => {
  test("has what was paid out and what came in in two columns, though no row has both", async () => {
    const parsed = await readLines(
      ...bold(100, ["Booked", 60], ["Purpose", 160], ["Debit", 282], ["Credit", 350], ["Balance", 420]),
      ...bold(111, ["on", 72], ["EUR", 286], ["EUR", 355], ["EUR", 428]),
      ...row(126, ["02.03.2026", 54], ["Rent", 120], ["845,00", 290], ["1.212,40", 420]),
      ...row(142, ["03.03.2026", 54], ["Wages of the waterworks", 120], ["2.930,55", 350], ["4.142,95", 420]),
      ...row(158, ["06.03.2026", 54], ["Grocer", 120], ["63,18", 295], ["4.079,77", 420]),
      ...row(174, ["09.03.2026", 54], ["Power", 120], ["74,00", 295], ["4.005,77", 420]),
    );
    expect(linesOf(parsed)).toEqual([
      "Booked on | Purpose | Debit EUR | Credit EUR | Balance EUR",
      "02.03.2026 | Rent | 845,00 |  | 1.212,40",
      "03.03.2026 | Wages of the waterworks |  | 2.930,55 | 4.142,95",
      "06.03.2026 | Grocer | 63,18 |  | 4.079,77",
      "09.03.2026 | Power | 74,00 |  | 4.005,77",
    ]);
    expect(parsed.tables[0]).toMatchObject({ header_rows: 1 });
  });

  test("names its sums in the column of names, though they are printed beside their numbers", async () => {
    const parsed = await readLines(
      ...bold(100, ["Goods", 60], ["Count", 250], ["Price", 330], ["Sum", 430]),
      ...row(114, ["Rope of hemp", 60], ["2", 270], ["15.00", 330], ["30.00", 425]),
      ...row(128, ["Lantern, brass", 60], ["1", 270], ["48.00", 330], ["48.00", 425]),
      ...row(142, ["Before tax", 310], ["78.00", 425]),
      ...row(156, ["Tax at 9 %", 310], ["7.02", 430]),
    );
    expect(linesOf(parsed).slice(2)).toEqual([
      "Lantern, brass | 1 | 48.00 | 48.00",
      "Before tax |  |  | 78.00",
      "Tax at 9 % |  |  | 7.02",
    ]);
  });

  test("has sums at its end in rows of their own", async () => {
    const parsed = await readLines(
      ...bold(100, ["Pos.", 60], ["Work", 170], ["Quantity", 282], ["Price", 350], ["Total", 420]),
      ...row(116, ["1", 66], ["Walls of the hall", 100], ["48", 310], ["9.50 €", 350], ["456.00 €", 420]),
      ...row(132, ["2", 66], ["Doors", 100], ["5", 316], ["62.00 €", 346], ["310.00 €", 420]),
      ...row(148, ["3", 66], ["Travel", 100], ["2", 316], ["25.00 €", 346], ["50.00 €", 425]),
      ...row(164, ["Net", 100], ["816.00 €", 420]),
      ...row(180, ["Tax of 19 %", 100], ["155.04 €", 420]),
      ...row(196, ["To pay", 100], ["971.04 €", 420]),
      ...row(226, ["Please pay within two weeks to the account that is named above, without any deduction.", 54]),
    );
    expect(linesOf(parsed)).toEqual([
      "Pos. | Work | Quantity | Price | Total",
      "1 | Walls of the hall | 48 | 9.50 € | 456.00 €",
      "2 | Doors | 5 | 62.00 € | 310.00 €",
      "3 | Travel | 2 | 25.00 € | 50.00 €",
      "| Net |  |  | 816.00 €",
      "| Tax of 19 % |  |  | 155.04 €",
      "| To pay |  |  | 971.04 €",
    ]);
  });

  test("has short names below a head at the middle of their column, and a column without a cell", async () => {
    const parsed = await readLines(
      ...bold(100, ["Day", 62], ["Received from", 160], ["In", 290], ["Out", 350]),
      ...row(116, ["4 May", 54], ["Gym", 110], ["29.99", 282]),
      ...row(132, ["5 May", 54], ["Boots", 110], ["12.40", 282]),
      ...row(148, ["9 May", 54], ["Bank", 110], ["8.00", 287]),
    );
    expect(linesOf(parsed)).toEqual([
      "Day | Received from | In | Out",
      "4 May | Gym | 29.99",
      "5 May | Boots | 12.40",
      "9 May | Bank | 8.00",
    ]);
    expect(parsed.tables[0]).toMatchObject({ columns: 4 });
  });
});

test("numbers of trains below a word are a part of the heads", async () => {
  const parsed = await readLines(
    ...bold(100, ["Station", 70], ["Train", 180], ["Train", 240], ["Train", 300]),
    ...bold(111, ["8101", 182], ["8103", 242], ["8105", 302]),
    ...row(127, ["Wiesental", 60], ["05:42", 180], ["06:42", 240], ["08:12", 300]),
    ...row(143, ["Sonnau", 60], ["06:14", 180], ["07:16", 240], ["08:44", 300]),
  );
  expect(linesOf(parsed)).toEqual([
    "Station | Train 8101 | Train 8103 | Train 8105",
    "Wiesental | 05:42 | 06:42 | 08:12",
    "Sonnau | 06:14 | 07:16 | 08:44",
  ]);
});

test("times beside the names of stops are rows of a table", async () => {
  const parsed = await readLines(
    ...row(100, ["Mill Lane", 60], ["7:16", 180], ["8:17", 230], ["10:46", 280]),
    ...row(116, ["Hospital", 60], ["7:25", 180], ["8:29", 230], ["10:55", 280]),
    ...row(132, ["Station", 60], ["7:33", 180], ["8:38", 230], ["11:03", 280]),
  );
  expect(linesOf(parsed)).toEqual([
    "Mill Lane | 7:16 | 8:17 | 10:46",
    "Hospital | 7:25 | 8:29 | 10:55",
    "Station | 7:33 | 8:38 | 11:03",
  ]);
  expect(parsed.tables[0]).toMatchObject({ header_rows: 0, header_columns: 1 });
});
