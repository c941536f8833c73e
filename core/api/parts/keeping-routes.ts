import { exportRoutes } from "#core/backup/exports.routes.ts";
import { createImportRoutes } from "#core/backup/imports.routes.ts";
import { extractionRoutes } from "#core/library/extraction/extraction.routes.ts";
import { keptRoutes } from "#core/sync/trash/kept.routes.ts";
import { Job } from "../job-kinds.ts";

/** Exports, imports, and texts taken out of files. */
export const backupResources = [exportRoutes, createImportRoutes(Job), extractionRoutes] as const;

export const keepingResources = [keptRoutes, ...backupResources] as const;
