import { counted } from "#core/http/counted.ts";
import { documents } from "./document.ts";
import { processAnew, type ReadingDeps } from "./process-anew.ts";
import { activeModel } from "#core/models/local/models.ts";
import { ReindexPayload } from "../job-payloads.ts";
import type { JobHandler } from "#core/work/job-runner.ts";
import { tellReading } from "./follow-reading.ts";
import type { Reindexing } from "./reindex.ts";
import type { EmbeddingModel } from "#core/models/local/catalogue.ts";
import type { BackgroundPort } from "#core/work/ports.ts";

type Deps = ReadingDeps &
  BackgroundPort & { readonly reindexing: Reindexing; readonly models?: readonly EmbeddingModel[] };

/** Embeds all of the user's documents again, or those of one collection, with the model in use; search goes on meanwhile. */
export function createReindexWork(deps: Deps): JobHandler {
  return {
    resumable: true,
    async run({ owner, payload }, { signal, progress, log }) {
      const { collection_id, model_id } = ReindexPayload.parse(payload);
      if (model_id !== undefined) {
        deps.reindexing.lookAgain();
        deps.background.wake();
        return tellReading(deps, owner, model_id, { signal, progress });
      }
      const where = collection_id ? { collection_id } : {};
      const rows = (await deps.store.query(documents, { owner, where })).filter(
        (row) => row.status === "completed" && row.text !== null,
      );
      const model = await activeModel(deps, deps.models);
      let chunks = 0;
      for (const [index, { id }] of rows.entries()) {
        await progress((100 * index) / rows.length, `${index} of ${counted(rows.length, "document")}`);
        // As it is now: much may have happened since the list was made.
        const row = await deps.store.get(documents, owner, id);
        if (row?.status !== "completed") continue;
        const written = await processAnew(deps, row, { model, parse: false, report: () => undefined, signal });
        if (!written) await log("warning", `${row.original_filename} was changed meanwhile and left as it is.`);
        chunks += row.chunk_count;
      }
      return { documents: rows.length, chunks, embedding_model: model?.id ?? "built-in" };
    },
  };
}
