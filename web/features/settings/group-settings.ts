import type { Place, Scope } from "./set-setting.ts";
import type { SettingDefinition, SettingInstance } from "#core/workspace/settings/setting.ts";
import { isSame } from "./setting-value.ts";

export interface SettingGroup {
  readonly category: string;
  readonly definitions: readonly SettingDefinition[];
}

/** Those with a value for this scope in which all the words stand, by category. */
export function groupSettings(
  definitions: readonly SettingDefinition[],
  { scope, words }: { readonly scope: Scope; readonly words: string },
): readonly SettingGroup[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = definitions.filter((definition) => {
    const { id, name, description, category, tags, allowed_scopes } = definition;
    const text = [id, name, description, category, ...tags].join(" ").toLowerCase();
    return allowed_scopes.includes(scope) && wanted.every((word) => text.includes(word));
  });
  return [...Map.groupBy(found, ({ category }) => category)]
    .map(([category, list]) => ({ category, definitions: list }))
    .sort((a, b) => a.category.localeCompare(b.category));
}

/** The values set for this place, by name. */
export function instancesOf(
  instances: readonly SettingInstance[],
  definition: Pick<SettingDefinition, "id">,
  { scope, page_id }: Place,
): readonly SettingInstance[] {
  return instances
    .filter((each) => each.definition_id === definition.id && each.scope === scope && each.page_id === page_id)
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** What a person has set for themselves otherwise than it was; undefined where they have not. */
export function ownValue(
  definitions: readonly SettingDefinition[],
  instances: readonly SettingInstance[],
  id: string,
): unknown {
  const definition = definitions.find((each) => each.id === id);
  const [instance] = definition ? instancesOf(instances, definition, { scope: "user", page_id: null }) : [];
  return instance && !isSame(instance.value, definition?.default_value) ? instance.value : undefined;
}

/** "page_layout" is written for programs. */
export function categoryName(category: string): string {
  const words = category.replaceAll(/[_-]+/g, " ").trim() || "other";
  return words.charAt(0).toUpperCase() + words.slice(1);
}
