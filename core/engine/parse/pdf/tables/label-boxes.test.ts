import { expect, test } from "vitest";
import type { PdfLine } from "../../testing/make-pdf.ts";
import { linesOf, readLines } from "../../testing/print-table.ts";

const COLUMNS = [60, 220, 380];

const boxes = (y: number, texts: readonly string[], style: Pick<PdfLine, "size" | "bold">): PdfLine[] =>
  texts.map((text, column) => ({ text, x: COLUMNS[column] ?? 0, y, ...style }));

const LABEL = { size: 8, bold: true };
const VALUE = { size: 10 };

test("boxes with labels above their values are pairs of both", async () => {
  const parsed = await readLines(
    ...boxes(100, ["Employee", "Department", "Pay date"], LABEL),
    ...boxes(112, ["Nora Ellingham", "Freight Planning", "28/03/2024"], VALUE),
    ...boxes(124, ["27 Aldwick Crescent"], VALUE),
    ...boxes(144, ["Insurance number", "Tax code", "Payment"], LABEL),
    ...boxes(156, ["QQ 41 87 26 C", "1257L", "by bank transfer"], VALUE),
  );
  expect(linesOf(parsed)).toEqual([
    "Employee | Nora Ellingham 27 Aldwick Crescent",
    "Department | Freight Planning",
    "Pay date | 28/03/2024",
    "Insurance number | QQ 41 87 26 C",
    "Tax code | 1257L",
    "Payment | by bank transfer",
  ]);
  expect(parsed.tables[0]).toMatchObject({ header_rows: 0, header_columns: 1 });
});

test("heads that come again above several rows are heads", async () => {
  const heads = ["Programme", "Load", "Remark"];
  const parsed = await readLines(
    ...boxes(100, heads, LABEL),
    ...boxes(114, ["Cottons", "8 kg", "for bed linen"], VALUE),
    ...boxes(128, ["Easy-care", "4 kg", "for blends"], VALUE),
    ...boxes(142, ["Wool", "2 kg", "rocks gently"], VALUE),
    ...boxes(156, heads, LABEL),
    ...boxes(170, ["Quick", "3 kg", "lightly worn only"], VALUE),
    ...boxes(184, ["Outdoor", "2 kg", "no softener"], VALUE),
    ...boxes(198, ["Duvet", "1 kg", "one single duvet"], VALUE),
  );
  expect(linesOf(parsed)[1]).toBe("Cottons | 8 kg | for bed linen");
});

test("the first field of a form is no head of the others", async () => {
  const fields = [
    ["Tariff name", "Steady Fix 18"],
    ["Payment", "by direct debit"],
    ["Unit rate", "25.83p per kWh"],
    ["Fixed price until", "30 September 2024"],
    ["Exit fee", "none after June"],
  ];
  const parsed = await readLines(...fields.flatMap((texts, at) => boxes(100 + at * 16, texts, VALUE)));
  expect(parsed.tables[0]).toMatchObject({ rows: 5, columns: 2, header_rows: 0, header_columns: 1 });
});

test("one row of labels above larger values is pairs, whatever stands above and below", async () => {
  const parsed = await readLines(
    { text: "Statement of the ferry account", x: 60, y: 70, size: 10 },
    ...boxes(100, ["Opening balance", "Money out", "Closing balance"], { size: 7 }),
    ...boxes(111, ["118.42 OD", "2,944.65", "271.06 OD"], { size: 10, bold: true }),
    { text: "Nothing else was paid in this month.", x: 60, y: 140, size: 10 },
  );
  expect(linesOf(parsed)).toEqual([
    "Opening balance | 118.42 OD",
    "Money out | 2,944.65",
    "Closing balance | 271.06 OD",
  ]);
});
