/** Why an archive is not opened; the message is for whoever gave it. */
export class ArchiveRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ArchiveRefused";
  }
}

export const DAMAGED = "The archive is damaged: it ends too early or holds something else. Download or pack it again.";

/** What a plugin's archive may hold. Real ones have some dozens of files and a few megabytes. */
export const LIMITS = {
  /** Bytes of the archive itself. */
  archive: 50_000_000,
  /** Files and folders. */
  entries: 5_000,
  /** Bytes of one file, unpacked. */
  file: 30_000_000,
  /** Bytes of all files, unpacked. */
  total: 100_000_000,
  /** Unpacked bytes for one packed: code packs to a fifth, and nothing honest to a two hundredth. */
  ratio: 200,
  /** Bytes unpacked from which the ratio is looked at: small files of zeros are no danger. */
  ratioFrom: 4_000_000,
  /** Characters of a path. */
  path: 300,
  /** Characters of a file or folder name. */
  name: 150,
} as const;
