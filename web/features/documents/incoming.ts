import { createSignal } from "solid-js";
import type { Uploads } from "./uploads.ts";
import type { FilesFromOutside } from "../../service/opened-files.ts";
import type { PendingFile } from "../../service/pending-files.ts";

/** Files from outside the app that wait for a decision. */
export interface Incoming {
  files(): readonly File[];
  /** To the collection, or to the one most people would mean. */
  add(collectionId: string | undefined): Promise<void>;
  drop(): Promise<void>;
  /** They are shown again when the app is opened the next time. */
  later(): void;
}

export function createIncoming(
  listen: (show: (files: readonly PendingFile[]) => void) => FilesFromOutside,
  uploads: Pick<Uploads, "add">,
): Incoming {
  const [waiting, setWaiting] = createSignal<readonly PendingFile[]>([]);
  const outside = listen(setWaiting);
  const take = async () => {
    const taken = await outside.take(waiting());
    setWaiting([]);
    return taken.map(({ file }) => file);
  };
  return {
    files: () => waiting().map(({ file }) => file),
    add: async (collectionId) => uploads.add(await take(), { collectionId }),
    drop: async () => void (await take()),
    later: () => void setWaiting([]),
  };
}
