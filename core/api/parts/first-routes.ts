import { chatRoutes } from "#core/chat/chat.routes.ts";
import { personaRoutes } from "#core/chat/personas/personas.routes.ts";
import { firstCollectionRoutes } from "#core/library/collections/first-collections.routes.ts";
import { firstDocumentRoutes } from "#core/library/documents/first-documents.routes.ts";
import { generationRoutes } from "#core/models/ladder/generation.routes.ts";
import { createListJobsRoutes } from "#core/work/list-jobs.routes.ts";
import { listNavigationRows } from "#core/workspace/navigation/list-navigation.routes.ts";
import { listPagesRoutes } from "#core/workspace/pages/list-pages.routes.ts";
import { listSettingsRoutes } from "#core/workspace/settings/list-settings.routes.ts";
import { healthRoutes, platformHealthRoutes } from "../health/health.routes.ts";
import { Job, JobType } from "../job-kinds.ts";
import { storageUseRoutes } from "../storage-use/storage-use.routes.ts";

export const listJobsRoutes = createListJobsRoutes({ JobType, Job });

/** What a start of the page and a first question ask for. */
export const firstResources = [
  firstCollectionRoutes,
  firstDocumentRoutes,
  chatRoutes,
  healthRoutes,
  storageUseRoutes,
  generationRoutes,
  personaRoutes,
  listSettingsRoutes,
  listPagesRoutes,
  listNavigationRows,
  listJobsRoutes,
  platformHealthRoutes,
] as const;
