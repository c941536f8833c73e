import { z } from "zod";
import { table, type Table } from "../table.ts";

const RuleItem = z.object({
  id: z.string(),
  owner: z.string(),
  group: z.string(),
  rank: z.number(),
  label: z.string().nullable(),
  code: z.string().nullable(),
  done: z.boolean().default(false),
  extra: z.record(z.string(), z.unknown()).default({}),
});
export type RuleItem = z.infer<typeof RuleItem>;

/** The table the store rules work on; made-up, with one of every kind of index. */
export const ruleItems = table<RuleItem>({
  name: "rule_items",
  schema: RuleItem,
  indexes: [
    { fields: ["group", "rank"] },
    { fields: ["rank"] },
    { fields: ["label"] },
    { fields: ["done", "group"] },
    { fields: ["code"], unique: true },
  ],
  syncs: false,
});

const RuleNote = z.object({ id: z.string(), owner: z.string(), text: z.string() });

export const ruleNotes = table<z.infer<typeof RuleNote>>({
  name: "rule_notes",
  schema: RuleNote,
  indexes: [],
  syncs: false,
});

export const ruleTables: readonly Table[] = [ruleItems, ruleNotes];

/** An item with everything filled in; the id decides the rest unless said otherwise. */
export function ruleItem(id: string, fields: Partial<RuleItem> = {}): RuleItem {
  return { id, owner: "anna", group: "g", rank: 0, label: null, code: null, done: false, extra: {}, ...fields };
}
