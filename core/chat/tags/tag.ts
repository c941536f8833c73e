import { z } from "zod";
import { NamedUser } from "#core/accounts/named-user.ts";
import { HexColor, text, Timestamp, Uuid } from "#core/http/fields.ts";
import { neverLeaves, NeverLeavesMark } from "#core/library/device-only/stays-here.ts";
import { table } from "#core/storage/table.ts";

export const Tag = z.object({
  id: Uuid,
  name: z.string(),
  color: HexColor,
  user_id: Uuid,
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Tag = z.infer<typeof Tag>;

export const DEFAULT_COLOR = "#3B82F6";

export const NewTag = z.object({
  name: text(100),
  color: HexColor.default(DEFAULT_COLOR),
  user_id: NamedUser.optional(),
});
export type NewTag = z.infer<typeof NewTag>;

export const TagChange = z.object({ name: text(100).optional(), color: HexColor.optional() });
export type TagChange = z.infer<typeof TagChange>;

const TagRow = Tag.omit({ user_id: true }).extend({ owner: z.string(), ...NeverLeavesMark });
export type TagRow = z.infer<typeof TagRow>;

export const tags = table<TagRow>({
  name: "tags",
  schema: TagRow,
  indexes: [{ fields: ["name"], unique: true }],
  syncs: true,
  authored: ["name", "color"],
  stays: neverLeaves,
});

export function toTag({ id, owner, name, color, created_at, updated_at }: TagRow): Tag {
  return { id, name, color, user_id: owner, created_at, updated_at };
}
