import { ZipWriter } from "@zip.js/zip.js/lib/zip-core-writer.js";
import { streamOf } from "../stream-of.ts";
import { chunksOf } from "../blob-hash.ts";

export interface NewZipEntry {
  /** Path within the archive. */
  readonly name: string;
  readonly content: ReadableStream<Uint8Array> | Uint8Array;
  /** Bytes of the content. From 4 GB on the entry is written with Zip64. */
  readonly size: number;
  /** True for bytes that are packed already, such as a PDF: they are stored as they are. */
  readonly packed: boolean;
}

/** A ZIP archive as it is written: memory holds a chunk of one entry at a time. An entry that fails fails the stream. */
export function zipStream(entries: AsyncIterable<NewZipEntry>): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  async function write(): Promise<void> {
    const zip = new ZipWriter(writable, { useWebWorkers: false, extendedTimestamp: false });
    for await (const { name, content, size, packed } of entries)
      await zip.add(name, streamOf(chunksOf(content)), { level: packed ? 0 : 6, uncompressedSize: size });
    await zip.close();
  }
  // A reader that goes away has failed the writable side before, and then there is nothing left to abort.
  write().catch((error: unknown) => writable.abort(error).catch(() => undefined));
  return readable;
}
