import { createSignal, type Accessor } from "solid-js";

/** What is kept under it is forgotten at a logout. */
export const DRAFT_KEY = "lectern-draft ";

export interface Draft {
  readonly text: Accessor<string>;
  readonly write: (text: string) => void;
}

/**
 * What was written at a place and not sent yet. It outlives a reload, an update and a crash, also a closed tab that is
 * opened again: such storage belongs to one tab, so that two tabs do not write over each other.
 */
export function createDraft(place: Accessor<string>, storage: Storage = sessionStorage): Draft {
  const [written, setWritten] = createSignal<Readonly<Record<string, string>>>({});
  const text = () => written()[place()] ?? storage.getItem(DRAFT_KEY + place()) ?? "";

  function keep(at: string, value: string): void {
    setWritten((all) => ({ ...all, [at]: value }));
    if (value === "") return storage.removeItem(DRAFT_KEY + at);
    try {
      storage.setItem(DRAFT_KEY + at, value);
    } catch (error) {
      console.warn("What is being written would not outlive a reload:", error);
    }
  }

  return {
    text,
    write: (value) => keep(place(), value),
  };
}

/** For whoever sits down at this tab after a logout. */
export function forgetDrafts(storage: Storage = sessionStorage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(DRAFT_KEY)) storage.removeItem(key);
}
