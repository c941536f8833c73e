import { caseRoutes } from "#core/library/evaluation/cases/cases.routes.ts";
import { evaluationRoutes } from "#core/library/evaluation/evaluation.routes.ts";

export const evaluationResources = [evaluationRoutes, caseRoutes] as const;
