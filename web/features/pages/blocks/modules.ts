import type { PluginManifest, PluginModule, PluginWithModules } from "#core/plugins/registry/plugin.ts";
import type { Api } from "../../../app/client/client.ts";
import type { Block } from "../content/design.ts";
import { ANY_SIZE, limitsFrom, type Limits } from "../content/places.ts";
import { kindOf } from "./kinds.ts";

/** What the plugins that are switched on offer for a page, by slug; the service leaves out the rest. */
export const readManifest = (api: Pick<Api, "getDesignerManifest">): Promise<PluginManifest> =>
  api.getDesignerManifest();

export const manifestKey = ["plugins", "modules"] as const;

/**
 * The module that a block names, with its plugin; undefined where it is gone or switched off. Pages made elsewhere name
 * plugins by slug and modules by name: ids belong to one installation.
 */
export function moduleOf(manifest: PluginManifest, block: Readonly<Record<string, unknown>>) {
  const plugins = Object.values(manifest);
  const [id, slug] = [block["plugin_id"], block["plugin_slug"]];
  const plugin =
    plugins.find((one) => one.id === id) ??
    plugins.find(({ plugin_slug }) => plugin_slug === slug || plugin_slug === id);
  const [module_id, name] = [block["module_id"], block["module_name"]];
  const module =
    plugin?.modules.find((one) => one.id === module_id) ??
    plugin?.modules.find((one) => one.name === name || one.name === module_id);
  return plugin && module && { plugin, module };
}

/** A module as a new block. */
export const moduleBlock = (
  { id: plugin_id, plugin_slug }: Pick<PluginWithModules, "id" | "plugin_slug">,
  { id, name, display_name, props }: PluginModule,
): Omit<Block, "id"> => ({
  type: "module",
  plugin_id,
  plugin_slug,
  module_id: id,
  module_name: name,
  name: display_name,
  props: { ...props },
});

/** How large a block may be. */
export function limitsFor(block: Block, manifest: PluginManifest | undefined): Limits {
  const kind = kindOf(block);
  if (kind) return kind.limits;
  const layout = manifest && moduleOf(manifest, block)?.module.layout;
  return layout ? limitsFrom(layout) : ANY_SIZE;
}
