import type { PluginManifest } from "#core/plugins/registry/plugin.ts";
import type { IconName } from "../../../ui/icon.tsx";
import { iconOf } from "../../navigation/route-icon.ts";
import { KINDS } from "../blocks/kinds.ts";
import { moduleBlock } from "../blocks/modules.ts";
import type { Block } from "../content/design.ts";

/** Something that can be put on the page. */
export interface PaletteEntry {
  readonly key: string;
  readonly name: string;
  readonly icon: IconName;
  readonly description: string;
  /** Modules of the same plugin that it needs, by name. */
  readonly needs: readonly string[];
  readonly block: Omit<Block, "id">;
}

export interface PaletteGroup {
  readonly name: string;
  readonly entries: readonly PaletteEntry[];
}

const OWN: PaletteGroup = {
  name: "Lectern",
  entries: KINDS.map(({ kind, name, icon, description, fields }) => ({
    key: kind,
    name,
    icon,
    description,
    needs: [],
    block: { type: kind, ...Object.fromEntries(fields.map((field) => [field.name, field.initial ?? ""])) },
  })),
};

/** Blocks of Lectern, then those of each plugin by name. The service gives modules by priority. */
export function paletteOf(manifest: PluginManifest): readonly PaletteGroup[] {
  const plugins = Object.values(manifest).toSorted((a, b) => a.name.localeCompare(b.name));
  const groups = plugins.map((plugin) => ({
    name: plugin.name,
    entries: plugin.modules.map((module): PaletteEntry => {
      const known = iconOf(module.icon ?? plugin.icon ?? "");
      return {
        key: `${plugin.plugin_slug}/${module.name}`,
        name: module.display_name,
        icon: known === "right" ? "puzzle" : known,
        description: module.description ?? "",
        needs: module.dependencies,
        block: moduleBlock(plugin, module),
      };
    }),
  }));
  return [OWN, ...groups.filter(({ entries }) => entries.length > 0)];
}

/** Groups with the entries whose name, description or group has every word of the query. */
export function foundIn(groups: readonly PaletteGroup[], query: string): readonly PaletteGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (group: PaletteGroup, { name, description }: PaletteEntry) => {
    const text = `${group.name} ${name} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => fits(group, entry)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The entry, after the modules that it needs and the page does not have yet. */
export function withNeeds(
  groups: readonly PaletteGroup[],
  entry: PaletteEntry,
  blocks: readonly Block[],
): readonly PaletteEntry[] {
  const group = groups.find(({ entries }) => entries.includes(entry));
  const isThere = (other: PaletteEntry) =>
    blocks.some(
      (block) =>
        block["module_id"] === other.block["module_id"] ||
        (block["plugin_slug"] === other.block["plugin_slug"] && block["module_name"] === other.block["module_name"]),
    );
  const found = new Set<PaletteEntry>();
  const need = (one: PaletteEntry): void => {
    if (found.has(one)) return;
    found.add(one);
    for (const other of group?.entries ?? []) if (one.needs.includes(String(other.block["module_name"]))) need(other);
  };
  need(entry);
  return [...[...found].filter((one) => one !== entry && !isThere(one)), entry];
}
