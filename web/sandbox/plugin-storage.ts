import { isRecord } from "#core/storage/is-record.ts";
import type { Ask } from "./ask.ts";
import { STORAGE_LIMIT, storedSize, withChanges, type StorageChanges, type StorageEntries } from "./storage-changes.ts";
import type { UnsavedChanges } from "./unsaved-changes.ts";

const STATES = "/api/v1/plugin-state";
/** Key of the plugin's state that holds what it keeps in `localStorage`. */
const KEY = "localStorage";
/** Milliseconds between two writes. */
const PAUSE = 300;

export interface PluginStorage {
  /** With what a tab that was closed had not written yet, which is written now. */
  read(): Promise<StorageEntries>;
  /**
   * Works the changes into what is kept. Writes are made one after another, at most every `PAUSE`, and those that wait
   * together. Rejects where they could not be kept.
   */
  write(changes: StorageChanges): Promise<void>;
  /** No module is left: what waits is written at once, and what still arrives. */
  close(): void;
}

export interface PluginStorageDeps {
  readonly ask: Ask["ask"];
  /** Like `ask`, but modules that are started together share the answer. */
  readonly askTogether: Ask["ask"];
  readonly slug: string;
  readonly permissions: readonly string[];
  /** What other modules of the plugin changed, in this tab and in others. */
  readonly onChanges: (changes: StorageChanges) => void;
  readonly unsaved: UnsavedChanges;
  /** Left out by browsers for pages over plain http. */
  readonly locks?: Pick<LockManager, "request"> | undefined;
}

const listOf = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : []);

/** The `localStorage` of a plugin's component modules, kept as one of its states as far as it may keep any. */
export function createPluginStorage(deps: PluginStorageDeps): PluginStorage {
  const { slug, permissions, unsaved, locks } = deps;
  const name = `plugin-storage:${slug}`;
  const others = new BroadcastChannel(name);
  others.addEventListener("message", ({ data }: MessageEvent<StorageChanges>) => deps.onChanges(data));
  let writing: Promise<void> = Promise.resolve();
  let isClosed = false;
  const closed = Promise.withResolvers<void>();
  let pause: Promise<void> = Promise.resolve();
  /** Whether a write is to come when the running one has ended. */
  let isWaiting = false;

  const find = async (ask: Ask["ask"]) => {
    const query = new URLSearchParams({ plugin_id: slug, state_key: KEY, limit: "1000" });
    const found = listOf(await ask("GET", `${STATES}?${query}`)).find(isOwn);
    return isRecord(found) ? { id: String(found["id"]), entries: entriesOf(found["state_data"]) } : undefined;
  };
  const isOwn = (one: unknown) => isRecord(one) && one["state_key"] === KEY && one["plugin_id"] === slug;
  async function save(): Promise<void> {
    const kept = await find(deps.ask);
    const changes = unsaved.read();
    // Another tab has written them.
    if (Object.keys(changes).length === 0) return;
    const state_data = withChanges(kept?.entries ?? {}, changes);
    if (storedSize(state_data) > STORAGE_LIMIT) {
      unsaved.saved(changes);
      throw new Error("Its modules keep too much in localStorage together. The last change is not kept.");
    }
    if (kept) await deps.ask("PUT", `${STATES}/${kept.id}`, { state_data });
    else await deps.ask("POST", STATES, { plugin_id: slug, state_key: KEY, state_data });
    unsaved.saved(changes);
  }
  /** Modules of one plugin write in turns, so that none writes over what another has just written. */
  const inTurn = (work: () => Promise<void>) => (locks ? locks.request(name, work) : work());

  function saveSoon(): Promise<void> {
    if (isWaiting) return writing;
    isWaiting = true;
    writing = writing
      .catch(() => undefined)
      .then(() => Promise.race([pause, closed.promise]))
      .then(() =>
        inTurn(() => {
          isWaiting = false;
          pause = new Promise((resolve) => setTimeout(resolve, PAUSE));
          return save();
        }),
      );
    return writing;
  }

  return {
    async read() {
      const left = permissions.includes("storage.write") ? unsaved.read() : {};
      if (Object.keys(left).length > 0)
        saveSoon().catch((error: unknown) => console.warn("What a closed tab left could not be written:", error));
      if (!permissions.includes("storage.read")) return {};
      return withChanges((await find(deps.askTogether))?.entries ?? {}, left);
    },
    write(changes) {
      if (!permissions.includes("storage.write")) return Promise.resolve();
      if (!isClosed) others.postMessage(changes);
      unsaved.add(changes);
      return saveSoon();
    },
    close() {
      isClosed = true;
      closed.resolve();
      others.close();
    },
  };
}

const entriesOf = (given: unknown): StorageEntries => (isRecord(given) ? (given as StorageEntries) : {});
