import { isPeriod } from "../../../names/periods.ts";
import { boundsOf } from "../bounds.ts";
import { isText, type Line } from "../lines.ts";
import type { FoundTable } from "./build-table.ts";
import { cellOfLines } from "./cell-text.ts";
import { hasLetters, kindOf, makeRows, styleOf } from "./cells.ts";
import { overlap, type Span } from "./columns.ts";
import { isHeading } from "./find-tables.ts";
import { withNamedSums } from "./named-sums.ts";
import { FAR, isValue, type PrintedRow, type Words, wordsOf } from "./text-columns.ts";
import { filledIn, inTableRows, type PlacedRow } from "./text-rows.ts";

/** Columns and rows of a table at least, and characters of a line of a head. */
const LEAST_COLUMNS = 3;
const LEAST_ROWS = 2;
const LONGEST_HEAD = 40;
/** Times its size that two lines of one head stand apart at most, and the first of three from the last. */
const LINE = 1.6;
const LINES = 2 * LINE;
/** Baselines of heads of three lines at most: those of two lines may stand at the middle of these. */
const MOST_BASELINES = 5;
/** Times its size that a title in the style of the heads stands above them at least: further than the lines of one head. */
const TITLE = 1.4;
/** Times the largest gap above that a row of one cell stands apart at most: what comes further below is a text. */
const WIDER = 1.25;
/** Times the size of the gap between two columns at least. */
const GUTTER = 0.3;

/**
 * Tables whose heads are printed in another way than their rows, one above each column. White room between the cells of all rows
 * tells the columns, so that heads may stand at the middle of theirs, cells may be empty, and a column may have no cell at all.
 */
export function findHeadedTables(lines: readonly Line[]): FoundTable[] {
  const rows = makeRows(lines.filter(isText)).map((row) => ({ row, words: wordsOf(row) }));
  const tables: FoundTable[] = [];
  for (let at = 0; at < rows.length; at++) {
    const heads = headsFrom(rows, at);
    const table = heads && tableBelow(rows, at, heads);
    if (!table) continue;
    tables.push(table.found);
    at = table.end - 1;
  }
  return tables;
}

interface Heads {
  readonly printed: readonly PrintedRow[];
  /** The lines of the head of each column, and where they stand. */
  readonly stacks: readonly Stack[];
  readonly style: string;
}

interface Stack extends Span {
  readonly words: readonly Words[];
}

/** The heads whose first line is a row: words in one style, below which no more lines of that style come. */
function headsFrom(rows: readonly PrintedRow[], from: number): Heads | null {
  const [above, first] = [rows[from - 1], rows[from]];
  const style = styleIn(first);
  if (style === null || !first || isRowOver(above, first)) return null;
  if (!mayBeginHeads(first, rows[from + 1]) || (styleIn(above) === style && !isTitleOver(above, first))) return null;
  let end = from;
  for (let below = rows[from]; below && end - from <= MOST_BASELINES; below = rows[end]) {
    const before = rows[end - 1];
    if (end > from && before && below.row.baseline - before.row.baseline > below.row.size * LINE) break;
    if (styleIn(below) !== style || below.words.some(({ text }) => text.length > LONGEST_HEAD)) break;
    // "Train" above "8101"
    if (end === from && below.words.some(({ text }) => kindOf(text) === "number")) return null;
    end++;
  }
  const printed = rows.slice(from, end);
  const stacks = stacksOf(printed.flatMap(({ words }) => words));
  const last = printed.at(-1);
  const areLow = last !== undefined && last.row.baseline - first.row.baseline <= first.row.size * LINES;
  return areLow && printed.length <= MOST_BASELINES && stacks.length >= LEAST_COLUMNS
    ? { printed, stacks, style }
    : null;
}

/** The first lines of several heads, or of one that is not the first: a line above that may be a title. */
function mayBeginHeads({ row, words }: PrintedRow, next: PrintedRow | undefined): boolean {
  if (words.length > 1) return true;
  const [own, left] = [words[0], next?.words[0]];
  return (
    own !== undefined &&
    left !== undefined &&
    own.x > left.right &&
    next !== undefined &&
    next.row.baseline - row.baseline < row.size * TITLE
  );
}

const isTitleOver = (above: PrintedRow | undefined, heads: PrintedRow): boolean =>
  above?.words.length === 1 && heads.row.baseline - above.row.baseline > heads.row.size * TITLE;

/** Whether a row of values stands right above, so that the heads are in the middle of a table. */
const isRowOver = (above: PrintedRow | undefined, heads: PrintedRow | undefined): boolean =>
  above !== undefined &&
  heads !== undefined &&
  heads.row.baseline - above.row.baseline <= heads.row.size * FAR &&
  above.words.length > 1 &&
  above.words.some(({ text }) => isValue(text));

/** The style of all words of a row; null where they have several. */
function styleIn(printed: PrintedRow | undefined): string | null {
  const styles = new Set(printed?.words.flatMap(({ pieces }) => pieces.map(styleOf)));
  const [style = null] = styles;
  return styles.size === 1 ? style : null;
}

function stacksOf(words: readonly Words[]): readonly Stack[] {
  let stacks: readonly Stack[] = [];
  for (const own of words) {
    const { met = [], others = [] } = Object.groupBy(stacks, (stack) => (overlap(stack, own) > 0 ? "met" : "others"));
    const lines = [...met.flatMap((stack) => stack.words), own];
    stacks = [...others, { ...aroundAll(lines), words: lines }];
  }
  return stacks.toSorted((a, b) => a.x - b.x);
}

