import type { ChatTables } from "#core/library/ports.ts";
import { z } from "zod";
import { Timestamp, Uuid, text, words } from "../http/fields.ts";
import { listQuery } from "../http/list-reply.ts";
import { neverLeaves, NeverLeavesMark } from "#core/library/device-only/stays-here.ts";
import { AnswerSettings } from "#core/library/evaluation/answer-settings.ts";
import { table } from "../storage/table.ts";
import { DOCUMENT_CHAT } from "./document-chat.ts";

export const Role = z.enum(["user", "assistant", "system"]);

/** Of a chat without a name. */
export const UNNAMED = "Untitled";

const ModelChoice = z.object({
  provider: z.string().max(100).nullable().meta({
    description: "null for a language model of POST /api/chat/message, which `model` is the id of",
  }),
  settings_id: z.string().max(200).nullable(),
  server_id: z.string().max(200).nullable(),
  model: text(300),
});

/** Names of tags: each once, in the order given. */
const ChatTags = z
  .array(text(100))
  .max(100)
  .transform((tags) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]);

/** Who a question is put to: the documents, quoted; a language model alone; or a model that answers from the documents. */
const Answers = z.enum(["documents", "model", "both"]);
export type Answers = z.infer<typeof Answers>;

/** What both APIs show of a chat, and let change, under the same names. */
export const chatOrder = {
  pinned: z.boolean().meta({ description: "Shown before the others" }),
  archived: z.boolean().meta({ description: "Shown apart from the others" }),
  folder: text(100).nullable().meta({ description: "Name of the folder it is in, or null" }),
  persona_id: Uuid.nullable().meta({ description: "Who the language model speaks as" }),
  answers: Answers.meta({
    description:
      "Who answers: documents (quotes), model (a language model without documents), both (a language model from the documents, quotes where there is none)",
  }),
  model_choice: ModelChoice.nullable().meta({ description: "The model chosen for it; null leaves the choice open" }),
};

export const ChatSession = z.object({
  id: Uuid,
  name: z.string().meta({ description: `“${UNNAMED}” for a conversation without a title` }),
  collection_id: Uuid.nullable().meta({ description: "Default collection of the session; null means all" }),
  created_at: Timestamp,
  updated_at: Timestamp.meta({ description: "Changes with every message" }),
  message_count: z.number().int().min(0),
  ...chatOrder,
  tags: z.array(z.string()).meta({ description: "Names of tags, in the order given" }),
  conversation_type: z.string().meta({
    description: `${DOCUMENT_CHAT} for chats begun here; conversations of /api/v1 have the type they were given`,
  }),
});
export type ChatSession = z.infer<typeof ChatSession>;

/** As a list shows it that may have been asked for without counts. */
export const ListedSession = ChatSession.partial({ message_count: true });
export type ListedSession = z.infer<typeof ListedSession>;

export const SessionsQuery = z.object({
  ...listQuery,
  counts: z
    .stringbool({ error: "must be true or false" })
    .default(true)
    .meta({ description: "false leaves out message_count: a list of a thousand chats comes sooner" }),
});
export type SessionsQuery = z.infer<typeof SessionsQuery>;

const { folder, persona_id, answers, model_choice } = z.object(chatOrder).partial().shape;

export const NewChatSession = z.object({
  name: words(200),
  collection_id: Uuid.nullish(),
  folder,
  persona_id,
  answers,
  model_choice,
});
export type NewChatSession = z.infer<typeof NewChatSession>;

export const ChatSessionChange = z.object({
  name: words(200).optional(),
  tags: ChatTags.optional().meta({ description: "A name that no tag has yet becomes one" }),
  ...z.object(chatOrder).partial().shape,
});
export type ChatSessionChange = z.infer<typeof ChatSessionChange>;

export const ChatBranch = z.object({
  message_id: Uuid.meta({ description: "The last message that the new session begins with" }),
  name: words(200).optional().meta({ description: "The session's name with “(continued)” when left out" }),
});
export type ChatBranch = z.infer<typeof ChatBranch>;

export const ChatSearchQuery = z.object({
  query: text(500).meta({
    description: "Words that must all stand in one message; case and accents make no difference",
  }),
  ...listQuery,
});

export const SaidMessage = z.object({
  session_id: Uuid,
  message_id: Uuid,
  role: Role,
  content: z.string(),
  created_at: Timestamp,
});
export type SaidMessage = z.infer<typeof SaidMessage>;

export const SessionPath = z.object({ session_id: Uuid });

