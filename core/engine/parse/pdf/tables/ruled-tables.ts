import { guessHeads, isFigure } from "../../../tables/heads.ts";
import { boundsOf, type Bounds } from "../bounds.ts";
import { lineText, makeLines, type Line } from "../lines.ts";
import type { Piece } from "../page-text.ts";
import type { FoundTable } from "./build-table.ts";
import { textOfLines } from "./cell-text.ts";
import { kindOf, styleOf } from "./cells.ts";
import { asForm, isSetApart } from "./forms.ts";
import { gridsOf, type RuledCell, type RuledGrid } from "./ruled-grid.ts";

/** Share of the cells that hold words; a chart and an empty form have fewer. */
const FILLED = 0.4;
/** Share of the rows that are parted into cells in the same places; the boxes of a form are not. */
const ALIKE = 0.5;
/** Share of the words that stand in one cell; where fewer do, the rules do not part the text. */
const INSIDE = 0.9;
/** UTF-16 characters of a cell; a longer one lays out a page. */
const LONGEST = 1000;
/** Rules of a table of two rows and two columns that is open at its sides. */
const LEAST_RULES = 2;

/** Share of a page's height in which its running title stands at its foot. */
const FOOT = 0.1;

/** The tables of a page, `height` points high, whose cells are parted by rules, with the pieces of each. */
export function ruledTables(pieces: readonly Piece[], rules: readonly Bounds[], height: number): FoundTable[] {
  if (rules.length < LEAST_RULES) return [];
  const grids = gridsOf(rules);
  const others = pieces.filter((piece) => !grids.some((grid) => cellOver(grid, piece)));
  return grids.flatMap((grid) => {
    if (goesOnBeside(grid, others)) return [];
    const isLast = !others.some(({ y }) => y > grid.bottom && y < height * (1 - FOOT));
    const alone = () => boxesAlone(grid, pieces) ?? (isLast ? headsAlone(grid, pieces) : null);
    const table = grid.rows > 1 ? tableIn(grid, pieces) : alone();
    return table ? asForm(table) : [];
  });
}

/** Share of the rows beside which values stand, where rules part only some columns of a table. */
const BESIDE = 0.4;

/** Whether values stand beside the rows of a grid, in columns without rules. */
function goesOnBeside({ rowAt, rows, x, right }: RuledGrid, others: readonly Piece[]): boolean {
  const beside = others.filter((piece) => (piece.x >= right || piece.x + piece.width <= x) && isValue(piece.text));
  const valued = new Set(beside.map(({ y, height }) => rowAt(y + height / 2)));
  valued.delete(undefined);
  return valued.size >= rows * BESIDE;
}

interface ReadCell extends RuledCell {
  readonly lines: readonly Line[];
  readonly text: string;
}

const readCell = (cell: RuledCell, lines: readonly Line[]): ReadCell => ({
  ...cell,
  lines,
  text: textOfLines(lines.map(lineText)),
});

/** The cell in which the middle of a piece lies. */
const cellOver = ({ cellAt }: RuledGrid, { x, y, width, height }: Piece): RuledCell | undefined =>
  cellAt(x + width / 2, y + height / 2);

function tableIn(grid: RuledGrid, pieces: readonly Piece[]): FoundTable | null {
  const cells = cellsIn(grid, pieces);
  if (!cells) return null;
  if (areBoxes(cells)) return pairsOf(cells);
  const rows = Array.from({ length: grid.rows }, (_, row) => cells.filter((cell) => cell.row === row));
  const whole = rows.filter(isRow);
  if (whole.length < 2 || !areAlike(whole) || whole.some((row) => holdsRows(row) && !isPrintedPlainly(row)))
    return null;
  const heads = headsOver(grid, pieces);
  const printed = rows.flatMap(printedRows).map((row) => row.flatMap((cell) => partedCell(grid, cell)));
  const all = heads ? [heads, ...printed] : printed;
  const texts = all.map((row) => placesOf(grid.columns, row));
  const guessed = guessHeads(texts);
  // Two columns of words are mostly names and what is said of them.
  const isTold = grid.columns > 2 || texts.flat().some(isFigure);
  const found = tableOf(all, {
    headerRows: isTold ? guessed.header_rows : 0,
    headerColumns: guessed.header_columns,
  });
  const isHeaded = heads !== null || (all[0]?.every(({ lines }) => lines.length > 0) === true && isSetApart(found));
  const table = found.headerRows === 0 && isHeaded ? { ...found, headerRows: 1 } : found;
  return table.rows.flat().some(({ text }) => text.length > LONGEST) ? null : table;
}

