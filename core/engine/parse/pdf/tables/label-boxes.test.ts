import { expect, test } from "vitest";
import { makePdf, type PdfLine } from "../../testing/make-pdf.ts";
import { linesOf, readLines } from "../../testing/print-table.ts";
import { parseAs } from "../../testing/setup.ts";

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

test("a remark below a value that is printed as its label is part of the value", async () => {
  const [top, foot] = [90, 140];
  const sides = [50, 200, 350, 500];
  const small = { size: 8 };
  const places = [60, 210, 360];
  const line = (y: number, texts: readonly string[], style: Pick<PdfLine, "size">): PdfLine[] =>
    texts.map((text, at) => ({ text, x: places[at] ?? 0, y, ...style }));
  const page = {
    rules: [[50, top, 500, top], [50, foot, 500, foot], ...sides.map((x) => [x, top, x, foot])] as [
      number,
      number,
      number,
      number,
    ][],
    lines: [
      ...line(96, ["Amount to pay", "We collect it on", "You used"], small),
      ...line(108, ["214.37", "3 April 2025", "823 kWh"], { size: 14 }),
      ...line(126, ["including tax", "from your account", "in 90 days"], small),
    ],
  };
  expect(linesOf(await parseAs("pdf", makePdf({ pages: [page] })))).toEqual([
    "Amount to pay | 214.37 including tax",
    "We collect it on | 3 April 2025 from your account",
    "You used | 823 kWh in 90 days",
  ]);
});

test("labels in bold with long words beside them are pairs, clauses with marks in bold are not", async () => {
  const pair = (y: number, label: string, said: string, x: number): PdfLine[] => [
    { text: label, x: 60, y, size: 8, bold: true },
    { text: said, x, y, size: 8 },
  ];
  const says = [
    "prices can go up or down; we write to you a month before they rise, by letter",
    "no end date, no exit fee, two weeks of notice are enough",
    "ring the number above at any hour, or write to us",
    "because more than forty flats buy from us,",
    "each of them gets it",
  ];
  const list = (x: number, ...labels: readonly string[]) =>
    readLines(...labels.flatMap((label, at) => pair(100 + at * 14, label, says[at] ?? "", x)));
  const wrapped = { text: says[4] ?? "", x: 160, y: 152, size: 8 };
  const labels = ["Tariff", "Ends", "Questions", "Why so cheap"];
  const parsed = await readLines(
    ...labels.flatMap((label, at) => pair(100 + at * 14, label, says[at] ?? "", 160)),
    wrapped,
  );
  expect(linesOf(parsed)).toEqual([
    `Tariff | ${says[0]}`,
    `Ends | ${says[1]}`,
    `Questions | ${says[2]}`,
    `Why so cheap | ${says[3]} ${says[4]}`,
  ]);
  expect((await list(84, "(a)", "(b)", "(c)")).tables).toEqual([]);
});

test("heads are no labels of the first of several rows with numbers that end with them", async () => {
  const ends = [300, 380, 460];
  const row = (y: number, name: string, values: readonly string[], bold = false): PdfLine[] => [
    { text: name, x: 60, y, size: 10, bold },
    ...values.map((text, at): PdfLine => ({ text, x: (ends[at] ?? 0) - text.length * 5.56, y, size: 10, bold })),
  ];
  const parsed = await readLines(
    ...["Goods", "Count", "Price", "Sum"].map((text, at): PdfLine => ({
      text,
      x: at === 0 ? 60 : (ends[at - 1] ?? 0) - text.length * 5.8,
      y: 100,
      size: 10,
      bold: true,
    })),
    ...row(114, "Rye loaf", ["4.00", "2.50", "10.00"]),
    ...row(128, "Oat cake, round", ["12.00", "0.75", "9.00"]),
  );
  expect(linesOf(parsed)[1]).toBe("Rye loaf | 4.00 | 2.50 | 10.00");
});
