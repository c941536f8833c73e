import { z } from "zod";
import { documents, type DocumentRow } from "../documents/document.ts";
import { evaluationFiles } from "../evaluation/evaluation.ts";
import type { RequestContext } from "../context.ts";

const Part = z.object({ count: z.number().int().min(0), bytes: z.number().int().min(0) });

export const StorageUse = z.object({
  documents: z.number().int().min(0),
  chunks: z.number().int().min(0),
  files: Part.meta({ description: "Uploaded files; equal ones are stored once" }),
  text: Part.meta({ description: "Extracted texts" }),
  segments: Part.meta({ description: "Search indexes" }),
  evaluation_files: Part,
  total_bytes: z.number().int().min(0),
});
export type StorageUse = z.infer<typeof StorageUse>;

/** What the user's documents take up. */
export async function storageUse({ store }: Pick<RequestContext, "store">, owner: string): Promise<StorageUse> {
  const rows = await store.query(documents, { owner });
  const questions = await store.query(evaluationFiles, { owner });
  const files = new Map(rows.map((row) => [row.file, row.file_size]));
  const texts = new Map(rows.flatMap((row) => (row.text ? [[row.text, row.text_size] as const] : [])));
  const indexes = new Map(rows.filter((row) => row.segments.length > 0).map((row) => [row.segments.join(), row]));
  const segments = {
    count: sum([...indexes.values()].map((row) => row.segments.length)),
    bytes: sum([...indexes.values()].map((row) => row.segments_size)),
  };
  const parts = { files: part(files), text: part(texts), segments, evaluation_files: part(new Map(questions.map((row) => [row.file, row.file_size]))) };
  const total_bytes = sum(Object.values(parts).map(({ bytes }) => bytes));
  return { documents: rows.length, chunks: sum(rows.map((row: DocumentRow) => row.chunk_count)), ...parts, total_bytes };
}

const part = (sizes: ReadonlyMap<string, number>) => ({ count: sizes.size, bytes: sum([...sizes.values()]) });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
