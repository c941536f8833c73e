/**
 * Content-addressed bytes: files, extracted text, index segments. An id is the lower-case
 * hexadecimal SHA-256 of the bytes. The numbered rules every implementation obeys are in `blobs-rules.ts`.
 */
export interface Blobs {
  /** Stores what the stream holds, hashed on the way, visible only when complete. Equal bytes are stored once. */
  put(content: ReadableStream<Uint8Array> | Uint8Array): Promise<StoredBlob>;
  size(id: string): Promise<number | undefined>;
  /** All bytes, or undefined when there is no such blob. */
  bytes(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Many small blobs at once, in the order asked; missing ones are undefined. */
  bytesOfMany(ids: readonly string[]): Promise<(Uint8Array<ArrayBuffer> | undefined)[]>;
  /** Bytes `from` to `to` (exclusive; the end when left out). */
  stream(id: string, from?: number, to?: number): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Removing what is not there is no error. */
  remove(id: string): Promise<void>;
  /** Every blob with its age in milliseconds; for sweeping what no row names any more. */
  list(): AsyncIterable<{ readonly id: string; readonly size: number; readonly age: number }>;
}

export interface StoredBlob {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
}
