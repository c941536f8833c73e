import { authRoutes } from "#core/accounts/auth.routes.ts";
import { conversationRoutes } from "#core/chat/conversations/conversations.routes.ts";
import { promptRoutes } from "#core/chat/prompts/prompts.routes.ts";
import { tagRoutes } from "#core/chat/tags/tags.routes.ts";
import { mountRoutes } from "#core/http/route.ts";
import type { ApiContext } from "../services.ts";

export const accountPart = mountRoutes<ApiContext>([authRoutes, conversationRoutes, tagRoutes, promptRoutes]);
