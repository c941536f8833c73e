import { chunksOf, createBlobHash } from "./blob-hash.ts";
import type { BlobReader, Blobs } from "./blobs.ts";
import { DamagedBlob } from "./damaged-blob.ts";

/** Results of checks kept in memory, of some 100 bytes each. */
const MAX_CHECKED = 10_000;

interface Checked {
  readonly version: string;
  readonly isSound: Promise<boolean>;
}

/**
 * Reads blobs whose bytes still have the hash that names them; throws `DamagedBlob` for others. A blob is hashed when it
 * is first read and again when its version changes, as a stream, so that many ranges of a large file cost one pass and no
 * memory. `bytesOfMany` does not check: decoding an index segment checks its structure.
 */
export function createCheckedReader(blobs: Pick<Blobs, "version" | keyof BlobReader>): BlobReader {
  const checked = new Map<string, Checked>();

  function note(id: string, version: string, isSound: Promise<boolean>): Promise<boolean> {
    const entry = { version, isSound };
    checked.delete(id);
    checked.set(id, entry);
    for (const oldest of checked.keys()) {
      if (checked.size <= MAX_CHECKED) break;
      checked.delete(oldest);
    }
    // A check that could not be made says nothing about the blob.
    isSound.catch(() => checked.get(id) === entry && checked.delete(id));
    return isSound;
  }

  /** The result for this version, or a new check. */
  async function requireSound(id: string, version: string, look: () => Promise<boolean>): Promise<void> {
    const known = checked.get(id);
    const isSound = known?.version === version ? known.isSound : note(id, version, look());
    if (!(await isSound)) throw new DamagedBlob();
  }

  return {
    size: blobs.size,
    bytesOfMany: blobs.bytesOfMany,
    areHere: blobs.areHere,

    async bytes(id) {
      // Read before the bytes are: whatever is written in between gives another version next time.
      const version = await blobs.version(id);
      const bytes = await blobs.bytes(id);
      if (bytes && version !== undefined) await requireSound(id, version, () => hasHash(id, bytes));
      return bytes;
    },

    async stream(id, from, to) {
      const version = await blobs.version(id);
      if (version !== undefined)
        await requireSound(id, version, async () => {
          const whole = await blobs.stream(id);
          return whole === undefined || hasHash(id, whole);
        });
      return blobs.stream(id, from, to);
    },
  };
}

async function hasHash(id: string, content: ReadableStream<Uint8Array> | Uint8Array): Promise<boolean> {
  const hash = await createBlobHash();
  for await (const chunk of chunksOf(content)) hash.update(chunk);
  return hash.finish() === id;
}
