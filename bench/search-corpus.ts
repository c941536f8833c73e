import { chunkDocument } from "#core/engine/chunk/chunk.ts";
import type { Chunk } from "#core/engine/segment.ts";
import { plainDocument } from "#core/engine/testing/plain-document.ts";
import { readLines } from "./retrieval-sets.ts";

/** Small chunks, so that the 16,407 answers of MedQuAD make a hundred thousand. */
const SIZES = { target: 180, most: 240, least: 60 };

export interface BenchDocument {
  readonly title: string;
  readonly chunks: readonly Chunk[];
}

export interface BenchCorpus {
  readonly documents: readonly BenchDocument[];
  readonly chunks: number;
  readonly queries: readonly string[];
}

/** Real text cut into at least `wanted` chunks, and questions to ask of it. */
export function medquadCorpus(wanted: number): BenchCorpus {
  const rows = readLines<{ focus: string; question: string; answer: string }>("medquad/qa.jsonl");
  const documents: BenchDocument[] = [];
  let chunks = 0;
  for (const [number, { focus, answer }] of rows.entries()) {
    if (chunks >= wanted) break;
    const cut = chunkDocument(plainDocument(answer), SIZES).map((range, ordinal) => ({
      ...range,
      id: hexId(number, ordinal),
    }));
    documents.push({ title: focus, chunks: cut });
    chunks += cut.length;
  }
  const queries = rows.filter((_, index) => index % 41 === 0).map(({ question }) => question);
  return { documents, chunks, queries };
}

const hexId = (document: number, ordinal: number): string =>
  document.toString(16).padStart(24, "0") + ordinal.toString(16).padStart(8, "0");
