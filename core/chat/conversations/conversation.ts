import { z } from "zod";
import { NamedUser } from "#core/accounts/named-user.ts";
import { text, Timestamp, Uuid } from "#core/http/fields.ts";
import { Persona } from "../personas/persona.ts";
import { chatOrder, Role } from "../chat.ts";
import { Tag } from "../tags/tag.ts";

const fields = {
  title: z.string().max(500).nullable(),
  page_context: z.string().max(10_000).nullable(),
  page_id: Uuid.nullable(),
  model: z.string().max(300).nullable(),
  server: z.string().max(300).nullable(),
  conversation_type: text(100),
  persona_id: Uuid.nullable(),
};

export const Conversation = z.object({
  id: Uuid,
  user_id: Uuid,
  ...fields,
  collection_id: Uuid.nullable().meta({ description: "Documents that a document chat is about; null means all" }),
  ...chatOrder,
  tags: z.array(Tag),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Conversation = z.infer<typeof Conversation>;

export const NewConversation = z.object({
  user_id: NamedUser.optional(),
  title: fields.title.default(null),
  page_context: fields.page_context.default(null),
  page_id: fields.page_id.default(null),
  model: fields.model.default(null),
  server: fields.server.default(null),
  conversation_type: fields.conversation_type.default("chat"),
  persona_id: fields.persona_id.default(null),
  folder: chatOrder.folder.optional(),
  answers: chatOrder.answers.optional(),
  model_choice: chatOrder.model_choice.optional(),
});
export type NewConversation = z.infer<typeof NewConversation>;

export const ConversationChange = z.object({ ...chatOrder, ...fields }).partial();
export type ConversationChange = z.infer<typeof ConversationChange>;

export const Message = z.object({
  id: Uuid,
  conversation_id: Uuid,
  sender: Role,
  message: z.string(),
  message_metadata: z.record(z.string(), z.unknown()),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Message = z.infer<typeof Message>;

export const NewMessage = z.object({
  sender: Role,
  message: text(1_000_000),
  message_metadata: z.record(z.string(), z.unknown()).default({}),
});
export type NewMessage = z.infer<typeof NewMessage>;

export const ImportedMessage = z.object({
  source_id: text(300).meta({ description: "Its id where it comes from" }),
  sender: Role,
  message: text(1_000_000),
  message_metadata: z.record(z.string(), z.unknown()).default({}),
  created_at: Timestamp,
});

export const ImportedConversation = z.object({
  source: text(100).meta({ description: "Where it comes from; shown as its server" }),
  source_id: text(300).meta({ description: "Its id there: the same one is one conversation, however often it comes" }),
  title: fields.title.default(null),
  model: fields.model.default(null),
  created_at: Timestamp,
  updated_at: Timestamp,
  first: z
    .number()
    .int()
    .min(0)
    .max(999_999)
    .default(0)
    .meta({ description: "How many messages come before these, where it is sent in parts" }),
  messages: z.array(ImportedMessage).min(1).max(1000),
});
export type ImportedConversation = z.infer<typeof ImportedConversation>;

export const ImportOutcome = z.object({
  conversation_id: Uuid,
  is_new: z.boolean(),
  added: z.number().int().min(0).meta({ description: "Messages that were not here yet" }),
  known: z.number().int().min(0).meta({ description: "Messages that were here already, and stay as they are" }),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;

export const ConversationWithMessages = Conversation.extend({ messages: z.array(Message) });
export const ConversationWithPersona = Conversation.extend({ persona: Persona.nullable() });