/** A strip of boxes, each with a label above its value. */
function boxesAlone(grid: RuledGrid, pieces: readonly Piece[]): FoundTable | null {
  const cells = cellsIn(grid, pieces);
  return cells && areBoxes(cells) && cells.filter(({ lines }) => lines.length > 0).length > 1 ? pairsOf(cells) : null;
}

const pairsOf = (boxes: readonly ReadCell[]): FoundTable =>
  tableOf(boxes.flatMap(asPair), { headerRows: 0, headerColumns: 1 });

/** Times the size of a label that its value is printed in at least, where no rule parts them from the next. */
const LARGER = 1.15;

/** Lines of one frame that are labels, each above a value in larger letters, as pairs; null for others. */
export function pairsInFrame(lines: readonly Line[]): FoundTable | null {
  const label = styleOf(lines[0]?.pieces[0]);
  const boxes: Line[][] = [];
  lines.forEach((line, at) => {
    const isLabel = styleOf(line.pieces[0]) === label;
    const begins = isLabel && styleOf(lines[at - 1]?.pieces[0]) !== label;
    if (begins) boxes.push([line]);
    else boxes.at(-1)?.push(line);
  });
  const sizeOf = (line: Line | undefined): number => line?.size ?? 0;
  const areLarger = boxes.every((own) => sizeOf(own[linesOfLabel(own)]) >= sizeOf(own[0]) * LARGER);
  if (boxes.length === 0 || !areLarger || !lines.every(({ level }) => level)) return null;
  return pairsOf(
    boxes.map((own, row) => readCell({ row, column: 0, rowSpan: 1, columnSpan: 1, ...boundsOf(own) }, own)),
  );
}

/** Heads at the foot of a page, whose table goes on on the next. */
function headsAlone(grid: RuledGrid, pieces: readonly Piece[]): FoundTable | null {
  const cells = cellsIn(grid, pieces);
  const areHeads = cells?.every(({ lines }) => lines.length > 0 && !lines.some((line) => isValue(lineText(line))));
  return cells && areHeads ? tableOf([cells], { headerRows: 1, headerColumns: 0 }) : null;
}

/** The cells with their words; null where the rules part no table. */
function cellsIn(grid: RuledGrid, pieces: readonly Piece[]): ReadCell[] | null {
  const inside = Map.groupBy(pieces, (piece) => cellOver(grid, piece));
  const cells = grid.cells.map((cell) => readCell(cell, makeLines(inside.get(cell) ?? [])));
  if (cells.some(({ lines }) => lines.some(({ level }) => !level))) return null;
  const filled = cells.filter(({ lines }) => lines.length > 0);
  return filled.length >= cells.length * FILLED && partTheWords(filled) ? cells : null;
}

function tableOf(
  rows: readonly (readonly ReadCell[])[],
  heads: Pick<FoundTable, "headerRows" | "headerColumns">,
): FoundTable {
  const lines = rows.flatMap((row) => row.flatMap((cell) => cell.lines));
  return { rows: rows.map((row) => row.map(cellOf)), ...heads, lines, ...boundsOf(lines), size: lines[0]?.size ?? 10 };
}

