import { describe, expect, test } from "vitest";
import type { ParsedDocument } from "../../parsed-document.ts";
import type { PdfLine } from "../testing/make-pdf.ts";
import { prose, readLines } from "../testing/print-table.ts";

/** Ten points of Courier are six points wide. */
const code = (y: number, ...lines: readonly string[]): PdfLine[] =>
  lines.flatMap((line, at) => {
    const text = line.trimStart();
    const x = 72 + (line.length - text.length) * 6;
    return text === "" ? [] : [{ text, x, y: y + at * 12, size: 10, fixed: true }];
  });

const codeIn = ({ text, blocks }: ParsedDocument) =>
  blocks.filter(({ kind }) => kind === "code").map(({ start, end }) => text.slice(start, end));

describe("rows in a font whose characters are all as wide", () => {
  test("keep their lines, indents and empty lines", async () => {
    const lines = ["if (rain) {", "  close(window)", "", "  wait()", "}"];
    const parsed = await readLines(...prose(72, 80, 6), ...code(200, ...lines), ...prose(72, 300, 4));
    expect(codeIn(parsed)).toEqual([lines.join("\n")]);
  });

  test("are marked where they are printed", async () => {
    const { text, runs } = await readLines(...prose(72, 80, 6), ...code(200, "make all", "  make test"));
    const at = runs?.start.indexOf(text.indexOf("make test")) ?? -1;
    expect(runs?.boxes[at * 4]).toBeCloseTo(84);
  });

  test("are no table, however their parts stand below each other", async () => {
    const parsed = await readLines(...prose(72, 80, 6), ...code(200, "int a   = 1;", "int bee = 22;", "int c   = 3;"));
    expect(parsed.tables).toEqual([]);
    expect(codeIn(parsed)).toEqual(["int a   = 1;\nint bee = 22;\nint c   = 3;"]);
  });

  test("are a table where heads name columns of numbers", async () => {
    const row = (y: number, ...cells: readonly string[]): PdfLine[] =>
      cells.map((text, at) => ({ text, x: 72 + at * 120, y, size: 10, fixed: true }));
    const parsed = await readLines(
      ...prose(72, 80, 6),
      ...row(200, "Region", "Sold", "Returned"),
      ...row(212, "North", "1,204", "80"),
      ...row(224, "South", "2,100", "95"),
      ...row(236, "East", "1,950", "70"),
    );
    expect(parsed.tables[0]).toMatchObject({ rows: 4, columns: 3, header_rows: 1 });
    expect(codeIn(parsed)).toEqual([]);
  });

  test("are text where one of them stands alone, and in a letter that is all in such a font", async () => {
    const alone = await readLines(...prose(72, 80, 6), ...code(200, "--verbose"));
    const letter = await readLines(
      ...code(100, "Dear Ms Ellingham,", "", "the boiler was seen to on 3 May and is", "safe."),
    );
    expect(codeIn(alone)).toEqual([]);
    expect(codeIn(letter)).toEqual([]);
  });
});
