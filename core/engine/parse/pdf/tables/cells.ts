import { boundsOf, type Bounds } from "../bounds.ts";
import { needsSpace, type Line } from "../lines.ts";
import type { Piece } from "../page-text.ts";

/** Words of a printed row that belong together; numbers are one cell each, with their sign of currency and per cent. */
export interface Cell {
  readonly pieces: Piece[];
  text: string;
  kind: CellKind;
  /** Where the words stand; a sign of currency that stands apart at the left is left out. */
  x: number;
  right: number;
  readonly bold: string;
}

export type CellKind = "number" | "time" | "year" | "text";

/** Lines of a page that share a baseline, as cells from left to right. */
export interface Row extends Bounds {
  readonly cells: readonly Cell[];
  readonly lines: readonly Line[];
  readonly baseline: number;
  readonly size: number;
}

const NUMBER =
  /^(?:[<>≤≥] ?)?[-–—−+(]{0,3}[$€£¥]? ?[-–−(]{0,2}\d[\d.,'’]*\d?(?: ?[%x])?\)?(?: ?%| ?[*†‡]{1,3}| ?\(\w\))?\)?$/;
const NOTHING = /^[-–—−]{1,3} ?%?\)?$|^n\/?[am]$/i;
const YEAR = /^(?:FY ?|CY ?)?(?:19|20)\d\d(?:[EAF*]|[-–](?:19|20)\d\d)?$/;
const TIME = /^\d{1,2}:\d\d(?: ?[ap]\.?m\.?)?$/i;
const SHARES = /^\d[\d.,]*(?: ?[-–] ?\d[\d.,]* ?%| [-–] \d[\d.,]*)$/;
const LONGEST_NUMBER = 30;
const CURRENCY = /^[-–−(]?[$€£¥]\(?$|^\($/;
/** Times its size that a space is wide at most. */
const SPACE = 0.8;
const CLOSING = /^(?:\)|%|\)%|%\)|\) ?%)$/;

export function kindOf(text: string): CellKind {
  // The longest of them all is a number; most cells and lines are words.
  if (text.length > LONGEST_NUMBER) return "text";
  if (YEAR.test(text)) return "year";
  if (TIME.test(text)) return "time";
  return isNumber(text) ? "number" : "text";
}

function isNumber(text: string): boolean {
  return (NUMBER.test(text) && !/[.,]$/.test(text)) || NOTHING.test(text) || SHARES.test(text);
}

/** How a piece is printed. */
export const styleOf = (piece: Piece | undefined): string => `${piece?.font} ${piece?.size.toFixed(1)}`;

export const hasLetters = (text: string) => /\p{L}{2}|\p{L}$/u.test(text);

/** Groups lines by their baseline, from top to bottom; a raised footnote mark belongs to the words it marks. */
export function makeRows(lines: readonly Line[]): Row[] {
  const rows: { readonly lines: Line[]; largest: Line }[] = [];
  for (const line of lines.filter((one) => one.level).sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const reach = row && Math.max(row.largest.size, line.size) * (isMark(line) || isMark(row.largest) ? 0.6 : 0.4);
    if (!row || !reach || line.baseline - row.largest.baseline >= reach || isBelowOther(row.lines, line))
      rows.push({ lines: [line], largest: line });
    else {
      row.lines.push(line);
      if (line.size > row.largest.size) row.largest = line;
    }
  }
  return rows.map((row) => makeRow(row.lines));
}

/** Times its size that a line is lower than another one, and that both have in common, where they are lines of one column. */
const LOWER = 0.1;
const COMMON = 0.5;

/** Whether a line stands below another one of these, and not beside it. */
const isBelowOther = (lines: readonly Line[], line: Line): boolean =>
  lines.some(
    (other) =>
      line.baseline - other.baseline > line.size * LOWER &&
      Math.min(line.right, other.right) - Math.max(line.x, other.x) > line.size * COMMON,
  );

const MARK = /^(?:\(?[\da-z]{1,2}\)|[*†‡]{1,3}|\d)$/;

const isMark = ({ pieces }: Line) => pieces.length === 1 && MARK.test(pieces[0]?.text ?? "");

export function makeRow(lines: readonly Line[]): Row {
  const cells = makeCells(lines);
  return {
    cells,
    lines,
    ...boundsOf(lines),
    baseline: lines.reduce((lowest, line) => Math.max(lowest, line.baseline), -Infinity),
    size: lines.reduce((largest, line) => Math.max(largest, line.size), 0),
  };
}

function makeCells(lines: readonly Line[]): Cell[] {
  const pieces = lines.flatMap((line) => line.pieces.flatMap(splitNumbers));
  // Right-to-left lines are in order already, and a table's columns are told by where they stand.
  if (!pieces.some((piece) => piece.rtl)) pieces.sort((a, b) => a.x - b.x);
  const cells: Cell[] = [];
  for (const piece of pieces) {
    const cell = cells.at(-1);
    if (cell && joins(cell, piece)) extend(cell, piece);
    else cells.push(start(piece));
  }
  return foldSigns(cells);
}

function start(piece: Piece): Cell {
  const { text, x, width, font } = piece;
  return { pieces: [piece], text, kind: kindOf(text), x, right: x + width, bold: font };
}

function extend(cell: Cell, piece: Piece): void {
  const closes = cell.kind !== "text" && CLOSING.test(piece.text);
  cell.text += (!closes && needsSpace(cell.pieces.at(-1), piece) ? " " : "") + piece.text;
  cell.pieces.push(piece);
  if (!(MARK.test(piece.text) && cell.kind !== "text")) cell.kind = kindOf(cell.text);
  cell.x = Math.min(cell.x, piece.x);
  cell.right = Math.max(cell.right, piece.x + piece.width);
}

/** Numbers beside each other are two cells as soon as a space parts them; words are when the gap is wider than any space. */
function joins(cell: Cell, piece: Piece): boolean {
  const last = cell.pieces.at(-1) ?? piece;
  const em = Math.min(last.size, piece.size);
  const gap =
    piece.rtl || last.rtl
      ? Math.max(piece.x, last.x) - Math.min(piece.x + piece.width, cell.right)
      : piece.x - cell.right;
  if (MARK.test(piece.text) && piece.size < last.size * 0.85) return gap < last.size * 1.5;
  if (gap > em * 0.9) return false;
  const numeric = cell.kind !== "text" || CURRENCY.test(cell.text);
  return gap < em * 0.12 || !(numeric && (isValue(piece.text) || CURRENCY.test(piece.text)));
}

const isValue = (text: string) => kindOf(text) !== "text";

/** A telephone number in groups, "020 7946 0018", which are no numbers beside each other. */
export const isPhone = (text: string): boolean => /^(?:\+\d{1,3}|\(?0\d{1,5}\)?)(?:[ /-]\d{2,6}){1,5}$/.test(text);

/** "5,363 $ 4,869" in one piece: as many pieces as there are values and signs. */
function splitNumbers(piece: Piece): readonly Piece[] {
  const { text } = piece;
  if (text.length > 200 || !text.includes(" ") || !/\d.* |[$€£¥] /.test(text) || /\p{L}/u.test(text)) return [piece];
  if (isPhone(text)) return [piece];
  const tokens = text.split(" ");
  if (
    tokens.length < 2 ||
    isRange(tokens) ||
    !tokens.every((token) => isValue(token) || CURRENCY.test(token) || CLOSING.test(token))
  )
    return [piece];
  const unit = piece.width / text.length;
  let at = 0;
  return tokens.map((token) => {
    const part = { ...piece, text: token, x: piece.x + at * unit, width: token.length * unit };
    at += token.length + 1;
    return part;
  });
}

/** "115 – 160", which is one value; where the second is less, the dash between two values stands for none. */
function isRange([from = "", dash = "", to = "", ...others]: readonly string[]): boolean {
  const isNumber = (text: string): boolean => /^\d+(?:[.,]\d+)?$/.test(text);
  const valueOf = (text: string): number => Number(text.replace(",", "."));
  return others.length === 0 && /^[-–]$/.test(dash) && isNumber(from) && isNumber(to) && valueOf(from) < valueOf(to);
}

/** "$" and "(" go to the number behind them, ")" and "%" to the one before, as "€" does where it stands closer to that. */
function foldSigns(cells: readonly Cell[]): Cell[] {
  const folded: Cell[] = [];
  let sign: Cell | undefined;
  for (const [at, cell] of cells.entries()) {
    const before = folded.at(-1);
    const isBehind = before !== undefined && isUnitBehind(cell, before, cells[at + 1]);
    if (before && before.kind !== "text" && (CLOSING.test(cell.text) || isBehind)) {
      before.text += (isBehind ? " " : "") + cell.text;
      before.pieces.push(...cell.pieces);
      before.right = cell.right;
    } else if (sign && isValue(cell.text)) {
      folded.pop();
      folded.push({ ...cell, text: sign.text + cell.text, kind: "number", pieces: [...sign.pieces, ...cell.pieces] });
    } else folded.push(cell);
    sign = CURRENCY.test(cell.text) && !isBehind ? cell : undefined;
  }
  return folded;
}

/** A sign of currency that many languages write behind a number: a space from it, and not so close to the next. */
function isUnitBehind(cell: Cell, before: Cell, next: Cell | undefined): boolean {
  if (cell.text !== "€") return false;
  const gap = cell.x - before.right;
  return gap < (cell.pieces[0]?.size ?? 0) * SPACE && (!next || next.x - cell.right > gap);
}
