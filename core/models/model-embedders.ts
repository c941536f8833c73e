import type { Embedder } from "../engine/embed-port.ts";
import type { Blobs } from "../storage/blobs.ts";
import type { Store } from "../storage/store.ts";
import { EMBEDDING_MODELS, type EmbeddingModel } from "./catalogue.ts";
import { openEmbedder } from "./models.ts";
import type { TransformersEmbedderOptions } from "./transformers-embedder.ts";

export interface ModelEmbeddersDeps {
  readonly store: Pick<Store, "get">;
  readonly blobs: Pick<Blobs, "bytesOfMany">;
  readonly runtime: Pick<TransformersEmbedderOptions, "device" | "runtimeUrl">;
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
    const opening = model ? openEmbedder(deps, model, deps.runtime) : Promise.resolve(undefined);
    opened.set(id, opening);
    opening.then(
      (embedder) => embedder ?? opened.delete(id),
      () => opened.delete(id),
    );
    return opening;
  };
}
