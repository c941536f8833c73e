import { chunksOf, createBlobHash } from "../blob-hash.ts";
import type { HostBlobs } from "../blobs.ts";

interface Held {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly since: number;
}

/** Keeps bytes as long as the process lives, and gives them to everybody; for tests. */
export function createMemoryBlobs({ now = Date.now }: { readonly now?: () => number } = {}): HostBlobs {
  const held = new Map<string, Held>();
  const copy = (id: string) => held.get(id)?.bytes.slice();

  const blobs: HostBlobs = {
    heldBy: () => blobs,
    mayRead: async () => true,

    async put(content) {
      const hash = await createBlobHash();
      const chunks: Uint8Array[] = [];
      for await (const chunk of chunksOf(content)) {
        hash.update(chunk);
        chunks.push(chunk.slice());
      }
      const bytes = concat(chunks);
      const id = hash.finish();
      // Putting again makes it young again, so that a sweep between upload and row does not take it.
      held.set(id, { bytes: held.get(id)?.bytes ?? bytes, since: now() });
      return { id, size: bytes.byteLength };
    },

    async size(id) {
      return held.get(id)?.bytes.byteLength;
    },

    async bytes(id) {
      return copy(id);
    },

    async bytesOfMany(ids) {
      return ids.map(copy);
    },

    async areHere(ids) {
      return ids.map((id) => held.has(id));
    },

    async stream(id, from = 0, to) {
      const bytes = held.get(id)?.bytes.slice(from, to);
      return bytes && streamOf(bytes);
    },

    // What is in here is never written to again.
    version: async (id) => (held.has(id) ? id : undefined),

    async remove(id) {
      held.delete(id);
    },

    async *list() {
      for (const [id, { bytes, since }] of held) yield { id, size: bytes.byteLength, age: now() - since };
    },
  };
  return blobs;
}

function concat(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      if (bytes.byteLength > 0) controller.enqueue(bytes);
      controller.close();
    },
  });
}
