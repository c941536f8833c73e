import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { Embedder } from "#core/engine/embed-port.ts";
import { badRequest } from "#core/http/errors.ts";
import type { Store } from "#core/storage/store.ts";
import { EMBEDDING_MODELS, type EmbeddingModel } from "./catalogue.ts";
import { installedModels } from "./installed-model.ts";
import type { OpenModels } from "./open-models.ts";

export interface ModelEmbeddersDeps {
  readonly store: Pick<Store, "get">;
  readonly open: Pick<OpenModels, "embedder">;
  /** For tests: known models; the catalogue when left out. */
  readonly models?: readonly EmbeddingModel[];
}

/** Gives the embedder of an installed model by its id; undefined for an id that names no installed model. */
export type FindModelEmbedder = (id: string) => Promise<Embedder | undefined>;

/** Opens each model once, at its first use. One that could not be opened is tried again the next time. */
export function createModelEmbedders(deps: ModelEmbeddersDeps): FindModelEmbedder {
  const opened = new Map<string, Promise<Embedder | undefined>>();

  return (id) => {
    const known = opened.get(id);
    if (known) return known;
    const model = (deps.models ?? EMBEDDING_MODELS).find((candidate) => candidate.id === id);
    const opening = model ? openEmbedder(deps, model) : Promise.resolve(undefined);
    opened.set(id, opening);
    opening.then(
      (embedder) => embedder ?? opened.delete(id),
      () => opened.delete(id),
    );
    return opening;
  };
}

async function openEmbedder({ store, open }: ModelEmbeddersDeps, model: EmbeddingModel): Promise<Embedder | undefined> {
  const row = await store.get(installedModels, LOCAL_USER, model.id);
  // Documents may have come from a device that has it.
  if (row?.status !== "installed") return undefined;
  if (row.crashed) throw badRequest(`${model.name}: ${row.error ?? "Loading it ended in a crash."}`);
  return open.embedder(model, row.files);
}
