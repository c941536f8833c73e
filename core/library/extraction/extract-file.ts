import type { BackgroundPort } from "#core/work/ports.ts";
import type { RequestContext } from "#core/http/context.ts";
import { storeAndWrite } from "../documents/store-and-write.ts";
import type { DocumentType } from "#core/engine/formats.ts";
import { decodeText } from "#core/engine/text-blob.ts";
import { badRequest, unavailable } from "#core/http/errors.ts";
import { pause } from "#core/storage/pause.ts";
import type { UploadedFile } from "#core/http/route.ts";
import { put } from "#core/storage/store.ts";
import { holding } from "#core/sync/files/held-blobs.ts";
import { newId, timestamp } from "#core/storage/time.ts";
import { extractions, type ExtractionRow } from "./extraction.ts";
import { forget } from "./extractor.ts";

export type ExtractionDeps = Pick<RequestContext & BackgroundPort, "store" | "blobs" | "clock" | "background">;

export interface Extracted {
  readonly text: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

export interface Wanted {
  readonly filename: string;
  readonly type: DocumentType;
  readonly file: Pick<UploadedFile, "stream">;
  readonly context?: ExtractionRow["context"];
  readonly signal: AbortSignal;
}

/** Milliseconds: files before this one are read first, and a book takes a while. */
const PATIENCE = 300_000;

/** The text of a file, read by the engine's ingest worker. Throws `ApiError` 400 with the reason where it cannot be read. */
export async function extractFile(
  deps: ExtractionDeps,
  owner: string,
  { filename, type, file, context = null, signal }: Wanted,
): Promise<Extracted> {
  const about = {
    id: newId(),
    owner,
    filename,
    type,
    context,
    status: "pending",
    attempts: 0,
    text: null,
    metadata: {},
    error: null,
  } as const;
  const row = await storeAndWrite(deps, file, (stored) => {
    const pending: ExtractionRow = { ...about, file: stored.id, created_at: timestamp(deps.clock) };
    return { row: pending, operations: [put(extractions, pending), ...holding(owner, [stored.id])] };
  });
  deps.background.wake();
  try {
    const { text, metadata, error } = await settled(deps, row, signal);
    if (error !== null) throw badRequest(error);
    const bytes = text === null ? undefined : await deps.blobs.bytes(text);
    if (!bytes) throw unavailable("The text was lost on its way. Try again.");
    return { text: decodeText(bytes).text, metadata };
  } finally {
    await forget(deps, row);
  }
}

async function settled(
  { store, clock }: ExtractionDeps,
  { owner, id }: ExtractionRow,
  signal: AbortSignal,
): Promise<ExtractionRow> {
  const deadline = clock.now() + PATIENCE;
  for (let look = 10; clock.now() < deadline && !signal.aborted; look = Math.min(look * 1.5, 250)) {
    const row = await store.get(extractions, owner, id);
    if (!row) break;
    if (row.status !== "pending") return row;
    await pause(look, signal);
  }
  throw unavailable("The file could not be read in time. Try again later.");
}
