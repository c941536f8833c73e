import { z } from "zod";
import { text, Timestamp, Uuid } from "#core/http/fields.ts";
import { table } from "#core/storage/table.ts";

const fields = {
  name: text(200),
  component_id: text(200),
  description: z.string().max(2000),
  icon: z.string().max(200),
  is_system: z.boolean(),
};

/** Something that can be put on a page. */
export const Component = z.object({ id: Uuid, ...fields, created_at: Timestamp, updated_at: Timestamp });
export type Component = z.infer<typeof Component>;

export const NewComponent = z.object({
  name: fields.name,
  component_id: fields.component_id,
  description: fields.description.default(""),
  icon: fields.icon.default(""),
  is_system: fields.is_system.default(false),
});
export type NewComponent = z.infer<typeof NewComponent>;

export const ComponentChange = z.object(fields).partial();
export type ComponentChange = z.infer<typeof ComponentChange>;

const ComponentRow = Component.extend({ owner: z.string() });
export type ComponentRow = z.infer<typeof ComponentRow>;

export const components = table<ComponentRow>({
  name: "components",
  schema: ComponentRow,
  indexes: [{ fields: ["name"] }, { fields: ["component_id"], unique: true }],
  syncs: true,
  authored: ["name", "component_id", "description", "icon"],
});

export function toComponent({ owner: _, ...row }: ComponentRow): Component {
  return row;
}
