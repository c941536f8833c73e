export interface ArchiveEntry {
  readonly path: string;
  /** Bytes, unpacked. */
  readonly size: number;
  /** Throws `ArchiveRefused` when the content is not what the archive says of it. */
  read(): Uint8Array<ArrayBuffer>;
}
