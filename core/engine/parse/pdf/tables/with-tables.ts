import type { Bounds } from "../bounds.ts";
import { isText, lineLength, lineText, type Line } from "../lines.ts";
import { findGutter } from "../reading-order.ts";
import type { FoundTable } from "./build-table.ts";
import { hasLetters, kindOf, makeRows, type Row } from "./cells.ts";
import { findRegions } from "./find-tables.ts";
import { formFrom } from "./forms.ts";
import { findHeadedTables } from "./headed-tables.ts";
import { labelBlocks } from "./label-blocks.ts";
import { labelRows } from "./label-rows.ts";
import { isInArea } from "./ruled-areas.ts";
import { pairsInFrame } from "./ruled-tables.ts";
import { standsLevel } from "./text-columns.ts";
import { findTextTables } from "./text-tables.ts";

/** Share of the page's width that a line of a column takes; labels and heads of tables are shorter. */
const PROSE = 0.25;

/**
 * Puts one line for each table in place of its lines. Where running text stands in two columns, a table with numbers is
 * looked for in each of them, and across both in the rows that reach over. Where text stands beside an area that rules mark, its
 * tables are looked for first.
 */
export function withTables(
  lines: readonly Line[],
  width: number,
  { areas, frames }: { readonly areas: readonly Bounds[]; readonly frames: readonly Bounds[] },
): Line[] {
  const boxes = withoutInner(frames.filter((frame) => standsByItself(frame, lines)));
  if (boxes.length > 0) {
    const inside = boxes.map((box) => lines.filter((line) => isText(line) && isInArea(box, line)));
    const boxed = new Set(inside.flat());
    const outside = withTables(
      lines.filter((line) => !boxed.has(line)),
      width,
      { areas, frames: [] },
    );
    boxes.forEach((box, at) => {
      const below = outside.findIndex(({ y }) => y >= box.y);
      outside.splice(below < 0 ? outside.length : below, 0, ...linesInFrame(inside[at] ?? [], width));
    });
    return outside;
  }
  const besideText = areas.filter((area) => standsBesideText(area, lines));
  const ofAreas = besideText.reduce<readonly Line[]>((all, area) => {
    const own = all.filter((line) => isText(line) && isInArea(area, line));
    const ofWords = findTextTables(own);
    const rest = withStandIns(own, ofWords);
    return withStandIns(all, [...ofWords, ...tablesWithNumbers([rest])]);
  }, lines);
  const ofBlocks = withStandIns(ofAreas, labelBlocks(ofAreas));
  const ofHeads = withStandIns(ofBlocks, findHeadedTables(ofBlocks));
  const ofLabels = withStandIns(ofHeads, labelRows(ofHeads));
  const ofWords = withStandIns(ofLabels, findTextTables(ofLabels));
  const parts = partsOf(ofWords, width, findGutter(ofWords, width, PROSE));
  return withStandIns(ofWords, tablesWithNumbers(parts));
}

function linesInFrame(lines: readonly Line[], width: number): Line[] {
  const pairs = pairsInFrame(lines);
  return pairs ? [standIn({ table: pairs }, pairs)] : withTables(lines, width, { areas: [], frames: [] });
}

/** Lines in a frame at least, and the share of its rows that have a value beside their label. */
const LEAST_BOXED = 4;
const VALUED = 0.5;

const withoutInner = (boxes: readonly Bounds[]): readonly Bounds[] =>
  boxes.filter((box) => !boxes.some((other) => other !== box && isInArea(other, box)));

/** Whether a frame holds labels with their values, beside or below them, and something else stands beside it. */
function standsByItself(frame: Bounds, lines: readonly Line[]): boolean {
  const level = lines.filter(({ y, bottom }) => y < frame.bottom && bottom > frame.y).filter(isText);
  const inside = level.filter((line) => isInArea(frame, line));
  const isBeside = level.some((line) => line.x >= frame.right || line.right <= frame.x);
  if (!isBeside) return false;
  if (pairsInFrame(inside)) return true;
  if (inside.length < LEAST_BOXED) return false;
  const rows = makeRows(inside);
  const valued = rows.filter(
    ({ cells: [label, ...values] }) =>
      label?.kind === "text" && hasLetters(label.text) && values.some(({ kind }) => kind !== "text"),
  );
  return valued.length >= rows.length * VALUED;
}

