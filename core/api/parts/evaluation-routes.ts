import { mountRoutes } from "#core/http/route.ts";
import { caseRoutes } from "#core/library/evaluation/cases/cases.routes.ts";
import { evaluationRoutes } from "#core/library/evaluation/evaluation.routes.ts";
import type { ApiContext } from "../services.ts";

export const evaluationPart = mountRoutes<ApiContext>([evaluationRoutes, caseRoutes]);
