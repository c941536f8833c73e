import { boundsOf } from "../bounds.ts";
import { isText, type Line } from "../lines.ts";
import type { FoundTable, TableCellText } from "./build-table.ts";
import { cellOfLines } from "./cell-text.ts";
import { makeRows, styleOf } from "./cells.ts";
import type { Span } from "./columns.ts";
import { isHeading } from "./find-tables.ts";
import { FAR, type PrintedRow, type Words, wordsOf } from "./text-columns.ts";
import { filledIn, inTableRows, type PlacedRow } from "./text-rows.ts";

/** Columns of a table at least, and words of its first row here: two columns of text may stand at the same places. */
const LEAST_COLUMNS = 3;
/** Points by which the words of a column begin or end apart at most. */
const ASIDE = 2;
/** Rows above the first one of the table: running titles, or its heads once more. */
const MOST_ABOVE = 4;

interface Column extends Span {
  readonly beginsAlike: boolean;
  readonly endsAlike: boolean;
}

/**
 * The rows at the top of a page that stand in the columns of the table at the end of the page before. Their heads are there, so
 * that they tell no columns of their own. Null where the first rows do not stand so.
 */
export function continuedTable(lines: readonly Line[], before: FoundTable): FoundTable | null {
  const columns = columnsOf(before);
  if (columns === null) return null;
  const texts = lines.filter(isText);
  const rows = makeRows(texts).map((row) => ({ row, words: wordsOf(row) }));
  const heads = styleIn(before.rows[0] ?? []);
  const body = styleIn(before.rows.at(-1) ?? []);
  const isHeadAgain = ({ words }: PrintedRow): boolean =>
    heads !== body && words.every(({ pieces: [piece] }) => styleOf(piece) === heads);
  const from = rows.findIndex(
    (own) => !isHeadAgain(own) && (placeIn(own, columns)?.filter(isFilled).length ?? 0) >= LEAST_COLUMNS,
  );
  const first = rows[from];
  if (!first || from > MOST_ABOVE || lines.some((line) => !isText(line) && line.y < first.row.y)) return null;
  const placed: PlacedRow[] = [];
  for (const [at, own] of rows.slice(from).entries()) {
    const above = rows[from + at - 1];
    const isFar = at > 0 && above !== undefined && own.row.baseline - above.row.baseline > own.row.size * FAR;
    const cells = placeIn(own, columns);
    if (isFar || !cells || isHeadAgain(own) || isHeading(own.row, before.size)) break;
    placed.push({ row: own.row, placed: cells });
  }
  const whole = inTableRows(placed, columns.length);
  const table = whole.slice(0, whole.findLastIndex((row) => filledIn(row, columns.length) > 1) + 1);
  const printed = table.flat().map(({ row }) => row);
  const again = rows
    .slice(0, from)
    .filter(isHeadAgain)
    .map(({ row }) => row);
  return {
    rows: table.map((row) => columns.map((_, column) => cellOfLines(row.flatMap((own) => own.placed[column] ?? [])))),
    headerRows: 0,
    headerColumns: before.headerColumns,
    lines: [...again, ...printed].flatMap((row) => row.lines),
    ...boundsOf(printed),
    size: before.size,
    isContinued: true,
  };
}

const isFilled = (words: readonly Words[]): boolean => words.length > 0;

const styleIn = (row: readonly TableCellText[]): string => styleOf(row.flatMap(({ pieces }) => pieces)[0]);

/** Where the words of each column stand; null where a column has none, or cells reach over several. */
function columnsOf({ rows, headerRows }: FoundTable): readonly Column[] | null {
  const width = rows[0]?.reduce((sum, cell) => sum + cell.columns, 0) ?? 0;
  const body = rows.slice(headerRows).filter((row) => row.length === width);
  if (headerRows === 0 || width < LEAST_COLUMNS || body.length < 2) return null;
  const columns = Array.from({ length: width }, (_, at): Column | null => {
    const spans = body.flatMap((row): Span[] => {
      const pieces = row[at]?.pieces ?? [];
      if (pieces.length === 0) return [];
      return [{ x: Math.min(...pieces.map(({ x }) => x)), right: Math.max(...pieces.map((own) => own.x + own.width)) }];
    });
    if (spans.length < 2) return null;
    const [xs, rights] = [spans.map(({ x }) => x), spans.map(({ right }) => right)];
    const [x, right] = [Math.min(...xs), Math.max(...rights)];
    return { x, right, beginsAlike: Math.max(...xs) - x <= ASIDE, endsAlike: right - Math.min(...rights) <= ASIDE };
  });
  return columns.every((column) => column !== null) ? columns : null;
}

/** The words of a row by column; null where some stand in none, or reach into the next. */
function placeIn({ words }: PrintedRow, columns: readonly Column[]): readonly (readonly Words[])[] | null {
  const placed: Words[][] = columns.map(() => []);
  for (const own of words) {
    const at = columns.findIndex((column, index) => {
      const [left, next] = [columns[index - 1]?.right ?? -Infinity, columns[index + 1]?.x ?? Infinity];
      const isAlike =
        (column.beginsAlike && Math.abs(own.x - column.x) <= ASIDE) ||
        (column.endsAlike && Math.abs(own.right - column.right) <= ASIDE) ||
        (!column.beginsAlike && !column.endsAlike && own.x >= column.x - ASIDE);
      // One in a column that begins alike may be longer than all above, as far as the next column goes.
      const isFree = own.right < next && own.x > (column.endsAlike ? left : column.x - ASIDE);
      return (isAlike || (placed[index] ?? []).length > 0) && isFree;
    });
    if (at < 0) return null;
    placed[at]?.push(own);
  }
  return placed;
}
