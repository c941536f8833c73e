import { z } from "zod";
import { table } from "../../storage/table.ts";

const BlobHolder = z.object({ id: z.string(), owner: z.string() });

/**
 * R27. Who may have which blob from this server: whoever sent its bytes here, or made them here. That a row names a
 * blob proves nothing, since anyone can write a row with the hash of somebody else's file.
 */
export const blobHolders = table<z.infer<typeof BlobHolder>>({
  name: "blob_holders",
  schema: BlobHolder,
  indexes: [],
  syncs: false,
});

const BlobUpload = z.object({
  /** SHA-256 of the whole. */
  id: z.string(),
  owner: z.string(),
  /** Bytes of the whole. */
  size: z.number().int(),
  part_size: z.number().int(),
  /** Number of the part → blob that holds it. */
  parts: z.record(z.string(), z.string()),
  begun_at: z.string(),
});
export type BlobUpload = z.infer<typeof BlobUpload>;

/** R27. Blobs of which some parts are here. */
export const blobUploads = table<BlobUpload>({
  name: "blob_uploads",
  schema: BlobUpload,
  indexes: [{ fields: ["begun_at"] }],
  syncs: false,
  blobs: { deeper: ({ parts }) => Object.values(parts) },
});
