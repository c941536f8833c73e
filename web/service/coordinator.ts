import { expose, transfer } from "comlink";
import { createBackground } from "#core/api/background.ts";
import { keepingHere } from "#core/library/device-only/never-leaves.ts";
import { createHeldPasswords } from "#core/library/documents/held-passwords.ts";
import { soleProcess } from "#core/work/claims.ts";
import { createAnswering } from "#core/engine/answer/generate/answering.ts";
import type { Engine } from "#core/engine/engine.ts";
import { createGeneratorLadder } from "#core/models/ladder/ladder.ts";
import { noteCrashes } from "#core/models/local/generation/open-generator.ts";
import { createWorkerRunner } from "#core/models/local/generation/worker-runner.ts";
import { GENERATOR_MODELS } from "#core/models/local/catalogue.ts";
import {
  createFolderSource,
  createGithubSource,
  createHubSource,
  createLanguageSource,
  SHIPPED_PATH,
  THIS_COPY,
} from "#core/models/local/model-source.ts";
import { createMayBegin } from "./first-model-here.ts";
import { createBrowserMachine, freeBytes } from "./browser-machine.ts";
import { createMarketplace } from "#core/plugins/sources/marketplace.ts";
import { createBrowserFetch } from "#core/http/browser-fetch.ts";
import { nameTags } from "#core/chat/tags/tags.ts";
import { finishRemovals } from "#core/api/remove-account.ts";
import { adoptRows } from "#core/sync/merge/adopt-rows.ts";
import { moveFormerRows } from "#core/sync/merge/move-former.ts";
import { tables } from "#core/api/tables.ts";
import { browserModelServers, browserSecrets } from "./browser-services.ts";
import type { CoordinatorApi } from "./coordinator-api.ts";
import { createCoordinatorModels } from "./coordinator-models.ts";
import { gatherCalls } from "./gather-calls.ts";
import { startGenerateWorker } from "./generate-client.ts";
import { fetchRuntime } from "./generate-client.ts";
import { createKeepRuntimes } from "./keep-runtimes.ts";
import { forgiveAttempts } from "./forgive-attempts.ts";
import { createIngestClient, tryPasswordIn } from "./ingest-client.ts";
import { BUSY_LOCK, WAKE_CHANNEL } from "./messages.ts";
import type { QueryClient } from "./query-client.ts";
import { createShippedPlugins } from "./shipped-plugins.ts";
import { openDeviceStorage } from "./sync/device-storage.ts";
import { startSyncLoop } from "./sync/sync-loop.ts";

/** Milliseconds between looks for work nobody told of, such as what another tab left when it was killed. */
const LOOK_EVERY = 30_000;

/** Milliseconds: of hundreds of files dropped at once each wakes all work, which looks for what there is to do. */
const WAKE_AT_MOST_EVERY = 250;

/** Milliseconds from the start until what a killed tab left is tidied: the first questions come before that. */
const TIDY_AFTER = 60_000;

export interface CoordinatorDeps {
  readonly query: QueryClient;
  spawnIngest(): Worker;
  /** The worker of one language model. */
  spawnGenerate(): Worker;
  /** What is stored belongs to a newer version of the program: this one can do nothing any more. */
  onOutgrown(message: string): void;
}

