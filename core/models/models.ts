import { z } from "zod";
import type { Background } from "../context.ts";
import { LOCAL_USER } from "../context.ts";
import { notFound } from "../http/errors.ts";
import type { Blobs } from "../storage/blobs.ts";
import { change, put, remove, type Store } from "../storage/store.ts";
import { EMBEDDING_MODELS, type EmbeddingModel } from "./catalogue.ts";
import { installedModels, type InstalledModelRow } from "./installed-model.ts";

export interface ModelDeps {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly background: Background;
}

export const Model = z.object({
  id: z.string(),
  name: z.string(),
  licence: z.string(),
  languages: z.string(),
  dimensions: z.number().int(),
  status: z.enum(["built-in", "not-installed", "downloading", "installed", "failed"]),
  active: z.boolean().meta({ description: "New documents are embedded with this model" }),
  bytes: z.number().int().meta({ description: "Size of the download; about, until its source was asked" }),
  received: z.number().int().meta({ description: "Bytes that are on this machine" }),
  source: z.string().nullable(),
  error: z.string().nullable(),
});
export type Model = z.infer<typeof Model>;

/** Every embedding model with its state on this machine. The built-in embedder is first and needs no download. */
export async function listModels({ store }: Pick<ModelDeps, "store">): Promise<Model[]> {
  const rows = await store.query(installedModels, { owner: LOCAL_USER });
  const models = EMBEDDING_MODELS.map((model) => describe(model, rows.find((row) => row.id === model.id)));
  return [builtIn(!models.some((model) => model.active)), ...models];
}

/** Starts, or goes on with, the download; the model is used for everything as soon as it is complete. */
export async function installModel(deps: ModelDeps, id: string): Promise<Model> {
  const model = inCatalogue(id);
  const row = await deps.store.get(installedModels, LOCAL_USER, id);
  const next: InstalledModelRow = { id, owner: LOCAL_USER, files: [], source: null, active: false, ...row, status: "downloading", error: null };
  await deps.store.write([put(installedModels, next)]);
  deps.background.wake();
  return describe(model, next);
}

/** Takes an installed model into use, or the built-in embedder; segments are rebuilt beside the old ones. */
export async function activateModel(deps: ModelDeps, id: string): Promise<Model[]> {
  const rows = await deps.store.query(installedModels, { owner: LOCAL_USER });
  const isInstalled = rows.some((row) => row.id === id && row.status === "installed");
  if (id !== BUILT_IN && !isInstalled) throw notFound("installed model", id);
  await deps.store.write(rows.map((row) => change(installedModels, LOCAL_USER, row.id, { active: row.id === id })));
  deps.background.wake();
  return listModels(deps);
}

/** Cancels a download or removes a model, with its files. Documents embedded with it go back to the built-in embedder. */
export async function removeModel(deps: ModelDeps, id: string): Promise<void> {
  inCatalogue(id);
  const row = await deps.store.get(installedModels, LOCAL_USER, id);
  if (!row) throw notFound("installed model", id);
  await deps.store.write([remove(installedModels, LOCAL_USER, id)]);
  const kept = partsOf(await deps.store.query(installedModels, { owner: LOCAL_USER }));
  for (const part of partsOf([row])) if (!kept.has(part)) await deps.blobs.remove(part);
  deps.background.wake();
}

/** The model new segments are made with; null means the built-in embedder. */
export async function activeModel({ store }: Pick<ModelDeps, "store">, models = EMBEDDING_MODELS): Promise<EmbeddingModel | null> {
  const rows = await store.query(installedModels, { owner: LOCAL_USER });
  const row = rows.find((candidate) => candidate.active && candidate.status === "installed");
  return models.find((model) => model.id === row?.id) ?? null;
}

const BUILT_IN = "built-in";

const partsOf = (rows: readonly InstalledModelRow[]) => new Set(rows.flatMap((row) => row.files.flatMap((file) => file.parts)));

/** Throws 404 for a model the catalogue does not have. */
export function requireKnownModel(id: string): void {
  inCatalogue(id);
}

function inCatalogue(id: string): EmbeddingModel {
  const model = EMBEDDING_MODELS.find((candidate) => candidate.id === id);
  if (!model) throw notFound("model", id);
  return model;
}

function builtIn(active: boolean): Model {
  return {
    id: BUILT_IN,
    name: "Built-in",
    licence: "Apache-2.0",
    languages: "every language, by its words",
    dimensions: 0,
    status: "built-in",
    active,
    bytes: 0,
    received: 0,
    source: null,
    error: null,
  };
}

function describe(model: EmbeddingModel, row: InstalledModelRow | undefined): Model {
  const { id, name, licence, languages, dimensions } = model;
  const bytes = row?.files.length ? sum(row.files.map((file) => file.size)) : model.approximate_bytes;
  return {
    id,
    name,
    licence,
    languages,
    dimensions,
    status: row?.status ?? "not-installed",
    active: row?.active ?? false,
    bytes,
    received: sum((row?.files ?? []).map((file) => file.received)),
    source: row?.source ?? null,
    error: row?.error ?? null,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
