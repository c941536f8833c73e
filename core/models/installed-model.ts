import { z } from "zod";
import { table } from "../storage/table.ts";

const InstalledFile = z.object({
  path: z.string(),
  size: z.number().int(),
  digest: z.string(),
  /** Blob ids, in order; together the file. A file is complete when they hold `size` bytes. */
  parts: z.array(z.string()),
  received: z.number().int(),
});
export type InstalledFile = z.infer<typeof InstalledFile>;

export const ModelStatus = z.enum(["downloading", "installed", "failed"]);

const InstalledModelRow = z.object({
  id: z.string(),
  owner: z.string(),
  status: ModelStatus,
  /** Why it failed, in words for a person. */
  error: z.string().nullable(),
  /** Which source the listing came from. */
  source: z.string().nullable(),
  files: z.array(InstalledFile),
  /** New segments are made with this model. At most one model is. */
  active: z.boolean(),
});
export type InstalledModelRow = z.infer<typeof InstalledModelRow>;

/** Models on this device or server; they belong to the machine, so they never sync. */
export const installedModels = table<InstalledModelRow>({
  name: "installed_models",
  schema: InstalledModelRow,
  indexes: [],
  syncs: false,
});
