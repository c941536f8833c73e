import { authRoutes } from "#core/accounts/auth.routes.ts";
import { componentRoutes } from "#core/workspace/components/components.routes.ts";
import { createDocsRoutes } from "./docs/docs.routes.ts";
import { conversationRoutes } from "#core/chat/conversations/conversations.routes.ts";
import { generationRoutes } from "#core/models/ladder/generation.routes.ts";
import { healthRoutes, platformHealthRoutes } from "./health/health.routes.ts";
import { modelRoutes } from "#core/models/local/models.routes.ts";
import { mountRoutes } from "#core/http/route.ts";
import { navigationRouteRoutes } from "#core/workspace/navigation/navigation.routes.ts";
import { pageRoutes } from "#core/workspace/pages/pages.routes.ts";
import { personaRoutes } from "#core/chat/personas/personas.routes.ts";
import { promptRoutes } from "#core/chat/prompts/prompts.routes.ts";
import { settingRoutes } from "#core/workspace/settings/settings.routes.ts";
import { storageUseRoutes } from "./storage-use/storage-use.routes.ts";
import { keptRoutes } from "#core/sync/trash/kept.routes.ts";
import { tagRoutes } from "#core/chat/tags/tags.routes.ts";
import { evaluationResources } from "./parts/evaluation-routes.ts";
import { backupResources } from "./parts/keeping-routes.ts";
import { jobRoutes, libraryResources } from "./parts/library-routes.ts";
import { pluginResources } from "./parts/plugin-routes.ts";
import { providerResources } from "./parts/provider-routes.ts";

/** The resources of both APIs, in the order of `/docs`; the typed client is made from these. */
export const resources = [
  ...libraryResources,
  ...evaluationResources,
  healthRoutes,
  storageUseRoutes,
  modelRoutes,
  generationRoutes,
  authRoutes,
  settingRoutes,
  conversationRoutes,
  tagRoutes,
  personaRoutes,
  promptRoutes,
  pageRoutes,
  ...pluginResources,
  navigationRouteRoutes,
  componentRoutes,
  keptRoutes,
  jobRoutes,
  ...backupResources,
  ...providerResources,
  platformHealthRoutes,
] as const;

/** Every endpoint of both APIs; both hosts answer exactly these. */
export const apiRoutes = mountRoutes([...resources, createDocsRoutes(resources)]);
