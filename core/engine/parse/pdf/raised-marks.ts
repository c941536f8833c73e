import type { Piece } from "./page-text.ts";

/** Sizes of letters below which a raised one is a mark, as a share of those beside it, and how far it is raised. */
const SMALLER = 0.85;
const RAISED = 0.15;

const isRaised = (mark: Piece, beside: Piece): boolean =>
  mark.level &&
  beside.level &&
  !mark.rtl &&
  mark.size < beside.size * SMALLER &&
  beside.baseline - mark.baseline > beside.size * RAISED;

const MARK = /^\d{1,3}$/u;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Whether the mark of a note stands before the word that begins it. */
export const isMarkBefore = (before: Piece, piece: Piece): boolean =>
  MARK.test(before.text) && isRaised(before, piece) && /^[\p{L}“"„(]/u.test(piece.text);

/** Whether a raised number follows a word or a year, with which it would make another word. */
export const isMarkAfter = (before: Piece, piece: Piece): boolean =>
  MARK.test(piece.text) && isRaised(piece, before) && /(?:\p{L}{3}|(?<!\d)(?:1[5-9]|20)\d\d)$/u.test(before.text);

export const isOfSameMark = (before: Piece | undefined, piece: Piece): boolean =>
  before !== undefined &&
  MARK.test(before.text) &&
  MARK.test(piece.text) &&
  before.size === piece.size &&
  before.baseline === piece.baseline;

/** The text of a piece between its neighbours: raised digits as such, so that "2024¹" and "10⁶" are no other numbers. */
export function markedText(piece: Piece, before: Piece | undefined, after: Piece | undefined): string {
  const isMark =
    MARK.test(piece.text) &&
    ((before !== undefined && isRaised(piece, before)) || (after !== undefined && isMarkBefore(piece, after)));
  return isMark ? piece.text.replaceAll(/\d/gu, (digit) => SUPERSCRIPTS[Number(digit)] ?? digit) : piece.text;
}
