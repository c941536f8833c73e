import type { Progress } from "#core/engine/engine.ts";
import type { Document } from "#core/library/documents/document.ts";
import { isRecognising } from "./ocr-of.ts";

export interface Phase {
  readonly words: string;
  /** Share of the whole work, 0–1. */
  readonly share: number;
}

/** Where each phase begins and ends in the whole. */
const SPAN = {
  reading: [0.02, 0.55],
  recognising: [0.02, 0.98],
  embedding: [0.55, 0.95],
  indexing: [0.95, 1],
} as const;
const WORDS = {
  reading: "Reading",
  recognising: "Recognising text",
  embedding: "Learning its meaning",
  indexing: "Making it searchable",
} as const;

/** What is happening to a document that is being read, in words and as a share. */
export function phaseOf(document: Document): Phase {
  const progress = progressOf(document);
  if (!progress) return { words: beginningOf(document), share: 0.01 };
  const [from, to] = SPAN[progress.phase];
  const share = progress.total > 0 ? Math.min(progress.done / progress.total, 1) : 0;
  return { words: `${WORDS[progress.phase]}${countOf(progress)}`, share: from + (to - from) * share };
}

function beginningOf(document: Document): string {
  if (isRecognising(document)) return "Waiting for text recognition, which reads one file after the other";
  return document.status === "pending" ? "Waiting its turn" : "Starting to read";
}

function countOf({ done, total, unit }: Progress): string {
  if (total <= 1 || unit === "bytes") return "…";
  const one = unit === "pages" ? "page" : "passage";
  return `: ${one} ${Math.min(done, total).toLocaleString()} of ${total.toLocaleString()}`;
}

function progressOf(document: Document): Progress | undefined {
  const value = document.metadata["progress"];
  const known = typeof value === "object" && value !== null && "phase" in value && String(value.phase) in SPAN;
  return known ? (value as Progress) : undefined;
}
