import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { change, require, type Store } from "#core/storage/store.ts";
import { installedModels, type InstalledModelRow } from "./installed-model.ts";
import type { CatalogueModel, ModelKind } from "./model.ts";

/**
 * Marks a model as installed and in use, and those of its kind as not; recognisers of several languages
 * are in use together. Throws `PreconditionFailed` where its row does not
 * hold `expected` any more: somebody paused or removed it meanwhile.
 */
export async function takeIntoUse(
  store: Store,
  { id, kind }: Pick<CatalogueModel, "id" | "kind">,
  expected: Partial<InstalledModelRow>,
  models: readonly CatalogueModel[],
): Promise<void> {
  const rows = await store.query(installedModels, { owner: LOCAL_USER });
  const isAlone = kind !== "recogniser";
  const others = rows.filter((row) => isAlone && row.id !== id && row.active && kindOf(models, row.id) === kind);
  await store.write([
    require(installedModels, LOCAL_USER, id, expected),
    ...others.map((row) => change(installedModels, LOCAL_USER, row.id, { active: false })),
    change(installedModels, LOCAL_USER, id, {
      status: "installed",
      active: true,
      error: null,
      crashed: false,
      opening: null,
    }),
  ]);
}

/** A model that the catalogue has dropped was an embedder: there was nothing else then. */
export function kindOf(models: readonly CatalogueModel[], id: string): ModelKind {
  return models.find((model) => model.id === id)?.kind ?? "embedder";
}
