import { z } from "zod";
import { Timestamp, Uuid } from "#core/http/fields.ts";
import { table } from "#core/storage/table.ts";

const JsonObject = z.record(z.string(), z.unknown());

/** The plugin record as the plugin gives it (plugin_data), checked by `metadata/check-plugin.ts`. */
export const PluginRecord = z.object({
  plugin_slug: z.string(),
  name: z.string(),
  description: z.string(),
  version: z.string().meta({ description: "Semantic version" }),
  type: z.string(),
  icon: z.string().nullable(),
  category: z.string().nullable(),
  official: z.boolean(),
  author: z.string(),
  compatibility: z.string(),
  long_description: z.string().nullable(),
  scope: z.string().meta({ description: "Name of its component scope for module federation" }),
  bundle_method: z.string(),
  bundle_location: z.string().meta({ description: "Path of the main bundle within its files" }),
  is_local: z.boolean(),
  source_type: z.string().nullable(),
  source_url: z.string().nullable(),
  update_check_url: z.string().nullable(),
  installation_type: z.string(),
  permissions: z.array(z.string()),
});
export type PluginRecord = z.infer<typeof PluginRecord>;

export const MessageSchema = z.looseObject({
  type: z.string(),
  description: z.string(),
  contentSchema: JsonObject.optional(),
});

/** One module record (an element of module_data), checked by `metadata/check-module.ts`. */
export const ModuleRecord = z.object({
  name: z.string(),
  display_name: z.string().meta({ description: "The name where the plugin gives none" }),
  description: z.string().nullable(),
  icon: z.string().nullable(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  priority: z.number().int(),
  dependencies: z.array(z.string()),
  props: JsonObject,
  config_fields: z.record(z.string(), z.looseObject({ type: z.string() })),
  required_services: z.record(z.string(), z.object({ methods: z.array(z.string()), version: z.string() })),
  layout: z.record(z.string(), z.number().int()).nullable(),
  messages: z.object({ sends: z.array(MessageSchema), receives: z.array(MessageSchema) }),
});
export type ModuleRecord = z.infer<typeof ModuleRecord>;

const StoredModule = ModuleRecord.extend({ id: Uuid, enabled: z.boolean() });
export type StoredModule = z.infer<typeof StoredModule>;

export const PluginModule = StoredModule.extend({ plugin_id: Uuid });
export type PluginModule = z.infer<typeof PluginModule>;

/** `registered`: the plugin registered itself at its start, and its files are elsewhere. */
export const InstallStatus = z.enum(["installed", "registered"]);

const managed = {
  enabled: z.boolean(),
  status: InstallStatus,
  last_update_check: Timestamp.nullable(),
  update_available: z.boolean(),
  latest_version: z.string().nullable(),
  update_error: z.string().nullable().meta({ description: "Why the last look for an update failed" }),
  services_restarted_at: Timestamp.nullable().meta({
    description: "Whoever shows the plugin starts it again after this",
  }),
  created_at: Timestamp,
  updated_at: Timestamp,
};

export const Plugin = z.object({
  id: Uuid,
  user_id: Uuid,
  ...PluginRecord.shape,
  ...managed,
  bundle_url: z
    .string()
    .nullable()
    .meta({ description: "Path of the main bundle, immutable; null where its files are elsewhere" }),
  bundle_size: z.number().int().meta({ description: "Bytes of all its files" }),
  module_count: z.number().int(),
});
export type Plugin = z.infer<typeof Plugin>;

export const PluginWithModules = Plugin.extend({ modules: z.array(PluginModule) });
export type PluginWithModules = z.infer<typeof PluginWithModules>;

export const PluginInfo = PluginWithModules.extend({
  permission_details: z
    .array(z.object({ name: z.string(), description: z.string() }))
    .meta({ description: "What it asks to do, in plain words" }),
  withdrawn_permissions: z
    .array(z.string())
    .meta({ description: "Those of permission_details that were taken back; permissions has the others" }),
  services: z.array(z.string()).meta({ description: "Services its modules need" }),
  files: z.array(z.object({ path: z.string(), size: z.number().int(), type: z.string(), url: z.string() })),
  warnings: z.array(z.string()).meta({ description: "Where its metadata goes against the guidance" }),
});
export type PluginInfo = z.infer<typeof PluginInfo>;

/** Slug → plugin. */
export const PluginManifest = z.record(z.string(), PluginWithModules);
export type PluginManifest = z.infer<typeof PluginManifest>;

const PluginRow = z.object({
  id: Uuid,
  owner: z.string(),
  ...PluginRecord.shape,
  ...managed,
  modules: z.array(StoredModule),
  warnings: z.array(z.string()),
  /** Permissions that the person took back; left out by rows of earlier versions. */
  withdrawn_permissions: z.array(z.string()).optional(),
  /** Id of its bundle (`pluginBundles`); null where its files are elsewhere. */
  bundle: z.string().nullable(),
  /** Bundle before the last update, which pages that are open may still load from. */
  previous_bundle: z.string().nullable(),
  bundle_size: z.number().int(),
  /** Where it was installed from, to look for updates; null for a file. */
  installed_from: z.string().nullable(),
  /** Grows with every change: guards those that read the row before they write it. */
  revision: z.number().int(),
});
export type PluginRow = z.infer<typeof PluginRow>;

/** Not synced: its files stay on the machine that it was installed on. */
export const plugins = table<PluginRow>({
  name: "plugins",
  schema: PluginRow,
  indexes: [{ fields: ["name"] }, { fields: ["plugin_slug"], unique: true }],
  syncs: false,
});

export function toPlugin({
  owner,
  modules,
  warnings: _warnings,
  bundle,
  previous_bundle: _previous,
  installed_from: _from,
  revision: _revision,
  withdrawn_permissions: withdrawn = [],
  ...row
}: PluginRow): Plugin {
  const permissions = row.permissions.filter((name) => !withdrawn.includes(name));
  const bundle_url = bundle === null ? null : bundleUrl(row.plugin_slug, bundle, row.bundle_location);
  return { ...row, permissions, user_id: owner, bundle_url, module_count: modules.length };
}

export function toPluginWithModules(row: PluginRow): PluginWithModules {
  return { ...toPlugin(row), modules: modulesOf(row) };
}

/** Higher priority first, then by name. */
export function modulesOf({ id, modules }: PluginRow): PluginModule[] {
  return modules
    .map((module) => ({ ...module, plugin_id: id }))
    .sort((a, b) => b.priority - a.priority || (a.name < b.name ? -1 : 1));
}

const PUBLIC_BASE = "/api/v1/public/plugins";

/** `/api/v1/public/plugins/{slug}/{version}-{hash}/{path}`: what is there never changes. */
export function bundleUrl(slug: string, bundle: string, path: string): string {
  return `${PUBLIC_BASE}/${[slug, bundle, ...path.split("/")].map(encodeURIComponent).join("/")}`;
}
