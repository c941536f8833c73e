import { cleanText } from "../clean-text.ts";
import type { Box, FilledText } from "./annotations.ts";
import type { Piece } from "./page-text.ts";

/** Pairs of fields and pieces; a page of more is made to harm, and its fields are read behind its text. */
const MOST_COMPARED = 20_000_000;

/**
 * Brings what was filled into a page among its pieces, in the order in which they are read: behind the label at its
 * left, before the words of a box to tick, or below the words above it.
 */
export function withFilledText(pieces: readonly Piece[], filled: readonly FilledText[]): Piece[] {
  const all = [...pieces];
  const style = mainStyle(pieces);
  const sorted = filled
    // Without any words a box to tick says nothing.
    .filter((one) => pieces.length > 0 || !one.isBox)
    .filter((one) => pieces.length * filled.length > MOST_COMPARED || !isPrinted(one, pieces))
    .sort((a, b) => middleOf(a.box) - middleOf(b.box) || a.box.x - b.box.x);
  const canPlace = pieces.length * sorted.length < MOST_COMPARED;
  for (const one of sorted) {
    const { at, baseline } = canPlace ? placeFor(one, all) : { at: all.length, baseline: null };
    all.splice(at, 0, ...makePieces(one, style, baseline));
  }
  return all;
}

/** The font and size of most characters, so that a value does not look like a heading. */
function mainStyle(pieces: readonly Piece[]): Pick<Piece, "font" | "size"> {
  const lengths = new Map<string, { readonly piece: Piece; length: number }>();
  for (const piece of pieces) {
    const key = `${piece.size} ${piece.font}`;
    const entry = lengths.get(key) ?? { piece, length: 0 };
    entry.length += piece.text.length;
    lengths.set(key, entry);
  }
  const [best] = [...lengths.values()].sort((a, b) => b.length - a.length);
  return best ? { font: best.piece.font, size: best.piece.size } : { font: "", size: 10 };
}

const middleOf = (box: Pick<Box, "y" | "height">) => box.y + box.height / 2;

/** A form whose values were also made part of its page says them once. */
function isPrinted({ text, box }: FilledText, pieces: readonly Piece[]): boolean {
  const plain = (words: string) => words.replace(/\s+/g, "");
  const under = pieces.filter((piece) => {
    const [x, y] = [piece.x + piece.width / 2, middleOf(piece)];
    return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  });
  return under.length > 0 && plain(under.map((piece) => piece.text).join("")).includes(plain(text));
}

/** Index to put the text at, and the baseline of the words beside it; null where there are none. */
function placeFor({ box, isBox }: FilledText, all: readonly Piece[]): { at: number; baseline: number | null } {
  const right = box.x + box.width;
  const level = all.flatMap((piece, index) => (piece.level ? [{ piece, index }] : []));
  const beside = level.filter(({ piece }) => {
    const middle = middleOf(piece);
    return middle > box.y - piece.size * 0.2 && middle < box.y + box.height + piece.size * 0.2;
  });
  const behind = isBox ? beside.filter(({ piece }) => piece.x >= right - 2 && piece.x < right + piece.size * 3) : [];
  const next = nearest(behind, ({ piece }) => -piece.x);
  if (next) return { at: next.index, baseline: next.piece.baseline };
  const before = nearest(
    beside.filter(({ piece }) => piece.x < box.x),
    ({ piece }) => piece.x,
  );
  if (before) return { at: endOfWords(all, before.index, right), baseline: before.piece.baseline };
  const above = level.filter(({ piece }) => piece.baseline <= box.y + piece.size);
  const over = above.filter(({ piece }) => piece.x < right && piece.x + piece.width > box.x);
  const last = nearest(over.length > 0 ? over : above, ({ piece }) => piece.baseline);
  return { at: last ? endOfWords(all, last.index, Infinity) : 0, baseline: null };
}

type Placed = { readonly piece: Piece; readonly index: number };

/** The last of those for which the measure is largest. */
function nearest(pieces: readonly Placed[], measure: (one: Placed) => number): Placed | undefined {
  let best: Placed | undefined;
  for (const one of pieces) if (!best || measure(one) >= measure(best)) best = one;
  return best;
}

/** Behind the pieces that go on in the line of this one, as far as to the edge. */
function endOfWords(all: readonly Piece[], from: number, edge: number): number {
  let at = from + 1;
  for (let last = all[from]; last; last = all[at++]) {
    const next = all[at];
    const goesOn =
      next && next.x > last.x && next.x < edge && Math.abs(next.baseline - last.baseline) < last.size * 0.3;
    if (!goesOn) break;
  }
  return at;
}

/** One piece for each line, from the top of the box. */
function makePieces(one: FilledText, style: Pick<Piece, "font" | "size">, baseline: number | null): readonly Piece[] {
  const { text, box } = one;
  const lines = text.split(/\r\n?|\n/).map((line) => cleanText(line).replace(/\s+/g, " ").trim());
  const height = lines.length > 1 ? Math.min(box.height / lines.length, style.size * 1.3) : box.height;
  return lines.flatMap((line, index): Piece[] => {
    if (line === "") return [];
    const y = box.y + index * height;
    return [
      {
        text: line,
        x: box.x,
        y,
        width: Math.max(1, Math.min(box.width, line.length * style.size * 0.6)),
        height: Math.max(1, height),
        baseline: index === 0 && baseline !== null ? baseline : y + Math.min(height * 0.75, style.size),
        ...style,
        rtl: /^[\P{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(line),
        level: true,
        spaced: true,
        origin: [box.x, y],
        filled: one,
      },
    ];
  });
}
