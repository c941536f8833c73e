import { LOCAL_USER } from "../context.ts";
import { notFound } from "../http/errors.ts";
import { installedModels } from "../models/installed-model.ts";
import type { GeneratorModel } from "../models/model.ts";
import { readInstalled } from "../models/read-installed.ts";
import type { Blobs } from "../storage/blobs.ts";
import { change, type Store } from "../storage/store.ts";
import type { LoadedGenerator } from "./loaded-generator.ts";
import { lossFrom, reasonOf } from "./loss.ts";
import type { LossReason } from "./text-generator.ts";

export interface OpenGeneratorDeps {
  readonly store: Store;
  readonly blobs: Pick<Blobs, "bytesOfMany" | "bytes">;
  readonly now: () => number;
  readonly load: (model: GeneratorModel, read: ReturnType<typeof readInstalled>) => Promise<LoadedGenerator>;
}

/**
 * Loads an installed language model in the worker that runs it. Its row says that it is being loaded for as long as that
 * takes: a load that takes the tab, the worker or the process with it leaves the mark behind (`noteCrashes`). A load that
 * fails is remembered with its reason. Throws `GeneratorLost`, and 404 for a model that is not installed.
 */
export async function openGenerator(deps: OpenGeneratorDeps, model: GeneratorModel): Promise<LoadedGenerator> {
  const row = await deps.store.get(installedModels, LOCAL_USER, model.id);
  if (row?.status !== "installed") throw notFound("installed model", model.id);
  const mark = (fields: object) => deps.store.write([change(installedModels, LOCAL_USER, model.id, fields)]);
  await mark({ opening: deps.now() });
  try {
    const loaded = await deps.load(model, readInstalled(deps.blobs, row));
    await mark({ opening: null, error: null });
    return loaded;
  } catch (error) {
    const lost = lossFrom(error);
    await mark({ opening: null, crashed: true, error: inWords(model, reasonOf(error), error) });
    throw lost;
  }
}

function inWords({ name }: GeneratorModel, reason: LossReason, error: unknown): string {
  if (reason === "out of memory") return `There is not enough memory here to load ${name}.`;
  if (reason === "device lost") return `The graphics card gave up while ${name} was being loaded.`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return `${name} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`;
}

/**
 * Looks for models that were being loaded when their tab, worker or process ended, and takes them out of the running until
 * somebody asks for them again; `byPerson` where that end was somebody closing the tab, which says nothing of the model.
 */
export async function noteCrashes(
  { store }: Pick<OpenGeneratorDeps, "store">,
  { byPerson = false, model }: { readonly byPerson?: boolean; readonly model?: string } = {},
): Promise<void> {
  const rows = await store.query(installedModels, { owner: LOCAL_USER });
  const marked = rows.filter(({ id, opening }) => opening !== null && (model === undefined || id === model));
  const fields = byPerson ? { opening: null } : { opening: null, crashed: true, error: CRASHED };
  if (marked.length > 0) await store.write(marked.map(({ id }) => change(installedModels, LOCAL_USER, id, fields)));
}

const CRASHED = "Loading this model ended in a crash, most likely for want of memory.";
