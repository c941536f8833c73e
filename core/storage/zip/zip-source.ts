import type { Blobs } from "../blobs.ts";
import { chunksOf } from "../blob-hash.ts";
import { streamOf } from "../stream-of.ts";

/** The bytes of an archive, wherever they are stored. */
export interface ZipSource {
  /** Bytes. */
  readonly size: number;
  /** Bytes `from` to `to` (exclusive), both within the archive. */
  read(from: number, to: number): Promise<Uint8Array>;
  stream(from: number, to: number): ReadableStream<Uint8Array>;
}

export const bytesSource = (bytes: Uint8Array): ZipSource => ({
  size: bytes.length,
  read: async (from, to) => bytes.subarray(from, to),
  stream: (from, to) => streamOf(chunksOf(bytes.subarray(from, to))),
});

/** An archive stored as a blob. `missing` makes the error for a blob that was removed meanwhile. */
export async function blobSource(
  blobs: Pick<Blobs, "size" | "stream">,
  id: string,
  missing: () => Error,
): Promise<ZipSource> {
  const size = await blobs.size(id);
  if (size === undefined) throw missing();
  async function* chunks(from: number, to: number): AsyncGenerator<Uint8Array> {
    const stream = to > from ? await blobs.stream(id, from, to) : new Uint8Array();
    if (!stream) throw missing();
    yield* chunksOf(stream);
  }
  return {
    size,
    async read(from, to) {
      const bytes = new Uint8Array(to - from);
      let at = 0;
      for await (const chunk of chunks(from, to)) {
        bytes.set(chunk.subarray(0, bytes.length - at), at);
        at += chunk.length;
      }
      return bytes.subarray(0, at);
    },
    stream: (from, to) => streamOf(chunks(from, to)),
  };
}
