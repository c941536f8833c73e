import { z } from "zod";
import { Uuid } from "#core/http/fields.ts";
import { documents, type DocumentRow } from "#core/library/documents/document.ts";
import { evaluationFiles } from "#core/library/evaluation/evaluation.ts";
import type { RequestContext } from "#core/http/context.ts";

const bytes = z.number().int().min(0);

const CollectionUse = z.object({
  collection_id: Uuid,
  documents: z.number().int().min(0),
  bytes: bytes.meta({
    description: "Files, texts and search indexes; what is in several collections counts in each of them",
  }),
});
export type CollectionUse = z.infer<typeof CollectionUse>;

export const StorageUse = z.object({
  documents: z.number().int().min(0),
  chunks: z.number().int().min(0),
  file_bytes: bytes.meta({ description: "Uploaded files; equal ones are stored once" }),
  text_bytes: bytes.meta({ description: "Extracted texts" }),
  index_bytes: bytes.meta({ description: "Search indexes" }),
  evaluation_file_bytes: bytes.meta({ description: "Files of questions" }),
  total_bytes: bytes,
  collections: z.array(CollectionUse).meta({ description: "Those with documents, largest first" }),
});
export type StorageUse = z.infer<typeof StorageUse>;

/** What the user's documents take up. */
export async function storageUse({ store }: Pick<RequestContext, "store">, owner: string): Promise<StorageUse> {
  const rows = await store.query(documents, { owner });
  const questions = await store.query(evaluationFiles, { owner });
  const { file_bytes, text_bytes, index_bytes } = sizesOf(rows);
  const evaluation_file_bytes = sum(new Map(questions.map((row) => [row.file, row.file_size])));
  const chunks = rows.reduce((total, row) => total + row.chunk_count, 0);
  const total_bytes = file_bytes + text_bytes + index_bytes + evaluation_file_bytes;
  const collections = [...Map.groupBy(rows, (row) => row.collection_id)].map(([collection_id, own]) => {
    const sizes = sizesOf(own);
    return {
      collection_id,
      documents: own.length,
      bytes: sizes.file_bytes + sizes.text_bytes + sizes.index_bytes,
    };
  });
  collections.sort((a, b) => b.bytes - a.bytes || a.collection_id.localeCompare(b.collection_id));
  return {
    documents: rows.length,
    chunks,
    file_bytes,
    text_bytes,
    index_bytes,
    evaluation_file_bytes,
    total_bytes,
    collections,
  };
}

const sizesOf = (rows: readonly DocumentRow[]) => ({
  file_bytes: sum(new Map(rows.map((row) => [row.file, row.file_size]))),
  text_bytes: sum(new Map(rows.map((row) => [row.text, row.text_size]))),
  index_bytes: sum(new Map(rows.map((row) => [row.segments.join(), row.segments_size]))),
});

/** Keyed by blob, since documents with equal content share theirs. */
const sum = (sizes: ReadonlyMap<unknown, number>): number =>
  [...sizes.values()].reduce((total, size) => total + size, 0);
