import type { FoundCode } from "./code.ts";
import type { Piece } from "./page-text.ts";
import { isMarkAfter, isMarkBefore, isOfSameMark, markedText } from "./raised-marks.ts";
import { fromTheRight, runsLeft } from "./right-to-left.ts";
import type { FoundTable } from "./tables/build-table.ts";

/** Pieces that stand on one baseline without a wide gap: a printed line, or one cell of a table's row. */
export interface Line {
  readonly pieces: Piece[];
  x: number;
  y: number;
  right: number;
  bottom: number;
  readonly baseline: number;
  size: number;
  readonly font: string;
  readonly level: boolean;
  /** Some of it is in a script that runs to the left. */
  rtl: boolean;
  /** It begins with a mark that stands apart from its text, such as "4.1". */
  readonly isMarked?: boolean;
  /** A whole table, or all of some code, that is read at this place. */
  readonly table?: FoundTable;
  readonly code?: FoundCode;
}

/** Whether it is a line of text, and stands for nothing larger. */
export const isText = ({ table, code }: Line): boolean => !table && !code;

/** In the order of the content stream. */
export function makeLines(pieces: readonly Piece[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  for (const piece of pieces) {
    if (line && continues(line, piece)) extend(line, piece);
    else {
      line = start(piece);
      lines.push(line);
    }
  }
  for (const { pieces: own, rtl } of lines)
    if (rtl && own.length > 1 && runsLeft(own)) own.splice(0, own.length, ...fromTheRight(own));
  return lines.map(withLookOfText);
}

/** Signs before items, as a class of a pattern; those of symbol fonts have no character that means anything. */
export const BULLETS = String.raw`•‣◦▪▫●○■□◆◇⁃∙·\u0000-\u0008\u000e-\u001f\ue000-\uf8ff`;
const BULLET = new RegExp(`^[${BULLETS}]\\s*$`, "u");

/** Whether it is the sign of an item and nothing else. */
export const isBullet = (text: string): boolean => BULLET.test(text);

/** A bullet may be larger than the text of its item, and of another font. */
function withLookOfText(line: Line): Line {
  const [bullet, first] = line.pieces;
  if (!bullet || !first || !isBullet(bullet.text)) return line;
  return { ...line, font: first.font, size: Math.max(...line.pieces.slice(1).map(({ size }) => size)) };
}

export function lineText(line: Line): string {
  return line.pieces
    .map((_, index) => (index > 0 && partsWords(line.pieces, index) ? " " : "") + textAt(line.pieces, index))
    .join("");
}

/** Whether the printer left a space between two neighbours. */
export function needsSpace(before: Piece | undefined, piece: Piece): boolean {
  if (!before) return false;
  return piece.spaced || isApart(before, piece);
}

/** The same of the piece at this place, and whether the mark of a note begins or ends there. */
export function partsWords(pieces: readonly Piece[], at: number): boolean {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  if (!before || !piece) return false;
  if (needsSpace(before, piece)) return true;
  const [first, next] = [pieces[at - 2], pieces[at + 1]];
  const beginsThere = !first || needsSpace(first, before);
  const endsThere = !next || needsSpace(piece, next) || !/^\p{L}/u.test(next.text);
  return (beginsThere && isMarkBefore(before, piece)) || (endsThere && isMarkAfter(before, piece));
}

/** What a line says in the piece at this place. */
export function textAt(pieces: readonly Piece[], at: number): string {
  const piece = pieces[at];
  if (!piece) return "";
  // The digits of one number may be several pieces.
  let base = at - 1;
  while (base > 0 && isOfSameMark(pieces[base], piece)) base--;
  return markedText(piece, pieces[base], pieces[at + 1]);
}

function isApart(before: Piece, piece: Piece): boolean {
  // In a script that runs to the left, and where one meets another, the later one stands at the left.
  const gap = Math.max(piece.x - (before.x + before.width), before.x - (piece.x + piece.width));
  return gap > Math.min(before.size, piece.size) * 0.18;
}

export function lineLength(line: Line): number {
  return line.pieces.reduce((sum, piece) => sum + piece.text.length, 0);
}

function start(piece: Piece): Line {
  const { x, y, width, height, baseline, size, font, level } = piece;
  return { pieces: [piece], x, y, right: x + width, bottom: y + height, baseline, size, font, level, rtl: piece.rtl };
}

function extend(line: Line, piece: Piece): void {
  line.pieces.push(piece);
  line.rtl ||= piece.rtl;
  line.x = Math.min(line.x, piece.x);
  line.y = Math.min(line.y, piece.y);
  line.right = Math.max(line.right, piece.x + piece.width);
  line.bottom = Math.max(line.bottom, piece.y + piece.height);
  line.size = Math.max(line.size, piece.size);
}

function continues(line: Line, piece: Piece): boolean {
  if (line.level !== piece.level) return false;
  const last = line.pieces[line.pieces.length - 1];
  if (!last) return false;
  const em = Math.min(line.size, piece.size);
  if (!piece.level) return continuesAslant(last, piece, em);
  // Superscripts and subscripts stand up to half a line off the baseline.
  const small = Math.max(line.size, piece.size);
  if (Math.abs(piece.baseline - line.baseline) > small * (em < small * 0.85 ? 0.55 : 0.3)) return false;
  if (piece.rtl || line.rtl) {
    const gap = Math.max(piece.x - line.right, line.x - (piece.x + piece.width));
    return gap < em * 2;
  }
  const gap = piece.x - (last.x + last.width);
  return gap > -em * 1.5 && gap < em * 1.6;
}

function continuesAslant(last: Piece, piece: Piece, em: number): boolean {
  const dx = Math.max(piece.x - (last.x + last.width), last.x - (piece.x + piece.width));
  const dy = Math.max(piece.y - (last.y + last.height), last.y - (piece.y + piece.height));
  return dx < em * 0.5 && dy < em * 1.2;
}
