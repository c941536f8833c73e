import type { Piece } from "./page-text.ts";

/** Whether a line as a whole runs to the left: most of its letters do; digits and signs stand in lines of any script. */
export function runsLeft(pieces: readonly Piece[]): boolean {
  const count = (script: RegExp) => pieces.reduce((sum, { text }) => sum + (text.match(script)?.length ?? 0), 0);
  return count(LEFTWARD) > count(LATIN);
}

const LEFTWARD = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const LATIN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu;

/**
 * Mends ligatures of lam and alef: pdf.js splits one into its two letters and then turns the text around, these two as well.
 * Behind an alef, as in each word with an article, that can be told: no word has two alefs and then a lam.
 */
export const mendLamAlef = (text: string): string =>
  text.replaceAll(/\u0627([\u0622\u0623\u0625\u0627])\u0644/g, "\u0627\u0644$1");

/**
 * The pieces of such a line in the order in which they are read: from the right, but numbers and words of other scripts
 * from the left within themselves ("2-5", "Open Access"). White space that the file has between two pieces goes with them.
 */
export function fromTheRight(pieces: readonly Piece[]): Piece[] {
  const sorted = pieces.map((piece, at) => ({ piece, at })).sort((a, b) => b.piece.x - a.piece.x);
  const ordered = groupsOf(sorted).flatMap((group) => (group[0]?.piece.rtl ? group : group.toReversed()));
  return ordered.map(({ piece, at }, index) => {
    const before = ordered[index - 1];
    // Of two that were written one after the other, the later one holds that a space stood between them.
    const isSpaced = before
      ? (before.at === at - 1 && piece.spaced) || (before.at === at + 1 && before.piece.spaced)
      : pieces[0]?.spaced === true;
    return isSpaced === piece.spaced ? piece : { ...piece, spaced: isSpaced };
  });
}

interface Placed {
  readonly piece: Piece;
  readonly at: number;
}

/** Neighbours that run to the right together; each other piece is a group. Signs at their ends are not of them. */
function groupsOf(sorted: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  let open: Placed[] = [];
  const close = () => {
    const from = open.findIndex(isWord);
    const to = open.findLastIndex(isWord) + 1;
    if (from < 0) groups.push(...open.map((one) => [one]));
    else {
      const alone = (ones: readonly Placed[]) => ones.map((one) => [one]);
      groups.push(...alone(open.slice(0, from)), open.slice(from, to), ...alone(open.slice(to)));
    }
    open = [];
  };
  for (const one of sorted) {
    const last = open.at(-1);
    if (one.piece.rtl || (last && !isTogether(one, last))) close();
    if (one.piece.rtl) groups.push([one]);
    else open.push(one);
  }
  close();
  return groups;
}

const isWord = ({ piece }: Placed) => /[\p{L}\p{N}]/u.test(piece.text);

/** Numbers apart from each other are read from the right as all words are; words of one language are not. */
function isTogether(left: Placed, right: Placed): boolean {
  const gap = right.piece.x - (left.piece.x + left.piece.width);
  if (gap <= Math.min(left.piece.size, right.piece.size) * 0.18) return true;
  return /\p{L}\P{L}*$/u.test(left.piece.text) && /^\P{L}*\p{L}/u.test(right.piece.text);
}
