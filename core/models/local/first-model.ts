import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { put, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import type { Work } from "#core/work/work-queue.ts";
import { MODELS } from "./catalogue.ts";
import { findSource } from "./find-source.ts";
import { installedModels, newRow } from "./installed-model.ts";
import { obstaclesOf, type Machine } from "./machine.ts";
import type { CatalogueModel } from "./model.ts";
import { SourceUnreachable, type ModelSource } from "./model-source.ts";
import { kindOf } from "./take-into-use.ts";

/** The embedder that comes with Lectern: small, and quick on a processor. */
export const FIRST_MODEL = "all-minilm-l6-v2";

export interface ShippedModels {
  /** What this copy of Lectern brings along. The first model comes from here, or not at all. */
  readonly source: ModelSource;
  readonly machine: Machine;
  /** Whether the download may begin now; looked at whenever there may be work. At once where left out. */
  readonly mayBegin?: () => Promise<boolean>;
}

export interface FirstModelDeps {
  readonly store: Store;
  /** Nothing is taken into use by itself where left out. */
  readonly shipped?: ShippedModels | undefined;
  /** Called when the download has been put down for the installer. */
  readonly begun: () => void;
  /** For tests: known models; the catalogue when left out. */
  readonly models?: readonly CatalogueModel[] | undefined;
}

/**
 * Takes the embedder that comes with Lectern into use, where no person has had to do with an embedder here: a row of any,
 * also of one that was removed or that failed, is a person's choice or a reason not to try again. Tries once after each start.
 */
export function createFirstModel({ store, shipped, begun, models = MODELS }: FirstModelDeps): Work {
  const model = models.find(({ id }) => id === FIRST_MODEL);
  let isSettled = false;
  return {
    name: "first model",
    among: "alone",
    async step() {
      if (isSettled || !shipped || !model) return false;
      const rows = await store.query(installedModels, { owner: LOCAL_USER });
      const isChosen = rows.some(({ id }) => kindOf(models, id) === "embedder");
      if (!isChosen && (await shipped.mayBegin?.()) === false) return false;
      isSettled = true;
      if (isChosen || !(await canRun(shipped.machine, model)) || !(await isListed(shipped.source, model))) return false;
      const row = { ...newRow(model.id), status: "downloading", by_itself: true } as const;
      const isBegun = await writeUnlessChanged(store, [
        require(installedModels, LOCAL_USER, model.id, "absent"),
        put(installedModels, row),
      ]);
      if (isBegun) begun();
      return false;
    },
  };
}

async function canRun(machine: Machine, model: CatalogueModel): Promise<boolean> {
  return obstaclesOf(model, await machine.describe()).length === 0;
}

async function isListed(source: ModelSource, model: CatalogueModel): Promise<boolean> {
  try {
    await findSource([source], model);
    return true;
  } catch (error) {
    if (error instanceof SourceUnreachable) return false;
    throw error;
  }
}
