import { joinMarks } from "./clause-marks.ts";
import { lineLength, makeLines, type Line } from "./lines.ts";
import type { Piece } from "./page-text.ts";
import { inReadingOrder } from "./reading-order.ts";
import type { FoundTable } from "./tables/build-table.ts";
import { standIn, withTables } from "./tables/with-tables.ts";
import { writePage, type BodyStyle, type PageToWrite, type PageWriter } from "./write-page.ts";

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
      lines.push(standIn(table));
    }
  }
  close();
  return lines;
}

/** Writes the lines of one page, `width` points wide, with their tables and in reading order. */
export function writeLines(writer: PageWriter, page: PageToWrite, lines: readonly Line[], width: number): void {
  writePage(writer, page, inReadingOrder(withTables(joinMarks(lines), width), width));
}

export function bodyStyleOf(lines: readonly Line[]): BodyStyle {
  const sizes = new Map<string, number>();
  countStyles(sizes, lines);
  return bodyStyle(sizes);
}

export function countStyles(sizes: Map<string, number>, lines: readonly Line[]): void {
  for (const line of lines) {
    const key = `${Math.round(line.size * 4) / 4} ${line.font}`;
    sizes.set(key, (sizes.get(key) ?? 0) + lineLength(line));
  }
}

export function bodyStyle(sizes: ReadonlyMap<string, number>): BodyStyle {
  const [best] = [...sizes].sort((a, b) => b[1] - a[1]);
  const [size = "12", font = ""] = best?.[0].split(" ") ?? [];
  return { size: Number(size), font };
}
