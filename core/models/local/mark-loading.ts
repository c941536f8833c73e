import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { change, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { installedModels } from "./installed-model.ts";
import type { OpenModels } from "./open-models.ts";

/**
 * Opens models, each of which is marked while it is being loaded: a load that takes the tab with it leaves the mark behind,
 * and the next start takes that model out of the running (`noteCrashes`).
 */
export function markLoading(store: Store, open: OpenModels, now: () => number = Date.now): OpenModels {
  const mark = (id: string, opening: number | null) =>
    writeUnlessChanged(store, [
      require(installedModels, LOCAL_USER, id, { status: "installed" }),
      change(installedModels, LOCAL_USER, id, { opening }),
    ]);
  const marked = async <Opened>(id: string, work: () => Promise<Opened>): Promise<Opened> => {
    await mark(id, now());
    try {
      return await work();
    } finally {
      await mark(id, null);
    }
  };
  return {
    embedder: (model, files) => marked(model.id, () => open.embedder(model, files)),
    reranker: (model, files) => marked(model.id, () => open.reranker(model, files)),
  };
}
