import type { EnginePort, GeneratorsPort } from "#core/engine/ports.ts";
import { z } from "zod";
import { endpointWith } from "#core/http/endpoint.ts";
import { entity } from "../http/entity.ts";
import { notFound } from "../http/errors.ts";
import { Uuid } from "../http/fields.ts";
import { partOf } from "../http/list-reply.ts";
import { routes } from "../http/route.ts";
import { branchSession } from "./branch-session.ts";
import {
  ChatBranch,
  chatMessages,
  ChatSearchQuery,
  ChatSession,
  ChatSessionChange,
  chatSessions,
  SaidMessage,
  SessionPath,
} from "./chat.ts";
import { searchChats } from "./search-chats.ts";
import { changeSession, deleteChat } from "./sessions.ts";
import { rowEndpoints } from "#core/http/row-endpoints.ts";

const endpoint = endpointWith<EnginePort & GeneratorsPort>();

const one = rowEndpoints<EnginePort & GeneratorsPort>()({
  table: chatSessions,
  params: SessionPath,
  param: "session_id",
  below: "/sessions",
});

/** Beside those that a start and a question need (`chat.routes.ts`). */
export const sessionRoutes = routes(
  { base: "/api/chat", api: "document-chat", tag: "Chat" },
  {
    changeSession: one.change({
      summary: "Rename, pin, archive, tag or file a chat session",
      description: "Fields left out stay as they are, and so does its place in the list.",
      body: ChatSessionChange,
      output: ChatSession,
      handle: changeSession,
    }),
    deleteSession: one.remove({ summary: "Delete a chat session and all its messages", handle: deleteChat }),
    branchSession: endpoint({
      method: "POST",
      path: "/sessions/:session_id/branch",
      status: 201,
      summary: "Continue from a message in a new chat session",
      description:
        "The new session has copies of the messages up to that one, with their sources. Of versions it has those that lead to the message.",
      params: SessionPath,
      body: ChatBranch,
      output: ChatSession,
      errors: [404],
      entity: entity(chatSessions),
      handle: ({ params, body }, context) => branchSession(context, context.user, params.session_id, body),
    }),
    searchChats: endpoint({
      method: "GET",
      path: "/search",
      summary: "Find what was said in chat sessions",
      description:
        "The newest message with all the words of each session, the session used last first. All messages are searched, those of conversations too.",
      query: ChatSearchQuery,
      output: z.array(SaidMessage),
      reads: [chatSessions, chatMessages],
      handle: async ({ query, signal }, context) =>
        partOf(await searchChats(context, context.user, query.query, signal), query),
    }),
    giveMoreTime: endpoint({
      method: "POST",
      path: "/message/:message_id/more-time",
      summary: "Let the model that answers a question think longer",
      description:
        "By the id of the question while it is being answered. Gives as much time again as the model had to begin with. 404 when no model is at work on that question.",
      params: z.object({ message_id: Uuid }),
      output: z.object({ given: z.literal(true) }),
      errors: [404],
      handle: async ({ params }, { moreTime, user }) => {
        if (!(await moreTime?.give(user, params.message_id)))
          throw notFound("question in the making", params.message_id);
        return { given: true as const };
      },
    }),
  },
);
