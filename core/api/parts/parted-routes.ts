import { personaRoutes } from "#core/chat/personas/personas.routes.ts";
import type { PartedRoutes } from "#core/http/parted-router.ts";
import { mountRoutes } from "#core/http/route.ts";
import { generationRoutes } from "#core/models/ladder/generation.routes.ts";
import { componentRoutes } from "#core/workspace/components/components.routes.ts";
import { navigationRouteRoutes } from "#core/workspace/navigation/navigation.routes.ts";
import { pageRoutes } from "#core/workspace/pages/pages.routes.ts";
import { settingRoutes } from "#core/workspace/settings/settings.routes.ts";
import { healthRoutes, platformHealthRoutes } from "../health/health.routes.ts";
import type { ApiContext } from "../services.ts";
import { storageUseRoutes } from "../storage-use/storage-use.routes.ts";
import { jobRoutes, libraryResources } from "./library-routes.ts";

const all = async () => (await import("../app.ts")).apiRoutes;
const accounts = async () => mountRoutes<ApiContext>((await import("./account-routes.ts")).accountResources);
const evaluation = async () => mountRoutes<ApiContext>((await import("./evaluation-routes.ts")).evaluationResources);
const keeping = async () => mountRoutes<ApiContext>((await import("./keeping-routes.ts")).keepingResources);
const models = async () => mountRoutes<ApiContext>([(await import("#core/models/local/models.routes.ts")).modelRoutes]);
const providers = async () => mountRoutes<ApiContext>((await import("./provider-routes.ts")).providerResources);
const plugins = async () => mountRoutes<ApiContext>((await import("./plugin-routes.ts")).pluginResources);

/**
 * The endpoints for a host that reads code as it is needed: at once those that a start of the page and a question ask,
 * and the others by resource.
 */
export const partedRoutes: PartedRoutes<ApiContext> = {
  first: mountRoutes<ApiContext>([
    ...libraryResources,
    healthRoutes,
    storageUseRoutes,
    generationRoutes,
    settingRoutes,
    personaRoutes,
    pageRoutes,
    componentRoutes,
    navigationRouteRoutes,
    jobRoutes,
    platformHealthRoutes,
  ]),
  later: {
    "/api/evaluation": evaluation,
    "/api/models": models,
    "/api/v1/ai": providers,
    "/api/v1/auth": accounts,
    "/api/v1/conversations": accounts,
    "/api/v1/documents": keeping,
    "/api/v1/exports": keeping,
    "/api/v1/imports": keeping,
    "/api/v1/modelhost": providers,
    "/api/v1/ollama": providers,
    "/api/v1/plugin-state": plugins,
    "/api/v1/plugins": plugins,
    "/api/v1/public": plugins,
    "/api/v1/prompts": accounts,
    "/api/v1/searxng": providers,
    "/api/v1/sync": keeping,
    "/api/v1/tags": accounts,
    "/api/v1/users": accounts,
    "/api/v1/websearch": providers,
    "/docs": all,
    "/openapi.json": all,
  },
  all,
};
