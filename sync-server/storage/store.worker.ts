import { parentPort, workerData } from "node:worker_threads";
import type { Operation } from "#core/storage/store.ts";
import { openSqliteRows, type SqliteRows } from "./sqlite-rows.ts";
import { errorData, type Call, type Reply, type ThreadData, type ThreadTables } from "./store-protocol.ts";

const { path, tables }: ThreadData = workerData;
const port = parentPort;
if (!port) throw new Error("store.worker.ts runs as a worker thread only; createStoreThread starts it.");

const declared: ThreadTables = await import(tables);
let rows: SqliteRows | undefined;

/**
 * Milliseconds without a call after which what was written goes from the log into the file, and onto the disk; calls
 * that come in the middle of it wait for it.
 */
const QUIET = 2_000;
let quiet: NodeJS.Timeout | undefined;

port.on("message", (calls: readonly Call[]) => {
  port.postMessage(calls.map(answer));
  const wrote = calls.some(({ method }) => method === "write");
  if (quiet) quiet.refresh();
  else if (wrote) quiet = setTimeout(checkpoint, QUIET);
});

function checkpoint(): void {
  quiet = undefined;
  try {
    rows?.checkpoint();
  } catch {
    // A full disk: what was written stays in the log, where it is as safe as before, and the next write says so.
  }
}

function answer(call: Call): Reply {
  try {
    return { id: call.id, value: carryOut(call) };
  } catch (error) {
    return { id: call.id, error: errorData(error) };
  }
}

function carryOut(call: Call): unknown {
  if (call.method === "open") {
    rows = openSqliteRows({ path, ...declared });
    return undefined;
  }
  if (!rows) throw new Error("The database is not open.");
  const store = rows;
  switch (call.method) {
    case "close":
      rows = undefined;
      return store.close();
    case "setAsideRows":
      return store.setAsideRows();
    case "get":
      return store.get(...call.args);
    case "getMany":
      return `[${store
        .getMany(JSON.parse(call.args[0]))
        .map((text) => text ?? "null")
        .join()}]`;
    case "query":
      return `[${store.query(...call.args).join()}]`;
    case "count":
      return store.count(...call.args);
    case "countEach":
      return store.countEach(...call.args);
    case "write":
      return store.write(
        call.args[0].map((named) => {
          const operation: Operation = { ...named, table: store.table(named.table) };
          return operation.kind === "merge" ? { ...operation, input: JSON.parse(String(operation.input)) } : operation;
        }),
      );
    case "eraseDeleted":
      return store.eraseDeleted(...call.args);
    case "revision":
      return store.revision(...call.args);
  }
}
