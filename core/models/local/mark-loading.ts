import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { change, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { installedModels, type InstalledModelRow } from "./installed-model.ts";
import type { OpenModels } from "./open-models.ts";

/**
 * Opens models, each of which is marked while it is being loaded: a load that takes the tab with it leaves the mark behind,
 * and when that has happened several times in a row, the next start takes the model out of the running (`noteCrashes`).
 */
export function markLoading(store: Store, open: OpenModels, now: () => number = Date.now): OpenModels {
  const mark = (id: string, fields: Partial<Pick<InstalledModelRow, "opening" | "lost_loads">>) =>
    writeUnlessChanged(store, [
      require(installedModels, LOCAL_USER, id, { status: "installed" }),
      change(installedModels, LOCAL_USER, id, fields),
    ]);
  const marked = async <Opened>(id: string, work: () => Promise<Opened>): Promise<Opened> => {
    await mark(id, { opening: now() });
    try {
      return await work();
    } finally {
      await mark(id, { opening: null, lost_loads: 0 });
    }
  };
  return {
    embedder: (model, files) => marked(model.id, () => open.embedder(model, files)),
    reranker: (model, files) => marked(model.id, () => open.reranker(model, files)),
  };
}
