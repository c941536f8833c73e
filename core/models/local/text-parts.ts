import { normalize } from "./pool.ts";

/** A part of a text that a model reads at once. */
export interface TextPart {
  readonly text: string;
  /** Number of the text that it is of. */
  readonly of: number;
  readonly tokens: number;
}

/**
 * Texts in parts of at most `most` tokens, so that no end of a long one is lost: halves, and halves of these, cut at a space where
 * there is one. A text that is short enough is one part.
 */
export function partsOf(
  texts: readonly string[],
  { tokensOf, most }: { readonly tokensOf: (texts: readonly string[]) => readonly number[]; readonly most: number },
): TextPart[] {
  if (texts.length === 0) return [];
  const lengths = tokensOf(texts);
  return texts.flatMap((text, of) => {
    const tokens = lengths[of] ?? 0;
    if (tokens <= most || text.length < 2) return [{ text, of, tokens }];
    return partsOf(halvesOf(text), { tokensOf, most }).map((part) => ({ ...part, of }));
  });
}

function halvesOf(text: string): [string, string] {
  const middle = Math.floor(text.length / 2);
  const space = text.lastIndexOf(" ", middle);
  const isPair = /[\uDC00-\uDFFF]/.test(text[middle] ?? "");
  const at = space > text.length / 4 ? space : isPair ? middle + 1 : middle;
  return [text.slice(0, at), text.slice(at)];
}

/** The vectors of whole texts: those of their parts, averaged by their tokens, as unit vectors again. */
export function joinParts(
  parts: readonly TextPart[],
  vectors: Float32Array,
  { texts, dimensions }: { readonly texts: number; readonly dimensions: number },
): Float32Array {
  if (parts.length === texts) return vectors;
  const joined = new Float32Array(texts * dimensions);
  for (const [row, { of, tokens }] of parts.entries())
    for (let column = 0; column < dimensions; column++)
      joined[of * dimensions + column] =
        (joined[of * dimensions + column] ?? 0) + tokens * (vectors[row * dimensions + column] ?? 0);
  for (let text = 0; text < texts; text++) normalize(joined.subarray(text * dimensions, (text + 1) * dimensions));
  return joined;
}
