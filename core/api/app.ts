import { authRoutes } from "#core/accounts/auth.routes.ts";
import { aiProviderRoutes } from "#core/chat/providers/ai-providers.routes.ts";
import { aiSettingRoutes } from "#core/models/remote/ai-settings.routes.ts";
import { chatRoutes } from "#core/chat/chat.routes.ts";
import { collectionRoutes } from "#core/library/collections/collections.routes.ts";
import { componentRoutes } from "#core/workspace/components/components.routes.ts";
import { createImportRoutes } from "#core/backup/imports.routes.ts";
import { createDocsRoutes } from "./docs/docs.routes.ts";
import { conversationRoutes } from "#core/chat/conversations/conversations.routes.ts";
import { copyRoutes } from "#core/library/documents/copies.routes.ts";
import { documentRoutes } from "#core/library/documents/documents.routes.ts";
import { allHighlightRoutes, highlightRoutes } from "#core/library/highlights/highlights.routes.ts";
import { caseRoutes } from "#core/library/evaluation/cases/cases.routes.ts";
import { evaluationRoutes } from "#core/library/evaluation/evaluation.routes.ts";
import { generationRoutes } from "#core/models/ladder/generation.routes.ts";
import { healthRoutes, platformHealthRoutes } from "./health/health.routes.ts";
import { mountRoutes } from "#core/http/route.ts";
import { extractionRoutes } from "#core/library/extraction/extraction.routes.ts";
import { exportRoutes } from "#core/backup/exports.routes.ts";
import { createJobRoutes } from "#core/work/jobs.routes.ts";
import { Job, jobKinds, JobType, NewJob } from "./job-kinds.ts";
import { modelHostRoutes, ollamaRoutes } from "#core/models/remote/model-host/model-host.routes.ts";
import { modelRoutes } from "#core/models/local/models.routes.ts";
import { navigationRouteRoutes } from "#core/workspace/navigation/navigation.routes.ts";
import { pageRoutes } from "#core/workspace/pages/pages.routes.ts";
import { personaRoutes } from "#core/chat/personas/personas.routes.ts";
import { promptRoutes } from "#core/chat/prompts/prompts.routes.ts";
import { pluginFrameRoutes } from "#core/plugins/registry/plugin-frame.routes.ts";
import { pluginRoutes } from "#core/plugins/registry/plugins.routes.ts";
import { publicPluginRoutes } from "#core/plugins/registry/public-plugins.routes.ts";
import { pluginStateRoutes } from "#core/plugins/state/plugin-state.routes.ts";
import { searchRoutes } from "#core/library/search/search.routes.ts";
import { settingRoutes } from "#core/workspace/settings/settings.routes.ts";
import { storageUseRoutes } from "./storage-use/storage-use.routes.ts";
import { searxngRoutes, webSearchRoutes } from "#core/chat/web-search/web-search.routes.ts";
import { keptRoutes } from "#core/sync/trash/kept.routes.ts";
import { tagRoutes } from "#core/chat/tags/tags.routes.ts";

/** The resources of both APIs; the typed client is made from these. */
export const resources = [
  collectionRoutes,
  documentRoutes,
  copyRoutes,
  highlightRoutes,
  allHighlightRoutes,
  chatRoutes,
  searchRoutes,
  evaluationRoutes,
  caseRoutes,
  healthRoutes,
  storageUseRoutes,
  modelRoutes,
  generationRoutes,
  authRoutes,
  settingRoutes,
  conversationRoutes,
  tagRoutes,
  personaRoutes,
  promptRoutes,
  pageRoutes,
  pluginRoutes,
  publicPluginRoutes,
  pluginFrameRoutes,
  pluginStateRoutes,
  navigationRouteRoutes,
  componentRoutes,
  keptRoutes,
  createJobRoutes({ kinds: jobKinds, JobType, Job, NewJob }),
  exportRoutes,
  createImportRoutes(Job),
  extractionRoutes,
  webSearchRoutes,
  searxngRoutes,
  aiProviderRoutes,
  aiSettingRoutes,
  modelHostRoutes,
  ollamaRoutes,
  platformHealthRoutes,
] as const;

/** Every endpoint of both APIs; both hosts answer exactly these. */
export const apiRoutes = mountRoutes([...resources, createDocsRoutes(resources)]);
