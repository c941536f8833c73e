/** Advance widths of Helvetica from space to tilde, in thousandths of the type size (Adobe's font metrics). */
const ASCII: readonly number[] = [
  [278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278],
  [556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556],
  [1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778],
  [667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556],
  [333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556],
  [556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584],
].flat();
const LETTER = 556;
const IDEOGRAPH = 1000;

/** Scripts written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const STRONG = /\p{L}/u;

/**
 * Where the character begins in the line, as a share of the line's width; its text's length asks for the end. Most fonts
 * of documents spread their letters much as Helvetica does, narrow ones beside wide ones.
 */
export function shareBefore(text: string, at: number): number {
  const total = widthOf(text);
  return total === 0 ? 0 : widthOf(text.slice(0, at)) / total;
}

/** The first letter says it, as for a paragraph (Unicode Standard Annex 9, P2). */
export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(STRONG.exec(text)?.[0] ?? "");

function widthOf(text: string): number {
  let width = 0;
  for (const character of text.normalize("NFD")) width += advance(character);
  return width;
}

function advance(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const known = ASCII[code - 32];
  if (known !== undefined) return known;
  // What stands above or below another letter takes no room.
  if (/\p{M}/u.test(character)) return 0;
  return /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uff01-\uff60]/u.test(character) ? IDEOGRAPH : LETTER;
}
