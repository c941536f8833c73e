import { soleProcess, type Claims } from "#core/work/claims.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { installedModels, type InstalledModelRow } from "../installed-model.ts";
import { MODELS } from "../catalogue.ts";
import { loadFailure } from "../load-failure.ts";
import type { GeneratorModel } from "../model.ts";
import { kindOf } from "../take-into-use.ts";
import { change, type Store } from "#core/storage/store.ts";
import { lossFrom, reasonOf } from "./loss.ts";
import { GeneratorLost } from "#core/engine/answer/generate/text-generator.ts";

export interface OpenGeneratorDeps {
  readonly store: Store;
  readonly now: () => number;
  /** Where several processes share the store: who is loading lives as long as its claim. */
  readonly claims?: Claims;
}

/**
 * Has an installed language model loaded by the worker that runs it. Its row says that it is being loaded for as long as
 * that takes: a load that takes the tab or the process with it leaves the mark behind (`noteCrashes`). A load that fails
 * is remembered with its reason, and not tried again before somebody takes the model into use. Throws `GeneratorLost`.
 */
export async function openGenerator(
  { store, now, claims = soleProcess }: OpenGeneratorDeps,
  model: GeneratorModel,
  load: (row: InstalledModelRow) => Promise<void>,
): Promise<void> {
  const row = await store.get(installedModels, LOCAL_USER, model.id);
  if (row?.status !== "installed") throw new GeneratorLost("failed", { cause: new Error("It is not installed.") });
  const mark = (fields: object) => store.write([change(installedModels, LOCAL_USER, model.id, fields)]);
  const claim = await claims.take(claimOn(model.id));
  await mark({ opening: now() });
  try {
    await load(row);
    await mark({ opening: null, error: null });
  } catch (error) {
    await mark({ opening: null, crashed: true, error: inWords(model, error) });
    throw lossFrom(error);
  } finally {
    await claim?.release();
  }
}

const claimOn = (model: string) => `loading ${model}`;

function inWords({ name }: GeneratorModel, error: unknown): string {
  const reason = reasonOf(error);
  if (reason === "out of memory")
    return `There is not enough memory here to load ${name}; close other programs, or choose a smaller model.`;
  if (reason === "device lost")
    return `The graphics card gave up while ${name} was being loaded; try again, or choose a smaller model.`;
  if (reason === "worker ended") return CRASHED;
  return loadFailure(name, error);
}

/**
 * At the start of a host: looks for models that were being loaded when its tab or process ended, and takes them out of the
 * running until somebody asks for them again; `byPerson` where that end was somebody closing the tab, which says nothing
 * of the model. Embedders and rerankers are loaded by themselves after each start, when a phone often ends a tab for want of
 * memory elsewhere: those are taken out when it has happened several times in a row. What another process is loading just
 * now has not crashed.
 */
export async function noteCrashes(
  { store, claims = soleProcess }: Pick<OpenGeneratorDeps, "store" | "claims">,
  { byPerson = false }: { readonly byPerson?: boolean } = {},
): Promise<void> {
  const rows = await store.query(installedModels, { owner: LOCAL_USER });
  const marked = rows.filter(({ opening }) => typeof opening === "number");
  const fieldsOf = ({ id, lost_loads }: InstalledModelRow): Partial<InstalledModelRow> => {
    if (byPerson) return { opening: null };
    const isCrash = kindOf(MODELS, id) === "generator" || lost_loads + 1 >= MOST_LOST_LOADS;
    if (!isCrash) return { opening: null, lost_loads: lost_loads + 1 };
    return { opening: null, lost_loads: 0, crashed: true, error: CRASHED };
  };
  for (const row of marked) {
    const { id } = row;
    const claim = await claims.take(claimOn(id));
    if (!claim) continue;
    await store.write([change(installedModels, LOCAL_USER, id, fieldsOf(row))]);
    await claim.release();
  }
}

const MOST_LOST_LOADS = 3;

const CRASHED = "Loading this model ended in a crash, most likely for want of memory; choose a smaller model.";
