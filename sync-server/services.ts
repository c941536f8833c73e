import { mkdir } from "node:fs/promises";
import type { Logger } from "pino";
import { finishAdoption } from "#core/accounts/adoption.ts";
import { PATIENCE } from "#core/models/remote/model-servers.ts";
import { createKnownModels } from "#core/models/remote/model-facts.ts";
import { createMoreTime } from "#core/engine/answer/generate/more-time.ts";
import { createRunningGenerations } from "#core/models/remote/running.ts";
import { createBackground } from "#core/api/background.ts";
import { finishRemovals } from "#core/api/remove-account.ts";
import type { Services } from "#core/api/services.ts";
import { keepingHere } from "#core/library/device-only/never-leaves.ts";
import { createHeldPasswords } from "#core/library/documents/held-passwords.ts";
import { noteInterrupted } from "#core/library/documents/note-interrupted.ts";
import type { MakeCounter } from "#core/http/rate-limit.ts";
import { createAnswering } from "#core/engine/answer/generate/answering.ts";
import { createHubSource, createLanguageSource, THIS_COPY } from "#core/models/local/model-source.ts";
import { createMarketplace } from "#core/plugins/sources/marketplace.ts";
import { createSecretBox, deriveSecretKey } from "#core/accounts/secret-box.ts";
import { startingPoint } from "#core/api/starting-point.ts";
import { finishAllEmptying } from "#core/sync/encryption/account-encryption.ts";
import { adoptRows } from "#core/sync/merge/adopt-rows.ts";
import { createNewsStore, createSyncNews } from "#core/sync/server/news.ts";
import { nameTags } from "#core/chat/tags/tags.ts";
import { moveFormerRows } from "#core/sync/merge/move-former.ts";
import { takeUpRows } from "#core/sync/server/take-up.ts";
import { tables } from "#core/api/tables.ts";
import { createJwtSigner } from "./accounts/jwt-signer.ts";
import { createNodePasswords } from "./accounts/node-passwords.ts";
import { createModelServerFetch } from "./ai/model-server-fetch.ts";
import { isForThisMachine, type Config } from "./config.ts";
import { openDataFolder, type DataFolder } from "./data-folder.ts";
import { watchFolder } from "./folders/watch-folder.ts";
import { createEvaluationFiles } from "./evaluation-files.ts";
import { createNodeGenerators } from "./models/generators.ts";
import { openLanguageFolders } from "./models/language-folders.ts";
import { createLocalModels } from "./models/local-models.ts";
import { createNodeMachine, freeBytes } from "./models/node-machine.ts";
import { findShippedPlugins } from "./plugins/shipped-plugins.ts";
import { createCatalogueSource } from "./plugins/catalogue-source.ts";
import { openDatabase, type Database } from "./storage/open-database.ts";
import { shareBackground } from "./shared-background.ts";
import { shareMoreTime } from "./share-more-time.ts";
import { shareRunning } from "./shared-running.ts";
import { shareNews } from "./shared-news.ts";
import { refuseFilesWithoutRows } from "./storage/lost-database.ts";
import { openBlobs } from "./storage/open-storage.ts";
import { storagePlaces } from "./storage/storage-places.ts";
import { countServerStart } from "./sync/server-epoch.ts";
import { extension } from "./sync/synced-tables.ts";
import { createGuardedFetch } from "./web-search/guarded-fetch.ts";
import { createEnginePool } from "./workers/engine-pool.ts";

export interface OpenServices {
  readonly services: Services;
  /** Where requests are counted, for all servers over one database. */
  readonly makeCounter: MakeCounter;
  /** Folder for the files of running uploads. */
  readonly uploads: string;
  close(): Promise<void>;
}

