import type { Operation, Store } from "../../storage/store.ts";

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

/** A store that announces whose rows were written, after they are, where that is news. */
export function createNewsStore(
  store: Store,
  news: Pick<SyncNews, "announce">,
  isNews: (operation: Operation) => boolean,
): Store {
  return {
    ...store,
    async write(batch) {
      await store.write(batch);
      const owners = batch.flatMap((operation) => {
        if (operation.kind === "require" || !isNews(operation)) return [];
        return [operation.kind === "put" ? operation.row.owner : operation.owner];
      });
      for (const owner of new Set(owners)) news.announce(owner);
    },
  };
}

/** `undelete` and `purge`, by their names: who only hears of them should not have to load them. */
const EDITS = ["undelete", "purge"];

/** What a device has to send: edits, and what was brought back or deleted for ever. What came from elsewhere is nothing to be sent, nor are the books. */
export function isEdit(operation: Operation): boolean {
  if (operation.kind === "merge") return EDITS.includes(operation.id);
  return operation.table.syncs && !isLocal(operation);
}

const isLocal = (operation: Operation): boolean =>
  operation.kind === "change" &&
  Object.keys(operation.fields).every((field) => operation.table.local?.includes(field) ?? false);
