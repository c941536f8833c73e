import { z } from "zod";
import { table } from "#core/storage/table.ts";

const InstalledFile = z.object({
  path: z.string(),
  size: z.number().int(),
  /** What the bytes must hash to; empty for a file that came without one, until it is whole. */
  digest: z.string(),
  /** Blob ids, in order; together the file. A file is complete when they hold `size` bytes. */
  parts: z.array(z.string()),
  received: z.number().int(),
});
export type InstalledFile = z.infer<typeof InstalledFile>;

/** `paused`: begun, and waiting for somebody to go on with it or to hand over the files that are missing. */
export const ModelStatus = z.enum(["downloading", "paused", "installed", "failed"]);

const InstalledModelRow = z.object({
  id: z.string(),
  owner: z.string(),
  status: ModelStatus,
  /** Why it failed, in words for a person. */
  error: z.string().nullable(),
  /** Which source the listing came from. */
  source: z.string().nullable(),
  files: z.array(InstalledFile),
  /** In use: new segments are made with it, or it answers, or it orders passages. At most one model of each kind is, but recognisers of several languages are. */
  active: z.boolean(),
  /** Milliseconds since the epoch, set before the model is loaded and cleared after: what a crash while loading leaves behind. */
  opening: z.number().nullable().default(null),
  /** Loading it took its tab or process down; it is not loaded again before somebody asks for it. */
  crashed: z.boolean().default(false),
});
export type InstalledModelRow = z.infer<typeof InstalledModelRow>;

/** Models on this device or server; they belong to the machine, so they never sync. */
export const installedModels = table<InstalledModelRow>({
  name: "installed_models",
  schema: InstalledModelRow,
  indexes: [],
  syncs: false,
  blobs: { deeper: ({ files }) => files.flatMap(({ parts }) => parts) },
});

export const isComplete = (file: InstalledFile) => file.received >= file.size;
