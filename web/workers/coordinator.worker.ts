import type { CoordinatorNotice } from "../service/messages.ts";
import { createQueryClient } from "../service/query-client.ts";
import { trustOwnScripts } from "../security/trusted-types.ts";
import { tellLines } from "../service/ledger/watch-lines.ts";

declare const self: DedicatedWorkerGlobalScope;

trustOwnScripts();
tellLines(globalThis);

// Vite knows a worker only by this very expression.
const query = createQueryClient({
  spawn: () => new Worker(new URL("./query.worker.ts", import.meta.url), { type: "module", name: "lectern-query" }),
});
// It opens the index while the rest of this worker's code is still being read.
query.start();

const waiting: MessageEvent<unknown>[] = [];
let answer = (event: MessageEvent<unknown>): void => void waiting.push(event);
self.addEventListener("message", (event) => answer(event));

async function start(): Promise<void> {
  const { createCoordinator } = await import("../service/coordinator.ts");
  answer = createCoordinator({
    query,
    spawnIngest: () =>
      new Worker(new URL("./ingest.worker.ts", import.meta.url), { type: "module", name: "lectern-ingest" }),
    spawnGenerate: () =>
      new Worker(new URL("./generate.worker.ts", import.meta.url), { type: "module", name: "lectern-generate" }),
    onOutgrown: (outgrown) => self.postMessage({ outgrown } satisfies CoordinatorNotice),
  });
  waiting.splice(0).forEach((event) => answer(event));
}

// Told to the tab, which ends this worker and tries again; a rejected promise alone would not reach it.
start().catch((error: unknown) => self.reportError(error));
