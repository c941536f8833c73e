import type { Embedder, PassageText } from "../embed-port.ts";

/** What was embedded, call by call. */
export interface Embedded {
  readonly queries: string[];
  /** Of `embed`, one text after the other. */
  readonly passages: string[];
  /** Of `embedPassages`. */
  readonly sentences: string[];
}

/**
 * An embedder that tells sentences apart, as one of a language model does: texts about a car or an automobile lie in one
 * direction, those about a cat in a second, all others in a third.
 */
export function createTellingEmbedder(id = "telling"): { readonly embedder: Embedder; readonly embedded: Embedded } {
  const embedded: Embedded = { queries: [], passages: [], sentences: [] };
  const vectorOf = (text: string): readonly number[] =>
    /\b(?:car|automobile)\b/i.test(text) ? [1, 0, 0] : /\bcat\b/i.test(text) ? [0, 1, 0] : [0, 0, 1];
  const rowsOf = (texts: readonly string[]) => Float32Array.from(texts.flatMap(vectorOf));
  const sentencesOf = ({ text, sentences }: PassageText) => sentences.map(({ start, end }) => text.slice(start, end));
  const embedder: Embedder = {
    id,
    dimensions: 3,
    calibration: { byModel: true, weight: 0.25, midpoint: 0.4, slope: 12 },
    async embed(texts, kind) {
      embedded[kind === "query" ? "queries" : "passages"].push(...texts);
      return rowsOf(texts);
    },
    async embedPassages(passages) {
      const told = passages.flatMap(sentencesOf);
      embedded.sentences.push(...told);
      return { passages: rowsOf(passages.map(({ text }) => text)), sentences: rowsOf(told) };
    },
  };
  return { embedder, embedded };
}
