import { describe, expect, test } from "vitest";
import type { PdfLine } from "../../testing/make-pdf.ts";
import { linesOf, prose, readLines } from "../../testing/print-table.ts";

const COLUMNS = [60, 190, 320];

/** Cells of one row, each painted with all of its lines before the next: "\n" parts them. */
const row = (top: number, ...cells: readonly string[]): PdfLine[] =>
  cells.flatMap((cell, column) =>
    cell.split("\n").map((text, line) => ({ text, x: COLUMNS[column] ?? 0, y: top + line * 12, size: 10 })),
  );

const at = (y: number, ...cells: readonly (readonly [text: string, x: number])[]): PdfLine[] =>
  cells.map(([text, x]) => ({ text, x, y, size: 10 }));

describe("a table of words", () => {
  test("has the lines of a cell together, and the next row by itself", async () => {
    const parsed = await readLines(
      ...row(100, "Medicine", "When", "Remark"),
      ...row(116, "Metformin", "twice a day with\nmeals", "restarted"),
      ...row(144, "Gliclazide", "with breakfast", "halved (was\n80 mg)"),
      ...row(172, "Ramipril", "morning", "unchanged"),
    );
    expect(linesOf(parsed)).toEqual([
      "Medicine | When | Remark",
      "Metformin | twice a day with meals | restarted",
      "Gliclazide | with breakfast | halved (was 80 mg)",
      "Ramipril | morning | unchanged",
    ]);
    expect(parsed.tables[0]).toMatchObject({ header_rows: 1, header_columns: 1 });
  });

  test("has a range from a number to a larger one in one cell, and a dash for nothing in its own", async () => {
    const parsed = await readLines(
      ...at(100, ["Test", 60], ["Result", 190], ["Range", 320]),
      ...at(116, ["Haemoglobin", 60], ["108", 190], ["115 – 160", 320]),
      ...at(132, ["Ferritin", 60], ["7", 190], ["15 – 200", 320]),
      ...at(148, ["Iron", 60], ["5.8", 190], ["10.0 – 30.0", 320]),
    );
    expect(linesOf(parsed)).toEqual([
      "Test | Result | Range",
      "Haemoglobin | 108 | 115 – 160",
      "Ferritin | 7 | 15 – 200",
      "Iron | 5.8 | 10.0 – 30.0",
    ]);
  });

  test("may have all cells of a row go over two lines", async () => {
    const parsed = await readLines(
      ...row(100, "Problem", "Cause", "Remedy"),
      ...row(120, "Machine wanders\nwhile spinning", "Bolts are\nstill in", "Take out the\nbolts"),
      ...row(152, "White marks on\ndark clothes", "Powder is\nleft", "Use the liquid\nkind"),
      ...row(184, "Loud rattling", "A coin", "Clean the filter"),
    );
    expect(linesOf(parsed)).toEqual([
      "Problem | Cause | Remedy",
      "Machine wanders while spinning | Bolts are still in | Take out the bolts",
      "White marks on dark clothes | Powder is left | Use the liquid kind",
      "Loud rattling | A coin | Clean the filter",
    ]);
  });

  test("is read by rows where it was painted by columns", async () => {
    const pairs = [
      ["Property", "Value"],
      ["Weight", "71 kg without packing"],
      ["Power rating", "2,050 W at most"],
      ["Energy class", "B of seven"],
      ["Noise", "74 dB(A) while spinning"],
    ];
    const column = (at: number) =>
      pairs.map((pair, index) => ({ text: pair[at] ?? "", x: COLUMNS[at] ?? 0, y: 100 + index * 18, size: 10 }));
    expect(linesOf(await readLines(...column(0), ...column(1)))).toEqual(pairs.map((pair) => pair.join(" | ")));
  });

  test("whose cells stand at the middle of their row keeps each row together", async () => {
    const parsed = await readLines(
      ...row(100, "Display", "Meaning", "What to do"),
      ...row(120, "No water", "The tap is shut", "Open the tap"),
      ...row(146, "Door", "It is not closed", ""),
      ...row(140, "", "", "Press the door until\nit clicks"),
      ...row(172, "Motor", "It is too hot", "Wait for a while"),
    );
    expect(linesOf(parsed).slice(2, 3)).toEqual(["Door | It is not closed | Press the door until it clicks"]);
  });

  test("is none of two columns of running text", async () => {
    const parsed = await readLines(...prose(60, 60, 14), ...prose(320, 60, 14));
    expect(parsed.tables).toEqual([]);
  });

  test("ends where a line runs over its columns", async () => {
    const parsed = await readLines(
      ...row(100, "Room", "Item", "State"),
      ...row(116, "Hall", "Coat stand of\noak", "scratched"),
      ...row(144, "Kitchen", "Table", "good"),
      {
        text: "Everything was counted by both sides, and both have signed this list of things.",
        x: 60,
        y: 166,
        size: 10,
      },
    );
    expect(linesOf(parsed)).toHaveLength(3);
    expect(parsed.blocks.at(-1)?.kind).toBe("paragraph");
  });

  test("has numbers in columns of their own, wherever in their column they end", async () => {
    const parsed = await readLines(
      ...at(100, ["Code", 60], ["Plant", 110], ["Size", 260], ["Each", 340], ["25 and more", 400]),
      ...at(118, ["1010", 60], ["Hornbeam", 110], ["60 cm", 260], ["1.85", 352], ["1.63", 440]),
      ...at(136, ["1020", 60], ["Field maple", 110], ["100 cm", 260], ["13.40", 347], ["12.99", 435]),
      ...at(154, ["1030", 60], ["Copper beech", 110], ["60 cm", 260], ["2.75", 352], ["2.42", 440]),
    );
    expect(linesOf(parsed)).toEqual([
      "Code | Plant | Size | Each | 25 and more",
      "1010 | Hornbeam | 60 cm | 1.85 | 1.63",
      "1020 | Field maple | 100 cm | 13.40 | 12.99",
      "1030 | Copper beech | 60 cm | 2.75 | 2.42",
    ]);
  });

  test("of which each line has its own number has a row for each line", async () => {
    const parsed = await readLines(
      ...at(100, ["Test", 60], ["Result", 190], ["Unit", 260], ["Flag", 400]),
      ...at(124, ["Iron and vitamins", 60]),
      ...at(142, ["Ferritin", 60], ["11", 190], ["ug/L", 260], ["LOW", 400]),
      ...at(154, ["Folate", 60], ["8.7", 190], ["ug/L", 260]),
      ...at(178, ["Thyroid", 60]),
      ...at(196, ["Thyrotropin", 60], ["2.10", 190], ["mIU/L", 260]),
      ...at(208, ["Thyroxine", 60], ["15.2", 190], ["pmol/L", 260]),
    );
    expect(linesOf(parsed)).toEqual([
      "Test | Result | Unit | Flag",
      "Iron and vitamins",
      "Ferritin | 11 | ug/L | LOW",
      "Folate | 8.7 | ug/L",
      "Thyroid",
      "Thyrotropin | 2.10 | mIU/L",
      "Thyroxine | 15.2 | pmol/L",
    ]);
  });

  test("may begin with dates, go over lines and have no heads", async () => {
    const parsed = await readLines(
      ...at(100, ["15.03.2024", 60], ["Salary", 150], ["2,614.83", 400], ["2,164.81", 480]),
      ...at(112, ["Ortlieb Instruments", 150]),
      ...at(130, ["18.03.2024", 60], ["Card payment", 150], ["-64.21", 410], ["2,100.60", 480]),
      ...at(142, ["Corner shop", 150]),
      ...at(160, ["20.03.2024", 60], ["Transfer", 150], ["-12.00", 410], ["2,088.60", 480]),
      ...at(172, ["Music school", 150]),
    );
    expect(linesOf(parsed)).toEqual([
      "15.03.2024 | Salary Ortlieb Instruments | 2,614.83 | 2,164.81",
      "18.03.2024 | Card payment Corner shop | -64.21 | 2,100.60",
      "20.03.2024 | Transfer Music school | -12.00 | 2,088.60",
    ]);
  });

  test("is without the address beside it, whose lines are none of its rows", async () => {
    const fields = ["Invoice no.", "Invoice date", "Customer", "Quotation", "Terms"];
    const values = ["2024-118", "12 April 2024", "C-0472 (old)", "by telephone", "30 days net"];
    const parsed = await readLines(
      ...["Nora Ellingham", "27 Aldwick Crescent", "Redland", "Bristol"].map((text, line) => ({
        text,
        x: 60,
        y: 97 + line * 12,
        size: 10,
      })),
      ...fields.flatMap((field, line) => at(100 + line * 17, [field, 340], [values[line] ?? "", 420])),
    );
    expect(linesOf(parsed)).toEqual(fields.map((field, line) => `${field} | ${values[line]}`));
    expect(parsed.tables[0]).toMatchObject({ header_rows: 0, header_columns: 1 });
    expect(parsed.text).toContain("Nora Ellingham");
  });

  test("goes on with its fields where the address beside them has ended", async () => {
    const parsed = await readLines(
      ...at(100, ["Jannik Torwald", 60], ["Account", 240], ["Giro", 340]),
      ...at(112, ["Eschholzweg 12", 60], ["Branch", 240], ["Freiburg", 340]),
      ...at(124, ["79106 Freiburg", 60], ["Currency", 240], ["Euro", 340]),
      ...at(136, ["Overdraft", 240], ["1,500.00", 340]),
      ...at(148, ["Adviser", 240], ["Henrike Osswald", 340]),
    );
    expect(linesOf(parsed).slice(2)).toEqual([
      "79106 Freiburg | Currency | Euro",
      "| Overdraft | 1,500.00",
      "| Adviser | Henrike Osswald",
    ]);
  });

  test("ends before rows that are laid out otherwise", async () => {
    const parsed = await readLines(
      ...at(100, ["Place", 60], ["Maple Street 17", 300]),
      ...at(116, ["Area", 60], ["96 square metres", 300]),
      ...at(132, ["Payment", 60], ["yearly, by direct debit", 300]),
      ...at(148, ["Agent", 60], ["Bente Larsen", 300]),
      ...at(164, ["Excess", 60], ["none for glass", 300]),
      ...at(190, ["Cover", 60], ["insured", 180], ["up to", 300], ["excess", 420]),
      ...at(206, ["Bicycles", 60], ["yes", 180], ["2,500", 300], ["none", 420]),
      ...at(222, ["Glass", 60], ["no", 180], ["nothing", 300], ["none", 420]),
      ...at(238, ["Lightning", 60], ["yes", 180], ["6,720", 300], ["150", 420]),
    );
    expect(parsed.tables.map((table) => [table.rows, table.columns])).toEqual([
      [5, 2],
      [4, 4],
    ]);
  });

  test("has heads in two rows above it, the lower ones numbers, where they are bold", async () => {
    const VALUES = [260, 330, 400];
    const bold = (lines: readonly PdfLine[]): PdfLine[] => lines.map((line) => ({ ...line, bold: true }));
    const prices = (top: number, name: string, text: string, ...values: readonly string[]): PdfLine[] => [
      ...at(
        top,
        [name, 60],
        [text.split("\n")[0] ?? "", 90],
        ...values.map((value, column) => [value, VALUES[column] ?? 0] as const),
      ),
      ...at(top + 12, ...(text.split("\n")[1] ? [[text.split("\n")[1] ?? "", 90] as const] : [])),
    ];
    const parsed = await readLines(
      ...bold(at(100, ["Ref.", 60], ["Carton,", 90], ["Price each at a quantity of", 270])),
      ...bold(at(112, ["printed", 90])),
      ...bold(at(118, ...["1,000", "2,500", "5,000"].map((value, column) => [value, VALUES[column] ?? 0] as const))),
      ...prices(136, "A1", "Carton for four jars,\nbrown, one colour", "1.46", "1.12", "0.94"),
      ...prices(166, "A2", "as A1, white", "1.83", "1.39", "1.17"),
      ...prices(184, "A3", "as A1, white, with\nmatt varnish", "2.37", "1.78", "1.49"),
      ...prices(214, "A4", "Carton for six of A1", "2.05", "1.76", "1.58"),
    );
    expect(parsed.tables[0]).toMatchObject({ header_rows: 2, columns: 5 });
    expect(linesOf(parsed).slice(0, 3)).toEqual([
      "Ref. | Carton, printed | Price each at a quantity of",
      "|  | 1,000 | 2,500 | 5,000",
      "A1 | Carton for four jars, brown, one colour | 1.46 | 1.12 | 0.94",
    ]);
  });

  test("has the two lines of an entry together whose values stand beside the second", async () => {
    const entry = (top: number, date: string, kind: string, name: string, out: string, balance: string): PdfLine[] => [
      ...at(top, [date, 60], [kind, 110]),
      ...at(
        top + 11,
        [name, 114],
        ...(out ? [[out, 330] as const] : []),
        ...(balance ? [[balance, 430] as const] : []),
      ),
    ];
    const parsed = await readLines(
      ...at(100, ["Date", 60], ["Description", 110], ["Money out", 320], ["Balance", 425]),
      ...entry(118, "2 Feb", "Direct debit", "WATER BOARD 00871", "168.00", "940.12"),
      ...entry(146, "3 Feb", "Card payment", "Mill bakery, Ellery", "43.18", "896.94"),
      ...at(174, ["4 Feb", 60], ["Standing order RENT", 110], ["595.00", 330], ["301.94", 430]),
      ...entry(191, "5 Feb", "Cash withdrawal", "Market Street 18:52", "60.00", ""),
      ...entry(219, "6 Feb", "Card payment abroad", "Paper shop, Lille", "34.15", "207.79"),
    );
    expect(linesOf(parsed)).toEqual([
      "Date | Description | Money out | Balance",
      "2 Feb | Direct debit WATER BOARD 00871 | 168.00 | 940.12",
      "3 Feb | Card payment Mill bakery, Ellery | 43.18 | 896.94",
      "4 Feb | Standing order RENT | 595.00 | 301.94",
      "5 Feb | Cash withdrawal Market Street 18:52 | 60.00",
      "6 Feb | Card payment abroad Paper shop, Lille | 34.15 | 207.79",
    ]);
  });

  test("loses no head that stands between the columns of a wider one", async () => {
    const bold = (y: number, ...cells: readonly (readonly [text: string, x: number])[]): PdfLine[] =>
      at(y, ...cells).map((line) => ({ ...line, bold: true }));
    const room = (y: number, ...cells: readonly string[]): PdfLine[] =>
      at(y, ...cells.map((text, column) => [text, [60, 190, 290, 390][column] ?? 0] as const));
    const { text } = await readLines(
      ...bold(88, ["Visits by members and by their guests", 195]),
      ...bold(102, ["Kept by", 290]),
      ...bold(116, ["From", 190], ["Until", 390]),
      ...room(134, "Boat house", "12", "Tove", "340"),
      ...room(152, "Rope walk by the", "8", "Arne Brandt", "95"),
      ...room(164, "old lock"),
      ...room(182, "Ferry house", "31", "Nora", "610"),
    );
    for (const head of ["Visits by members", "Kept by", "From", "Until"]) expect(text).toContain(head);
  });
});
