import { z } from "zod";
import { Timestamp } from "#core/http/fields.ts";
import { put, type Operation, type Store } from "#core/storage/store.ts";
import { table } from "#core/storage/table.ts";
import { derivedId } from "#core/storage/derived-id.ts";
import { PluginRecord } from "../plugin.ts";

const AccountPluginRow = z.object({
  /** Derived from the slug, so that two devices mean the same row. */
  id: z.string(),
  owner: z.string(),
  ...PluginRecord.pick({
    plugin_slug: true,
    name: true,
    description: true,
    version: true,
    author: true,
    category: true,
    icon: true,
    official: true,
    permissions: true,
  }).shape,
  /** Blob of the archive that it was installed from. */
  file: z.string(),
  /** Bytes of the archive. */
  file_size: z.number().int(),
  /** Where it was installed from, to look for updates; null for a file. */
  installed_from: z.string().nullable(),
  updated_at: Timestamp,
});
export type AccountPluginRow = z.infer<typeof AccountPluginRow>;

/**
 * The plugins of an account, whichever of its devices installed them. Every device and the server install for themselves
 * (`plugins`); this says what there is to install, in which version, and which blob holds it.
 */
export const accountPlugins = table<AccountPluginRow>({
  name: "account_plugins",
  schema: AccountPluginRow,
  indexes: [{ fields: ["name"] }],
  syncs: true,
  // The version installed last counts; nothing that a person wrote is lost with the other one.
  authored: [],
  blobs: { fields: { file: "original" } },
});

const accountPluginId = (slug: string): string => derivedId(`account_plugins/${slug}`);

type Reading = { readonly store: Pick<Store, "get" | "query"> };

/** By name. */
export function listAccountPlugins({ store }: Reading, owner: string): Promise<AccountPluginRow[]> {
  return store.query(accountPlugins, { owner, order: { by: "name", direction: "ascending" } });
}

export function findAccountPlugin({ store }: Reading, owner: string, slug: string) {
  return store.get(accountPlugins, owner, accountPluginId(slug));
}

export interface InstalledArchive extends Pick<
  AccountPluginRow,
  "file" | "file_size" | "installed_from" | "updated_at"
> {
  readonly owner: string;
  readonly plugin: PluginRecord;
}

/** To be written together with the plugin that was installed from the archive. */
export function rememberForAccount({ plugin, ...archive }: InstalledArchive): Operation {
  const { plugin_slug, name, description, version, author, category, icon, official, permissions } = plugin;
  const about = { plugin_slug, name, description, version, author, category, icon, official, permissions };
  return put(accountPlugins, { id: accountPluginId(plugin_slug), ...about, ...archive });
}
