import { DOCUMENT_CHAT } from "#core/chat/document-chat.ts";
import type { Conversation, Message } from "#core/chat/conversations/conversation.ts";
import type { Tag } from "#core/chat/tags/tag.ts";
import type { Counted } from "#core/http/client-types.ts";
import type { Answer, Api } from "../../app/client/client.ts";

export type ConversationAndPersona = Answer<"getConversationWithPersona">;

/** Oldest first: the last of them. */
export type MessagePage = Counted<Message>;

/** Names of cached answers. */
export const conversationKeys = {
  all: ["conversations"] as const,
  tags: ["tags"] as const,
  one: (id: string) => ["conversation", id] as const,
  messages: (id: string) => ["conversation-messages", id] as const,
};

type Parts = Pick<Api, "parts">;
const params = { user_id: "current" };

/** Without those over documents, which have their page. */
export const allConversations = async (api: Parts): Promise<Conversation[]> =>
  (await api.parts("listConversations", { params }))
    .flat()
    .filter(({ conversation_type }) => conversation_type !== DOCUMENT_CHAT);

export const allTags = async (api: Parts): Promise<Tag[]> => (await api.parts("listTags", { params })).flat();

/** Oldest first. */
export const messagesIn = async (api: Parts, conversation_id: string): Promise<Message[]> =>
  (await api.parts("listConversationMessages", { params: { conversation_id } })).toReversed().flat();
