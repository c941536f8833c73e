import { createCheckedReader } from "../../storage/checked-reader.ts";
import type { BlobReader, Blobs, HostBlobs } from "../../storage/blobs.ts";
import { put, type Operation, type Store } from "../../storage/store.ts";
import { blobHolders } from "./blob-tables.ts";

/**
 * R27. The blobs of a server, where an owner reads only what it holds: what it uploaded, by REST or by sync, and what was
 * made here of that. A row that names a blob proves nothing, since a device may push a row with any hash in it. This is
 * the one place where the server decides who may read which content.
 */
export function createHeldBlobs(blobs: Blobs, store: Pick<Store, "getMany">): HostBlobs {
  const reader = createCheckedReader(blobs);

  async function areHeld(owner: string, ids: readonly string[]): Promise<readonly boolean[]> {
    const rows = await store.getMany(ids.map((id) => ({ table: blobHolders, owner, id })));
    return rows.map((row) => row !== undefined);
  }
  const mayRead = async (owner: string, id: string) => (await areHeld(owner, [id]))[0] === true;

  function heldBy(owner: string): BlobReader {
    const isHeld = (id: string) => mayRead(owner, id);
    return {
      size: async (id) => ((await isHeld(id)) ? reader.size(id) : undefined),
      bytes: async (id) => ((await isHeld(id)) ? reader.bytes(id) : undefined),
      stream: async (id, from, to) => ((await isHeld(id)) ? reader.stream(id, from, to) : undefined),
      async bytesOfMany(ids) {
        const may = await areHeld(owner, ids);
        const found = await reader.bytesOfMany(ids.filter((_, at) => may[at]));
        let next = 0;
        return may.map((isIt) => (isIt ? found[next++] : undefined));
      },
      async areHere(ids) {
        const [may, here] = await Promise.all([areHeld(owner, ids), reader.areHere(ids)]);
        return may.map((isIt, at) => isIt && here[at] === true);
      },
    };
  }

  return { ...blobs, heldBy, mayRead };
}

/**
 * The blobs of a device. Everything in a browser's storage belongs to whoever uses that browser, whichever profile is
 * signed in, and the server decides which files it sends to the device.
 */
export function createDeviceBlobs(blobs: Blobs): HostBlobs {
  const reader = createCheckedReader(blobs);
  return { ...blobs, heldBy: () => reader, mayRead: async () => true };
}

/** To be written together with the row that names blobs whose bytes this owner has just given, or that were made of such. */
export const holding = (owner: string, ids: readonly string[]): Operation[] =>
  [...new Set(ids)].map((id) => put(blobHolders, { id, owner }));
