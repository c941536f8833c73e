import type { PassageText } from "#core/engine/embed-port.ts";

/** Tokens that a model reads at once, and which of them are of which sentence. */
export interface Window {
  /** Of the text alone: what a model puts around it comes later. */
  readonly tokens: readonly number[];
  /** Sentences that begin in it, by their number among all; tokens from `from` until `to`. */
  readonly sentences: readonly { readonly row: number; readonly from: number; readonly to: number }[];
  /** Number of the passage whose beginning it is; null for what of a long one comes later. */
  readonly passage: number | null;
}

/** A part of a passage: a sentence, or what stands before, between or after sentences. */
interface Piece {
  readonly text: string;
  readonly isSentence: boolean;
}

/**
 * Passages as a model reads them, each sentence in the window of its passage. What is longer than `most` tokens goes on in
 * further windows, each of which begins with a whole piece; a piece that is longer itself is cut off there.
 *
 * @param tokensOf of several texts, without what a model puts around them.
 * @param prefix put before each passage.
 */
export function windowsOf(
  passages: readonly PassageText[],
  {
    tokensOf,
    most,
    prefix,
  }: {
    readonly tokensOf: (texts: readonly string[]) => readonly (readonly number[])[];
    readonly most: number;
    readonly prefix: string;
  },
): Window[] {
  let row = 0;
  return passages.flatMap((passage, number) => {
    const pieces = piecesOf(passage, prefix);
    const tokens = tokensOf(pieces.map(({ text }) => text)).map((own) => own.slice(0, most));
    const windows: { passage: number | null; tokens: number[]; sentences: Window["sentences"][number][] }[] = [];
    for (const [at, { isSentence }] of pieces.entries()) {
      const own = tokens[at] ?? [];
      let last = windows.at(-1);
      if (!last || last.tokens.length + own.length > most)
        windows.push((last = { passage: windows.length === 0 ? number : null, tokens: [], sentences: [] }));
      const from = last.tokens.length;
      last.tokens.push(...own);
      if (isSentence) last.sentences.push({ row: row++, from, to: last.tokens.length });
    }
    // A passage without a text has a vector as well.
    return windows.length > 0 ? windows : [{ passage: number, tokens: [], sentences: [] }];
  });
}

function piecesOf({ text, sentences }: PassageText, prefix: string): Piece[] {
  const pieces: Piece[] = [];
  const between = (from: number, to: number): void => {
    const own = text.slice(from, to);
    if (own.trim() !== "") pieces.push({ text: own, isSentence: false });
  };
  if (prefix !== "") pieces.push({ text: prefix, isSentence: false });
  let at = 0;
  for (const { start, end } of sentences) {
    between(at, start);
    pieces.push({ text: text.slice(start, end), isSentence: true });
    at = end;
  }
  between(at, text.length);
  return pieces;
}
