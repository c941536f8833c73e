import { z } from "zod";
import { text, Timestamp, Uuid } from "#core/http/fields.ts";
import { table } from "#core/storage/table.ts";

const fields = {
  name: text(100).meta({ description: "Found by in the composer after a slash" }),
  text: text(20_000).meta({ description: "Put into the question" }),
};

/** A text that a person uses again in questions. */
export const Prompt = z.object({ id: Uuid, ...fields, created_at: Timestamp, updated_at: Timestamp });
export type Prompt = z.infer<typeof Prompt>;

export const NewPrompt = z.object(fields);
export type NewPrompt = z.infer<typeof NewPrompt>;

export const PromptChange = z.object(fields).partial();
export type PromptChange = z.infer<typeof PromptChange>;

const PromptRow = Prompt.extend({ owner: z.string() });
export type PromptRow = z.infer<typeof PromptRow>;

export const prompts = table<PromptRow>({
  name: "prompts",
  schema: PromptRow,
  indexes: [{ fields: ["name"] }],
  syncs: true,
  authored: ["name", "text"],
});

export function toPrompt({ owner: _, ...row }: PromptRow): Prompt {
  return row;
}
