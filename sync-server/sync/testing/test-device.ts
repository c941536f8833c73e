import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { createSyncExtension } from "#core/sync/merge/extension.ts";
import { createSyncClient } from "#core/sync/device/sync-client.ts";
import { createLock } from "#core/sync/testing/sync-world.ts";
import { tables } from "#core/api/tables.ts";

/** A device with the product's own tables; `origin` may be another one with every request. */
export function createTestDevice(origin: () => string, headers: Readonly<Record<string, string>> = {}) {
  const now = () => Date.now();
  const store = createMemoryStore(tables, createSyncExtension({ role: "device", tables, now }));
  const client = createSyncClient({
    store,
    tables,
    owner: LOCAL_USER,
    name: "A test",
    now,
    fetch: (path, init) => fetch(origin() + path, { ...init, headers: { ...init?.headers, ...headers } }),
    lock: createLock(),
  });
  return { store, client };
}

export type TestDevice = ReturnType<typeof createTestDevice>;

/** The n-th collection of the built-in user. */
export const testCollection = (at: number) => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`,
  owner: LOCAL_USER,
  name: `Collection ${at}`,
  description: "words ".repeat(20),
  color: "#3B82F6",
  created_at: "2026-11-20T12:34:56.789Z",
  updated_at: "2026-11-20T12:34:56.789Z",
});
