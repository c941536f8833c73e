import { needsSpace } from "../lines.ts";
import type { Cell, Row } from "./cells.ts";
import { columnsUnder, overlap, type Span } from "./columns.ts";
import { put, type GridRow, type Slot } from "./slots.ts";
import { isUnit } from "./units.ts";

/** A row of heads: each in the first column that it stands over. */
export function placeHeads(row: Row, columns: readonly Span[]): GridRow {
  const slots: (Slot | undefined)[] = [];
  const [labels] = columns;
  const values = columns.slice(1);
  const corner = row.cells.filter((cell) => labels && cell.x < labels.right && cell.x - labels.x < row.size * 3);
  const over = row.cells.filter((cell) => !corner.includes(cell)).flatMap((cell) => headsApart(cell, values));
  // A number and a name at the left of each row are one label, under two heads.
  const ofLabels = over.length === values.length ? corner : corner.slice(0, 1);
  const all = [...corner.slice(ofLabels.length), ...over];
  const isOneEach = all.length === values.length;
  for (const cell of ofLabels) put(slots, 0, cell, 1);
  all.forEach((cell, index) => {
    const whole = over.length === 1 && isUnit(cell.text);
    const [from, to] = whole ? [0, values.length - 1] : isOneEach ? [index, index] : columnsUnder(cell, over, values);
    put(slots, from + 1, cell, to - from + 1);
  });
  return { slots, row };
}

/** Heads of two columns that stand so close that they were read as one: each part is over a column of its own. */
function headsApart(cell: Cell, columns: readonly Span[]): readonly Cell[] {
  const parts: Cell[] = [];
  for (const piece of cell.pieces) {
    const last = parts.at(-1);
    const span = { x: piece.x, right: piece.x + piece.width };
    const isApart =
      last && span.x - last.right > piece.size * CLOSE && columnOver(last, columns) !== columnOver(span, columns);
    if (!last || isApart) parts.push({ ...cell, ...span, pieces: [piece], text: piece.text });
    else
      parts[parts.length - 1] = {
        ...last,
        right: Math.max(last.right, span.right),
        pieces: [...last.pieces, piece],
        text: `${last.text}${needsSpace(last.pieces.at(-1), piece) ? " " : ""}${piece.text}`,
      };
  }
  const over = parts.map((part) => columnOver(part, columns));
  const isEachOver = new Set(over).size === parts.length && !over.includes(-1);
  return parts.length > 1 && isEachOver ? parts : [cell];
}

/** Widths of a character between two heads; spaces between words are narrower. */
const CLOSE = 0.4;

/** The only column that something stands over; -1 where it is over none or several. */
function columnOver(head: Span, columns: readonly Span[]): number {
  const under = columns.flatMap((column, index) => (overlap(column, head) > 0 ? [index] : []));
  return under.length === 1 ? (under[0] ?? -1) : -1;
}
