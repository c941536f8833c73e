import { exportRoutes } from "#core/backup/exports.routes.ts";
import { createImportRoutes } from "#core/backup/imports.routes.ts";
import { mountRoutes } from "#core/http/route.ts";
import { extractionRoutes } from "#core/library/extraction/extraction.routes.ts";
import { keptRoutes } from "#core/sync/trash/kept.routes.ts";
import { Job } from "../job-kinds.ts";
import type { ApiContext } from "../services.ts";

/** Trash, exports, imports, and texts taken out of files. */
export const keepingPart = mountRoutes<ApiContext>([
  keptRoutes,
  exportRoutes,
  createImportRoutes(Job),
  extractionRoutes,
]);
