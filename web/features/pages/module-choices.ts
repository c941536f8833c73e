import type { PluginManifest } from "#core/plugins/plugin.ts";
import type { Api } from "../../app/api.ts";

/** A module as it stands among the components of a page, with the settings its plugin gives it at first. */
export interface ModuleBlock extends Record<string, unknown> {
  readonly type: "module";
  readonly plugin_id: string;
  readonly module_id: string;
  readonly name: string;
  readonly props: Record<string, unknown>;
}

export interface ModuleChoice {
  /** "Count words (Word count)" */
  readonly label: string;
  readonly block: ModuleBlock;
}

/** What the plugins that are switched on offer for a page, by slug; the service leaves out the rest. */
export const readManifest = ({ ask }: Pick<Api, "ask">): Promise<PluginManifest> =>
  ask<PluginManifest>("GET", "/api/v1/plugins/manifest/designer");

export const manifestKey = ["plugins", "modules"] as const;

/** The module that a block names, with its plugin; undefined where it is gone or switched off. */
export function moduleOf(manifest: PluginManifest, block: Readonly<Record<string, unknown>>) {
  const plugin = Object.values(manifest).find(({ id }) => id === block["plugin_id"]);
  const module = plugin?.modules.find(({ id }) => id === block["module_id"]);
  return plugin && module && { plugin, module };
}

/** Every module, by label. */
export function moduleChoices(manifest: PluginManifest): readonly ModuleChoice[] {
  return Object.values(manifest)
    .flatMap((plugin) =>
      plugin.modules.map(({ id, display_name, props }): ModuleChoice => {
        const block = { type: "module", plugin_id: plugin.id, module_id: id, name: display_name, props } as const;
        return { label: `${display_name} (${plugin.name})`, block };
      }),
    )
    .toSorted((a, b) => a.label.localeCompare(b.label));
}
