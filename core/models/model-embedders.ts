import { LOCAL_USER } from "../context.ts";
import type { Embedder } from "../engine/embed-port.ts";
import { notFound } from "../http/errors.ts";
import type { Blobs } from "../storage/blobs.ts";
import type { Store } from "../storage/store.ts";
import { EMBEDDING_MODELS, type EmbeddingModel } from "./catalogue.ts";
import { installedModels, type InstalledModelRow } from "./installed-model.ts";
import { createTransformersEmbedder, type ReadModelFile, type TransformersEmbedderOptions } from "./transformers-embedder.ts";

export interface ModelEmbeddersDeps {
  readonly store: Pick<Store, "get">;
  readonly blobs: Pick<Blobs, "bytesOfMany">;
  /** Asked once a model is opened. */
  readonly runtime: () => Promise<ModelRuntime> | ModelRuntime;
  /** For tests: known models; the catalogue when left out. */
  readonly models?: readonly EmbeddingModel[];
}

export type ModelRuntime = Pick<TransformersEmbedderOptions, "device" | "runtimeFiles">;

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

/** Loads an installed model. Throws when it is not installed or the runtime refuses it. */
export async function openEmbedder(
  { store, blobs, runtime }: Pick<ModelEmbeddersDeps, "store" | "blobs" | "runtime">,
  model: EmbeddingModel,
): Promise<Embedder> {
  const row = await store.get(installedModels, LOCAL_USER, model.id);
  if (row?.status !== "installed") throw notFound("installed model", model.id);
  return createTransformersEmbedder(readFrom(blobs, row), { ...model, ...(await runtime()) });
}

function readFrom(blobs: Pick<Blobs, "bytesOfMany">, row: InstalledModelRow): ReadModelFile {
  return async (path) => {
    const file = row.files.find((candidate) => candidate.path === path);
    if (!file) return undefined;
    const parts = await blobs.bytesOfMany(file.parts);
    const bytes = new Uint8Array(file.size);
    let at = 0;
    for (const part of parts) {
      if (!part) throw new Error(`A part of ${row.id}/${path} is missing; remove the model and install it again.`);
      bytes.set(part, at);
      at += part.length;
    }
    return bytes;
  };
}
