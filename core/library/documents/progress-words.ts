import type { Progress } from "#core/engine/engine.ts";

const PHASES = {
  reading: { from: 0, words: "Reading" },
  recognising: { from: 0, words: "Recognising text" },
  embedding: { from: 50, words: "Embedding" },
  indexing: { from: 98, words: "Indexing" },
} as const;

/** Share of the whole work on a document, 0–99. */
export function percentOf({ phase, done, total }: Progress): number {
  const span = phase === "indexing" ? 1 : 48;
  return PHASES[phase].from + (total > 0 ? (span * done) / total : 0);
}

/** "Reading: 3 of 12 pages" */
export const phraseOf = ({ phase, done, total, unit }: Progress): string =>
  `${PHASES[phase].words}: ${done} of ${total} ${unit}`;
