import { chatRoutes } from "#core/chat/chat.routes.ts";
import { collectionRoutes } from "#core/library/collections/collections.routes.ts";
import { copyRoutes } from "#core/library/documents/copies.routes.ts";
import { documentRoutes } from "#core/library/documents/documents.routes.ts";
import { allHighlightRoutes, highlightRoutes } from "#core/library/highlights/highlights.routes.ts";
import { searchRoutes } from "#core/library/search/search.routes.ts";
import { createJobRoutes } from "#core/work/jobs.routes.ts";
import { Job, jobKinds, JobType, NewJob } from "../job-kinds.ts";

export const libraryResources = [
  collectionRoutes,
  documentRoutes,
  copyRoutes,
  highlightRoutes,
  allHighlightRoutes,
  chatRoutes,
  searchRoutes,
] as const;

export const jobRoutes = createJobRoutes({ kinds: jobKinds, JobType, Job, NewJob });
