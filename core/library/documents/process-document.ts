import type { EmbeddingModel } from "#core/models/local/catalogue.ts";
import type { DocumentRow } from "./document.ts";
import { processAgain, requireDocument } from "./documents.ts";
import { processAnew } from "./process-anew.ts";
import { percentOf, phraseOf } from "./progress-words.ts";
import { stopProcessing } from "./stop-processing.ts";
import type { Progress } from "../../engine/engine.ts";
import { badRequest } from "../../http/errors.ts";
import { activeModel } from "#core/models/local/models.ts";
import { DocumentPayload } from "../job-payloads.ts";
import type { JobHandler, JobTools } from "#core/work/job-runner.ts";
import { poll } from "#core/work/poll.ts";
import type { ReadingDeps } from "./process-anew.ts";
import type { BackgroundPort } from "#core/work/ports.ts";

type Deps = ReadingDeps & BackgroundPort & { readonly models?: readonly EmbeddingModel[] };

/**
 * Processes a document: one that is completed anew beside what there is, one that failed as if just uploaded, one that
 * is on its way by following it.
 */
export function createDocumentWork(deps: Deps): JobHandler {
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

async function anew(deps: Deps, row: DocumentRow, { progress, signal }: JobTools): Promise<void> {
  const model = await activeModel(deps, deps.models);
  const report = (at: Progress) => void progress(percentOf(at), phraseOf(at)).catch(() => undefined);
  const written = await processAnew(deps, row, { model, parse: true, report, signal });
  if (!written) throw badRequest("The document was changed or deleted meanwhile.");
}

async function throughTheQueue(deps: Deps, row: DocumentRow, { progress, signal }: JobTools): Promise<void> {
  const { owner, id } = row;
  if (row.status === "failed") await processAgain(deps, owner, id);
  deps.background.wake();
  const stop = () => void stopProcessing(deps, owner, id);
  signal.addEventListener("abort", stop, { once: true });
  try {
    const ended = await poll(signal, async () => {
      const now = await requireDocument(deps, owner, id);
      const at = now.progress;
      if (at) await progress(percentOf(at), phraseOf(at));
      return now.status === "completed" || now.status === "failed" ? now : undefined;
    });
    if (ended.status === "failed")
      throw badRequest(String(ended.metadata["error"] ?? "The document could not be processed."));
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
