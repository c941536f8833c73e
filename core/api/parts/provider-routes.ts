import { aiProviderRoutes } from "#core/chat/providers/ai-providers.routes.ts";
import { searxngRoutes, webSearchRoutes } from "#core/chat/web-search/web-search.routes.ts";
import { mountRoutes } from "#core/http/route.ts";
import { aiSettingRoutes } from "#core/models/remote/ai-settings.routes.ts";
import { modelHostRoutes, ollamaRoutes } from "#core/models/remote/model-host/model-host.routes.ts";
import type { ApiContext } from "../services.ts";

export const providerPart = mountRoutes<ApiContext>([
  aiProviderRoutes,
  aiSettingRoutes,
  modelHostRoutes,
  ollamaRoutes,
  webSearchRoutes,
  searxngRoutes,
]);
