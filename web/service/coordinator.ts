import { expose, transfer } from "comlink";
import { createBackground } from "#core/background.ts";
import type { Engine } from "#core/engine/engine.ts";
import { noteCrashes } from "#core/generation/open-generator.ts";
import { createFolderSource, createGithubSource, createHubSource } from "#core/models/model-source.ts";
import { freeBytes } from "./browser-machine.ts";
import { createBrowserFetch } from "#core/web-search/browser-fetch.ts";
import { adoptRows } from "#core/sync/adopt-rows.ts";
import { tables } from "#core/tables.ts";
import { browserModelServers, browserSecrets } from "./browser-services.ts";
import type { CoordinatorApi } from "./coordinator-api.ts";
import { createCoordinatorModels } from "./coordinator-models.ts";
import { forgiveAttempts } from "./forgive-attempts.ts";
import { createIngestClient } from "./ingest-client.ts";
import { BUSY_LOCK, WAKE_CHANNEL } from "./messages.ts";
import type { QueryClient } from "./query-client.ts";
import { openDeviceStorage } from "./sync/device-storage.ts";
import { startSyncLoop } from "./sync/sync-loop.ts";

/** Milliseconds between looks for work nobody told of, such as what another tab left when it was killed. */
const LOOK_EVERY = 30_000;

export interface CoordinatorDeps {
  readonly query: QueryClient;
  spawnIngest(): Worker;
  /** The worker of one language model. */
  spawnGenerate(): Worker;
}

/** The work of the tab that was elected: reads documents one at a time and hands out ports. Answers what takes the tab's messages. */
export function createCoordinator({
  query,
  spawnIngest,
  spawnGenerate,
}: CoordinatorDeps): (event: MessageEvent<unknown>) => void {
  const ingest = createIngestClient({ spawn: spawnIngest });
  /** While a file is read, no update of the app may end this worker. */
  const process: Engine["process"] = (...request) =>
    navigator.locks.request(BUSY_LOCK, { mode: "shared" }, () => ingest.process(...request));
  const storage = openDeviceStorage();
  const background = createBackground({
    ...storage,
    engine: { process, search: query.search, answer: query.answer },
    clock: { now: () => Date.now() },
    modelSources: modelSources(),
    freeBytes,
    modelServers: browserModelServers(),
    accounts: { secrets: browserSecrets() },
    guardedFetch: createBrowserFetch((url, init) => fetch(url, init)),
    report,
  });
  const api: CoordinatorApi = {
    ...createCoordinatorModels({ ...storage, spawnGenerate }),
    search: query.search,
    answer: query.answer,
    prepare: query.prepare,
    check: query.check,
    queryPort: async () => {
      const port = query.port();
      return transfer(port, [port]);
    },
    ping: async () => true,
  };

  function start(): void {
    new BroadcastChannel(WAKE_CHANNEL).addEventListener("message", () => background.wake());
    setInterval(() => background.wake(), LOOK_EVERY);
    background.wake();
    // Rows written before there was sync get their books first, once.
    adoptRows(storage.store, tables)
      .then(() => startSyncLoop(storage))
      .catch(report);
  }

  async function afterClose(): Promise<void> {
    await forgiveAttempts(storage.store);
    await noteCrashes(storage, { byPerson: true });
  }

  return ({ data, ports: [port] }) => {
    if (data === "lectern:connect" && port) expose(api, port);
    // Before anything is loaded again: what the tab before left half loaded may have ended it.
    if (data === "lectern:start") void noteCrashes(storage).catch(report).then(start);
    if (data === "lectern:start-after-close") void afterClose().catch(report).then(start);
  };
}

const report = (error: unknown) => console.error("Background work failed:", error);

/** The server this page came from may have models of its own; else the hub, and only when a person asked for a model. */
function modelSources() {
  return [
    createFolderSource({ fetch: (url, init) => fetch(url, init), base: new URL("/models", self.location.href).href }),
    createHubSource({ fetch: (url, init) => fetch(url, init), host: "https://huggingface.co" }),
    createGithubSource({ fetch: (url, init) => fetch(url, init), owners: ["mlc-ai"] }),
  ];
}
