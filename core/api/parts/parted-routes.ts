import type { PartedRoutes } from "#core/http/parted-router.ts";
import { mountRoutes } from "#core/http/route.ts";
import type { ApiContext } from "../services.ts";
import { firstResources } from "./first-routes.ts";

const all = async () => (await import("../app.ts")).apiRoutes;
const accounts = async () => mountRoutes<ApiContext>((await import("./account-routes.ts")).accountResources);
const evaluation = async () => mountRoutes<ApiContext>((await import("./evaluation-routes.ts")).evaluationResources);
const library = async () => mountRoutes<ApiContext>((await import("./library-routes.ts")).libraryResources);
const keeping = async () => mountRoutes<ApiContext>((await import("./keeping-routes.ts")).keepingResources);
const models = async () => mountRoutes<ApiContext>([(await import("#core/models/local/models.routes.ts")).modelRoutes]);
const providers = async () => mountRoutes<ApiContext>((await import("./provider-routes.ts")).providerResources);
const plugins = async () => mountRoutes<ApiContext>((await import("./plugin-routes.ts")).pluginResources);
const workspace = async () => mountRoutes<ApiContext>((await import("./workspace-routes.ts")).workspaceResources);

/**
 * The endpoints for a host that reads code as it is needed: at once those that a start of the page and a question ask,
 * and all those of each resource when another one is asked.
 */
export const partedRoutes: PartedRoutes<ApiContext> = {
  first: mountRoutes<ApiContext>(firstResources),
  later: {
    "/api/chat": library,
    "/api/collections": library,
    "/api/documents": library,
    "/api/evaluation": evaluation,
    "/api/highlights": library,
    "/api/models": models,
    "/api/search_u": library,
    "/api/v1/ai": providers,
    "/api/v1/auth": accounts,
    "/api/v1/components": workspace,
    "/api/v1/conversations": accounts,
    "/api/v1/documents": keeping,
    "/api/v1/exports": keeping,
    "/api/v1/imports": keeping,
    "/api/v1/jobs": workspace,
    "/api/v1/modelhost": providers,
    "/api/v1/navigation-routes": workspace,
    "/api/v1/ollama": providers,
    "/api/v1/pages": workspace,
    "/api/v1/plugin-state": plugins,
    "/api/v1/plugins": plugins,
    "/api/v1/public": plugins,
    "/api/v1/prompts": accounts,
    "/api/v1/searxng": providers,
    "/api/v1/settings": workspace,
    "/api/v1/sync": keeping,
    "/api/v1/tags": accounts,
    "/api/v1/users": accounts,
    "/api/v1/websearch": providers,
    "/docs": all,
    "/openapi.json": all,
  },
  all,
};
