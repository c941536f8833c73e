/** SHA-256 over bytes as they come; `crypto.subtle` would need all of them in memory at once. */
export interface BlobHash {
  update(bytes: Uint8Array): void;
  /** Lower-case hexadecimal. */
  finish(): string;
}

export async function createBlobHash(): Promise<BlobHash> {
  const { createSHA256 } = await import("#core/storage/wasm-hashes.ts");
  const hasher = await createSHA256();
  return {
    update: (bytes) => void hasher.update(bytes),
    finish: () => hasher.digest("hex"),
  };
}

const BLOB_ID = /^[0-9a-f]{64}$/;

/** Whether this can be the id of a blob; anything else names nothing and must not become part of a path. */
export const isBlobId = (id: string) => BLOB_ID.test(id);

/** One reader for both forms `Blobs.put` takes; cancels the stream when the consumer stops early. */
export async function* chunksOf(content: ReadableStream<Uint8Array> | Uint8Array): AsyncGenerator<Uint8Array> {
  if (content instanceof Uint8Array) {
    if (content.byteLength > 0) yield content;
    return;
  }
  const reader = content.getReader();
  let ended = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (value.byteLength > 0) yield value;
    }
    ended = true;
  } finally {
    // A source that failed refuses to be cancelled too; its own error is the one to report.
    if (!ended) await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}
