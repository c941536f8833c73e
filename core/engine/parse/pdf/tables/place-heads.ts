import { isPeriod } from "../../../names/periods.ts";
import { needsSpace } from "../lines.ts";
import type { Cell, Row } from "./cells.ts";
import { columnsUnder, overlap, type Span } from "./columns.ts";
import { put, type GridRow, type Slot } from "./slots.ts";
import { isUnit } from "./units.ts";

/** Rows of heads above columns, the first of which has the names of the rows. */
export function placeHeads(rows: readonly Row[], columns: readonly Span[]): GridRow[] {
  const read = rows.map((row) => readHeads(row, columns));
  const values = columns.slice(1);
  const units = read.length - 1 - read.findLastIndex((own) => !isUnitOfAll(own));
  const names = read.slice(0, read.length - units);
  const lowest = names.at(-1);
  const stacks = stacksOver(names, values);
  const above = names.slice(0, names.length - (stacks?.rows ?? 0));
  const wide = stacks ? values.map((column, at) => around(column, stacks.spans[at] ?? column)) : values;
  return [
    ...above.map((own) => placeRow(own, wide)),
    ...(stacks && lowest ? [placeStacks(names.slice(above.length), stacks, lowest.row)] : []),
    ...read.slice(names.length).map((own) => placeRow(own, values)),
  ];
}

function placeRow(own: ReadHeads, values: readonly Span[]): GridRow {
  const slots = slotsOf(own.ofLabels);
  for (const cell of own.all) {
    const [from, to] = placeOf(cell, own, values);
    put(slots, from + 1, cell, to - from + 1);
  }
  return { slots, row: own.row };
}

/** The lines of stacked heads as one row. */
function placeStacks(heads: readonly ReadHeads[], { spans }: Stacks, row: Row): GridRow {
  const slots = slotsOf(heads.flatMap(({ ofLabels }) => ofLabels));
  for (const cell of heads.flatMap(({ all }) => all))
    put(slots, spans.findIndex((span) => overlap(span, cell) > 0) + 1, cell, 1);
  return { slots, row };
}

function slotsOf(labels: readonly Cell[]): (Slot | undefined)[] {
  const slots: (Slot | undefined)[] = [];
  for (const cell of labels) put(slots, 0, cell, 1);
  return slots;
}

const around = (a: Span, b: Span): Span => ({ x: Math.min(a.x, b.x), right: Math.max(a.right, b.right) });

interface ReadHeads {
  readonly row: Row;
  /** Above the names of the rows. */
  readonly ofLabels: readonly Cell[];
  readonly all: readonly Cell[];
  readonly over: readonly Cell[];
}

function readHeads(row: Row, columns: readonly Span[]): ReadHeads {
  const [labels] = columns;
  const values = columns.slice(1);
  const corner = row.cells.filter((cell) => labels && cell.x < labels.right && cell.x - labels.x < row.size * 3);
  const over = row.cells.filter((cell) => !corner.includes(cell)).flatMap((cell) => headsApart(cell, values));
  // A number and a name at the left of each row are one label, under two heads.
  const ofLabels = over.length === values.length ? corner : corner.slice(0, 1);
  return { row, ofLabels, all: [...corner.slice(ofLabels.length), ...over], over };
}

/** Whether a row of heads says nothing but what all numbers are counted in. */
const isUnitOfAll = ({ over: [first, ...others] }: Pick<ReadHeads, "over">): boolean =>
  first !== undefined && others.length === 0 && isUnit(first.text);

/** First and last of the columns that a head stands over. */
function placeOf(cell: Cell, { all, over }: ReadHeads, values: readonly Span[]): readonly [number, number] {
  if (isUnitOfAll({ over })) return [0, values.length - 1];
  const at = all.indexOf(cell);
  const each = values.length / all.length;
  if (all.length === values.length || areShared(all, values, each)) return [at * each, (at + 1) * each - 1];
  return columnsUnder(cell, over, values);
}

/** Times its size that a head stands beside the middle of its columns at most, where each has as many. */
const ASIDE = 1.5;

/** Whether each of the heads stands in the middle of as many columns. */
const areShared = (heads: readonly Cell[], columns: readonly Span[], each: number): boolean =>
  Number.isInteger(each) &&
  heads.every(({ x, right, pieces }, at) => {
    const [from, to] = [columns[at * each], columns[(at + 1) * each - 1]];
    const middle = ((from?.x ?? 0) + (to?.right ?? 0)) / 2;
    return Math.abs(middle - (x + right) / 2) <= (pieces[0]?.size ?? 0) * ASIDE;
  });

interface Stacks {
  /** Rows, from the lowest up, whose words are the lines of one head for each column. */
  readonly rows: number;
  /** Where the head of each column stands. */
  readonly spans: readonly Span[];
}

/**
 * Heads that go over several lines, one above each column: "Flexibles", "Rigid" with "Packaging" below it, "Total". Null where the
 * words of the rows make more or fewer stacks than there are columns.
 */
function stacksOver(heads: readonly ReadHeads[], columns: readonly Span[]): Stacks | null {
  let found: Stacks | null = null;
  let spans: readonly Span[] = [];
  for (const [rows, { all, row }] of heads.toReversed().entries()) {
    const below = heads.at(-rows)?.row;
    // A year over several columns is no line of the head of one of them, nor is what stands over years or in the middle of several.
    const isWide =
      rows > 0 &&
      all.length < columns.length &&
      ([all, heads.at(-1)?.all ?? []].some(arePeriods) ||
        areShared(all, found?.spans ?? columns, columns.length / all.length));
    if (isWide || (rows > 0 && below && below.baseline - row.baseline > row.size * LINE)) break;
    for (const { x, right } of all) {
      const { met = [], others = [] } = Object.groupBy(spans, (span) =>
        overlap(span, { x, right }) > 0 ? "met" : "others",
      );
      spans = [
        ...others,
        { x: Math.min(x, ...met.map((own) => own.x)), right: Math.max(right, ...met.map((own) => own.right)) },
      ];
    }
    spans = spans.toSorted((a, b) => a.x - b.x);
    if (spans.length === columns.length && spans.every((span, at) => standsOver(span, columns, at)))
      found = { rows: rows + 1, spans };
  }
  return found;
}

const arePeriods = (cells: readonly Cell[]): boolean => cells.every(({ text }) => isPeriod(text));

/** Times its size that two lines of one head stand apart at most. */
const LINE = 1.8;

/** Whether a head reaches beyond the columns at both sides for itself, and not beyond the next ones. */
const standsOver = (head: Span, columns: readonly Span[], at: number): boolean =>
  head.right > (columns[at - 1]?.right ?? -Infinity) && head.x < (columns[at + 1]?.x ?? Infinity);

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