const aroundAll = (spans: readonly Span[]): Span => ({
  x: Math.min(...spans.map(({ x }) => x)),
  right: Math.max(...spans.map(({ right }) => right)),
});

interface Below {
  readonly found: FoundTable;
  /** Behind its last row. */
  readonly end: number;
}

/** The table of the rows below its heads; null where they do not stand in as many columns as there are heads. */
function tableBelow(rows: readonly PrintedRow[], at: number, heads: Heads): Below | null {
  const from = at + heads.printed.length;
  const end = endOfRows(rows, from, heads);
  const below = rows.slice(from, end);
  // Rows of labels and of values by turns are boxes of a form.
  if (below.filter((own) => styleIn(own) === heads.style).length * 2 >= below.length) return null;
  const columns = columnsUnder(below, heads.stacks);
  if (!columns) return null;
  const placed = below.map((own) => placeIn(own, columns));
  const whole = inTableRows(placed, columns.length);
  const table = whole.slice(0, whole.findLastIndex((row) => filledIn(row, columns.length) > 1) + 1);
  const several = table.filter((row) => filledIn(row, columns.length) > 1);
  if (several.length < LEAST_ROWS || several.length * 2 < table.length || !isFilled(table, columns.length)) return null;
  if (heads.stacks.slice(1).every(({ words }) => words.every(({ text }) => isPeriod(text)))) return null;
  const printed = [...heads.printed.map(({ row }) => row), ...table.flat().map(({ row }) => row)];
  const names = table.filter(([own]) => hasLetters(own?.placed[0]?.[0]?.text ?? ""));
  const found: FoundTable = {
    rows: [
      heads.stacks.map(({ words }) => cellOfLines(words)),
      ...withNamedSums(
        table.map((row) => columns.map((_, column) => cellOfLines(row.flatMap((own) => own.placed[column] ?? [])))),
      ),
    ],
    headerRows: 1,
    headerColumns: names.length * 2 > table.length ? 1 : 0,
    lines: printed.flatMap(({ lines }) => lines),
    ...boundsOf(printed),
    size: table[0]?.[0]?.row.size ?? 10,
  };
  return { found, end: from + table.flat().length };
}

/** Whether most columns have a cell in most rows, so that these are the rows of one table. */
function isFilled(table: readonly (readonly PlacedRow[])[], columns: number): boolean {
  const filled = table.reduce((sum, row) => sum + filledIn(row, columns), 0);
  return filled * 2 > table.length * columns;
}

/** Behind the last row below the heads whose words leave the room between the heads' columns free. */
function endOfRows(rows: readonly PrintedRow[], from: number, { stacks, style, printed }: Heads): number {
  let largest = 0;
  let spans: readonly Span[] = [];
  const size = printed[0]?.row.size ?? 0;
  for (let at = from; at < rows.length; at++) {
    const own = rows[at];
    const before = rows[at - 1];
    if (!own || !before) return at;
    const gap = own.row.baseline - before.row.baseline;
    const isApart = own.words.length < 2 && at > from && gap > largest * WIDER;
    const isNewHead = styleIn(own) === style && own.words.length > 1 && !own.words.some(({ text }) => isValue(text));
    if (gap > own.row.size * FAR || isApart || isNewHead || isHeading(own.row, size)) return at;
    const wider = joinedSpans([...spans, ...own.words]);
    if (wider.some((span) => stacks.filter((stack) => overlap(stack, span) > 0).length > 1)) return at;
    spans = wider;
    largest = Math.max(largest, gap);
  }
  return rows.length;
}

/** Spans that overlap as one. */
function joinedSpans(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const { x, right } of spans.toSorted((a, b) => a.x - b.x)) {
    const last = joined.at(-1);
    if (last && x <= last.right) joined[joined.length - 1] = { x: last.x, right: Math.max(last.right, right) };
    else joined.push({ x, right });
  }
  return joined;
}

/**
 * Where the cells of each column stand, with its head. A column whose cells and head have no room in common, such as short names
 * below a head at the middle of a wide column, is told by its neighbours. Null where cells stand in no column.
 */
function columnsUnder(below: readonly PrintedRow[], stacks: readonly Stack[]): readonly Span[] | null {
  const size = below[0]?.row.size ?? 10;
  const spans = joinedSpans(below.flatMap(({ words }) => words));
  const columns: Span[] = [];
  let next = 0;
  for (const [at, stack] of stacks.entries()) {
    const own: Span[] = [];
    const limit = stacks[at + 1];
    for (let span = spans[next]; span; span = spans[next]) {
      const isUnder = overlap(span, stack) > 0;
      // Cells before their head, or behind it where the next head has cells, too.
      const hasNext = limit !== undefined && spans.slice(next + 1).some((other) => overlap(other, limit) > 0);
      const isBefore = span.right <= stack.x;
      const isBehind =
        span.x >= stack.right && own.length === 0 && limit !== undefined && span.right <= limit.x && hasNext;
      if (!isUnder && !isBefore && !isBehind) break;
      own.push(span);
      next++;
    }
    if (own.length > 1) return null;
    columns.push(aroundAll([stack, ...own]));
  }
  const isApart = columns.every((column, at) => at === 0 || column.x - (columns[at - 1]?.right ?? 0) > size * GUTTER);
  return next === spans.length && isApart ? columns : null;
}

function placeIn({ row, words }: PrintedRow, columns: readonly Span[]): PlacedRow {
  return { row, placed: columns.map((column) => words.filter((own) => overlap(own, column) > 0)) };
}
