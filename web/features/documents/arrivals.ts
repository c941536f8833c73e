import type { QueryClient } from "@tanstack/solid-query";
import { batch } from "solid-js";
import type { Document } from "#core/library/documents/document.ts";
import { keys } from "../../app/keys.ts";

/** Milliseconds between changes of the list of documents while many files go in: each is work for all that shows it. */
const ARRIVALS_EVERY = 400;
/** Milliseconds between looks at the counts in the sidebar while many files go in. */
const COUNT_EVERY = 1500;

interface ArrivalsDeps {
  readonly client: QueryClient;
  /** The documents of these uploads are in the list. */
  readonly onShown: (uploads: readonly string[]) => void;
  /** The first document of this visit is in. */
  readonly onFirst: () => void;
}

/** Documents that have been taken go into the list at once when they come singly, and together when they come quickly. */
export function createArrivals({ client, onShown, onFirst }: ArrivalsDeps) {
  let waiting: { readonly upload: string; readonly document: Document }[] = [];
  let isResting = false;
  let isFirst = true;
  let counting: ReturnType<typeof setTimeout> | undefined;
  function show(): void {
    const shown = waiting;
    waiting = [];
    isResting = shown.length > 0;
    if (!isResting) return;
    setTimeout(show, ARRIVALS_EVERY);
    const documents = shown.map(({ document }) => document).toReversed();
    const ids = new Set(documents.map(({ id }) => id));
    batch(() => {
      onShown(shown.map(({ upload }) => upload));
      client.setQueryData<Document[]>(
        keys.documents,
        (known) => known && [...documents, ...known.filter(({ id }) => !ids.has(id))],
      );
    });
  }
  function count(): void {
    counting ??= setTimeout(() => {
      counting = undefined;
      void client.invalidateQueries({ queryKey: keys.collections });
    }, COUNT_EVERY);
  }
  return {
    /** `upload` is empty for a document that was added another way than as a file. */
    add(upload: string, document: Document): void {
      waiting.push({ upload, document });
      if (!isResting) show();
      if (isFirst) onFirst();
      isFirst = false;
      count();
    },
  };
}
