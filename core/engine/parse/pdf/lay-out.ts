import type { Bounds } from "./bounds.ts";
import { joinMarks } from "./clause-marks.ts";
import { withCode } from "./code.ts";
import { makeLines, type Line } from "./lines.ts";
import type { Piece } from "./page-text.ts";
import { inReadingOrder } from "./reading-order.ts";
import type { FoundTable } from "./tables/build-table.ts";
import { isInArea } from "./tables/ruled-areas.ts";
import { standIn, withTables } from "./tables/with-tables.ts";
import { writePage, type PageToWrite, type PageWriter } from "./write-page.ts";

/** Times its size that words of two lines stand apart, where one of them is in a ruled area. */
const GAP = 0.5;

/**
 * The lines of a page, with one line for each of the tables that are known, where the first of its pieces stands. What stands
 * beside a ruled area is on other lines than its words.
 */
export function linesOf(pieces: readonly Piece[], tables: readonly FoundTable[], areas: readonly Bounds[]): Line[] {
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
    const last = open.at(-1);
    if (last && piece.x - last.x - last.width > piece.size * GAP && isParted(areas, last, piece)) close();
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

const isParted = (areas: readonly Bounds[], one: Piece, other: Piece): boolean =>
  areas.some((area) => isInArea(area, boundsOfPiece(one)) !== isInArea(area, boundsOfPiece(other)));

const boundsOfPiece = ({ x, y, width, height }: Piece): Bounds => ({ x, right: x + width, y, bottom: y + height });

/** A page with the areas on it that rules mark. */
export interface LaidOutPage extends PageToWrite {
  readonly areas: readonly Bounds[];
  readonly frames: readonly Bounds[];
}

/** Writes the lines of one page, `width` points wide, with their tables and in reading order. */
export function writeLines(writer: PageWriter, page: LaidOutPage, lines: readonly Line[], width: number): void {
  const withoutCode = joinMarks(withCode(lines, writer.body), writer.body);
  writePage(writer, page, inReadingOrder(withTables(withoutCode, width, page), width));
}