export const ChatMessage = z.object({
  id: Uuid,
  session_id: Uuid,
  role: Role,
  content: z.string(),
  metadata: z.record(z.string(), z.unknown()).meta({
    description:
      "Empty for user messages, but for a question that was put anew: edit_of (the one it stands for), or that does not follow the newest message: after (the message it follows, null for none). For replies: intent, chunks_retrieved, source_documents ({document_id, chunk_id, content, score}), response_time_ms; understood ({about}: what an earlier question supplied; left out where the question was read as typed); and `answer`: {answered, question_id, intent, receipts, passages, queries_used, generator, document_ids (what the question was limited to, or null), collection_ids (the collections that were named together; left out where none were)}, with a language model also model ({prompt, prompt_tokens, completion_tokens, first_text_ms, duration_ms, cut, device (webgpu, wasm or cpu; left out by providers), thinking, thinking_ms, thinking_tokens (what it thought before it answered, where it did)}), persona ({id, name}), kept_here (true where no hosted model was asked because something in scope never leaves), left_out (collections, {collection_id, name}, that the hosted model was not given because they never leave), addressed (text of the documents that addresses the language model and was not given to it: {document_id, document_name, page, text}), stopped (true where it was cut off), without_documents (true where a language model was asked alone), lost (models that failed under it: {name, reason, code, detail}, the detail in one sentence for people), broken ({code, detail}: the model broke off, and what it had written was checked and kept). A receipt with wording: unchecked holds the numbers and names of its sentence, while the rest of the words could not be checked. A receipt's page (1-based, null without pages) is where its quote begins.",
  }),
  created_at: Timestamp,
  collection_id: Uuid.nullable().meta({ description: "Collection used; null means all" }),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const NewChatMessage = z.object({
  session_id: Uuid,
  message: words(20_000).meta({
    description:
      "A message wholly in double quotation marks is read as typed: nothing is filled in from earlier questions",
  }),
  collection_id: Uuid.nullish().meta({ description: "Instead of the session's collection" }),
  document_ids: z
    .array(Uuid)
    .min(1)
    .max(100)
    .nullish()
    .meta({ description: "Only these documents, wherever they are, instead of a collection" }),
  collection_ids: z
    .array(Uuid)
    .min(1)
    .max(100)
    .nullish()
    .meta({ description: "Only these collections, and document_ids beside them, instead of one collection" }),
  top_k: z.number().int().min(1).max(100).default(5),
  use_hybrid_search: z.boolean().default(true),
  use_vectors: AnswerSettings.shape.use_vectors,
  use_document_choice: AnswerSettings.shape.use_document_choice,
  similarity_threshold: AnswerSettings.shape.similarity_threshold,
  stream: z.boolean().default(false).meta({
    description: "Answers with server-sent events as the answer comes about; so does Accept: text/event-stream",
  }),
  persona_id: Uuid.nullish().meta({
    description: "Who the language model speaks as; null for none, the session's persona when left out",
  }),
  model: z.string().min(1).max(300).nullish().meta({
    description: "Id of the language model that is to answer, or extractive for none; the best one when left out",
  }),
  allow_sending: z.boolean().default(true).meta({
    description: "False keeps the question and the passages on this machine: no hosted model is asked",
  }),
  edit_of: Uuid.nullish().meta({ description: "The question that this one stands for from now on; both are kept" }),
  retry_of: Uuid.nullish().meta({
    description: "The question to answer once more; no new question is stored, and message is not looked at",
  }),
  follow_up: z.boolean().default(true).meta({
    description: "False reads the question as typed: nothing is filled in from earlier messages",
  }),
  after: Uuid.nullish().meta({ description: "The message that this one follows; the newest when left out" }),
  answers: Answers.nullish().meta({
    description:
      "The session's when left out. With model no document is searched or cited, and the reply's answer has without_documents: true; 409 where no language model can answer",
  }),
});
export type NewChatMessage = z.infer<typeof NewChatMessage>;

/** Both kinds of chat. What is optional is left out where it was never given. */
const ChatSessionRow = z.object({
  id: Uuid,
  owner: z.string(),
  /** "" for a conversation without a title, and where the name does not leave this host. */
  name: z.string(),
  /** Of a chat about what never leaves this host: such a name is mostly its first question. */
  name_here: z.string().nullish(),
  collection_id: Uuid.nullable().default(null),
  created_at: Timestamp,
  updated_at: Timestamp,
  ...z.object(chatOrder).partial().shape,
  tags: z.array(z.string()).optional(),
  conversation_type: z.string().default(DOCUMENT_CHAT),
  page_context: z.string().nullish(),
  page_id: Uuid.nullish(),
  model: z.string().nullish(),
  server: z.string().nullish(),
  ...NeverLeavesMark,
});
export type ChatSessionRow = z.infer<typeof ChatSessionRow>;

export const chatSessions = table<ChatSessionRow>({
  name: "chat_sessions",
  schema: ChatSessionRow,
  indexes: [
    { fields: ["updated_at"] },
    { fields: ["collection_id"] },
    { fields: ["persona_id", "updated_at"] },
    { fields: ["conversation_type", "updated_at"] },
  ],
  syncs: true,
  local: ["name_here"],
  authored: ["name", "collection_id", "tags", "folder", "persona_id"],
  stays: neverLeaves,
});

/** Its name on this host; "" where it has none. */
export const nameOf = ({ name, name_here }: Pick<ChatSessionRow, "name" | "name_here">): string => name_here || name;

const ChatMessageRow = ChatMessage.extend({
  owner: z.string(),
  collection_id: Uuid.nullable().default(null),
  /** The order in the chat: the time, save for messages of another program, which come before all that is said here. */
  position: z.string().optional(),
  ...NeverLeavesMark,
}).overwrite((row) => ({ ...row, position: row.position ?? row.created_at }));
export type ChatMessageRow = z.infer<typeof ChatMessageRow>;

export const chatMessages = table<ChatMessageRow>({
  name: "chat_messages",
  schema: ChatMessageRow,
  indexes: [{ fields: ["session_id", "position"] }],
  syncs: true,
  authored: [],
  stays: neverLeaves,
});

/** For what is done to collections, with the chats over them. */
export const chatTables: ChatTables = { sessions: chatSessions, messages: chatMessages };
