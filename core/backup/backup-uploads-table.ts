import { z } from "zod";
import { table } from "../storage/table.ts";

const BackupUpload = z.object({
  /** Of the job that brings it in. */
  id: z.string(),
  owner: z.string(),
  /** Id of the archive's blob. */
  file: z.string(),
});

/** Backups that wait to be brought in. */
export const backupUploads = table<z.infer<typeof BackupUpload>>({
  name: "backup_uploads",
  schema: BackupUpload,
  indexes: [],
  syncs: false,
  blobs: { fields: { file: "original" } },
});
