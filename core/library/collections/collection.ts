import { z } from "zod";
import { HexColor, Timestamp, Uuid, words } from "#core/http/fields.ts";
import { AnswerSettings } from "../evaluation/answer-settings.ts";
import { derivedId } from "#core/storage/derived-id.ts";
import { table } from "#core/storage/table.ts";
import { neverLeaves, NeverLeavesMark } from "../device-only/stays-here.ts";

const NEVER_LEAVES =
  "Its documents and chats stay on this machine: no hosted language model is given them, and they do not sync";

const ANSWER_SETTINGS =
  "How the page searches for answers from this collection; null for the usual way. A message says for itself how it is answered";

const ICON = { description: "One emoji, shown in place of the color; null for the color" };
/** Any text where it is read: an older browser does not know the newest emoji that another device may have written. */
const Icon = z.string().nullable().meta(ICON);
const NewIcon = z
  .string()
  .max(40)
  .refine((icon) => /^\p{RGI_Emoji}$/v.test(icon), "must be one emoji")
  .nullable()
  .meta(ICON);

export const Collection = z.object({
  id: Uuid,
  name: z.string(),
  description: z.string(),
  color: HexColor,
  icon: Icon,
  created_at: Timestamp,
  updated_at: Timestamp,
  document_count: z.number().int().min(0).meta({ description: "Documents in the collection, whatever their status" }),
  never_leaves: z.boolean().meta({ description: NEVER_LEAVES }),
  answer_settings: AnswerSettings.nullable().meta({ description: ANSWER_SETTINGS }),
});
export type Collection = z.infer<typeof Collection>;

export const NewCollection = z.object({
  name: words(200),
  description: words(2000),
  color: HexColor.default("#3B82F6"),
  icon: NewIcon.optional(),
  never_leaves: z.boolean().default(false).meta({ description: NEVER_LEAVES }),
});
export type NewCollection = z.infer<typeof NewCollection>;

export const CollectionChange = z.object({
  name: words(200).optional(),
  description: words(2000).optional(),
  color: HexColor.optional(),
  icon: NewIcon.optional(),
  never_leaves: z.boolean().optional().meta({
    description: "False lets it travel from now on. True is 409 for one that may have travelled: see keep-here",
  }),
  answer_settings: AnswerSettings.nullish().meta({ description: ANSWER_SETTINGS }),
});
export type CollectionChange = z.infer<typeof CollectionChange>;

export const CollectionPath = z.object({ collection_id: Uuid });

const CollectionRow = Collection.omit({ document_count: true, icon: true, answer_settings: true }).extend({
  owner: z.string(),
  /** Left out where they were never set, so that rows written before there were any are the same as ever. */
  icon: Icon.optional(),
  answer_settings: AnswerSettings.nullable().optional(),
  ...NeverLeavesMark,
});
export type CollectionRow = z.infer<typeof CollectionRow>;

/** The same on every device of a person, whose id is another one on each: devices that make it apart meet in one row. */
export const DEFAULT_COLLECTION = derivedId("collections/my documents");

/** The collection for what is put nowhere in particular. */
export const defaultRow = (owner: string, now: string): CollectionRow => ({
  id: DEFAULT_COLLECTION,
  owner,
  name: "My documents",
  description: "Everything dropped here.",
  color: "#3B82F6",
  created_at: now,
  updated_at: now,
});

export const collections = table<CollectionRow>({
  name: "collections",
  schema: CollectionRow,
  indexes: [{ fields: ["created_at"] }],
  syncs: true,
  authored: ["name", "description", "color", "icon", "answer_settings"],
  home: defaultRow,
  stays: neverLeaves,
});
