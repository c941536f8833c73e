import { aiProviderRoutes } from "#core/chat/providers/ai-providers.routes.ts";
import { searxngRoutes, webSearchRoutes } from "#core/chat/web-search/web-search.routes.ts";
import { aiSettingRoutes } from "#core/models/remote/ai-settings.routes.ts";
import { modelHostRoutes, ollamaRoutes } from "#core/models/remote/model-host/model-host.routes.ts";

export const providerResources = [
  webSearchRoutes,
  searxngRoutes,
  aiProviderRoutes,
  aiSettingRoutes,
  modelHostRoutes,
  ollamaRoutes,
] as const;
