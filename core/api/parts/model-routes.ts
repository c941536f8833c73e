import { mountRoutes } from "#core/http/route.ts";
import { modelRoutes } from "#core/models/local/models.routes.ts";
import type { ApiContext } from "../services.ts";

export const modelPart = mountRoutes<ApiContext>([modelRoutes]);
