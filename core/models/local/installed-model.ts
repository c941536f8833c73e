import { z } from "zod";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
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

/**
 * `paused`: begun, and waiting for a person to go on with it or to hand over the files that are missing. `declined`: not
 * here; the row only remembers that a person wants no embedder that Lectern takes into use by itself.
 */
export const ModelStatus = z.enum(["downloading", "paused", "installed", "failed", "declined"]);

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
  /** Loads in a row that ended with their tab or process. */
  lost_loads: z.number().int().default(0),
  /** Loading it took its tab or process down; it is not loaded again before somebody asks for it. */
  crashed: z.boolean().default(false),
  /** Lectern took it by itself from what it brings along; it is never downloaded from anywhere else, and no person chose it. */
  by_itself: z.boolean().default(false),
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

export interface RowHere extends InstalledModelRow {
  readonly status: Exclude<InstalledModelRow["status"], "declined">;
}

/** Whether the row is of a model that is here, or on its way. */
export function isHere(row: InstalledModelRow | undefined): row is RowHere {
  return row !== undefined && row.status !== "declined";
}

export const newRow = (id: string): InstalledModelRow => ({
  id,
  owner: LOCAL_USER,
  status: "paused",
  error: null,
  source: null,
  files: [],
  active: false,
  opening: null,
  lost_loads: 0,
  crashed: false,
  by_itself: false,
});
