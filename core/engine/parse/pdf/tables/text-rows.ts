import type { Row } from "./cells.ts";
import { goesOnWithName, levelRows, rightOfNames } from "./level-rows.ts";
import { isValue, LEAST_ROWS, type Words } from "./text-columns.ts";

/** The same among the columns of a table: its words by column. */
export interface PlacedRow {
  readonly row: Row;
  readonly placed: readonly (readonly Words[])[];
}

/** A row of the table: the printed rows that its cells go over. */
export type TableRow = readonly PlacedRow[];

/** In how many columns a row has words. */
export const filledIn = (row: TableRow, columns: number): number =>
  Array.from({ length: columns }, (_, at) => at).filter((at) => hasCell(row, at)).length;

/** Times its size that a printed row is less than a line below another: cells may stand at the middle of their row. */
const LINE = 0.95;
/** Times the least gap up to which a gap parts lines of one cell, and from which it parts rows that stand apart. */
const SAME = 1.07;
const GREATER = 1.1;
/** Times its size that the lines of one cell stand apart at most. */
const LEADING = 1.75;
/** Share of the lines below a small gap that must look like the rest of a cell. */
const RESTS = 0.6;

/** Share of the lines of a column that are values, and of the gaps that are told apart. */
const MOSTLY = 0.8;
const TOLD = 0.75;

/** Puts printed rows that go on with the cells above them together with these. */
export function inTableRows(printed: readonly PlacedRow[], columns: number): TableRow[] {
  const gaps = printed.map(({ row }, at) => row.baseline - (printed[at - 1]?.row.baseline ?? -Infinity));
  const isBetween = (at: number): boolean => (gaps[at] ?? 0) < (printed[at]?.row.size ?? 0) * LINE;
  const least = Math.min(...gaps.filter((_, at) => !isBetween(at)));
  const isClose = (at: number): boolean =>
    (gaps[at] ?? Infinity) <= Math.min(least * SAME, (printed[at]?.row.size ?? 0) * LEADING);
  const isSpaced = standApart(printed, columns, { gaps, least, isClose });
  const ofValues = valueColumns(printed, columns);
  const level = levelRows(printed, ofValues);
  if (level) return [...level];
  const right = rightOfNames(printed);
  const rows: PlacedRow[][] = [];
  printed.forEach((own, at) => {
    const current = rows.at(-1);
    const isBelow = own.placed.every((words, column) => words.length === 0 || hasCell(current, column));
    const hasOwnValues = ofValues.some((column) => hasCell(current, column) && hasCell([own], column));
    const isRest =
      isClose(at) &&
      isBelow &&
      !hasOwnValues &&
      (isSpaced || own.placed[0]?.length === 0 || (columns > 2 && goesOnWithName(current?.at(-1), own, right)));
    if (current && (isBetween(at) || isRest || (isSpaced && isClose(at) && bringsValues(current, own))))
      current.push(own);
    else rows.push([own]);
  });
  return rows.flatMap((row) => (isOfRows(row) ? row.map((own) => [own]) : [row]));
}

/**
 * Whether a line goes on with the words of an entry and has its values, as bank statements print it: "2 Feb | Direct debit" above
 * "WATER BOARD | 168.00".
 */
function bringsValues(current: TableRow, { placed: [name, ...others] }: PlacedRow): boolean {
  const filled = others.flatMap((words, at) => (words.length > 0 ? [{ words, column: at + 1 }] : []));
  const [goingOn, fresh] = [true, false].map((has) => filled.filter(({ column }) => hasCell(current, column) === has));
  const isText = ({ words }: (typeof filled)[number]): boolean => words.some(({ text }) => !isValue(text));
  return (
    name?.length === 0 &&
    goingOn?.some(isText) === true &&
    goingOn.every(isText) &&
    fresh !== undefined &&
    fresh.length > 0 &&
    fresh.every(({ words }) => words.every(({ text }) => isValue(text)))
  );
}

/** Whether what stands below the first line of a row are rows without a name: each line begins a cell in every other column. */
function isOfRows([first, ...rest]: TableRow): boolean {
  if (!first || first.placed.length < 3 || rest.length < 2) return false;
  const beginsCell = ([words]: readonly Words[]): boolean => words !== undefined && !/^\p{Ll}/u.test(words.text);
  return rest.every(({ placed: [name, ...others] }) => name?.length === 0 && others.every(beginsCell));
}

/** Columns in which each printed line is a value, so that no value goes over two lines. */
function valueColumns(printed: readonly PlacedRow[], columns: number): readonly number[] {
  return Array.from({ length: columns }, (_, column) => column).filter((column) => {
    const filled = printed.filter(({ placed }) => (placed[column] ?? []).length > 0);
    const values = filled.filter(({ placed }) => placed[column]?.every(({ text }) => isValue(text)));
    return values.length >= LEAST_ROWS && values.length >= filled.length * MOSTLY;
  });
}

interface Gaps {
  /** To the printed row above, in points. */
  readonly gaps: readonly number[];
  readonly least: number;
  readonly isClose: (at: number) => boolean;
}

/** Whether rows stand further apart than the lines of one cell, so that the gap alone tells where a row begins. */
function standApart(printed: readonly PlacedRow[], columns: number, { gaps, least, isClose }: Gaps): boolean {
  const close = printed.filter((_, at) => isClose(at));
  const apart = gaps.slice(1).filter((gap) => gap >= least * GREATER);
  const looksLikeRest = (own: PlacedRow): boolean =>
    filledIn([own], columns) < columns || /^\p{Ll}/u.test(own.placed[0]?.[0]?.text ?? "");
  return (
    apart.length >= LEAST_ROWS - 1 &&
    close.length + apart.length >= (gaps.length - 1) * TOLD &&
    close.filter(looksLikeRest).length >= close.length * RESTS
  );
}

const hasCell = (row: TableRow | undefined, column: number): boolean =>
  row?.some(({ placed }) => (placed[column] ?? []).length > 0) === true;
