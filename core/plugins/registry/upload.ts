import { z } from "zod";
import { table } from "#core/storage/table.ts";

const UploadRow = z.object({
  /** Of the job that installs it. */
  id: z.string(),
  owner: z.string(),
  /** Id of the archive's blob. */
  file: z.string(),
  filename: z.string(),
});
export type UploadRow = z.infer<typeof UploadRow>;

/** Archives that wait to be installed. */
export const pluginUploads = table<UploadRow>({
  name: "plugin_uploads",
  schema: UploadRow,
  indexes: [],
  syncs: false,
  blobs: { fields: { file: "original" } },
});
