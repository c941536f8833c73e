import { documents, type DocumentRow } from "../../documents/document.ts";
import { processAgain, requireDocument } from "../../documents/documents.ts";
import { processAnew } from "../../documents/process-anew.ts";
import type { Progress } from "../../engine/engine.ts";
import { badRequest } from "../../http/errors.ts";
import { activeModel } from "../../models/models.ts";
import { change, require } from "../../storage/store.ts";
import { writeUnlessChanged } from "../../storage/write-unless-changed.ts";
import { timestamp } from "../../time.ts";
import { DocumentPayload } from "../job-kinds.ts";
import type { JobHandler, JobTools } from "../job-runner.ts";
import { poll } from "./poll.ts";
import type { WorkDeps } from "./work-deps.ts";

/**
 * Processes a document: one that is completed anew beside what there is, one that failed as if just uploaded, one that
 * is on its way by following it.
 */
export function createDocumentWork(deps: WorkDeps): JobHandler {
  return {
    resumable: true,
    async run({ owner, payload }, tools) {
      const { document_id } = DocumentPayload.parse(payload);
      const row = await requireDocument(deps, owner, document_id);
      if (row.status === "completed") await anew(deps, row, tools);
      else await throughTheQueue(deps, row, tools);
      const done = await requireDocument(deps, owner, document_id);
      return { document_id, chunk_count: done.chunk_count, pages: done.metadata["pages"] ?? null };
    },
  };
}

async function anew(deps: WorkDeps, row: DocumentRow, { progress, signal }: JobTools): Promise<void> {
  const model = await activeModel(deps, deps.models);
  const report = (at: Progress) => void progress(percentOf(at), phrase(at)).catch(() => undefined);
  const written = await processAnew(deps, row, { model, parse: true, report, signal });
  if (!written) throw badRequest("The document was changed or deleted meanwhile.");
}

async function throughTheQueue(deps: WorkDeps, row: DocumentRow, { progress, signal }: JobTools): Promise<void> {
  const { owner, id } = row;
  if (row.status === "failed") await processAgain(deps, owner, id);
  deps.background.wake();
  const stop = () => void stopProcessing(deps, row);
  signal.addEventListener("abort", stop, { once: true });
  try {
    const ended = await poll(signal, async () => {
      const now = await requireDocument(deps, owner, id);
      const at = now.metadata["progress"] as Progress | undefined;
      if (at) await progress(percentOf(at), phrase(at));
      return now.status === "completed" || now.status === "failed" ? now : undefined;
    });
    if (ended.status === "failed")
      throw badRequest(String(ended.metadata["error"] ?? "The document could not be processed."));
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** What the processor finds at its next write; the document and its file stay. */
async function stopProcessing({ store, clock }: WorkDeps, { owner, id }: DocumentRow): Promise<void> {
  const fields = {
    status: "failed",
    processed_at: timestamp(clock),
    metadata: { error: STOPPED },
    chunk_count: 0,
  } as const;
  for (const status of ["processing", "pending"] as const) {
    await writeUnlessChanged(store, [require(documents, owner, id, { status }), change(documents, owner, id, fields)]);
  }
}

const STOPPED = "Processing was cancelled. Process the document again when you want it to be searched.";

const PHASES = {
  reading: { from: 0, words: "Reading" },
  embedding: { from: 50, words: "Embedding" },
  indexing: { from: 98, words: "Indexing" },
} as const;

function percentOf({ phase, done, total }: Progress): number {
  const span = phase === "indexing" ? 1 : 48;
  return PHASES[phase].from + (total > 0 ? (span * done) / total : 0);
}

const phrase = ({ phase, done, total, unit }: Progress): string =>
  `${PHASES[phase].words}: ${done} of ${total} ${unit}`;
