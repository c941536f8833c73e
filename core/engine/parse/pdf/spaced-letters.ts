import type { Piece } from "./page-text.ts";
import type { Trace, TracedGlyph, TracedText } from "./trace-text.ts";

/** "P R O F I L E" */
const APART = /^\p{L}(?: \p{L}){3,}$/u;

const isSpaced = ({ text, level }: Piece): boolean => level && APART.test(text);

/** Whether the letters of some text stand so far apart that each was taken for a word. */
export const hasSpacedLetters = (pieces: readonly Piece[]): boolean => pieces.some(isSpaced);

/**
 * The pieces of a page with the words of headings whose letters stand apart: pdf.js puts a space between any two of them, the
 * strings that the page paints have one only where a word ends. Letters that are painted with spaces between them stay.
 */
export const withWordsOfSpacedLetters = (pieces: readonly Piece[], { texts }: Trace): readonly Piece[] =>
  pieces.map((piece) => (isSpaced(piece) ? { ...piece, text: wordsOf(piece, texts) ?? piece.text } : piece));

/** Times the usual gap between two letters that one between two words is wide at least. */
const WIDER = 1.6;

/** The words of a piece by the spaces that are painted, or by wider gaps where none is; undefined where other letters are painted. */
function wordsOf({ text, origin: [x, y], width, size }: Piece, texts: readonly TracedText[]): string | undefined {
  const isBeside = (one: TracedGlyph): boolean => one.x >= x - size * NEAR && one.right <= x + width + size * NEAR;
  const letters = texts
    .filter((one) => Math.abs(one.y - y) < size * NEAR)
    .flatMap(({ glyphs }) => glyphs)
    .filter(isBeside)
    .toSorted((a, b) => a.x - b.x);
  const printed = letters.filter((one) => one.text.trim() !== "");
  if (printed.map((one) => one.text).join("") !== text.replaceAll(" ", "")) return undefined;
  if (printed.length < letters.length)
    return letters
      .map((one) => one.text)
      .join("")
      .replaceAll(/\s+/gu, " ")
      .trim();
  const gaps = printed.slice(1).map((one, at) => one.x - (printed[at]?.right ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0;
  return printed.map((one, at) => (at > 0 && (gaps[at - 1] ?? 0) > usual * WIDER ? " " : "") + one.text).join("");
}

/** Of its size: how far a letter may stand off its line and its piece. */
const NEAR = 0.15;
