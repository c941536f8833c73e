import type { Passage } from "../../engine.ts";

/** A passage with this text, found and shown nowhere in particular. */
export const samplePassage = (content: string, given: Partial<Passage> = {}): Passage => ({
  chunk_id: "c",
  document_id: "d",
  document_name: "d.md",
  heading: null,
  page: null,
  content,
  start: 0,
  end: content.length,
  score: 1,
  why: { words: [], similarity: null },
  ...given,
});
