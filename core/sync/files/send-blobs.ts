import { inParallel } from "./in-parallel.ts";
import { bytesOf } from "../../storage/bytes.ts";
import type { Blobs } from "../../storage/blobs.ts";
import type { Store } from "../../storage/store.ts";
import { Refused } from "../device/client-http.ts";
import { missingThere, type BlobHttp } from "./blob-http.ts";
import { namedBy } from "./named-blobs.ts";
import { PART_SIZE, SMALL_PART } from "./part-size.ts";

export interface SendBlobsDeps {
  readonly store: Pick<Store, "query" | "tables">;
  readonly blobs: Blobs;
  readonly http: BlobHttp;
  readonly owner: string;
  readonly signal: AbortSignal;
  /** What is still to be sent, told at the start and after each file. */
  readonly report?: (left: FilesLeft) => void;
}

export interface FilesLeft {
  readonly files: number;
  /** Bytes. */
  readonly bytes: number;
}

export interface SentBlobs {
  readonly sent: number;
  /** Files the server does not take, and why. */
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
  /** The server has no room for the refused ones now. */
  readonly isFull: boolean;
}

/** Parts of one file on the way at once. */
const AT_ONCE = 3;
const TOO_LARGE = 413;
const NO_ROOM = 507;
/** What a server, or a filter before it, says of one file: the others are sent all the same. */
const OF_ONE_FILE: readonly number[] = [400, 403, TOO_LARGE, 415, NO_ROOM];
/** Small files on the way at once. */
const FILES_AT_ONCE = 6;

/**
 * R28. Sends the files that this device's synced rows name and the server does not have, smallest first, and goes on
 * where an earlier try was cut off. Throws `Unreachable`, and the signal's reason; what was sent by then stays sent.
 */
export async function sendBlobs(deps: SendBlobsDeps): Promise<SentBlobs> {
  const { store, blobs, http, owner, signal, report = () => undefined } = deps;
  const ids = (await namedBy(store, owner)).map(({ id }) => id);
  const wanted: { readonly id: string; readonly size: number }[] = [];
  for (const id of await missingThere(http, ids)) {
    const size = await blobs.size(id);
    if (size !== undefined) wanted.push({ id, size });
  }
  wanted.sort((a, b) => a.size - b.size);

  let left = { files: wanted.length, bytes: wanted.reduce((sum, { size }) => sum + size, 0) };
  report(left);
  const refused: { id: string; reason: string }[] = [];
  /** Why the server has no room: what comes now is no smaller, and is not sent. */
  let full: string | undefined;
  const small = wanted.filter(({ size }) => size <= PART_SIZE);
  const large = wanted.filter(({ size }) => size > PART_SIZE);
  /** Bytes of the largest request; less once a proxy has refused one. */
  let most = PART_SIZE;
  const send = async (id: string, size: number): Promise<void> => {
    const tried = most;
    try {
      await (size <= tried ? sendWhole(deps, id) : sendParts(deps, id, size, tried));
    } catch (error) {
      const isTooLarge = error instanceof Refused && error.status === TOO_LARGE;
      if (!isTooLarge || tried === SMALL_PART || size <= SMALL_PART) throw error;
      most = SMALL_PART;
      await send(id, size);
    }
  };
  const sendOne = async ({ id, size }: { readonly id: string; readonly size: number }) => {
    signal.throwIfAborted();
    if (full !== undefined) return void refused.push({ id, reason: full });
    try {
      await send(id, size);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== undefined || !OF_ONE_FILE.includes(error.status)) throw error;
      if (error.status === NO_ROOM) full = error.message;
      refused.push({ id, reason: error.message });
    }
    left = { files: left.files - 1, bytes: left.bytes - size };
    report(left);
  };
  await inParallel(FILES_AT_ONCE, small, sendOne);
  await inParallel(1, large, sendOne);
  return { sent: wanted.length - refused.length, refused, isFull: full !== undefined };
}

async function sendWhole({ blobs, http }: SendBlobsDeps, id: string): Promise<void> {
  const bytes = await blobs.bytes(id);
  // Deleted meanwhile: there is nothing to send any more.
  if (bytes) await http.putWhole(id, bytes);
}

async function sendParts(deps: SendBlobsDeps, id: string, size: number, most: number): Promise<void> {
  const { blobs, http, signal } = deps;
  const { complete, part_size, missing } = await http.begin(id, size, most);
  if (complete) return;
  await inParallel(AT_ONCE, missing, async (part) => {
    signal.throwIfAborted();
    const stream = await blobs.stream(id, part * part_size, (part + 1) * part_size);
    if (stream) await http.putPart(id, part, await bytesOf(stream));
  });
  await http.commit(id);
}
