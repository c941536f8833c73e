/**
 * Content-addressed bytes: files, extracted text, index segments. An id is the lower-case
 * hexadecimal SHA-256 of the bytes. The numbered rules every implementation obeys are in `contract/blobs-rules.ts`.
 */
export interface Blobs {
  /** Stores what the stream holds, hashed on the way, visible only when complete. Equal bytes are stored once. */
  put(content: ReadableStream<Uint8Array> | Uint8Array): Promise<StoredBlob>;
  size(id: string): Promise<number | undefined>;
  /** All bytes, or undefined when there is no such blob. */
  bytes(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Many small blobs at once, in the order asked; missing ones are undefined. */
  bytesOfMany(ids: readonly string[]): Promise<(Uint8Array<ArrayBuffer> | undefined)[]>;
  /** Whether each is here, in the order asked; for thousands, whose bytes nobody wants. */
  areHere(ids: readonly string[]): Promise<boolean[]>;
  /** Bytes `from` to `to` (exclusive; the end when left out). */
  stream(id: string, from?: number, to?: number): Promise<ReadableStream<Uint8Array> | undefined>;
  /**
   * Says which version of the stored bytes this is: another text once they were written to, by whatever program, and the
   * same one as long as they were not. Cheap; undefined when there is no such blob.
   */
  version(id: string): Promise<string | undefined>;
  /** Removing what is not there is no error. */
  remove(id: string): Promise<void>;
  /** Every blob with its age in milliseconds; for sweeping what no row names any more. */
  list(): AsyncIterable<{ readonly id: string; readonly size: number; readonly age: number }>;
}

/** What may be read of blobs. */
export type BlobReader = Pick<Blobs, "size" | "bytes" | "bytesOfMany" | "areHere" | "stream">;

/** All blobs of a host. */
export interface HostBlobs extends Blobs {
  /**
   * The blobs that this owner holds; all others are as if they were not there. Whatever a synced row names is read
   * through this: a device may push a row with any hash in it. `bytes` and `stream` throw `DamagedBlob` where the stored
   * bytes no longer have the hash that names them; `bytesOfMany` is for index segments and does not look.
   */
  heldBy(owner: string): BlobReader;
  /** Whether this owner may read it, wherever its bytes are: on a device they may still be on the server. */
  mayRead(owner: string, id: string): Promise<boolean>;
}

export interface StoredBlob {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
}
