import { z } from "zod";
import { Timestamp } from "#core/http/fields.ts";
import { table } from "#core/storage/table.ts";

const LearnedFacts = z.object({
  /** Provider, address of the server and model, which no other row of the owner has together. */
  id: z.string(),
  owner: z.string(),
  learned_at: Timestamp,
  refused: z.array(z.string()),
  renamed: z.record(z.string(), z.string()),
  highest: z.record(z.string(), z.number()),
  context: z.number().nullable(),
  limit: z.number().nullable(),
  thinks: z.boolean().nullable(),
  begins_thinking: z.boolean(),
});
export type LearnedFacts = z.infer<typeof LearnedFacts>;

/** What models of a provider taught about themselves. Not synced: another host may reach another server at that address. */
export const learnedFacts = table<LearnedFacts>({
  name: "model_facts",
  schema: LearnedFacts,
  indexes: [],
  syncs: false,
});
