import { authRoutes } from "#core/accounts/auth.routes.ts";
import { createDocsRoutes } from "./docs/docs.routes.ts";
import { conversationRoutes } from "#core/chat/conversations/conversations.routes.ts";
import { generationRoutes } from "#core/models/ladder/generation.routes.ts";
import { healthRoutes, platformHealthRoutes } from "./health/health.routes.ts";
import { modelRoutes } from "#core/models/local/models.routes.ts";
import { mountRoutes } from "#core/http/route.ts";
import { personaRoutes } from "#core/chat/personas/personas.routes.ts";
import { promptRoutes } from "#core/chat/prompts/prompts.routes.ts";
import { storageUseRoutes } from "./storage-use/storage-use.routes.ts";
import { keptRoutes } from "#core/sync/trash/kept.routes.ts";
import { tagRoutes } from "#core/chat/tags/tags.routes.ts";
import { evaluationResources } from "./parts/evaluation-routes.ts";
import { backupResources } from "./parts/keeping-routes.ts";
import { libraryResources } from "./parts/library-routes.ts";
import { pluginResources } from "./parts/plugin-routes.ts";
import { providerResources } from "./parts/provider-routes.ts";
import { jobResources, navigationResources, pageResources, settingResources } from "./parts/workspace-routes.ts";

/** The resources of both APIs, in the order of `/docs`; the typed client is made from these. */
export const resources = [
  ...libraryResources,
  ...evaluationResources,
  healthRoutes,
  storageUseRoutes,
  modelRoutes,
  generationRoutes,
  authRoutes,
  ...settingResources,
  conversationRoutes,
  tagRoutes,
  personaRoutes,
  promptRoutes,
  ...pageResources,
  ...pluginResources,
  ...navigationResources,
  keptRoutes,
  ...jobResources,
  ...backupResources,
  ...providerResources,
  platformHealthRoutes,
] as const;

/** Every endpoint of both APIs; both hosts answer exactly these. */
export const apiRoutes = mountRoutes([...resources, createDocsRoutes(resources)]);
