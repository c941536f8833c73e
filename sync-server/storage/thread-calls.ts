import type { Worker } from "node:worker_threads";
import { StorageUnreachable } from "#core/storage/storage-errors.ts";
import { PreconditionFailed, UniqueViolation } from "#core/storage/store.ts";
import type { CallOf, ErrorData, Methods, Replies } from "./store-protocol.ts";
import { serverFull } from "./server-full.ts";

type Name = keyof Methods;

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

export interface ThreadCalls {
  /** Rejects with what the thread threw, or with `StorageUnreachable` once it has ended. */
  ask<Asked extends Name>(method: Asked, ...args: Methods[Asked]["args"]): Promise<Methods[Asked]["answer"]>;
  readonly hasEnded: boolean;
}

/** Calls to the store's thread; those made in the same turn travel as one message. */
export function createThreadCalls(worker: Worker): ThreadCalls {
  const waiting = new Map<number, Waiting>();
  let outbox: CallOf<Name>[] = [];
  let nextId = 0;
  let ended: Error | undefined;

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

  return {
    get hasEnded() {
      return ended !== undefined;
    },
    ask(method, ...args) {
      if (ended) return Promise.reject(ended);
      return new Promise((resolve, reject) => {
        const id = nextId++;
        waiting.set(id, { resolve, reject });
        // Kept alive while a call waits, never by itself.
        worker.ref();
        if (outbox.length === 0) queueMicrotask(flush);
        outbox.push({ id, method, args });
      });
    },
  };

  function end(error: Error): void {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }

  function flush(): void {
    const calls = outbox;
    outbox = [];
    try {
      worker.postMessage(calls);
    } catch (error) {
      // One call holds something that cannot be cloned; sent singly, only that one fails.
      for (const call of calls) sendAlone(call, error);
    }
  }

  function sendAlone(call: CallOf<Name>, reason: unknown): void {
    try {
      worker.postMessage([call]);
    } catch {
      waiting.get(call.id)?.reject(reason);
      waiting.delete(call.id);
    }
  }
}

/** Errors callers tell apart get their class back; the others keep name and message. */
function revive(data: ErrorData): Error {
  if (data.name === "PreconditionFailed") return new PreconditionFailed(data.table ?? "", data.rowId ?? "");
  if (data.name === "UniqueViolation") return new UniqueViolation(data.table ?? "", data.fields ?? []);
  if (data.name === "StorageFull") return serverFull();
  if (data.name === "StorageUnreachable") return new StorageUnreachable(data.message);
  return Object.assign(new Error(data.message), { name: data.name, stack: data.stack });
}
