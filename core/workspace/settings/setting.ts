import { z } from "zod";
import { NamedUser } from "#core/accounts/named-user.ts";
import { text, Timestamp, Uuid } from "#core/http/fields.ts";
import { table } from "#core/storage/table.ts";
import { Limits, problemWith, SettingType } from "./setting-value.ts";

export const SettingScope = z.enum(["system", "user", "page"]);

const definitionFields = {
  name: text(200),
  description: z.string().max(2000),
  category: z.string().max(200),
  type: SettingType,
  default_value: z.unknown(),
  allowed_scopes: z.array(SettingScope).min(1, "must name at least one scope"),
  is_multiple: z.boolean(),
  validation: Limits,
  tags: z.array(text(100)).max(100),
};

export const SettingDefinition = z.object({
  id: text(200),
  ...definitionFields,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type SettingDefinition = z.infer<typeof SettingDefinition>;

export const NewSettingDefinition = z
  .object({
    id: text(200),
    ...definitionFields,
    description: definitionFields.description.default(""),
    category: definitionFields.category.default("general"),
    default_value: z.unknown().default(null),
    allowed_scopes: definitionFields.allowed_scopes.default(["user"]),
    is_multiple: definitionFields.is_multiple.default(false),
    validation: Limits.default({}),
    tags: definitionFields.tags.default([]),
  })
  .check(({ value, issues }) => {
    const message = value.default_value === null ? null : problemWith(value, value.default_value);
    if (message) issues.push({ code: "custom", path: ["default_value"], message, input: value.default_value });
  });
export type NewSettingDefinition = z.infer<typeof NewSettingDefinition>;

export const SettingDefinitionChange = z.object(definitionFields).partial();
export type SettingDefinitionChange = z.infer<typeof SettingDefinitionChange>;

const SettingDefinitionRow = SettingDefinition.extend({ owner: z.string() });
export type SettingDefinitionRow = z.infer<typeof SettingDefinitionRow>;

export const settingDefinitions = table<SettingDefinitionRow>({
  name: "setting_definitions",
  schema: SettingDefinitionRow,
  indexes: [{ fields: ["name"] }, { fields: ["category", "name"] }],
  syncs: true,
  authored: [
    "name",
    "description",
    "category",
    "type",
    "default_value",
    "allowed_scopes",
    "is_multiple",
    "validation",
    "tags",
  ],
});

export const SettingInstance = z.object({
  id: Uuid,
  definition_id: z.string(),
  name: z.string(),
  value: z.unknown().meta({ description: "Masked when the definition is tagged `secret`" }),
  scope: SettingScope,
  user_id: Uuid,
  page_id: Uuid.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type SettingInstance = z.infer<typeof SettingInstance>;

export const NewSettingInstance = z
  .object({
    definition_id: text(200),
    name: text(200).optional(),
    value: z.unknown(),
    scope: SettingScope.default("user"),
    user_id: NamedUser.nullish(),
    page_id: Uuid.nullish(),
  })
  .check(({ value, issues }) => {
    if (value.value === undefined)
      issues.push({ code: "custom", path: ["value"], message: "is required", input: undefined });
    if (value.scope === "page" && !value.page_id)
      issues.push({ code: "custom", path: ["page_id"], message: "is required when scope is page", input: null });
  });
export type NewSettingInstance = z.infer<typeof NewSettingInstance>;

export const SettingInstanceChange = z.object({ name: text(200).optional(), value: z.unknown() });
export type SettingInstanceChange = z.infer<typeof SettingInstanceChange>;

const SettingInstanceRow = SettingInstance.omit({ user_id: true }).extend({
  owner: z.string(),
  /** The value is sealed text. */
  is_sealed: z.boolean(),
  /** See `slotOf`. */
  slot: z.string(),
});
export type SettingInstanceRow = z.infer<typeof SettingInstanceRow>;

/** Of what there can be only one: definition, scope and page, and the name where several are allowed. */
export function slotOf(
  definition: Pick<SettingDefinition, "id" | "is_multiple">,
  { scope, page_id, name }: Pick<SettingInstance, "scope" | "page_id" | "name">,
): string {
  return JSON.stringify([definition.id, scope, page_id, definition.is_multiple ? name : null]);
}

export const settingInstances = table<SettingInstanceRow>({
  name: "setting_instances",
  schema: SettingInstanceRow,
  indexes: [
    { fields: ["updated_at"] },
    { fields: ["definition_id", "updated_at"] },
    { fields: ["slot"], unique: true, clash: "delete" },
  ],
  syncs: true,
  authored: ["name", "value"],
  // Sealed with this host's own key, which no other has.
  stays: (row) => row.is_sealed,
});
