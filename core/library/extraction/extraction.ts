import { z } from "zod";
import { DOCUMENT_TYPES } from "#core/engine/formats.ts";
import { table } from "#core/storage/table.ts";

/**
 * A file whose text somebody waits for. It passes through the store because the engine that reads files may live in
 * another worker than the one that answers; the row goes with the answer.
 */
const ExtractionRow = z.object({
  id: z.string(),
  owner: z.string(),
  filename: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  /** Blob id of the bytes. */
  file: z.string(),
  /** What segments are wanted of the text, if any. */
  context: z.object({ question: z.string().nullable(), max_characters: z.number().int() }).nullable(),
  status: z.enum(["pending", "done", "failed"]),
  attempts: z.number().int(),
  /** Blob id of the text. */
  text: z.string().nullable(),
  metadata: z.record(z.string(), z.unknown()),
  error: z.string().nullable(),
  created_at: z.string(),
});
export type ExtractionRow = z.infer<typeof ExtractionRow>;

export const extractions = table<ExtractionRow>({
  name: "extractions",
  schema: ExtractionRow,
  indexes: [{ fields: ["status", "created_at"] }],
  syncs: false,
  blobs: { fields: { file: "original", text: "index" } },
});
