import { chatRoutes } from "#core/chat/chat.routes.ts";
import { personaRoutes } from "#core/chat/personas/personas.routes.ts";
import type { PartedRoutes } from "#core/http/parted-router.ts";
import { mountRoutes } from "#core/http/route.ts";
import { collectionRoutes } from "#core/library/collections/collections.routes.ts";
import { copyRoutes } from "#core/library/documents/copies.routes.ts";
import { documentRoutes } from "#core/library/documents/documents.routes.ts";
import { allHighlightRoutes, highlightRoutes } from "#core/library/highlights/highlights.routes.ts";
import { searchRoutes } from "#core/library/search/search.routes.ts";
import { generationRoutes } from "#core/models/ladder/generation.routes.ts";
import { createJobRoutes } from "#core/work/jobs.routes.ts";
import { componentRoutes } from "#core/workspace/components/components.routes.ts";
import { navigationRouteRoutes } from "#core/workspace/navigation/navigation.routes.ts";
import { pageRoutes } from "#core/workspace/pages/pages.routes.ts";
import { settingRoutes } from "#core/workspace/settings/settings.routes.ts";
import { healthRoutes, platformHealthRoutes } from "../health/health.routes.ts";
import { Job, jobKinds, JobType, NewJob } from "../job-kinds.ts";
import type { ApiContext } from "../services.ts";
import { storageUseRoutes } from "../storage-use/storage-use.routes.ts";

const all = async () => (await import("../app.ts")).apiRoutes;
const accounts = async () => (await import("./account-routes.ts")).accountPart;
const evaluation = async () => (await import("./evaluation-routes.ts")).evaluationPart;
const keeping = async () => (await import("./keeping-routes.ts")).keepingPart;
const models = async () => (await import("./model-routes.ts")).modelPart;
const providers = async () => (await import("./provider-routes.ts")).providerPart;
const plugins = async () => (await import("./plugin-routes.ts")).pluginPart;

/**
 * The endpoints for a host that reads code as it is needed: at once those that a start of the page and a question ask,
 * and the others by resource.
 */
export const partedRoutes: PartedRoutes<ApiContext> = {
  first: mountRoutes<ApiContext>([
    collectionRoutes,
    documentRoutes,
    copyRoutes,
    highlightRoutes,
    allHighlightRoutes,
    chatRoutes,
    searchRoutes,
    healthRoutes,
    storageUseRoutes,
    generationRoutes,
    settingRoutes,
    personaRoutes,
    pageRoutes,
    componentRoutes,
    navigationRouteRoutes,
    createJobRoutes({ kinds: jobKinds, JobType, Job, NewJob }),
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
