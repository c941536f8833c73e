import type { Api } from "../../app/client/client.ts";
import { RequestFailed } from "#core/http/request-failed.ts";
import type { AvailablePlugin } from "#core/plugins/registry/answers.ts";

/** Why a module of a plugin is not shown, and what would bring it. */
export type Missing =
  | {
      readonly kind: "offered";
      readonly from: "account" | "marketplace";
      readonly name: string;
      readonly version: string;
      readonly permissions: readonly string[];
    }
  | {
      readonly kind: "off";
      readonly plugin_id: string;
      readonly name: string;
      /** Null where the whole plugin is off. */
      readonly module: { readonly id: string; readonly name: string } | null;
    }
  | { readonly kind: "other version"; readonly name: string; readonly version: string }
  | { readonly kind: "unknown" };

/** Of a plugin and of a module, the name or the id that a page knows it by. */
export async function findMissing(
  api: Pick<Api, "listManagedPlugins" | "listAvailablePlugins" | "getPluginBySlug">,
  plugin: string,
  module: string,
): Promise<Missing> {
  const known = (await api.listManagedPlugins({ query: { limit: 1000 } })).find(
    ({ plugin_slug, plugin_id }) => plugin_slug === plugin || plugin_id === plugin,
  );
  if (known && known.plugin_id !== null && known.version !== null) {
    const { plugin_slug } = known;
    const { id, name, version, enabled, modules } = await api.getPluginBySlug({ params: { plugin_slug } });
    if (!enabled) return { kind: "off", plugin_id: id, name, module: null };
    const found = modules.find((one) => one.name === module || one.id === module);
    if (!found || found.enabled) return { kind: "other version", name, version };
    return { kind: "off", plugin_id: id, name, module: { id: found.id, name: found.display_name } };
  }
  if (known && known.account_version !== null)
    return { ...offer(known), from: "account", version: known.account_version };
  const sold = (await offers(api)).find(({ plugin_slug }) => plugin_slug === plugin);
  if (!sold) return { kind: "unknown" };
  const permissions = sold.permissions.map(({ name }) => name);
  return { ...offer({ name: sold.name, permissions }), from: "marketplace", version: sold.version };
}

const offer = ({ name, permissions }: { readonly name: string; readonly permissions: readonly string[] }) =>
  ({ kind: "offered", name, permissions }) as const;

/** None where there is no marketplace, or it cannot be read now. */
async function offers(
  api: Pick<Api, "listManagedPlugins" | "listAvailablePlugins" | "getPluginBySlug">,
): Promise<AvailablePlugin[]> {
  try {
    return await api.listAvailablePlugins({ query: { limit: 1000 } });
  } catch (error) {
    if (error instanceof RequestFailed) return [];
    throw error;
  }
}