/** Lines of running text beside an area, from which they are a column of the page, and characters of one. */
const LEAST_LINES = 3;
const LEAST_TEXT = 18;
/** Share of the lines beside an area that stand level with its words; those of a table's own labels all do. */
const LEVELLED = 0.6;

/** Whether another column of the page runs beside an area, and not labels of its rows. */
function standsBesideText(area: Bounds, lines: readonly Line[]): boolean {
  const level = lines.filter(({ y, bottom }) => y < area.bottom && bottom > area.y).filter(isText);
  const inside = level.filter((line) => isInArea(area, line));
  const beside = level.filter((line) => line.x >= area.right || line.right <= area.x).filter(isRunningText);
  const levelled = beside.filter((line) => standsLevel(line, inside));
  return beside.length >= LEAST_LINES && levelled.length < beside.length * LEVELLED;
}

const isRunningText = (line: Line): boolean => lineLength(line) >= LEAST_TEXT && kindOf(lineText(line)) === "text";

const tablesWithNumbers = (parts: readonly (readonly Line[])[]): FoundTable[] =>
  parts.flatMap((part) => findRegions(part.filter(isText)).map(formFrom)).filter((table) => table !== null);

function withStandIns(lines: readonly Line[], tables: readonly FoundTable[]): Line[] {
  if (tables.length === 0) return [...lines];
  return inPlaceOf(
    lines,
    tables.map((table) => [standIn({ table }, table), table.lines]),
  );
}

/** The lines, with one line in place of all that it stands for, where the first of them is. */
export function inPlaceOf(
  lines: readonly Line[],
  standIns: readonly (readonly [standIn: Line, lines: readonly Line[]])[],
): Line[] {
  const owner = new Map(standIns.flatMap(([standIn, own]) => own.map((line) => [line, standIn] as const)));
  const placed = new Set<Line>();
  return lines.flatMap((line) => {
    const other = owner.get(line);
    if (!other) return [line];
    if (placed.has(other)) return [];
    placed.add(other);
    return [other];
  });
}

function partsOf(lines: readonly Line[], width: number, gutter: number | null): (readonly Line[])[] {
  if (gutter === null) return [lines];
  const [left, right, across]: [Line[], Line[], Line[]] = [[], [], []];
  const rows = makeRows(lines);
  const over = withNeighbours(rows, new Set(rows.filter((row) => reachesOver(row, gutter))), width);
  for (const row of rows) {
    for (const line of row.lines) (over.has(row) ? across : line.x + line.right < gutter * 2 ? left : right).push(line);
  }
  return [left, right, across];
}

/** Heads above a row that reaches over, and labels below it, belong to the same table. */
function withNeighbours(rows: readonly Row[], over: Set<Row>, width: number): ReadonlySet<Row> {
  const follow = (row: Row, next: Row | undefined) => {
    if (!next || !over.has(row) || Math.abs(row.baseline - next.baseline) > row.size * 2.5) return;
    if (next.lines.every((line) => line.right - line.x < width * PROSE)) over.add(next);
  };
  rows.forEach((row, index) => follow(row, rows[index + 1]));
  rows.toReversed().forEach((row, index, all) => follow(row, all[index + 1]));
  return over;
}

/** One line crosses the gutter, or the values of a label at the left stand at the right of it. */
function reachesOver({ lines }: Row, gutter: number): boolean {
  if (lines.some((line) => line.x < gutter - 2 && line.right > gutter + 2)) return true;
  const texts = (side: readonly Line[]) => side.flatMap((line) => line.pieces.map((piece) => piece.text));
  const left = texts(lines.filter((line) => line.right <= gutter + 2));
  const right = texts(lines.filter((line) => line.x >= gutter - 2));
  return (
    left.some(hasLetters) && right.length > 0 && right.every((text) => kindOf(text) !== "text" || !hasLetters(text))
  );
}

/** The line at whose place a table or code is read. */
export function standIn(
  of: Pick<Line, "table" | "code">,
  { x, right, y, bottom, size }: Bounds & { readonly size: number },
): Line {
  return { pieces: [], x, right, y, bottom, size, baseline: y + size, font: "", level: true, rtl: false, ...of };
}