/** Opens everything the API runs on. What was opened is closed again when a later step fails. */
export async function openServices(config: Config, log: Logger, onOutgrown: () => void): Promise<OpenServices> {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const step of closers.splice(0).toReversed()) await step();
  };

  try {
    const folder = openFolder(config.dataDir, log);
    closers.push(() => folder.release());
    await mkdir(config.evaluationDir, { recursive: true });
    const report = (error: unknown) => log.error({ err: error }, "background");
    const storage = storagePlaces(folder.path, config);
    const { rows } = storage;
    const { secretKey } = config;
    const database = await openDatabase({ rows, dataDir: folder.path, secretKey, report, onOutgrown });
    closers.push(() => database.close());
    const { claims, hostKey, peers, eraseDeleted } = database;
    const syncNews = shareNews(createSyncNews(), peers);
    const store = createNewsStore(database.store, syncNews, ({ table }) => extension.concerns(table));
    const blobs = await openBlobs(storage.blobs, store);
    await refuseFilesWithoutRows(store, blobs, config.blobs ? "BLOBS_URL" : folder.path);
    await bringUpToDate({ store, blobs, eraseDeleted, report }, folder.path);
    const engine = createEnginePool({ storage, report });
    const clock = { now: () => Date.now() };
    const models = createLocalModels(config.modelsDir);
    const shipped = config.shippedModels === null ? null : createLocalModels(config.shippedModels, THIS_COPY);
    const languageFolders = openLanguageFolders(config);
    const hub = createHubSource({ fetch, host: config.modelHub });
    const evaluationFiles = createEvaluationFiles(config.evaluationDir);
    const secrets = createSecretBox(() => deriveSecretKey(hostKey));
    const modelServers = openModelServers(config, { store, peers, report });
    closers.push(() => modelServers.close());
    const guardedFetch = createGuardedFetch({ allowedHosts: config.fetchAllowedHosts });
    const marketplace = createMarketplace(
      createCatalogueSource({ place: config.marketplace, fetch }),
      clock,
      findShippedPlugins(config.pageDir),
    );
    const machine = createNodeMachine(folder.path);
    const asked = { store, modelServers, accounts: { secrets } };
    const generators = await createNodeGenerators({ ...asked, storage, claims, machine, report });
    closers.push(() => generators.close());

    const moreTime = createMoreTime();
    const answering = createAnswering({ parts: engine, generators, moreTime, where: "on your server", report });
    const answer = keepingHere({ store }, answering.answer);
    const passwords = createHeldPasswords({ store, clock, claims });
    const own = createBackground({
      passwords,
      store,
      claims,
      blobs,
      engine: { ...engine, answer },
      clock,
      report,
      modelSources: [models, ...(shipped ? [shipped] : []), languageFolders, hub, createLanguageSource({ fetch })],
      ...(shipped && { shipped: { source: shipped, machine } }),
      freeBytes: () => freeBytes(folder.path),
      evaluationFiles,
      modelServers,
      accounts: { secrets },
      guardedFetch,
      marketplace,
      jobsAtOnce: config.jobsAtOnce,
    });
    const background = shareBackground(own, peers);
    // Together: background work waits for its file, which only the end of the thread stops at once.
    closers.push(() => Promise.all([background.stop(), engine.close()]));

    const services: Services = {
      store,
      blobs,
      engine: { search: engine.search, guide: engine.guide, answer },
      background,
      clock,
      evaluationFiles,
      filePasswords: { test: engine.tryPassword, hold: passwords.hold },
      web: { guardedFetch, searxngUrl: config.searxngUrl, fetch },
      marketplace,
      limits: { uploadBytes: config.uploadBytes },
      accounts: { passwords: createNodePasswords(), signer: createJwtSigner(hostKey), secrets, startingPoint },
      modelServers,
      generators,
      moreTime: shareMoreTime(moreTime, peers),
      embed: engine.embed,
      machine,
      syncNews,
      eraseDeleted,
      host: "sync-server",
    };
    if (config.watchedFolder !== null) {
      const watched = watchFolder({ services, folder: config.watchedFolder, dataDir: folder.path, log });
      closers.push(() => watched.close());
    }
    return { services, makeCounter: database.makeCounter, uploads: folder.uploads, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function openFolder(path: string, log: Logger): DataFolder {
  const folder = openDataFolder(path);
  if (folder.openToOthers.length > 0)
    log.warn(
      { folder: folder.path, paths: folder.openToOthers.slice(0, 5), all: folder.openToOthers.length },
      "Other accounts of this machine can read files in the data folder, and their permissions cannot be changed.",
    );
  return folder;
}

/** What an older version left, and what a killed process did not finish. */
async function bringUpToDate(deps: Parameters<typeof finishAllEmptying>[0], dataDir: string): Promise<void> {
  const { store } = deps;
  const { starts } = await countServerStart(store, dataDir);
  // What an older version wrote has no books yet; every later start finds that done.
  if (starts === 1) await adoptRows(store, tables);
  await moveFormerRows(store, tables);
  if ((await takeUpRows(store, tables)) !== null) await nameTags({ store, clock: Date });
  await finishAdoption(store, tables);
  await finishAllEmptying(deps, tables);
  await finishRemovals(deps);
  await noteInterrupted(store);
}

/** The language models of other servers, with the connections to them. */
function openModelServers(
  config: Config,
  { store, peers, report }: Pick<Database, "store" | "peers"> & { readonly report: (error: unknown) => void },
) {
  const { ollamaUrl } = config;
  const named = [...(ollamaUrl === null ? [] : [ollamaUrl]), ...config.modelServers];
  const asking = createModelServerFetch({ named, allowPrivate: isForThisMachine(config) });
  return {
    fetch: asking.fetch,
    ollamaUrl,
    patience: PATIENCE,
    running: shareRunning(createRunningGenerations(), peers),
    known: createKnownModels({ store, report }),
    close: () => asking.close(),
  };
}
