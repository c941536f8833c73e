import { Worker } from "node:worker_threads";
import type { SetAside } from "#core/storage/schema-change.ts";
import {
  PreconditionFailed,
  StorageFull,
  UniqueViolation,
  type CountEach,
  type Operation,
  type Query,
  type Store,
} from "#core/storage/store.ts";
import { StorageUnreachable } from "#core/storage/storage-errors.ts";
import type { StoredRow, Table } from "#core/storage/table.ts";
import type { EraseDeleted } from "./erase-deleted.ts";
import type { NamedPlace } from "./sqlite-rows.ts";
import type { Call, ErrorData, NamedOperation, Replies, ThreadData } from "./store-protocol.ts";

export interface StoreThreadOptions {
  /** The file; made when missing. Its folder must exist. */
  readonly path: string;
  /** Module that exports `tables`, and `migrations` and an `extension` where there are any: code cannot be sent to a thread. */
  readonly tables: URL;
}

/** Room for what a batch of a thousand rows needs: with less, most of its time goes into collecting garbage. */
const YOUNG_MEGABYTES = 64;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

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
  const waiting = new Map<number, Waiting>();
  let outbox: Call[] = [];
  let nextId = 0;
  let ended: Error | undefined;

  function end(error: Error): void {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }
  worker.on("error", (error) =>
    end(new StorageUnreachable("The database thread stopped; restart Lectern.", { cause: error })),
  );
  worker.on("exit", () => end(new StorageUnreachable("The database is closed.")));
  worker.on("message", (replies: Replies) => {
    for (const reply of replies) {
      const call = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ("error" in reply) call?.reject(revive(reply.error));
      else call?.resolve(reply.value);
    }
    if (waiting.size === 0) worker.unref();
  });

  function flush(): void {
    const calls = outbox;
    outbox = [];
    try {
      worker.postMessage(calls);
    } catch (error) {
      // One call holds something that cannot be cloned; sent singly, only that one fails.
      for (const call of calls) sendAlone(call, error as Error);
    }
  }

  function sendAlone(call: Call, reason: Error): void {
    try {
      worker.postMessage([call]);
    } catch {
      waiting.get(call.id)?.reject(reason);
      waiting.delete(call.id);
    }
  }

  function ask(call: Omit<Call, "id">): Promise<unknown> {
    if (ended) return Promise.reject(ended);
    return new Promise((resolve, reject) => {
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      // Kept alive while somebody waits, never by itself.
      worker.ref();
      if (outbox.length === 0) queueMicrotask(flush);
      outbox.push({ ...call, id } as Call);
    });
  }

  await ask({ method: "open", args: [] });
  const { tables: known } = (await import(tables.href)) as { readonly tables: readonly Table[] };
  return {
    tables: known,
    async get<Row extends StoredRow>(table: { readonly name: string }, owner: string, id: string) {
      const text = await ask({ method: "get", args: [table.name, owner, id] });
      return text === undefined ? undefined : (JSON.parse(text as string) as Row);
    },
    async getMany(places) {
      const named = places.map(({ table, owner, id }): NamedPlace => [table.name, owner, id]);
      const text = (await ask({ method: "getMany", args: [JSON.stringify(named)] })) as string;
      const found = JSON.parse(text) as (StoredRow | null)[];
      return found.map((row) => row ?? undefined);
    },
    async query<Row extends StoredRow>(table: { readonly name: string }, query: Query<Row>) {
      return JSON.parse(
        (await ask({ method: "query", args: [table.name, query as unknown as Query<StoredRow>] })) as string,
      ) as Row[];
    },
    async count(table, query) {
      return (await ask({ method: "count", args: [table.name, query as unknown as Query<StoredRow>] })) as number;
    },
    async countEach(table, wanted) {
      return (await ask({
        method: "countEach",
        args: [table.name, wanted as unknown as CountEach<StoredRow>],
      })) as number[];
    },
    async write(batch) {
      await ask({ method: "write", args: [batch.map(toNamed)] });
    },
    async revision(table, owner) {
      return (await ask({ method: "revision", args: [table.name, owner] })) as number;
    },
    async setAsideRows() {
      return (await ask({ method: "setAsideRows", args: [] })) as Awaited<ReturnType<SetAside["setAsideRows"]>>;
    },
    async eraseDeleted(owner) {
      await ask({ method: "eraseDeleted", args: [owner] });
    },
    async close() {
      if (ended) return;
      await ask({ method: "close", args: [] });
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

/** Errors callers tell apart get their class back; the others keep name and message. */
function revive(data: ErrorData): Error {
  if (data.name === "PreconditionFailed") return new PreconditionFailed(data.table ?? "", data.rowId ?? "");
  if (data.name === "UniqueViolation") return new UniqueViolation(data.table ?? "", data.fields ?? []);
  if (data.name === "StorageFull") return new StorageFull();
  if (data.name === "StorageUnreachable") return new StorageUnreachable(data.message);
  return Object.assign(new Error(data.message), { name: data.name, stack: data.stack });
}
