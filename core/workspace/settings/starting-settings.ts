import { put, type Operation } from "#core/storage/store.ts";
import { NewSettingDefinition, settingDefinitions, settingInstances, slotOf } from "./setting.ts";

/** The settings everybody starts with; the prefix keeps plain names free for the user's own and for plugins. */
const DEFINITIONS: readonly Pick<
  NewSettingDefinition,
  "id" | "name" | "description" | "category" | "type" | "default_value" | "validation"
>[] = [
  {
    id: "lectern.theme",
    name: "Theme",
    description: "Light, dark, or as the device has it",
    category: "appearance",
    type: "string",
    default_value: "system",
    validation: { enum: ["system", "light", "dark"] },
  },
  {
    id: "lectern.single_key_shortcuts",
    name: "Single-key shortcuts",
    description: "Keys such as / and ? act by themselves",
    category: "appearance",
    type: "boolean",
    default_value: true,
    validation: {},
  },
  {
    id: "lectern.search_mode",
    name: "Search mode",
    description: "By words and meaning together (hybrid), or by meaning alone (vector)",
    category: "search",
    type: "string",
    default_value: "hybrid",
    validation: { enum: ["hybrid", "vector"] },
  },
  {
    id: "lectern.search_results",
    name: "Search results",
    description: "How many passages a search shows",
    category: "search",
    type: "number",
    default_value: 5,
    validation: { min: 1, max: 100 },
  },
  {
    id: "lectern.similarity_threshold",
    name: "Relevance threshold",
    description: "Passages scored lower are left out; 0.7 means very probably relevant",
    category: "search",
    type: "number",
    default_value: 0.7,
    validation: { min: 0, max: 1 },
  },
];

/** Each setting with its default as the user's own value. */
export function startingSettings(user: string, now: string): Operation[] {
  const dates = { created_at: now, updated_at: now };
  return DEFINITIONS.flatMap((given) => {
    const definition = NewSettingDefinition.parse({ ...given, allowed_scopes: ["system", "user", "page"] });
    const scope = "user" as const;
    const place = {
      definition_id: definition.id,
      name: definition.name,
      value: definition.default_value,
      scope,
      page_id: null,
    };
    const instance = {
      id: crypto.randomUUID(),
      owner: user,
      ...place,
      is_sealed: false,
      slot: slotOf(definition, place),
      ...dates,
    };
    return [put(settingDefinitions, { owner: user, ...definition, ...dates }), put(settingInstances, instance)];
  });
}
