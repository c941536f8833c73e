import { chunksOf, createBlobHash } from "../../storage/blob-hash.ts";
import type { Blobs } from "../../storage/blobs.ts";
import { streamOf } from "../../storage/stream-of.ts";
import { Unreachable } from "../device/client-http.ts";
import type { BlobHttp } from "../files/blob-http.ts";
import { bytesOf, joined } from "../../storage/bytes.ts";
import { fileName } from "./file-names.ts";
import type { KeyRing } from "./key-ring.ts";
import { FRAME, frameCount, FrameNotOpened, openFrame, SEALED_FRAME, sealedSize, sealFrame } from "./sealed-frames.ts";
import type { SealedFilesHttp } from "./sealed-files-http.ts";

type Reading = Pick<Blobs, "size" | "bytes" | "stream">;

/** A device's files as the server of an encrypted account gets them, read by their own ids; sealed anew with each reading. */
export function createSealedView(blobs: Blobs, keys: KeyRing): Blobs {
  async function stream(id: string, from = 0, to = Infinity) {
    const size = await blobs.size(id);
    if (size === undefined) return undefined;
    return streamOf(sealedPieces(blobs, keys, { id, size }, from, Math.min(to, sealedSize(size))));
  }
  return {
    ...blobs,
    async size(id) {
      const size = await blobs.size(id);
      return size === undefined ? undefined : sealedSize(size);
    },
    async bytes(id) {
      const content = await stream(id);
      return content && bytesOf(content);
    },
    bytesOfMany: () => Promise.reject(new Error("Sealed files are read one by one.")),
    stream,
  };
}

async function* sealedPieces(
  blobs: Reading,
  keys: KeyRing,
  { id, size }: { readonly id: string; readonly size: number },
  from: number,
  to: number,
): AsyncGenerator<Uint8Array> {
  const last = frameCount(size) - 1;
  for (let at = Math.floor(from / SEALED_FRAME); at <= last && at * SEALED_FRAME < to; at++) {
    const content = await blobs.stream(id, at * FRAME, Math.min(size, (at + 1) * FRAME));
    // Removed meanwhile; what was announced does not come, and the server refuses the rest.
    if (!content) return;
    const sealed = await sealFrame(keys, { at, isLast: at === last }, await bytesOf(content));
    const start = at * SEALED_FRAME;
    yield sealed.subarray(Math.max(0, from - start), to - start);
  }
}

/**
 * R44. The server's files of an encrypted account, by their own ids: sent sealed and under a name that only the account's
 * devices can work out, and opened when they come. `blobs` is the sealed view of what is sent.
 */
export function createSealedBlobHttp({
  plain,
  files,
  keys,
  blobs,
}: {
  readonly plain: BlobHttp;
  readonly files: SealedFilesHttp;
  readonly keys: KeyRing;
  readonly blobs: Pick<Blobs, "stream">;
}): BlobHttp {
  /** Sealed ids of large files under way: hashing them means sealing them once more. */
  const sealedIds = new Map<string, string>();

  async function sealedId(id: string): Promise<string> {
    const known = sealedIds.get(id);
    if (known !== undefined) return known;
    const made = await sealedNow(id);
    sealedIds.set(id, made);
    return made;
  }

  async function sealedNow(id: string): Promise<string> {
    const content = await blobs.stream(id);
    if (!content) throw new Unreachable(new Error("The file is gone here."));
    const hash = await createBlobHash();
    for await (const piece of chunksOf(content)) hash.update(piece);
    return hash.finish();
  }

  const name = async (id: string, sealed: string) => files.name(await fileName(keys, id), sealed);

  return {
    async missing(ids) {
      const names = await Promise.all(ids.map((id) => fileName(keys, id)));
      const missing = new Set(await files.missing(names));
      return ids.filter((_, at) => missing.has(names[at] ?? ""));
    },
    // The server checked the sealed bytes against their own hash, but took the file's name on trust: which bytes it leads
    // to is compared with what this device would send.
    confirm: async (id) => files.holds(await fileName(keys, id), await sealedNow(id)),
    async begin(id, size, partSize) {
      const sealed = await sealedId(id);
      const begun = await plain.begin(sealed, size, partSize);
      if (begun.complete) await name(id, sealed);
      return begun;
    },
    putPart: async (id, part, bytes) => plain.putPart(await sealedId(id), part, bytes),
    async putWhole(id, bytes) {
      const hash = await createBlobHash();
      hash.update(bytes);
      const sealed = hash.finish();
      await plain.putWhole(sealed, bytes);
      await name(id, sealed);
    },
    async commit(id) {
      const sealed = await sealedId(id);
      await plain.commit(sealed);
      await name(id, sealed);
      sealedIds.delete(id);
    },
    async get(id, from) {
      const first = Math.floor(from / FRAME);
      const content = await files.get(await fileName(keys, id), first * SEALED_FRAME);
      return content && streamOf(openedPieces(keys, content, first, from));
    },
  };
}

/** The file's bytes from a place on. Throws `Unreachable` where they do not open: nothing is read that was changed. */
async function* openedPieces(
  keys: KeyRing,
  content: ReadableStream<Uint8Array>,
  first: number,
  from: number,
): AsyncGenerator<Uint8Array> {
  let at = first;
  const open = async (sealed: Uint8Array, isLast: boolean) => {
    const frame = await openFrame(keys, { at, isLast }, sealed).catch((error: unknown) => {
      throw error instanceof FrameNotOpened ? new Unreachable(error) : error;
    });
    const skipped = Math.max(0, from - at++ * FRAME);
    return frame.subarray(skipped);
  };
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of chunksOf(content)) {
    held.push(piece);
    size += piece.byteLength;
    if (size <= SEALED_FRAME) continue;
    let rest: Uint8Array = joined(...held);
    // More behind it: then it is not the last.
    for (; rest.byteLength > SEALED_FRAME; rest = rest.subarray(SEALED_FRAME))
      yield await open(rest.subarray(0, SEALED_FRAME), false);
    held = [rest];
    size = rest.byteLength;
  }
  const last = await open(joined(...held), true);
  if (last.byteLength > 0) yield last;
}
