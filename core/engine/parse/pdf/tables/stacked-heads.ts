import type { TableCellText } from "./build-table.ts";
import { cellOfLines } from "./cell-text.ts";
import { columnsUnder, overlap, type Span } from "./columns.ts";
import { styleOf } from "./cells.ts";
import { FAR, type PrintedRow, type Words } from "./text-columns.ts";
import type { TableRow } from "./text-rows.ts";

/** Printed rows that heads go over at most, and characters of one of them. */
const MOST_ROWS = 4;
const LONGEST = 80;

export interface StackedHeads {
  /** One or two rows of cells. */
  readonly cells: readonly (readonly TableCellText[])[];
  readonly printed: readonly PrintedRow[];
}

/**
 * The heads above a table whose first row is none: printed in another way than its rows, the lowest of them each over a column of
 * its own, and what stands over several of those. They may be numbers, such as the quantities of a price list. Null where the
 * columns have none, but for the first.
 */
export function stackedHeads(above: readonly PrintedRow[], table: readonly TableRow[]): StackedHeads | null {
  const columns = spansOf(table);
  const printed = rowsOver(above, table);
  const lowest = printed.findLastIndex(({ words }) => words.length > 1);
  if (lowest < 0 || columns.length < 3) return null;
  const under = (words: Words): readonly number[] =>
    columns.flatMap((span, at) => (overlap(span, words) > 0 ? [at] : []));
  const leaves = new Map<number, Words[]>();
  for (const words of printed[lowest]?.words ?? []) {
    const [column, other] = under(words);
    if (column === undefined || other !== undefined || leaves.has(column)) return null;
    leaves.set(column, [words]);
  }
  const others = printed.flatMap(({ words }, at) => (at === lowest ? [] : words));
  const single = new Map<number, Words[]>();
  const wide: Words[] = [];
  for (const words of others) {
    const [column, other] = under(words);
    if (column !== undefined && other === undefined && !leaves.has(column))
      single.set(column, [...(single.get(column) ?? []), words]);
    else wide.push(words);
  }
  if (columns.some((_, at) => at > 0 && !leaves.has(at) && !single.has(at))) return null;
  if (wide.length === 0)
    return { cells: [columns.map((_, at) => cellOfLines(leaves.get(at) ?? single.get(at) ?? []))], printed };
  const ofLeaves = [...leaves.keys()].toSorted((a, b) => a - b);
  const spans = ofLeaves.map((at) => columns[at] ?? { x: 0, right: 0 });
  const covered = new Map<number, { readonly words: Words; readonly to: number }>();
  for (const words of wide) {
    const [from, to] = columnsUnder(words, wide, spans).map((at) => ofLeaves[at] ?? 0);
    if (from === undefined || to === undefined || covered.has(from)) return null;
    covered.set(from, { words, to });
  }
  const first: TableCellText[] = [];
  for (let at = 0; at < columns.length; at++) {
    const over = covered.get(at);
    if (over) {
      first.push({ ...cellOfLines([over.words]), columns: over.to - at + 1 });
      at = over.to;
    } else first.push({ ...cellOfLines(single.get(at) ?? []), rows: leaves.has(at) ? 1 : 2 });
  }
  const cells = [first, ofLeaves.map((at) => cellOfLines(leaves.get(at) ?? []))];
  // One that reaches over another's column would take its place.
  const placed = cells.flat().reduce((sum, { pieces }) => sum + pieces.length, 0);
  const all = printed.flatMap(({ words }) => words).reduce((sum, { pieces }) => sum + pieces.length, 0);
  return placed === all ? { cells, printed } : null;
}

/** Where the cells of each column stand. */
function spansOf(table: readonly TableRow[]): readonly Span[] {
  const columns = table[0]?.[0]?.placed.length ?? 0;
  return Array.from({ length: columns }, (_, column) => {
    const words = table.flatMap((row) => row.flatMap(({ placed }) => placed[column] ?? []));
    return { x: Math.min(...words.map(({ x }) => x)), right: Math.max(...words.map(({ right }) => right)) };
  });
}

/** The rows right above a table that are printed in another way than most of its cells. */
function rowsOver(above: readonly PrintedRow[], table: readonly TableRow[]): readonly PrintedRow[] {
  const own = stylesOf(table.flatMap((row) => row.flatMap(({ placed }) => placed.flat())));
  const [style] = [...Map.groupBy(own, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  const rows: PrintedRow[] = [];
  let below = table[0]?.[0]?.row;
  for (const printed of above.slice(-MOST_ROWS).toReversed()) {
    const { row, words } = printed;
    const isFar = below !== undefined && below.baseline - row.baseline > Math.max(row.size, below.size) * FAR;
    const isHead = words.every(({ text }) => text.length <= LONGEST) && !stylesOf(words).includes(style ?? "");
    // A heading is larger than the heads below it.
    if (isFar || !isHead || row.size > (rows[0]?.row.size ?? row.size) * LARGER) break;
    rows.unshift(printed);
    below = row;
  }
  return rows;
}

const LARGER = 1.15;

const stylesOf = (words: readonly Words[]): readonly string[] =>
  words.flatMap(({ pieces: [piece] }) => (piece ? styleOf(piece) : []));
