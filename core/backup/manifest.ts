import { z } from "zod";

/** Of the archive as `manifest.json` tells it; a program reads the formats it knows. */
export const FORMAT = 2;
export const MANIFEST = "manifest.json";

const Count = z.number().int().min(0);

/** What a backup holds, told at its end: sums are known only then. */
export const Manifest = z.object({
  app: z.literal("lectern"),
  format: z.number().int(),
  /** Of the program that made it. */
  version: z.string().max(100),
  made_at: z.string().max(100),
  /** Rows of each table. */
  counts: z.record(z.string(), Count),
  /** Every entry of the archive but this one. */
  entries: z.array(z.object({ path: z.string(), size: Count, sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
  /** What was there and is not in the archive. */
  left_out: z.array(z.object({ what: z.string(), name: z.string(), reason: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;
export type LeftOut = Manifest["left_out"][number];

/** What of an archive is taken in. */
export const BACKUP_LIMITS = {
  /** Bytes of the archive. */
  archive: 64_000_000_000,
  entries: 250_000,
  /** Characters of a path. */
  path: 600,
  /** Bytes of the list of entries, and of the manifest. */
  list: 64_000_000,
  /** Bytes of one entry with rows, which is read whole. */
  rows: 64_000_000,
  /** Bytes of everything, unpacked. */
  total: 128_000_000_000,
  /** Unpacked bytes for one packed, looked at from `ratioFrom` on: what is larger goes into a backup as it is. */
  ratio: 200,
  ratioFrom: 4_000_000,
} as const;

export const rowsPath = (table: string, part: number) => `rows/${table}.${part}.jsonl`;
export const blobPath = (id: string) => `blobs/${id}`;

/** Name of the table whose rows are at the path; undefined for any other path. */
export const tableAt = (path: string): string | undefined => /^rows\/([a-z][a-z0-9_]*)\.\d+\.jsonl$/.exec(path)?.[1];