/** Whether the words stand in their cells, and no cell holds several columns. */
function partTheWords(cells: readonly ReadCell[]): boolean {
  const pieces = cells.flatMap((cell) => cell.lines.flatMap((line) => line.pieces.map((piece) => ({ cell, piece }))));
  const inside = pieces.filter(
    ({ cell, piece }) => piece.x >= cell.x - piece.size / 2 && piece.x + piece.width <= cell.right + piece.size / 2,
  );
  return inside.length >= pieces.length * INSIDE && !cells.some(haveColumns);
}

/** Whether words stand beside each other in more than one printed row, or values in one. */
function haveColumns({ lines }: ReadCell): boolean {
  const levels = [...Map.groupBy(lines, ({ baseline }) => Math.round(baseline / 3)).values()];
  const beside = levels.filter((row) => row.length > 1);
  return beside.length > 1 || beside.some((row) => isOfValues(row));
}

const isValue = (text: string): boolean => kindOf(text) !== "text";
const isOfValues = (lines: readonly Line[]): boolean => lines.every((line) => isValue(lineText(line)));

/** Whether a row between two rules has several rows of values. */
function holdsRows(row: readonly ReadCell[]): boolean {
  const valued = row.filter(({ lines }) => lines.length > 1 && isOfValues(lines));
  return valued.length > 1 && new Set(valued.map(({ lines }) => lines.length)).size === 1;
}

/** Points between the baselines of what stands in one printed row. */
const LEVEL = 2;

/**
 * A row between two rules that names several things below each other and has their values beside them, not of each in every
 * column: one row for each name. A name without a value goes on with the one before.
 */
function printedRows(row: readonly ReadCell[]): (readonly ReadCell[])[] {
  const [names, ...others] = row.filter(({ lines }) => lines.length > 0);
  if (!names || names.lines.length < 2 || row.some(({ rowSpan }) => rowSpan > 1)) return [row];
  const lists = others.filter(({ lines }) => lines.length > 1);
  const isBeside = (name: Line) => (line: Line) => Math.abs(line.baseline - name.baseline) <= LEVEL;
  const areBeside = others.every(({ lines }) => lines.every((line) => names.lines.some(isBeside(line))));
  if (!areBeside || lists.length === 0 || !lists.some(({ lines }) => isOfValues(lines))) return [row];
  const levels: Line[][] = [];
  for (const name of names.lines) {
    const last = levels.at(-1);
    if (last && !others.some(({ lines }) => lines.some(isBeside(name)))) last.push(name);
    else levels.push([name]);
  }
  return levels.map((own) =>
    row.map((cell) =>
      readCell(
        cell,
        cell.lines.filter((line) => own.some(isBeside(line))),
      ),
    ),
  );
}

/** Whether all names of such a row begin at one place and have a value each; others are told apart better by their places. */
function isPrintedPlainly(row: readonly ReadCell[]): boolean {
  const names = row.find(({ lines }) => lines.length > 0)?.lines ?? [];
  const parts = printedRows(row);
  return (
    parts.length > 1 &&
    names.every(({ x }) => Math.abs(x - (names[0]?.x ?? x)) <= LEVEL) &&
    parts.length === names.length
  );
}

/** A cell over several columns that holds a name and, in the columns of the others, its values: "Total gross pay  2,672.12". */
function partedCell(grid: RuledGrid, cell: ReadCell): ReadCell[] {
  const { column, columnSpan, lines } = cell;
  const [name, ...values] = lines;
  if (columnSpan < 2 || !name || values.length === 0 || !isOfValues(values)) return [cell];
  if (values.some(({ baseline }) => Math.abs(baseline - name.baseline) > LEVEL)) return [cell];
  const spans = Array.from({ length: columnSpan }, (_, at) => columnOf(grid, column + at));
  const isIn = (line: Line) => (span: Bounds) => line.right > span.x && line.right <= span.right + line.size / 2;
  const parts = spans.map((span) => values.filter((line) => isIn(line)(span)));
  const first = parts.findIndex((own) => own.length > 0);
  if (first < 1 || parts.some((own) => own.length > 1) || parts.flat().length < values.length) return [cell];
  const part = (at: number, columns: number, own: readonly Line[]) =>
    readCell({ ...cell, column: column + at, columnSpan: columns }, own);
  return [part(0, first, [name]), ...parts.slice(first).map((own, at) => part(first + at, 1, own))];
}

