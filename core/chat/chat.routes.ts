import type { EnginePort, GeneratorsPort } from "#core/engine/ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { entity } from "../http/entity.ts";
import { Uuid } from "../http/fields.ts";
import { listReply } from "../http/list-reply.ts";
import { platformPaging } from "../http/platform-list.ts";
import { routes } from "../http/route.ts";
import {
  ChatMessage,
  chatMessages,
  ChatSession,
  chatSessions,
  NewChatMessage,
  ListedSession,
  NewChatSession,
  SessionsQuery,
} from "./chat.ts";
import { listMessages, toMessage } from "./messages.ts";
import { sendMessage, streamMessage } from "./send-message.ts";
import { createSession, listSessions } from "./sessions.ts";

const endpoint = endpointWith<EnginePort & GeneratorsPort>();

/** What a start and a question need; the others are in `sessions.routes.ts`. */
export const chatRoutes = routes(
  { base: "/api/chat", api: "document-chat", tag: "Chat" },
  {
    createSession: endpoint({
      method: "POST",
      path: "/sessions",
      status: 201,
      summary: "Create a chat session",
      body: NewChatSession,
      output: ChatSession,
      errors: [404],
      entity: entity(chatSessions),
      handle: ({ body }, context) => createSession(context, context.user, body),
    }),
    listSessions: endpoint({
      method: "GET",
      path: "/sessions",
      summary: "List chat sessions, the one used last first",
      description:
        "With the conversations of /api/v1, under the same ids and with their messages; a question can be asked in each.",
      query: SessionsQuery,
      output: z.array(ListedSession),
      reads: [chatSessions, chatMessages],
      handle: async ({ query }, context) => listReply(await listSessions(context, context.user, query), query),
    }),
    sendMessage: endpoint({
      method: "POST",
      path: "/message",
      summary: "Ask a question",
      description:
        "Answers with the assistant's message. Without a collection in the request or the session, all collections are searched; with document_ids only those documents, with collection_ids only those collections, with both everything of either. Of a message longer than 2,000 characters its last or first line, or its beginning, is read as the question and the rest as context; the reply says so. `[n]` in the content cites the n-th of metadata.source_documents. With stream (or Accept: text/event-stream) lines of data come instead, each an object with a type: question (message: the question as stored), status (phase: searching, loading, writing, checking; generator), passages, thinking (text: what the model thinks before it answers; with replaces: true the pieces so far were thinking, too), text (a piece of the answer), restart (the pieces so far do not count: reason, code, detail, generator), message (message: the whole reply with its receipts), error (detail); the last line is [DONE]. A caller that goes away stops the answer; what was written is kept.",
      body: NewChatMessage,
      output: ChatMessage,
      errors: [404],
      entity: entity(chatMessages),
      handle: ({ body, headers, signal }, context) =>
        body.stream || wantsEvents(headers)
          ? streamMessage(context, context.user, body)
          : sendMessage(context, context.user, body, signal),
    }),
    listMessages: endpoint({
      method: "GET",
      path: "/messages",
      summary: "List the last messages of a session, oldest first",
      description: "The last `limit` of them, `offset` left out from the newest.",
      query: z.object({ session_id: Uuid, ...platformPaging() }),
      output: z.array(ChatMessage),
      errors: [404],
      handle: async ({ query }, context) => {
        const { rows, total } = await listMessages(context, context.user, query.session_id, query);
        return listReply({ items: rows.map(toMessage), total }, query);
      },
    }),
  },
);

const wantsEvents = (headers: { get(name: string): string | null }): boolean =>
  /\btext\/event-stream\b/i.test(headers.get("accept") ?? "");
