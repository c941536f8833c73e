import { z } from "zod";
import { NamedUser, onlySelf } from "#core/accounts/named-user.ts";
import { endpoint } from "#core/http/endpoint.ts";
import { entity } from "#core/http/entity.ts";
import { Uuid } from "#core/http/fields.ts";
import { platformList, platformPaging } from "#core/http/platform-list.ts";
import { routes } from "#core/http/route.ts";
import { rowEndpoints } from "#core/http/row-endpoints.ts";
import { getPersona } from "../personas/personas.ts";
import { chatMessages, chatSessions } from "../chat.ts";
import { DOCUMENT_CHAT } from "../document-chat.ts";
import { deleteChat } from "../sessions.ts";
import { tags } from "../tags/tag.ts";
import {
  Conversation,
  ConversationChange,
  ConversationWithMessages,
  ConversationWithPersona,
  ImportedConversation,
  ImportOutcome,
  Message,
  NewConversation,
  NewMessage,
} from "./conversation.ts";
import {
  addToConversation,
  attachTag,
  changeConversation,
  createConversation,
  detachTag,
  getConversation,
  getPersonaOf,
  listConversationMessages,
  listConversations,
} from "./conversations.ts";
import { importConversation } from "./import-conversation.ts";

const ConversationPath = z.object({ conversation_id: Uuid });
const EVERYTHING = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };

const one = rowEndpoints()({
  table: chatSessions,
  params: ConversationPath,
  param: "conversation_id",
  below: "/conversations",
});

export const conversationRoutes = routes(
  { base: "/api/v1", api: "platform", tag: "Conversations" },
  {
    listConversations: endpoint({
      method: "GET",
      path: "/users/:user_id/conversations",
      summary: "List a user's conversations, most recently changed first",
      description: `With the chats of /api/chat, whose conversation_type is ${DOCUMENT_CHAT}. A chat is the same in both APIs: what is said, renamed, tagged, moved or deleted in one is so in the other.`,
      params: z.object({ user_id: NamedUser }),
      query: z.object({ ...platformPaging(), conversation_type: z.string().optional() }),
      output: z.array(Conversation),
      reads: [chatSessions, tags],
      errors: [403],
      handle: async ({ params, query }, context) =>
        platformList(await listConversations(context, onlySelf(context.user, params.user_id), query), query),
    }),
    listConversationsOfPersona: endpoint({
      method: "GET",
      path: "/conversations/by-persona/:persona_id",
      summary: "List the conversations with a persona",
      params: z.object({ persona_id: Uuid }),
      query: z.object(platformPaging()),
      output: z.array(Conversation),
      errors: [404],
      handle: async ({ params, query }, context) => {
        const { id } = await getPersona(context, context.user, params.persona_id);
        return platformList(await listConversations(context, context.user, { ...query, persona_id: id }), query);
      },
    }),
    createConversation: endpoint({
      method: "POST",
      path: "/conversations",
      status: 201,
      summary: "Create a conversation",
      description: "Of the caller; another user_id is 403. A persona_id must be of a persona of yours.",
      body: NewConversation,
      output: Conversation,
      errors: [403],
      entity: entity(chatSessions),
      again: (id, context) => getConversation(context, context.user, id),
      handle: ({ body }, context) => createConversation(context, onlySelf(context.user, body.user_id), body),
    }),
    importConversation: endpoint({
      method: "POST",
      path: "/conversations/import",
      summary: "Take in a conversation of another program",
      description:
        "With the times it has there. One that is here already gets the messages it lacks; what was changed here stays. A long one is sent in parts.",
      body: ImportedConversation,
      output: ImportOutcome,
      handle: ({ body }, context) => importConversation(context, context.user, body),
    }),
    getConversation: one.get({ summary: "Get one conversation", output: Conversation, handle: getConversation }),
    getConversationWithMessages: endpoint({
      method: "GET",
      path: "/conversations/:conversation_id/with-messages",
      summary: "Get a conversation with all its messages",
      params: ConversationPath,
      output: ConversationWithMessages,
      errors: [404],
      entity: entity(chatSessions, { param: "conversation_id" }),
      handle: async ({ params }, context) => {
        const conversation = await getConversation(context, context.user, params.conversation_id);
        const { items } = await listConversationMessages(context, context.user, conversation.id, EVERYTHING);
        return { ...conversation, messages: items };
      },
    }),
    getConversationWithPersona: endpoint({
      method: "GET",
      path: "/conversations/:conversation_id/with-persona",
      summary: "Get a conversation with its persona",
      params: ConversationPath,
      output: ConversationWithPersona,
      errors: [404],
      entity: entity(chatSessions, { param: "conversation_id" }),
      handle: async ({ params }, context) => {
        const conversation = await getConversation(context, context.user, params.conversation_id);
        return { ...conversation, persona: await getPersonaOf(context, context.user, conversation) };
      },
    }),
    changeConversation: one.change({
      summary: "Change a conversation",
      description: "Fields left out stay as they are.",
      body: ConversationChange,
      output: Conversation,
      handle: changeConversation,
    }),
    changePersonaOfConversation: endpoint({
      method: "PUT",
      path: "/conversations/:conversation_id/persona",
      summary: "Give a conversation a persona, or none",
      description: "null takes it away. Messages stay as they are; the persona counts from the next answer on.",
      params: ConversationPath,
      body: z.object({ persona_id: Uuid.nullable() }),
      output: Conversation,
      errors: [404],
      entity: entity(chatSessions, { param: "conversation_id" }),
      handle: ({ params, body }, context) => changeConversation(context, context.user, params.conversation_id, body),
    }),
    deleteConversation: one.remove({ summary: "Delete a conversation with its messages", handle: deleteChat }),
    listConversationMessages: endpoint({
      method: "GET",
      path: "/conversations/:conversation_id/messages",
      summary: "List messages, oldest first",
      description: "The last `limit` of them.",
      params: ConversationPath,
      query: z.object(platformPaging()),
      output: z.array(Message),
      errors: [404],
      handle: async ({ params, query }, context) =>
        platformList(await listConversationMessages(context, context.user, params.conversation_id, query), query),
    }),
    addConversationMessage: endpoint({
      method: "POST",
      path: "/conversations/:conversation_id/messages",
      status: 201,
      summary: "Add a message",
      description:
        "Stores it as it is; no model is asked. POST /api/v1/ai/providers/chat asks one and stores both messages.",
      params: ConversationPath,
      body: NewMessage,
      output: Message,
      errors: [404],
      entity: entity(chatMessages),
      handle: ({ params, body }, context) => addToConversation(context, context.user, params.conversation_id, body),
    }),
    attachTag: endpoint({
      method: "POST",
      path: "/conversations/:conversation_id/tags",
      summary: "Attach a tag",
      description: "Attaching a tag twice changes nothing.",
      params: ConversationPath,
      body: z.object({ tag_id: Uuid }),
      output: Conversation,
      errors: [404],
      entity: entity(chatSessions, { param: "conversation_id" }),
      handle: ({ params, body }, context) => attachTag(context, context.user, params.conversation_id, body.tag_id),
    }),
    detachTag: endpoint({
      method: "DELETE",
      path: "/conversations/:conversation_id/tags/:tag_id",
      status: 204,
      summary: "Detach a tag",
      params: z.object({ conversation_id: Uuid, tag_id: Uuid }),
      errors: [404],
      handle: ({ params }, context) => detachTag(context, context.user, params.conversation_id, params.tag_id),
    }),
  },
);
