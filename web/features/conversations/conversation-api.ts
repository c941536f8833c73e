import type { z } from "zod";
import type { Conversation, ConversationChange, Message } from "#core/chat/conversations/conversation.ts";
import type { ConversationWithPersona } from "#core/chat/conversations/conversation.ts";
import type { Tag } from "#core/chat/tags/tag.ts";
import type { Api } from "../../app/api.ts";

export type { Conversation, Message, Tag };
export type ConversationAndPersona = z.infer<typeof ConversationWithPersona>;

export interface MessagePage {
  /** Oldest first: the last of them. */
  readonly items: readonly Message[];
  readonly total_items: number;
}

interface Page<Item> {
  readonly items: readonly Item[];
  readonly total_items: number;
}

const BASE = "/api/v1/conversations";
/** The most that a list answers at once. */
const MOST = 1000;

/** Names of cached answers. */
export const conversationKeys = {
  all: ["conversations"] as const,
  tags: ["tags"] as const,
  one: (id: string) => ["conversation", id] as const,
  messages: (id: string) => ["conversation-messages", id] as const,
};

export type ConversationApi = ReturnType<typeof createConversationApi>;

export function createConversationApi({ ask }: Pick<Api, "ask">) {
  /** Every page of a list. */
  const everything = async <Item>(path: string): Promise<Item[]> => {
    const found: Item[] = [];
    for (;;) {
      const page = await ask<Page<Item>>("GET", `${path}?limit=${MOST}&offset=${found.length}&envelope=true`);
      found.push(...page.items);
      if (page.items.length === 0 || found.length >= page.total_items) return found;
    }
  };
  return {
    list: () => everything<Conversation>("/api/v1/users/current/conversations"),
    get: (id: string) => ask<ConversationAndPersona>("GET", `${BASE}/${id}/with-persona`),
    change: (id: string, body: ConversationChange) => ask<Conversation>("PUT", `${BASE}/${id}`, body),
    remove: (id: string) => ask<void>("DELETE", `${BASE}/${id}`),
    allMessages: (id: string) => everything<Message>(`${BASE}/${id}/messages`),
    messages: (id: string, limit: number) =>
      ask<MessagePage>("GET", `${BASE}/${id}/messages?limit=${limit}&envelope=true`),
    attach: (id: string, tag_id: string) => ask<Conversation>("POST", `${BASE}/${id}/tags`, { tag_id }),
    detach: (id: string, tag_id: string) => ask<void>("DELETE", `${BASE}/${id}/tags/${tag_id}`),

    tags: () => everything<Tag>("/api/v1/users/current/tags"),
    createTag: (body: { readonly name: string; readonly color: string }) => ask<Tag>("POST", "/api/v1/tags", body),
    changeTag: (id: string, body: { readonly name: string; readonly color: string }) =>
      ask<Tag>("PUT", `/api/v1/tags/${id}`, body),
    removeTag: (id: string) => ask<void>("DELETE", `/api/v1/tags/${id}`),
  };
}
