// The process that runs the models of one engine thread: those that embed, and those that order what was found.
import type { PassageVectors } from "#core/engine/embed-port.ts";
import { createModelsById } from "#core/models/local/models-by-id.ts";
import { openModelsHere } from "#core/models/local/open-models.ts";
import { openAllBlobs } from "../storage/open-storage.ts";
import type { StoragePlaces } from "../storage/storage-places.ts";
import { startedWith } from "./child-port.ts";
import type { EmbedCall, EmbedPassagesCall, OpenCall, ScoreCall } from "./model-process.ts";
import { serveCalls } from "./serve-calls.ts";

const { port, data } = await startedWith<{ readonly storage: StoragePlaces }>();
const models = createModelsById(
  openModelsHere({ blobs: await openAllBlobs(data.storage.blobs), runtime: () => ({ device: "cpu" }) }),
);

serveCalls(port, {
  open: ({ id, files }: OpenCall): Promise<void> => models.open(id, files),
  embed: async ({ id, texts, kind }: EmbedCall): Promise<Float32Array> => models.embedder(id).embed(texts, kind),
  tellsSentences: async ({ id }: Pick<EmbedCall, "id">): Promise<boolean> =>
    models.embedder(id).embedPassages !== undefined,
  async embedPassages({ id, passages }: EmbedPassagesCall): Promise<PassageVectors> {
    const { embedPassages } = models.embedder(id);
    if (!embedPassages) throw new Error(`The model ${id} cannot tell sentences apart.`);
    return embedPassages(passages);
  },
  score: async ({ id, query, passages }: ScoreCall, { signal }): Promise<number[]> =>
    models.reranker(id).score(query, passages, signal),
});