/** Where a column lies, by its cells that reach over no other. */
const columnOf = (grid: RuledGrid, column: number): Bounds =>
  boundsOf(grid.cells.filter((cell) => cell.column === column && cell.columnSpan === 1));

/** Boxes that hold a label above its value each, printed in two ways; a remark below may be printed as the label is. */
const areBoxes = (cells: readonly ReadCell[]): boolean =>
  cells.every(({ lines }) => lines.length === 0 || linesOfLabel(lines) < lines.length);

/** Lines at the beginning of a box that are printed in one way. */
function linesOfLabel(lines: readonly Line[]): number {
  const style = styleOf(lines[0]?.pieces[0]);
  const end = lines.findIndex((line) => styleOf(line.pieces[0]) !== style);
  return end < 0 ? lines.length : end;
}

/** The label of a box and its value, beside each other. */
function asPair(box: ReadCell): (readonly ReadCell[])[] {
  if (box.lines.length === 0) return [];
  const end = linesOfLabel(box.lines);
  const part = (column: number, lines: readonly Line[]) =>
    readCell({ ...box, column, columnSpan: 1, rowSpan: 1 }, lines);
  return [[part(0, box.lines.slice(0, end)), part(1, box.lines.slice(end))]];
}

/** Rows of two cells and more with words. */
const isRow = (row: readonly ReadCell[]): boolean => row.filter(({ lines }) => lines.length > 0).length > 1;

function areAlike(rows: readonly (readonly ReadCell[])[]): boolean {
  const patterns = Map.groupBy(rows, (row) => row.map(({ column }) => column).join(" "));
  return Math.max(...[...patterns.values()].map((own) => own.length)) >= rows.length * ALIKE;
}

/** Times its size that a line of heads stands above the rules at most. */
const ABOVE = 2.2;

/** Heads that are printed above the rules: one over each column, but perhaps not over that of the names. */
function headsOver(grid: RuledGrid, pieces: readonly Piece[]): ReadCell[] | null {
  const above = pieces.filter(
    ({ x, y, width, height, size, level }) =>
      level && y + height / 2 < grid.y && y + height > grid.y - size * ABOVE && x < grid.right && x + width > grid.x,
  );
  const columns = Array.from({ length: grid.columns }, (_, column) => columnOf(grid, column));
  const cells = columns.map(({ x, right }, column): ReadCell => {
    const own = above.filter((piece) => piece.x >= x - 1 && piece.x + piece.width <= right + 1);
    const lines = makeLines(own);
    return readCell({ row: -1, column, rowSpan: 1, columnSpan: 1, ...boundsOf(lines) }, lines);
  });
  const placed = cells.flatMap(({ lines }) => lines.flatMap((line) => line.pieces)).length;
  const levels = new Set(above.map(({ baseline }) => Math.round(baseline / 3)));
  const isHead = cells
    .slice(1)
    .every(({ lines }) => lines.length === 1 && !lines.some((line) => isValue(lineText(line))));
  return placed > 1 && placed === above.length && levels.size === 1 && isHead ? cells : null;
}

const placesOf = (columns: number, row: readonly ReadCell[]): string[] =>
  Array.from({ length: columns }, (_, column) => row.find((own) => own.column === column)?.text ?? "");

const cellOf = ({ lines, text, rowSpan, columnSpan }: ReadCell) => ({
  text,
  pieces: lines.flatMap((line) => line.pieces),
  columns: columnSpan,
  rows: rowSpan,
  indent: 0,
});
