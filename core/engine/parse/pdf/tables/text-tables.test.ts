import { describe, expect, test } from "vitest";
import type { PdfLine } from "../../testing/make-pdf.ts";
import { linesOf, prose, readLines } from "../../testing/print-table.ts";

const COLUMNS = [60, 190, 320];

/** Cells of one row, each painted with all of its lines before the next: "\n" parts them. */
const row = (top: number, ...cells: readonly string[]): PdfLine[] =>
  cells.flatMap((cell, column) =>
    cell.split("\n").map((text, line) => ({ text, x: COLUMNS[column] ?? 0, y: top + line * 12, size: 10 })),
  );

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
});
