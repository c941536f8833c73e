import { describe, expect, it } from "vitest";
import { describeTables } from "../parse/describe-tables.ts";
import { createDocumentBuilder } from "../parse/document-builder.ts";
import { shapeOf } from "./table-shape.ts";

function shape(rows: readonly (readonly string[])[], indents: readonly number[] = []) {
  const builder = createDocumentBuilder();
  builder.table({ rows: rows.map((row) => row.map((content) => ({ content }))) });
  const { text, tables } = describeTables(builder.finish());
  const [table] = tables;
  if (!table) throw new Error("The rows make no table.");
  const cells = table.cells.map((cell) => {
    const indent = cell.column === 0 ? (indents[cell.row] ?? 0) : 0;
    return indent > 0 ? { ...cell, indent } : cell;
  });
  return shapeOf(text, { ...table, cells });
}

const names = (rows: readonly (readonly string[])[], indents?: readonly number[]): string[] =>
  shape(rows, indents).rows.map(({ above, head, isTotal }) =>
    [...above, ...head, ...(isTotal ? ["Σ"] : [])].join(" › "),
  );

describe("rows of a table", () => {
  const rates = [
    ["Blocks", "Heads", "Output", "Errors"],
    ["12", "8", "Letters", "4.1"],
    ["", "", "Syllables", "3.9"],
    ["8", "4", "Letters", "5.2"],
    ["", "", "Syllables", "4.7"],
  ];

  it("takes names that are written once for all rows of a group where the same words come back in each", () => {
    expect(names(rates)).toEqual(["12", "12", "8", "8"]);
    expect(shape(rates).rows.map(({ over }) => over.length)).toEqual([0, 2, 0, 2]);
  });

  it("takes no names from above where other words come in each group, or a row is not whole", () => {
    const lists = rates.map((row, at) => (at === 4 ? ["", "", "Words", "4.7"] : row));
    expect(names(lists)).toEqual(["12", "", "8", ""]);
    const lacking = rates.map((row, at) => (at === 4 ? ["", "", "Syllables", ""] : row));
    expect(names(lacking)).toEqual(["12", "", "8", ""]);
  });

  it("reads a row without a name as the total of its group where it is their sum, and ends the group", () => {
    expect(
      names([
        ["", "2022", "2021"],
        ["Revenues", "", ""],
        ["Casino", "100", "90"],
        ["Rooms", "50", "40"],
        ["", "150", "130"],
        ["Interest", "7", "6"],
        ["", "12", "11"],
      ]),
    ).toEqual(["Revenues › Casino", "Revenues › Rooms", "Revenues › Σ", "Interest", ""]);
  });

  it("takes a total for its summands in the totals below", () => {
    expect(
      names([
        ["", "2022"],
        ["Casino", "100"],
        ["Rooms", "50"],
        ["", "150"],
        ["Other", "(20)"],
        ["", "130"],
      ]),
    ).toEqual(["Casino", "Rooms", "Σ", "Other", "Σ"]);
  });

  it("ends a group after a row with a name that sums it up", () => {
    expect(
      names([
        ["", "2022"],
        ["Other income (expense)", ""],
        ["Interest", "(10)"],
        ["Gains", "4"],
        ["Total", "(6)"],
        ["Net income", "30"],
      ]).at(-1),
    ).toBe("Net income");
  });

  it("ends a group at the first row that stands as far out as its name", () => {
    const rows = [
      ["", "2022"],
      ["Other income", ""],
      ["Interest", "10"],
      ["Net income", "30"],
    ];
    expect(names(rows, [0, 0, 1, 0])).toEqual(["Other income › Interest", "Net income"]);
    expect(names(rows)).toEqual(["Other income › Interest", "Other income › Net income"]);
  });
});
