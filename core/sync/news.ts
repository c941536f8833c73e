import type { Store } from "../storage/store.ts";
import type { WriteExtension } from "../storage/write-extension.ts";

/** Tells who listens that something of an owner was written. Losing one does no harm: whoever listens asks anyway, only later. */
export interface SyncNews {
  announce(owner: string): void;
  /** Calls back until the returned function is called. */
  listen(owner: string, heard: () => void): () => void;
}

/** Within one process. */
export function createSyncNews(): SyncNews {
  const listeners = new Map<string, Set<() => void>>();
  return {
    announce: (owner) => listeners.get(owner)?.forEach((heard) => heard()),
    listen(owner, heard) {
      const own = listeners.get(owner) ?? new Set();
      listeners.set(owner, own.add(heard));
      return () => {
        own.delete(heard);
        if (own.size === 0 && listeners.get(owner) === own) listeners.delete(owner);
      };
    },
  };
}

/** A store that announces whose synced rows were written, after they are. */
export function createNewsStore(store: Store, news: Pick<SyncNews, "announce">, extension: WriteExtension): Store {
  return {
    ...store,
    async write(batch) {
      await store.write(batch);
      const owners = batch.flatMap((operation) => {
        if (operation.kind === "require" || !extension.concerns(operation.table)) return [];
        return [operation.kind === "put" ? operation.row.owner : operation.owner];
      });
      for (const owner of new Set(owners)) news.announce(owner);
    },
  };
}
