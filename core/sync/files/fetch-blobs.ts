import { joined, type Bytes } from "../../storage/bytes.ts";
import { chunksOf, createBlobHash } from "../../storage/blob-hash.ts";
import type { Blobs } from "../../storage/blobs.ts";
import { streamOf } from "../../storage/stream-of.ts";
import { Unreachable } from "../device/client-http.ts";
import { missingThere, type BlobHttp } from "./blob-http.ts";
import { inParallel } from "./in-parallel.ts";

/** Times a file that is cut off is asked for again from there. */
const RESUMES = 5;
/** Files fetched at once. */
const AT_ONCE = 6;

export interface FetchingOptions {
  /** Where what is fetched is kept; `local` when left out. May refuse with `StorageFull`: then it is given on unkept. */
  readonly keep?: Pick<Blobs, "put">;
  /** Called with every blob that is read. */
  readonly onRead?: (id: string) => void;
}

type Fetched = "here" | "gone" | "no room";

/**
 * R28, R30. The device's blobs, where what is not here is fetched from the server when it is read, kept where there is
 * room, and checked against its hash. What cannot be fetched now is undefined, as if it were not there yet; `size`
 * and `areHere` look only here.
 */
export function createFetchingBlobs(
  local: Blobs,
  http: Pick<BlobHttp, "get" | "missing">,
  { keep = local, onRead = () => undefined }: FetchingOptions = {},
): Blobs {
  const fetching = new Map<string, Promise<Fetched>>();
  const place: Pick<Blobs, "put" | "remove"> = {
    put: (content) => keep.put(content),
    remove: (id) => local.remove(id),
  };

  function fetchBlob(id: string): Promise<Fetched> {
    const running = fetching.get(id);
    if (running) return running;
    const fetched = fetchInto(place, http, id)
      .then((isHere): Fetched => (isHere ? "here" : "gone"))
      .catch((error: unknown): Fetched => {
        if (!isStorageFull(error)) throw error;
        return "no room";
      })
      .finally(() => fetching.delete(id));
    fetching.set(id, fetched);
    return fetched;
  }

  async function fetchedBytes(id: string): Promise<Bytes | undefined> {
    const fetched = await fetchBlob(id);
    if (fetched === "here") return local.bytes(id);
    return fetched === "no room" ? bytesUnkept(http, id) : undefined;
  }

  return {
    put: (content) => local.put(content),
    size: (id) => local.size(id),
    areHere: (ids) => local.areHere(ids),
    version: (id) => local.version(id),
    remove: (id) => local.remove(id),
    list: () => local.list(),
    async bytes(id) {
      onRead(id);
      return (await local.bytes(id)) ?? fetchedBytes(id);
    },
    async bytesOfMany(ids) {
      const found = await local.bytesOfMany(ids);
      const missing = [...new Set(ids.filter((_, at) => found[at] === undefined))];
      if (missing.length === 0) return found;
      const fetched = new Map<string, Uint8Array<ArrayBuffer> | undefined>();
      const there = missing.length === 1 ? missing : await onServer(http, missing);
      await inParallel(AT_ONCE, there, async (id) => void fetched.set(id, await fetchedBytes(id)));
      return found.map((bytes, at) => bytes ?? fetched.get(ids[at] ?? ""));
    },
    async stream(id, from, to) {
      onRead(id);
      const here = await local.stream(id, from, to);
      if (here) return here;
      const fetched = await fetchBlob(id);
      if (fetched === "here") return local.stream(id, from, to);
      return fetched === "no room" ? streamUnkept(http, id, from, to) : undefined;
    },
  };
}

/** Those that the server has: another device, whose rows came first, may still be sending hundreds. */
async function onServer(http: Pick<BlobHttp, "missing">, ids: readonly string[]): Promise<readonly string[]> {
  const missing = await unlessUnreachable(() => missingThere(http, ids));
  if (!missing) return [];
  const notThere = new Set(missing);
  return ids.filter((id) => !notThere.has(id));
}

const isStorageFull = (error: unknown): boolean => error instanceof Error && error.name === "StorageFull";

/** For a device that is full: read once, checked against the hash, and not kept. */
async function bytesUnkept(http: Pick<BlobHttp, "get">, id: string): Promise<Bytes | undefined> {
  const stream = await unlessUnreachable(() => http.get(id, 0));
  if (!stream) return undefined;
  const hash = await createBlobHash();
  const pieces: Uint8Array[] = [];
  const resumed = resumedPieces(stream, (from) => http.get(id, from));
  const isWhole = await unlessUnreachable(async () => {
    for await (const piece of resumed) {
      hash.update(piece);
      pieces.push(piece);
    }
    return true;
  });
  if (!isWhole || hash.finish() !== id) return undefined;
  return joined(...pieces);
}

/** As above, but as it comes: its hash is known only at its end, when it has been shown. The server has checked it. */
async function streamUnkept(
  http: Pick<BlobHttp, "get">,
  id: string,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const stream = await unlessUnreachable(() => http.get(id, from));
  return (
    stream &&
    streamOf(
      upTo(
        resumedPieces(stream, (received) => http.get(id, from + received)),
        to - from,
      ),
    )
  );
}

async function* upTo(pieces: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array, void, void> {
  let left = bytes;
  for await (const piece of pieces) {
    if (left > 0) yield left < piece.byteLength ? piece.subarray(0, left) : piece;
    left -= piece.byteLength;
    if (left <= 0) return;
  }
}

async function unlessUnreachable<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unreachable) return undefined;
    throw error;
  }
}

/**
 * Fetches those of the blobs that are not here; answers how many are still missing. Ends where there is no more room: what is left then is fetched when
 * it is read.
 */
export async function fetchMissing(
  local: Pick<Blobs, "areHere" | "put" | "remove">,
  http: Pick<BlobHttp, "get" | "missing">,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const here = await local.areHere(ids);
  const wanted = ids.filter((_, at) => !here[at]);
  const there = await onServer(http, wanted);
  let missing = wanted.length - there.length;
  let isFull = false;
  await inParallel(AT_ONCE, there, async (id) => {
    signal.throwIfAborted();
    if (isFull) return;
    try {
      if (!(await fetchInto(local, http, id))) missing++;
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      isFull = true;
    }
  });
  return missing;
}

async function fetchInto(
  local: Pick<Blobs, "put" | "remove">,
  http: Pick<BlobHttp, "get">,
  id: string,
): Promise<boolean> {
  try {
    const first = await http.get(id, 0);
    if (!first) return false;
    const stored = await local.put(streamOf(resumedPieces(first, (from) => http.get(id, from))));
    if (stored.id === id) return true;
    // Not what was asked for: nothing may be read under a wrong name.
    await local.remove(stored.id);
    return false;
  } catch (error) {
    if (error instanceof Unreachable) return false;
    throw error;
  }
}

/** The stream, continued where it was cut. */
async function* resumedPieces(
  first: ReadableStream<Uint8Array>,
  again: (from: number) => Promise<ReadableStream<Uint8Array> | undefined>,
): AsyncGenerator<Uint8Array, void, void> {
  let stream: ReadableStream<Uint8Array> | undefined = first;
  let received = 0;
  for (let cuts = 0; stream;) {
    try {
      for await (const piece of chunksOf(stream)) {
        received += piece.byteLength;
        yield piece;
      }
      return;
    } catch (error) {
      if (++cuts > RESUMES) throw new Unreachable(error);
      stream = await again(received);
    }
  }
  throw new Unreachable(new Error("The rest of a file was gone."));
}
