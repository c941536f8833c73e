import { joinMarks } from "./clause-marks.ts";
import { withCode } from "./code.ts";
import { makeLines, type Line } from "./lines.ts";
import type { Piece } from "./page-text.ts";
import { inReadingOrder } from "./reading-order.ts";
import type { FoundTable } from "./tables/build-table.ts";
import { standIn, withTables } from "./tables/with-tables.ts";
import { writePage, type PageToWrite, type PageWriter } from "./write-page.ts";

/** The lines of a page, with one line for each of the tables that are known, where the first of its pieces stands. */
export function linesOf(pieces: readonly Piece[], tables: readonly FoundTable[]): Line[] {
  const owner = new Map(
    tables.flatMap((table) => table.rows.flat().flatMap((cell) => cell.pieces.map((piece) => [piece, table] as const))),
  );
  const lines: Line[] = [];
  const placed = new Set<FoundTable>();
  let open: Piece[] = [];
  const close = () => {
    lines.push(...makeLines(open));
    open = [];
  };
  for (const piece of pieces) {
    const table = owner.get(piece);
    if (!table) open.push(piece);
    else if (!placed.has(table)) {
      close();
      placed.add(table);
      lines.push(standIn({ table }, table));
    }
  }
  close();
  return lines;
}

/** Writes the lines of one page, `width` points wide, with their tables and in reading order. */
export function writeLines(writer: PageWriter, page: PageToWrite, lines: readonly Line[], width: number): void {
  writePage(writer, page, inReadingOrder(withTables(joinMarks(withCode(lines, writer.body)), width), width));
}
