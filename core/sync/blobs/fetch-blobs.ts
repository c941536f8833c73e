import { chunksOf } from "../../storage/blob-hash.ts";
import type { Blobs } from "../../storage/blobs.ts";
import { streamOf } from "../../storage/stream-of.ts";
import { Unreachable } from "../client-http.ts";
import type { BlobHttp } from "./blob-http.ts";
import { inParallel } from "./send-blobs.ts";

/** Times a file that is cut off is asked for again from there. */
const RESUMES = 5;
/** Files fetched at once. */
const AT_ONCE = 6;

/**
 * R28, R30. The device's blobs, where what is not here is fetched from the server when it is read, kept, and checked
 * against its hash. What cannot be fetched now is undefined, as if it were not there yet; `size` looks only here.
 */
export function createFetchingBlobs(local: Blobs, http: Pick<BlobHttp, "get">): Blobs {
  const fetching = new Map<string, Promise<boolean>>();

  /** Whether it is here now. */
  function fetchBlob(id: string): Promise<boolean> {
    const running = fetching.get(id);
    if (running) return running;
    const fetched = fetchInto(local, http, id).finally(() => fetching.delete(id));
    fetching.set(id, fetched);
    return fetched;
  }

  return {
    put: (content) => local.put(content),
    size: (id) => local.size(id),
    remove: (id) => local.remove(id),
    list: () => local.list(),
    async bytes(id) {
      return (await local.bytes(id)) ?? ((await fetchBlob(id)) ? local.bytes(id) : undefined);
    },
    async bytesOfMany(ids) {
      const found = await local.bytesOfMany(ids);
      const missing = [...new Set(ids.filter((_, at) => found[at] === undefined))];
      if (missing.length === 0) return found;
      await inParallel(AT_ONCE, missing, async (id) => void (await fetchBlob(id)));
      return local.bytesOfMany(ids);
    },
    async stream(id, from, to) {
      return (await local.stream(id, from, to)) ?? ((await fetchBlob(id)) ? local.stream(id, from, to) : undefined);
    },
  };
}

/** Fetches those of the blobs that are not here; answers how many are still missing. */
export async function fetchMissing(
  local: Blobs,
  http: Pick<BlobHttp, "get">,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  let missing = 0;
  await inParallel(AT_ONCE, ids, async (id) => {
    signal.throwIfAborted();
    if ((await local.size(id)) === undefined && !(await fetchInto(local, http, id))) missing++;
  });
  return missing;
}

async function fetchInto(local: Blobs, http: Pick<BlobHttp, "get">, id: string): Promise<boolean> {
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
