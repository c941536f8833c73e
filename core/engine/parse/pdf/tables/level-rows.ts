import { FUNCTION_WORDS } from "../../../languages/function-words.ts";
import { isValue, LEAST_ROWS } from "./text-columns.ts";
import type { PlacedRow, TableRow } from "./text-rows.ts";

/** Times its size that the middle of a cell's lines is away from that of its row at most. */
const OFF = 0.2;
/** Times the gap below a line that the gap above it is at least, where that tells which row it belongs to. */
const WIDER = 1.1;
/** Times its size that a line behind the last values is below the one before it at least, where it is no line of a cell. */
const LEADING = 1.4;

/**
 * The rows of a table whose cells do not all begin at the top of their row: the lines of a cell stand around the values of its row,
 * or end beside them. Rows are told by those values, which have one line each. Null where cells begin at the top, or nothing
 * tells.
 */
export function levelRows(printed: readonly PlacedRow[], ofValues: readonly number[]): readonly TableRow[] | null {
  const isAnchor = ({ placed }: PlacedRow): boolean =>
    ofValues.some((column) => placed[column]?.some(({ text }) => isValue(text)));
  const from = printed.findIndex(isAnchor);
  const anchors = printed.filter(isAnchor);
  const last = printed.findLastIndex(isAnchor);
  const end = printed.findIndex((own, at) => at > last && gap(printed[at - 1] ?? own, own) > own.row.size * LEADING);
  if (end > 0) {
    const rows = levelRows(printed.slice(0, end), ofValues);
    return rows && [...rows, ...printed.slice(end).map((own) => [own])];
  }
  if (anchors.length < LEAST_ROWS || anchors.length === printed.length) return null;
  // Heads have lines for most columns, the lines of a cell above the first values do not.
  const columns = printed[0]?.placed.length ?? 0;
  const heads = printed.slice(
    0,
    printed.slice(0, from).findLastIndex((own) => filledColumns(own).length * 2 > columns) + 1,
  );
  const rows =
    aroundValues(anchors, printed.slice(heads.length), isAnchor) ?? aboveValues(printed.slice(heads.length), isAnchor);
  return rows && (heads.length > 0 ? [heads, ...rows] : rows);
}

interface CellLine {
  readonly own: PlacedRow;
  readonly column: number;
  readonly anchor: PlacedRow;
}

/** Each line of a cell that is not level with the values has another one at the other side of them, as far away. */
function aroundValues(
  anchors: readonly PlacedRow[],
  printed: readonly PlacedRow[],
  isAnchor: (own: PlacedRow) => boolean,
): readonly TableRow[] | null {
  const lines = printed
    .filter((own) => !isAnchor(own))
    .flatMap((own) => {
      const anchor = nearest(anchors, own);
      return filledColumns(own).map((column): CellLine => ({ own, column, anchor }));
    });
  const isMirrored = ({ own, column, anchor }: CellLine): boolean =>
    lines.some(
      (other) =>
        other.anchor === anchor &&
        other.column === column &&
        Math.abs(other.own.row.baseline + own.row.baseline - 2 * anchor.row.baseline) <= own.row.size * OFF * 2,
    );
  if (lines.length === 0 || !lines.every(isMirrored)) return null;
  return anchors.map((anchor) => {
    const own = lines.filter((line) => line.anchor === anchor);
    const around = [...Map.groupBy(own, (line) => line.own)].map(([{ row, placed }, cells]) => ({
      row,
      placed: placed.map((words, column) => (cells.some((cell) => cell.column === column) ? words : [])),
    }));
    return [...around, anchor].toSorted((a, b) => a.row.baseline - b.row.baseline);
  });
}

function nearest(anchors: readonly PlacedRow[], { row }: PlacedRow): PlacedRow {
  const away = (anchor: PlacedRow): number => Math.abs(anchor.row.baseline - row.baseline);
  return anchors.reduce((best, anchor) => (away(anchor) < away(best) ? anchor : best));
}

/** All lines of a cell but the last stand above the values of its row, and closer to these than to the row above. */
function aboveValues(printed: readonly PlacedRow[], isAnchor: (own: PlacedRow) => boolean): readonly TableRow[] | null {
  const rows: PlacedRow[][] = [];
  let open: PlacedRow[] = [];
  let isTold = false;
  const right = rightOfNames(printed);
  for (const [at, own] of printed.entries()) {
    if (isAnchor(own)) {
      const [last] = open.slice(-1);
      if (open.some((line) => !isWithin(line, own))) return null;
      // The name of a group of rows stands above the first of them.
      if (last && filledColumns(last).every((column) => column === 0) && !goesOnWithName(last, own, right)) return null;
      rows.push([...open, own]);
      open = [];
      continue;
    }
    open.push(own);
    const [above, below] = [printed[at - 1], printed[at + 1]];
    if (!above || !below || !isAnchor(above)) continue;
    if (gap(above, own) * WIDER <= gap(own, below)) return null;
    isTold ||= gap(above, own) >= gap(own, below) * WIDER || !isWithin(own, above);
  }
  return isTold && open.length === 0 ? rows : null;
}

/** Whether a row has words in all columns in which a line has some. */
const isWithin = (line: PlacedRow, row: PlacedRow): boolean =>
  filledColumns(line).every((column) => filledColumns(row).includes(column));

const gap = (above: PlacedRow, below: PlacedRow): number => below.row.baseline - above.row.baseline;

const filledColumns = ({ placed }: PlacedRow): readonly number[] =>
  placed.flatMap((words, column) => (words.length > 0 ? [column] : []));

/** Where the longest name of a row ends. */
export const rightOfNames = (printed: readonly PlacedRow[]): number =>
  Math.max(...printed.map(({ placed: [name] }) => name?.at(-1)?.right ?? -Infinity));

/** Times its size that a space is wide. */
const SPACE = 0.25;

/** Words that no name ends with: "and", "für". */
const LINKING: ReadonlySet<string> = new Set(Object.values(FUNCTION_WORDS).flatMap((words) => [...words]));

/** Whether a line goes on with a name that is as long as its column is wide, so that the next word had no room there. */
export function goesOnWithName(
  above: PlacedRow | undefined,
  { row, placed: [name] }: PlacedRow,
  right: number,
): boolean {
  const [last, next] = [above?.placed[0]?.at(-1), name?.[0]];
  if (!last || !next || (!/^\p{Ll}/u.test(next.text) && !LINKING.has(last.text.split(" ").at(-1) ?? ""))) return false;
  const [word = ""] = next.text.split(" ");
  const width = ((next.right - next.x) / next.text.length) * word.length;
  return last.right + row.size * SPACE + width > right;
}
