import { authRoutes } from "#core/accounts/auth.routes.ts";
import { conversationRoutes } from "#core/chat/conversations/conversations.routes.ts";
import { promptRoutes } from "#core/chat/prompts/prompts.routes.ts";
import { tagRoutes } from "#core/chat/tags/tags.routes.ts";

export const accountResources = [authRoutes, conversationRoutes, tagRoutes, promptRoutes] as const;
