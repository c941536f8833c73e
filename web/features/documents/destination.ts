import { createSignal } from "solid-js";
import type { Collection } from "#core/library/collections/collection.ts";

/** Which collection files go into, where the page in view does not say it. */
export interface Destination {
  /** The first question that waits for an answer. */
  asked(): Asked | undefined;
  /** Resolves with the id of a collection, or undefined where the files are not to be added. */
  ask(files: readonly File[], collections: readonly Collection[]): Promise<string | undefined>;
}

interface Asked {
  readonly files: readonly File[];
  readonly collections: readonly Collection[];
  readonly answer: (collectionId: string | undefined) => void;
}

export function createDestination(): Destination {
  const [queue, setQueue] = createSignal<readonly Asked[]>([]);
  return {
    asked: () => queue()[0],
    ask: (files, collections) =>
      new Promise((resolve) => {
        const asked: Asked = {
          files,
          collections,
          answer(collectionId) {
            setQueue((before) => before.filter((each) => each !== asked));
            resolve(collectionId);
          },
        };
        setQueue((before) => [...before, asked]);
      }),
  };
}
