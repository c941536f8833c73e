import { z } from "zod";
import { text, Timestamp, Uuid } from "#core/http/fields.ts";
import { ModelSettings } from "#core/models/remote/model-settings.ts";
import { table } from "#core/storage/table.ts";

const fields = {
  name: text(200),
  description: z.string().max(2000),
  system_prompt: z.string().max(100_000),
  model_settings: ModelSettings,
  avatar: z.string().max(100_000).nullable(),
  tags: z.array(text(100)).max(100),
  sample_greeting: z.string().max(10_000),
  is_active: z.boolean(),
};

export const Persona = z.object({ id: Uuid, ...fields, created_at: Timestamp, updated_at: Timestamp });
export type Persona = z.infer<typeof Persona>;

export const NewPersona = z.object({
  ...fields,
  description: fields.description.default(""),
  system_prompt: text(100_000),
  model_settings: ModelSettings.default({}),
  avatar: fields.avatar.default(null),
  tags: fields.tags.default([]),
  sample_greeting: fields.sample_greeting.default(""),
  is_active: fields.is_active.default(true),
});
export type NewPersona = z.infer<typeof NewPersona>;

export const PersonaChange = z.object(fields).partial();
export type PersonaChange = z.infer<typeof PersonaChange>;

export const PersonaPage = z.object({
  personas: z.array(Persona),
  total_items: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  total_pages: z.number().int(),
});

const PersonaRow = Persona.extend({ owner: z.string() });
export type PersonaRow = z.infer<typeof PersonaRow>;

export const personas = table<PersonaRow>({
  name: "personas",
  schema: PersonaRow,
  indexes: [{ fields: ["name"] }],
  syncs: true,
  authored: [
    "name",
    "description",
    "system_prompt",
    "model_settings",
    "avatar",
    "tags",
    "sample_greeting",
    "is_active",
  ],
});

export function toPersona({ owner: _, ...row }: PersonaRow): Persona {
  return row;
}