/** The work of the tab that was elected: reads documents one at a time and hands out ports. Answers what takes the tab's messages. */
export function createCoordinator({
  query,
  spawnIngest,
  spawnGenerate,
  onOutgrown,
}: CoordinatorDeps): (event: MessageEvent<unknown>) => void {
  const ingest = createIngestClient({ spawn: spawnIngest });
  /** While a file is read, no update of the app may end this worker. */
  const process: Engine["process"] = (...request) =>
    navigator.locks.request(BUSY_LOCK, { mode: "shared" }, () => ingest.process(...request));
  const storage = openDeviceStorage({ onNewer: ({ message }) => onOutgrown(message) });
  const machine = createBrowserMachine();
  const runner = createWorkerRunner({
    store: storage.store,
    now: () => Date.now(),
    models: GENERATOR_MODELS,
    spawn: () => startGenerateWorker({ spawn: spawnGenerate }),
  });
  const asked = { ...storage, modelServers: browserModelServers(storage), accounts: { secrets: browserSecrets() } };
  const where = "on this device";
  const generators = createGeneratorLadder({ ...asked, runner, machine, where, report });
  const answering = createAnswering({ parts: query, generators, where, report });
  const clock = { now: () => Date.now() };
  const passwords = createHeldPasswords({ ...storage, clock, claims: soleProcess });
  const background = createBackground({
    ...asked,
    passwords,
    engine: {
      process,
      search: query.search,
      guide: query.guide,
      answer: keepingHere(storage, answering.answer),
    },
    clock,
    modelSources: modelSources(),
    shipped: { source: shippedModels(), machine, mayBegin: createMayBegin(storage.store) },
    freeBytes,
    quiet: () => new Promise((resolve) => void setTimeout(resolve, TIDY_AFTER)),
    guardedFetch: createBrowserFetch((url, init) => fetch(url, init)),
    // The service worker answers with what is kept.
    marketplace: createMarketplace(null, { now: Date.now }, createShippedPlugins({ find: async () => undefined })),
    report,
  });
  const api: CoordinatorApi = {
    ...createCoordinatorModels({ runner, machine }),
    search: query.search,
    answer: query.answer,
    guide: query.guide,
    prepare: query.prepare,
    check: query.check,
    queryPort: async () => {
      const port = query.port();
      return transfer(port, [port]);
    },
    tryPassword: (request) => tryPasswordIn({ spawn: spawnIngest }, request),
    holdPassword: passwords.hold,
    ping: async () => true,
  };

  const keepRuntimes = createKeepRuntimes({
    ...storage,
    fetchRuntime: (kind) => fetchRuntime(spawnGenerate, kind),
    report,
  });
  const wake = gatherCalls(() => {
    background.wake();
    void keepRuntimes().catch(report);
  }, WAKE_AT_MOST_EVERY);

  function start(): void {
    new BroadcastChannel(WAKE_CHANNEL).addEventListener("message", wake);
    setInterval(wake, LOOK_EVERY);
    wake();
    // Rows written before there was sync get their books first, and those of earlier tables move to today's, once.
    adoptRows(storage.store, tables)
      .then(() => moveFormerRows(storage.store, tables))
      .then(() => nameTags({ store: storage.store, clock: Date }))
      .then(() => finishRemovals({ ...storage, report }))
      .then(() => startSyncLoop(storage))
      .catch(report);
  }

  /** IndexedDB reads for all threads in turn: what nobody waits for would hold up the index and the first question. */
  const startWhenQuiet = () => query.quiet().catch(report).then(start);

  async function afterClose(): Promise<void> {
    await forgiveAttempts(storage.store);
    await noteCrashes(storage, { byPerson: true });
  }

  return ({ data, ports: [port] }) => {
    if (data === "lectern:connect" && port) expose(api, port);
    // Before anything is loaded again: what the tab before left half loaded may have ended it.
    if (data === "lectern:start") void noteCrashes(storage).catch(report).then(startWhenQuiet);
    if (data === "lectern:start-after-close") void afterClose().catch(report).then(startWhenQuiet);
  };
}

const report = (error: unknown) => console.error("Background work failed:", error);

const shippedModels = () => folderSource(SHIPPED_PATH, THIS_COPY);

function folderSource(path: string, name?: string) {
  const base = new URL(path, self.location.href).href;
  return createFolderSource({ fetch: (url, init) => fetch(url, init), base, ...(name !== undefined && { name }) });
}

/**
 * The server this page came from may have a folder of models, and those that come with Lectern; else the hub, and only
 * when a person asked for a model.
 */
function modelSources() {
  return [
    folderSource("/models"),
    shippedModels(),
    createHubSource({ fetch: (url, init) => fetch(url, init), host: "https://huggingface.co" }),
    createGithubSource({ fetch: (url, init) => fetch(url, init), owners: ["mlc-ai"] }),
    createLanguageSource({ fetch: (url, init) => fetch(url, init) }),
  ];
}
