import { z } from "zod";
import { Timestamp, Uuid } from "../http/fields.ts";
import { table } from "../storage/table.ts";
import { chatMessages, chatSessions, Role } from "./chat.ts";
import { tags } from "./tags/tag.ts";

// Until 2026-11 the conversations of the platform had their own tables. Devices and servers of such a version send
// their rows still, and backups hold them: they become rows of the one store of chats (R48 of `core/sync/SPEC.md`).

const ConversationRow = z.object({
  id: Uuid,
  owner: z.string(),
  title: z.string().nullable(),
  page_context: z.string().nullable(),
  page_id: Uuid.nullable(),
  model: z.string().nullable(),
  server: z.string().nullable(),
  conversation_type: z.string(),
  persona_id: Uuid.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const formerConversations = table<z.infer<typeof ConversationRow>>({
  name: "conversations",
  schema: ConversationRow,
  indexes: [],
  syncs: true,
  authored: ["title", "persona_id"],
  former: {
    becomes: chatSessions.name,
    translate: (field, value) => (field === "title" ? ["name", value ?? ""] : [field, value]),
  },
});

const MessageRow = z.object({
  id: Uuid,
  owner: z.string(),
  conversation_id: Uuid,
  sender: Role,
  message: z.string(),
  message_metadata: z.record(z.string(), z.unknown()),
  created_at: Timestamp,
  updated_at: Timestamp,
  position: z.string(),
});

const MESSAGE_FIELDS: Readonly<Record<string, string>> = {
  conversation_id: "session_id",
  sender: "role",
  message: "content",
  message_metadata: "metadata",
};

export const formerMessages = table<z.infer<typeof MessageRow>>({
  name: "messages",
  schema: MessageRow,
  indexes: [],
  syncs: true,
  authored: [],
  former: {
    becomes: chatMessages.name,
    swept: true,
    // Messages are written once: both times were the same.
    translate: (field, value) => (field === "updated_at" ? undefined : [MESSAGE_FIELDS[field] ?? field, value]),
  },
});

const ConversationTagRow = z.object({ id: z.string(), owner: z.string(), conversation_id: Uuid, tag_id: Uuid });

/** Its id was made of both ids. */
export const formerConversationTags = table<z.infer<typeof ConversationTagRow>>({
  name: "conversation_tags",
  schema: ConversationTagRow,
  indexes: [],
  syncs: true,
  authored: [],
  former: {
    wordOf(id) {
      const [conversation = "", tag = ""] = id.split(":");
      return { list: [chatSessions.name, conversation, "tags"], named: [tags.name, tag, "name"] };
    },
  },
});
