import { z } from "zod";
import { Timestamp, Uuid } from "#core/http/fields.ts";
import { JobStatus } from "#core/work/job.ts";
import { PluginRecord } from "./plugin.ts";

/** The answer to an install or update that was begun. */
export const InstallStarted = z.object({
  plugin_id: Uuid.meta({ description: "Its id, once it is installed" }),
  plugin_slug: z.string().nullable().meta({ description: "Null until the archive at an address is read" }),
  job_id: Uuid,
  status: JobStatus,
  message: z.string(),
  warnings: z.array(z.string()),
});
export type InstallStarted = z.infer<typeof InstallStarted>;

const PluginJob = z.object({
  id: Uuid,
  status: JobStatus,
  progress_percent: z.number().int(),
  message: z.string().nullable(),
  error: z.string().nullable(),
});

export const PluginStatus = z.object({
  plugin_id: Uuid,
  plugin_slug: z.string(),
  status: z.enum(["installed", "registered", "installing", "updating", "damaged"]),
  enabled: z.boolean(),
  version: z.string().nullable().meta({ description: "Null while it is installed for the first time" }),
  update_available: z.boolean(),
  latest_version: z.string().nullable(),
  modules_total: z.number().int(),
  modules_enabled: z.number().int(),
  missing_files: z.array(z.string()).meta({ description: "Files of its bundle that are gone; install it again" }),
  job: PluginJob.nullable().meta({ description: "The install or update that runs, or its last one if that failed" }),
});
export type PluginStatus = z.infer<typeof PluginStatus>;

/** A plugin in the list that people manage: installed, being installed, or available. */
export const ManagedPlugin = PluginRecord.pick({
  plugin_slug: true,
  name: true,
  description: true,
  author: true,
  category: true,
  icon: true,
  official: true,
  permissions: true,
}).extend({
  plugin_id: Uuid.nullable(),
  version: z.string().nullable().meta({ description: "The version that is here; null when none is" }),
  enabled: z.boolean(),
  install_status: z.enum(["installed", "registered", "installing", "updating", "available"]),
  update_available: z.boolean(),
  latest_version: z.string().nullable(),
  account_version: z
    .string()
    .nullable()
    .meta({ description: "The version that a device of the account installed last; null where none has" }),
  last_update_check: Timestamp.nullable(),
  update_error: z.string().nullable(),
  module_count: z.number().int(),
  job_id: Uuid.nullable().meta({ description: "The install or update that runs" }),
});
export type ManagedPlugin = z.infer<typeof ManagedPlugin>;

/** A plugin of the marketplace. */
export const AvailablePlugin = z.object({
  plugin_slug: z.string(),
  name: z.string(),
  description: z.string(),
  version: z.string(),
  author: z.string().nullable(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  icon: z.string().nullable(),
  official: z.boolean(),
  permissions: z.array(z.object({ name: z.string(), description: z.string() })),
  size: z.number().int().nullable().meta({ description: "Bytes of the archive" }),
  source_url: z.string().nullable(),
  installed: z.boolean(),
  installed_version: z.string().nullable(),
  update_available: z.boolean(),
});
export type AvailablePlugin = z.infer<typeof AvailablePlugin>;

export const UpdateCheck = z.object({
  plugin_id: Uuid,
  plugin_slug: z.string(),
  name: z.string(),
  current_version: z.string(),
  latest_version: z.string().nullable(),
  update_available: z.boolean(),
  checked_at: Timestamp.nullable(),
  error: z.string().nullable().meta({ description: "Why it could not be checked; other plugins are not held up" }),
});
export type UpdateCheck = z.infer<typeof UpdateCheck>;

const Permission = z.object({ name: z.string(), description: z.string() });

/** What an update changes of what the plugin may do. */
export const UpdatePreview = z.object({
  plugin_id: Uuid,
  plugin_slug: z.string(),
  current_version: z.string(),
  next_version: z.string().nullable().meta({ description: "Null where there is nothing newer, or it cannot be read" }),
  sha256: z.string().nullable().meta({ description: "Of the archive that was read; POST update takes it" }),
  permissions_added: z.array(Permission),
  permissions_dropped: z.array(Permission),
  services_added: z.array(z.string()),
  services_dropped: z.array(z.string()),
  modules_dropped: z.array(z.string()).meta({ description: "Display names of modules that the next version lacks" }),
  warnings: z
    .array(z.string())
    .meta({ description: "Where the metadata of the next version goes against the guidance" }),
  error: z.string().nullable().meta({ description: "Why the next version cannot be read" }),
});
export type UpdatePreview = z.infer<typeof UpdatePreview>;

export const ServicesRestarted = z.object({
  plugin_id: Uuid,
  plugin_slug: z.string(),
  services: z.array(z.string()),
  services_restarted_at: Timestamp,
});
export type ServicesRestarted = z.infer<typeof ServicesRestarted>;

export const CacheRefreshed = z.object({
  plugins: z.number().int(),
  modules: z.number().int(),
  problems: z
    .array(z.object({ plugin_slug: z.string(), detail: z.string() }))
    .meta({ description: "Plugins whose files are gone or whose stored metadata breaks the rules" }),
  marketplace: z.object({
    configured: z.boolean(),
    reachable: z.boolean(),
    plugins: z.number().int(),
    detail: z.string(),
  }),
});
export type CacheRefreshed = z.infer<typeof CacheRefreshed>;
