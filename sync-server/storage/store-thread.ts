import { Worker } from "node:worker_threads";
import type { SetAside } from "#core/storage/schema-change.ts";
import type { Operation, Query, Store } from "#core/storage/store.ts";
import type { StoredRow } from "#core/storage/table.ts";
import { rowsAt } from "#core/storage/write-extension.ts";
import { rowFrom } from "#core/storage/row-from.ts";
import type { EraseDeleted } from "./erase-deleted.ts";
import type { NamedPlace } from "./sqlite-rows.ts";
import type { NamedOperation, ThreadData, ThreadTables } from "./store-protocol.ts";
import { createThreadCalls } from "./thread-calls.ts";

export interface StoreThreadOptions {
  /** The file; made when missing. Its folder must exist. */
  readonly path: string;
  /** Module that exports `tables`, and `migrations` and an `extension` where there are any: code cannot be sent to a thread. */
  readonly tables: URL;
}

/** Room for what a batch of a thousand rows needs: with less, most of its time goes into collecting garbage. */
const YOUNG_MEGABYTES = 64;

/**
 * The SQLite store in a thread of its own, so that no query holds up the event loop. Calls made in the same turn
 * travel as one message. Resolves when the database is open and migrated; rejects with what opening threw.
 */
export async function createStoreThread({
  path,
  tables,
}: StoreThreadOptions): Promise<Store & SetAside & EraseDeleted> {
  const workerData: ThreadData = { path, tables: tables.href };
  const worker = new Worker(new URL("./store.worker.ts", import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  const calls = createThreadCalls(worker);
  const { ask } = calls;

  await ask("open");
  const { tables: known }: ThreadTables = await import(tables.href);
  return {
    tables: known,
    async get<Row extends StoredRow>(table: { readonly name: string }, owner: string, id: string) {
      const text = await ask("get", table.name, owner, id);
      return text === undefined ? undefined : rowFrom<Row>(text);
    },
    async getMany(places) {
      const named = places.map(({ table, owner, id }): NamedPlace => [table.name, owner, id]);
      const found: (StoredRow | null)[] = JSON.parse(await ask("getMany", JSON.stringify(named)));
      return rowsAt(places, (_, at) => found[at] ?? undefined);
    },
    async query<Row extends StoredRow>(table: { readonly name: string }, query: Query<Row>) {
      return rowFrom<Row[]>(await ask("query", table.name, query));
    },
    count: (table, query) => ask("count", table.name, query),
    countEach: (table, wanted) => ask("countEach", table.name, wanted),
    async write(batch) {
      await ask("write", batch.map(toNamed));
    },
    revision: (table, owner) => ask("revision", table.name, owner),
    setAsideRows: () => ask("setAsideRows"),
    eraseDeleted: (owner) => ask("eraseDeleted", owner),
    async close() {
      if (calls.hasEnded) return;
      await ask("close");
      await worker.terminate();
    },
  };
}

/** Thousands of rows from a device are copied faster as one text. */
function toNamed(operation: Operation): NamedOperation {
  const table = operation.table.name;
  if (operation.kind !== "merge") return { ...operation, table };
  const { procedure: _, ...merge } = operation;
  const packed = { ...merge, input: JSON.stringify(operation.input) };
  return { ...packed, table };
}
