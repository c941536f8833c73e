import { recommendEmbedder, recommendGenerator } from "./recommended.ts";
import type { Background } from "#core/work/ports.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { badRequest, notFound } from "#core/http/errors.ts";
import type { Blobs } from "#core/storage/blobs.ts";
import { change, put, remove, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { EMBEDDING_MODELS, MODELS, type CatalogueModel, type EmbeddingModel } from "./catalogue.ts";
import { BUILT_IN, builtIn, describeModel, Model, suits } from "./described-model.ts";
import { installedModels, isHere, newRow, type InstalledModelRow } from "./installed-model.ts";
import type { Machine, MachineFacts } from "./machine.ts";
import { FIRST_MODEL } from "./first-model.ts";
import { removeFiles } from "./remove-files.ts";
import { kindOf } from "./take-into-use.ts";

export { Model };

export interface ModelDeps {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly background: Background;
  /** What this host's machine can run; nothing is known of it where left out. */
  readonly machine?: Machine | undefined;
}

/** Every model with its state on this machine. The built-in embedder is first and needs no download. */
export async function listModels({ store, machine }: Pick<ModelDeps, "store" | "machine">): Promise<Model[]> {
  const [rows, facts] = await Promise.all([store.query(installedModels, { owner: LOCAL_USER }), factsOf(machine)]);
  const rowOf = (model: CatalogueModel) => rows.filter(isHere).find((row) => row.id === model.id);
  const models = MODELS.filter((model) => rowOf(model) || suits(model, facts)).map((model) =>
    describeModel(model, rowOf(model), facts),
  );
  const advice = [recommendGenerator(MODELS, rows, facts), recommendEmbedder(MODELS, rows, facts)];
  const reasonFor = (id: string) => advice.find((one) => one?.id === id)?.reason ?? null;
  const advised = models.map((model) => ({ ...model, recommended: reasonFor(model.id) }));
  return [builtIn(!models.some(({ kind, active }) => active && kind === "embedder")), ...advised];
}

/** Starts, or goes on with, the download; the model is used for everything as soon as it is complete. */
export async function installModel(deps: ModelDeps, id: string): Promise<Model> {
  const model = inCatalogue(id);
  const row = await deps.store.get(installedModels, LOCAL_USER, id);
  const next: InstalledModelRow = { ...newRow(id), ...row, status: "downloading", error: null, by_itself: false };
  await deps.store.write([put(installedModels, next)]);
  deps.background.wake();
  return describeModel(model, next, await factsOf(deps.machine));
}

/** Stops a download and keeps what has come. Throws 400 when nothing is being downloaded. */
export async function pauseModel(deps: ModelDeps, id: string): Promise<Model> {
  const model = inCatalogue(id);
  const isPaused = await writeUnlessChanged(deps.store, [
    require(installedModels, LOCAL_USER, id, { status: "downloading" }),
    change(installedModels, LOCAL_USER, id, { status: "paused" }),
  ]);
  if (!isPaused) throw badRequest(`${model.name} is not being downloaded.`);
  const row = await deps.store.get(installedModels, LOCAL_USER, id);
  return describeModel(model, row, await factsOf(deps.machine));
}

/**
 * Takes an installed model into use and those of its kind out of it; `built-in` is the embedder without a download. For an
 * embedder segments are rebuilt beside the old ones. A model whose loading crashed may be loaded again.
 */
export async function activateModel(deps: ModelDeps, id: string): Promise<Model[]> {
  const rows = await deps.store.query(installedModels, { owner: LOCAL_USER });
  const isInstalled = rows.some((row) => row.id === id && row.status === "installed");
  if (id !== BUILT_IN && !isInstalled) throw notFound("installed model", id);
  const kind = kindOf(MODELS, id);
  const affected = rows.filter((row) => (kind === "recogniser" ? row.id === id : kindOf(MODELS, row.id) === kind));
  const fields = (row: InstalledModelRow) =>
    row.id === id ? { active: true, crashed: false, opening: null, by_itself: false } : otherFields(row);
  const chosen = id === BUILT_IN ? withoutFirstModel(rows) : [];
  await deps.store.write([
    ...affected.map((row) => change(installedModels, LOCAL_USER, row.id, fields(row))),
    ...chosen,
  ]);
  deps.background.wake();
  return listModels(deps);
}

/** A download that no person asked for would take the model into use at its end, so it stops. */
const otherFields = ({ status, by_itself }: InstalledModelRow): Partial<InstalledModelRow> =>
  status === "downloading" && by_itself ? { active: false, status: "paused" } : { active: false };

/** The built-in embedder was chosen: remembers that, where no row of an embedder does. */
const withoutFirstModel = (rows: readonly InstalledModelRow[]) =>
  rows.some(({ id }) => kindOf(MODELS, id) === "embedder") ? [] : [put(installedModels, declinedRow(FIRST_MODEL))];

const declinedRow = (id: string): InstalledModelRow => ({ ...newRow(id), status: "declined" });

/** Takes a model out of use and keeps its files. Throws 404 when it is not installed. */
export async function deactivateModel(deps: ModelDeps, id: string): Promise<Model[]> {
  const isChanged = await writeUnlessChanged(deps.store, [
    require(installedModels, LOCAL_USER, id, { status: "installed" }),
    change(installedModels, LOCAL_USER, id, { active: false }),
  ]);
  if (!isChanged) throw notFound("installed model", id);
  deps.background.wake();
  return listModels(deps);
}

/**
 * Cancels a download or removes a model, with its files. Documents embedded with it go back to the built-in embedder, and
 * Lectern takes no other one into use by itself.
 */
export async function removeModel(deps: Omit<ModelDeps, "machine">, id: string): Promise<void> {
  const { kind } = inCatalogue(id);
  const row = await deps.store.get(installedModels, LOCAL_USER, id);
  if (!isHere(row)) throw notFound("installed model", id);
  await deps.store.write([
    kind === "embedder" ? put(installedModels, declinedRow(id)) : remove(installedModels, LOCAL_USER, id),
  ]);
  await removeFiles(deps, row);
  deps.background.wake();
}

/** The model new segments are made with; null means the built-in embedder. */
export async function activeModel(
  { store }: Pick<ModelDeps, "store">,
  models: readonly CatalogueModel[] = EMBEDDING_MODELS,
): Promise<EmbeddingModel | null> {
  const rows = await store.query(installedModels, { owner: LOCAL_USER });
  const inUse = new Set(rows.filter(isUsable).map(({ id }) => id));
  return models.filter((model) => model.kind === "embedder").find(({ id }) => inUse.has(id)) ?? null;
}

/** One whose loading crashed is not loaded again before somebody takes it into use. */
const isUsable = ({ active, status, crashed }: InstalledModelRow) => active && status === "installed" && !crashed;

/** Throws 404 for a model the catalogue does not have. */
export function requireKnownModel(id: string): void {
  inCatalogue(id);
}

export function inCatalogue(id: string): CatalogueModel {
  const model = MODELS.find((candidate) => candidate.id === id);
  if (!model) throw notFound("model", id);
  return model;
}

/** Null where the machine cannot be asked just now: what can be told of the models is told all the same. */
export async function factsOf(machine: Machine | undefined): Promise<MachineFacts | null> {
  return (await machine?.describe().catch(() => null)) ?? null;
}
