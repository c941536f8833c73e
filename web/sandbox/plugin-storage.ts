import type { Ask } from "./ask.ts";
import { isRecord } from "#core/storage/is-record.ts";
import { sizeOf } from "./check-message.ts";

const STATES = "/api/v1/plugin-state";
/** Key of the plugin's state that holds what it keeps in `localStorage`. */
const KEY = "localStorage";
/** UTF-16 code units; browsers give about as much. */
const MOST = 5_000_000;

type Entries = Readonly<Record<string, string>>;

export interface PluginStorage {
  read(): Promise<Entries>;
  /** Writes are made one after another; of those that wait, only the last. Rejects where it could not be kept. */
  write(entries: Entries): Promise<void>;
}

const listOf = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : []);

/** The `localStorage` of a plugin's component modules, kept as one of its states as far as it may keep any. */
export function createPluginStorage(ask: Ask["ask"], slug: string, permissions: readonly string[]): PluginStorage {
  let id: string | undefined;
  let writing: Promise<void> = Promise.resolve();
  /** What is written when the last write that began has ended. */
  let next: Entries | undefined;
  const find = async () => {
    const all = await ask("GET", `${STATES}?${new URLSearchParams({ plugin_id: slug, limit: "1000" })}`);
    return listOf(all).find((one) => isRecord(one) && one["state_key"] === KEY && one["plugin_id"] === slug);
  };
  const write = async (state_data: Entries) => {
    if (sizeOf(state_data) > MOST) throw new Error("It keeps too much in localStorage.");
    if (id !== undefined) return void (await ask("PUT", `${STATES}/${id}`, { state_data }));
    const made = await ask("POST", STATES, { plugin_id: slug, state_key: KEY, state_data });
    if (isRecord(made)) id = String(made["id"]);
    return undefined;
  };
  return {
    async read() {
      if (!permissions.includes("storage.read")) return {};
      const found = await find();
      if (!isRecord(found)) return {};
      id = String(found["id"]);
      return isRecord(found["state_data"]) ? (found["state_data"] as Entries) : {};
    },
    write(entries) {
      if (!permissions.includes("storage.write")) return Promise.resolve();
      const isWaiting = next !== undefined;
      next = entries;
      if (isWaiting) return writing;
      writing = writing
        .catch(() => undefined)
        .then(() => {
          const last = next ?? entries;
          next = undefined;
          return write(last);
        });
      return writing;
    },
  };
}
