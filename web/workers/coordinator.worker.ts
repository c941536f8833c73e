import { expose } from "comlink";
import { createBackground } from "#core/background.ts";
import { LOCAL_USER } from "#core/context.ts";
import type { Engine } from "#core/engine/engine.ts";
import { createFolderSource, createHubSource } from "#core/models/model-source.ts";
import { openStorage } from "../service/browser-services.ts";
import type { CoordinatorApi } from "../service/coordinator-api.ts";
import { forgiveAttempts } from "../service/forgive-attempts.ts";
import { createIngestClient } from "../service/ingest-client.ts";
import { BUSY_LOCK, WAKE_CHANNEL } from "../service/messages.ts";
import { createQueryClient } from "../service/query-client.ts";

declare const self: DedicatedWorkerGlobalScope;

/** Milliseconds between looks for work nobody told of, such as what another tab left when it was killed. */
const LOOK_EVERY = 30_000;

// Vite knows a worker only by this very expression.
const ingest = createIngestClient({
  spawn: () => new Worker(new URL("./ingest.worker.ts", import.meta.url), { type: "module", name: "lectern-ingest" }),
});
const query = createQueryClient({
  spawn: () => new Worker(new URL("./query.worker.ts", import.meta.url), { type: "module", name: "lectern-query" }),
});

/** While a file is read, no update of the app may end this worker. */
const process: Engine["process"] = (...request) =>
  navigator.locks.request(BUSY_LOCK, { mode: "shared" }, () => ingest.process(...request));

const report = (error: unknown) => console.error("Background work failed:", error);
/** The server this page came from may have models of its own; else the hub, and only when a person asked for a model. */
const modelSources = [
  createFolderSource({ fetch: (url, init) => fetch(url, init), base: new URL("/models", self.location.href).href }),
  createHubSource({ fetch: (url, init) => fetch(url, init), host: "https://huggingface.co" }),
];
const storage = openStorage();
const background = createBackground({
  ...storage,
  engine: { process, ...query },
  clock: { now: () => Date.now() },
  modelSources,
  report,
});
const api: CoordinatorApi = { ...query, ping: async () => true };

self.addEventListener("message", ({ data, ports: [port] }: MessageEvent<unknown>) => {
  if (data === "lectern:connect" && port) expose(api, port);
  if (data === "lectern:start") start();
  if (data === "lectern:start-after-close") void forgiveAttempts(storage.store).catch(report).then(start);
});

function start(): void {
  new BroadcastChannel(WAKE_CHANNEL).addEventListener("message", () => background.wake());
  setInterval(() => background.wake(), LOOK_EVERY);
  background.wake();
}

// The index is opened before the first question asks for it.
void query
  .search({ scope: { owner: LOCAL_USER }, query: "lectern", top_k: 1, hybrid: true, threshold: 0 })
  .catch(report);
