import { z } from "zod";
import { neverLeaves, NeverLeavesMark } from "#core/library/device-only/stays-here.ts";
import { put, type Operation } from "#core/storage/store.ts";
import { table, type StoredRow, type Table } from "#core/storage/table.ts";
import { Timestamp, Uuid } from "../../http/fields.ts";

// The tables of chats as they were until 2026-11, when conversations had their own.

const Role = z.enum(["user", "assistant", "system"]);
const row = { id: Uuid, owner: z.string() };
const times = { created_at: Timestamp, updated_at: Timestamp };
const Json = z.record(z.string(), z.unknown());

const earlier = <Row extends StoredRow>(
  name: string,
  schema: z.ZodType<Row>,
  more: Pick<Table<Row>, "indexes" | "authored" | "stays">,
): Table<Row> => table({ name, schema, syncs: true, ...more });

const sessions = earlier(
  "chat_sessions",
  z.object({
    ...row,
    ...times,
    name: z.string(),
    collection_id: Uuid.nullable(),
    pinned: z.boolean().optional(),
    archived: z.boolean().optional(),
    tags: z.array(z.string()).optional(),
    ...NeverLeavesMark,
  }),
  {
    indexes: [{ fields: ["updated_at"] }, { fields: ["collection_id"] }],
    authored: ["name", "collection_id", "tags"],
    stays: neverLeaves,
  },
);

const chatMessages = earlier(
  "chat_messages",
  z.object({
    ...row,
    session_id: Uuid,
    role: Role,
    content: z.string(),
    metadata: Json,
    created_at: Timestamp,
    collection_id: Uuid.nullable(),
    ...NeverLeavesMark,
  }),
  { indexes: [{ fields: ["session_id", "created_at"] }], authored: [], stays: neverLeaves },
);

const conversations = earlier(
  "conversations",
  z.object({
    ...row,
    ...times,
    title: z.string().nullable(),
    page_context: z.string().nullable(),
    page_id: Uuid.nullable(),
    model: z.string().nullable(),
    server: z.string().nullable(),
    conversation_type: z.string(),
    persona_id: Uuid.nullable(),
  }),
  {
    indexes: [
      { fields: ["updated_at"] },
      { fields: ["persona_id", "updated_at"] },
      { fields: ["conversation_type", "updated_at"] },
    ],
    authored: ["title", "persona_id"],
  },
);

const messages = earlier(
  "messages",
  z.object({
    ...row,
    ...times,
    conversation_id: Uuid,
    sender: Role,
    message: z.string(),
    message_metadata: Json,
    position: z.string(),
  }),
  { indexes: [{ fields: ["conversation_id", "position"] }], authored: [] },
);

const conversationTags = earlier(
  "conversation_tags",
  z.object({ id: z.string(), owner: z.string(), conversation_id: Uuid, tag_id: Uuid }),
  { indexes: [{ fields: ["conversation_id"] }, { fields: ["tag_id"] }], authored: [] },
);

const tags = earlier("tags", z.object({ ...row, ...times, name: z.string(), color: z.string() }), {
  indexes: [{ fields: ["name"], unique: true }],
  authored: ["name", "color"],
});

export const earlierChats = { sessions, chatMessages, conversations, messages, conversationTags, tags };
export const earlierChatTables: readonly Table[] = Object.values(earlierChats);

export const uuid = (number: number): string => `c0000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
export const moment = (second: number): string => new Date(1_700_000_000_000 + second * 1000).toISOString();

export const CONVERSATION = uuid(1);
export const SESSION = uuid(2);
export const TAG = uuid(3);

export const earlierMessage = (owner: string, id: string, message: string, position: number): Operation =>
  put(messages, {
    id,
    owner,
    conversation_id: CONVERSATION,
    sender: "user",
    message,
    message_metadata: { tokens: 3 },
    created_at: moment(10),
    updated_at: moment(10),
    position: `${moment(10)} ${String(position).padStart(9, "0")}`,
  });

/** A conversation with two messages of one millisecond and a tag, and a document chat with a word. */
export function earlierRows(owner: string): Operation[] {
  const times = { created_at: moment(1), updated_at: moment(10) };
  return [
    put(tags, { id: TAG, owner, name: "tea", color: "#3B82F6", ...times }),
    put(conversations, {
      id: CONVERSATION,
      owner,
      title: "About tea",
      page_context: "home",
      page_id: null,
      model: "m",
      server: "s",
      conversation_type: "mail",
      persona_id: null,
      ...times,
    }),
    earlierMessage(owner, uuid(12), "First", 0),
    earlierMessage(owner, uuid(11), "Second", 1),
    put(conversationTags, { id: `${CONVERSATION}:${TAG}`, owner, conversation_id: CONVERSATION, tag_id: TAG }),
    put(sessions, { id: SESSION, owner, name: "Papers", collection_id: null, tags: ["work"], ...times }),
    put(chatMessages, {
      id: uuid(13),
      owner,
      session_id: SESSION,
      role: "user",
      content: "What do they say?",
      metadata: {},
      created_at: moment(5),
      collection_id: null,
    }),
  ];
}
