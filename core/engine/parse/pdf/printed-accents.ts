import type { Piece } from "./page-text.ts";

/** The accents that TeX's older fonts print apart from their letters, and what they are on one. */
const COMBINING: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "´": "\u0301",
  ˆ: "\u0302",
  "˜": "\u0303",
  "¯": "\u0304",
  "˘": "\u0306",
  "˙": "\u0307",
  "¨": "\u0308",
  "˚": "\u030A",
  "˝": "\u030B",
  ˇ: "\u030C",
  "¸": "\u0327",
  "˛": "\u0328",
};
const ACCENT_LAST = new RegExp(`[${Object.keys(COMBINING).join("")}]$`, "u");
/** Letters without their dot, on which an accent stands. */
const DOTTED: Readonly<Record<string, string>> = { ı: "i", ȷ: "j" };

/** Of the size of the text: how far the letter at least stands back under its accent, and how much higher an accent on a capital may be. */
const OVERLAP = 0.12;
const RAISED = 0.4;

/**
 * Puts accents on their letters: "mat´" and "eriel" are "mat" and "ériel". TeX's older fonts have no letters with accents,
 * so a document prints the accent and goes back to print the letter under it. A sign that stands before the next letter,
 * as a quotation mark does, is none.
 */
export function withAccents(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const before = found.at(-1);
    const composed = before && composedWith(before, piece);
    if (!composed) {
      found.push(piece);
      continue;
    }
    found.pop();
    const text = before.text.slice(0, -1);
    const isSpaced = text.trim() === "" ? before.spaced : /\s$/u.test(text);
    if (text.trim() !== "") found.push({ ...before, text: text.trimEnd(), width: piece.x - before.x });
    found.push({ ...piece, text: composed, spaced: isSpaced });
  }
  return found.map((piece) => (IN_TEXT.test(piece.text) ? { ...piece, text: composedIn(piece.text) } : piece));
}

/**
 * Where an accent and its letter are one piece: signs that nobody types before such a letter, and a cedilla behind one. In
 * code a circumflex stands before any other.
 */
const IN_TEXT = /[ˆ¨][aeiouyı]|˜[ano]|˚[au]|ˇ[cdenrstz]|˘[ag]|[cst]¸/iu;

const composedIn = (text: string): string =>
  text
    .replaceAll(/([ˆ¨])([aeiouyı])|(˜)([ano])|(˚)([au])|(ˇ)([cdenrstz])|(˘)([ag])/giu, (whole: string) => {
      const [accent = "", letter = ""] = whole;
      return onLetter(letter, accent) ?? whole;
    })
    .replaceAll(/([cst])(¸)/giu, (whole, letter: string, accent: string) => onLetter(letter, accent) ?? whole);

/** The text of a piece with the accent on its first letter with which the piece before it ends; undefined where there is none. */
function composedWith(before: Piece, { text, x, width, size, baseline, level }: Piece): string | undefined {
  const [accent] = ACCENT_LAST.exec(before.text) ?? [];
  if (accent === undefined || !level || !before.level) return undefined;
  const overlap = before.x + before.width - x;
  const isUnder = overlap > OVERLAP * size && x + width > before.x;
  if (!isUnder || Math.abs(before.baseline - baseline) > RAISED * size) return undefined;
  const [letter = ""] = text;
  const whole = onLetter(letter, accent);
  return whole && whole + text.slice(letter.length);
}

/** One letter, or undefined where no such letter is written. */
function onLetter(letter: string, accent: string): string | undefined {
  const whole = `${DOTTED[letter] ?? letter}${COMBINING[accent]}`.normalize("NFC");
  return [...whole].length === 1 ? whole : undefined;
}
