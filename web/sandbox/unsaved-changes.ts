import { DRAFT_KEY } from "../app/draft.ts";
import type { StorageChanges } from "./storage-changes.ts";

/** Changes of a plugin's `localStorage` that the service has not got yet, of all tabs. They outlive a closed tab. */
export interface UnsavedChanges {
  read(): StorageChanges;
  add(changes: StorageChanges): void;
  /** Forgets those of the changes that nobody has changed again since. */
  saved(changes: StorageChanges): void;
}

/** Characters: what the page itself keeps there needs room, too. */
const MOST = 500_000;

export function createUnsavedChanges(
  slug: string,
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
): UnsavedChanges {
  const key = `${DRAFT_KEY}plugin ${slug}`;
  /** What there is no room for. */
  let unkept: StorageChanges = {};

  function stored(): StorageChanges {
    const text = storage.getItem(key);
    return text === null ? {} : (JSON.parse(text) as StorageChanges);
  }

  function store(changes: StorageChanges): void {
    if (Object.keys(changes).length === 0) return storage.removeItem(key);
    const text = JSON.stringify(changes);
    if (text.length > MOST) throw new Error("It is too much.");
    storage.setItem(key, text);
  }

  return {
    read: () => ({ ...stored(), ...unkept }),
    add(changes) {
      try {
        store({ ...stored(), ...unkept, ...changes });
        unkept = {};
      } catch (error) {
        console.warn("What a plugin changed would not outlive its tab:", error);
        unkept = { ...unkept, ...changes };
      }
    },
    saved(changes) {
      unkept = without(unkept, changes);
      store(without(stored(), changes));
    },
  };
}

/** Those of the changes that are not among the others with the same value. */
const without = (changes: StorageChanges, others: StorageChanges): StorageChanges =>
  Object.fromEntries(Object.entries(changes).filter(([key, value]) => others[key] !== value));
