import { mountRoutes } from "./http/route.ts";
import { collectionRoutes } from "./collections/collections.routes.ts";
import { documentRoutes } from "./documents/documents.routes.ts";
import { chatRoutes } from "./chat/chat.routes.ts";
import { searchRoutes } from "./search/search.routes.ts";
import { evaluationRoutes } from "./evaluation/evaluation.routes.ts";
import { healthRoutes } from "./health/health.routes.ts";

/** Every endpoint of both APIs; both hosts answer exactly these. */
export const apiRoutes = mountRoutes([collectionRoutes, documentRoutes, chatRoutes, searchRoutes, evaluationRoutes, healthRoutes]);
