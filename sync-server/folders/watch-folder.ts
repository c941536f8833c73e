import { watch, type FSWatcher } from "node:fs";
import { basename, join } from "node:path";
import type { Logger } from "pino";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { Services } from "#core/api/services.ts";
import { collections } from "#core/library/collections/collection.ts";
import { createCollection } from "#core/library/collections/collections.ts";
import { documents } from "#core/library/documents/document.ts";
import { bringInStep, type Outcome } from "#core/library/folders/bring-in-step.ts";
import type { KnownFile } from "#core/library/folders/known-files.ts";
import { createLookAgain } from "#core/library/folders/look-again.ts";
import { readFolderState, writeFolderState, type FolderState } from "./folder-state.ts";
import { listFolder } from "./list-folder.ts";
import { serverFolderPorts } from "./server-folder-ports.ts";

interface WatchDeps {
  readonly services: Services;
  readonly folder: string;
  readonly dataDir: string;
  readonly log: Logger;
}

/** Milliseconds between looks that no change asked for: network folders do not say when they change. */
const EVERY = 60_000;

/**
 * Lets a collection of the built-in user follow a folder of this machine: at the start, when the system says that something
 * in it changed, and every minute.
 */
export function watchFolder(deps: WatchDeps): { close(): Promise<void> } {
  const { folder, log } = deps;
  const ended = new AbortController();
  let looking: Promise<unknown> = Promise.resolve();
  const { wake } = createLookAgain({
    signal: ended.signal,
    failed: (error) => log.error({ err: error, folder }, "The watched folder could not be brought in step."),
    look(isGoneForGood) {
      const look = lookAt(deps, { isGoneForGood, signal: ended.signal });
      looking = look.catch(() => undefined);
      return look;
    },
  });
  const watcher = observe(deps, wake);
  const timer = setInterval(wake, EVERY);
  wake();
  return {
    async close() {
      ended.abort();
      clearInterval(timer);
      watcher?.close();
      await looking;
    },
  };
}

/** Undefined where the system does not watch this folder: then it is only looked at every minute. */
function observe({ folder, log }: WatchDeps, wake: () => void): FSWatcher | undefined {
  const unwatched = (error: unknown) =>
    log.warn({ err: error, folder }, "The system does not watch this folder, which is looked at every minute.");
  try {
    const watcher = watch(folder, { recursive: true, persistent: false }, wake);
    watcher.on("error", unwatched);
    return watcher;
  } catch (error) {
    unwatched(error);
    return undefined;
  }
}

interface OneLook {
  readonly isGoneForGood: (file: KnownFile) => boolean;
  readonly signal: AbortSignal;
}

async function lookAt({ services, folder, dataDir, log }: WatchDeps, look: OneLook): Promise<Outcome | undefined> {
  const statePath = join(dataDir, "watched-folder.json");
  const listing = await listFolder(folder);
  const state = (await readFolderState(statePath, folder)) ?? (await begin(services, folder));
  const { collection_id, files } = state;
  // A person deleted it: its files do not come back unasked.
  if (!(await services.store.get(collections, LOCAL_USER, collection_id))) return undefined;
  const empty = new Set(listing.empty);
  const held = files.filter(({ path }) => empty.has(path));
  const rows = await services.store.query(documents, { owner: LOCAL_USER });
  const keep = (known: readonly KnownFile[]) =>
    writeFolderState(statePath, { folder, collection_id, files: [...known, ...held] });
  const ports = serverFolderPorts({ services, rows, collection_id, held, keep, ...look });
  const known = files.filter(({ path }) => !empty.has(path));
  const outcome = await bringInStep(ports, listing.files, known);
  const { added, changed, moved, trashed, problems } = outcome;
  if (added + changed + moved + trashed > 0)
    log.info({ folder, added, changed, moved, trashed }, "The watched folder is in step.");
  if (added + changed > 0 && problems.length > 0)
    log.warn({ folder, problems: problems.slice(0, 20) }, "Files of the watched folder could not be added.");
  return outcome;
}

async function begin(services: Services, folder: string): Promise<FolderState> {
  const name = basename(folder);
  const { id } = await createCollection(services, LOCAL_USER, {
    name,
    description: `The folder “${name}” of this server.`,
    color: "#3B82F6",
    never_leaves: false,
  });
  return { folder, collection_id: id, files: [] };
}
