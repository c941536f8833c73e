import { accessTokenKeys, accessTokens } from "./accounts/access-token.ts";
import { adoptions } from "./accounts/adoption.ts";
import { startingPoints } from "./accounts/built-in-start.ts";
import { signedInProfiles } from "./accounts/device.ts";
import { sessions } from "./accounts/session.ts";
import { users } from "./accounts/user.ts";
import { learnedFacts } from "./ai/model-facts-table.ts";
import { providerSettings } from "./ai/provider-setting.ts";
import { backupUploads } from "./backup/backup-uploads-table.ts";
import { chatMessages, chatSessions } from "./chat/chat.ts";
import { collections } from "./collections/collection.ts";
import { components } from "./components/component.ts";
import { conversationTags, conversations, messages } from "./conversations/conversation.ts";
import { discardedBlobs } from "./documents/discard.ts";
import { documents } from "./documents/document.ts";
import { documentGuides } from "./documents/guides/document-guide.ts";
import { recognisedPages } from "./documents/ocr/recognised-page-table.ts";
import { evaluationFiles, evaluationResults, evaluationRuns, evaluationStates } from "./evaluation/evaluation.ts";
import { savedCases } from "./evaluation/cases/saved-case.ts";
import { extractions } from "./extraction/extraction.ts";
import { keptAnswers } from "./http/repeats/kept-answer.ts";
import { treeVersions } from "./hierarchy/tree-version.ts";
import { answerChoices, modelChoices } from "./generation/model-choice.ts";
import { seenSpeeds } from "./generation/seen-speed.ts";
import { installedModels } from "./models/installed-model.ts";
import { jobEvents, jobs } from "./jobs/job.ts";
import { navigationRoutes } from "./navigation/navigation-route.ts";
import { pages } from "./pages/page.ts";
import { personas } from "./personas/persona.ts";
import { accountPlugins } from "./plugins/account/account-plugin.ts";
import { pluginBundles } from "./plugins/bundle.ts";
import { plugins } from "./plugins/plugin.ts";
import { pluginCatalogues } from "./plugins/sources/catalogues.ts";
import { pluginUploads } from "./plugins/upload.ts";
import { pluginStates } from "./plugin-state/plugin-state.ts";
import { requestCounts } from "./request-counts/request-count.ts";
import { settingDefinitions, settingInstances } from "./settings/setting.ts";
import type { Table } from "./storage/table.ts";
import { syncTables } from "./sync/server-tables.ts";
import { blobHolders, blobUploads } from "./sync/blobs/blob-tables.ts";
import { accountKeys, sealedFiles } from "./sync/encryption/tables.ts";
import { syncChoices } from "./sync/sync-choice.ts";
import { tags } from "./tags/tag.ts";

/** Every table there is; the stores of both hosts are made from this list. */
export const tables: readonly Table[] = [
  collections,
  documents,
  documentGuides,
  recognisedPages,
  discardedBlobs,
  backupUploads,
  chatSessions,
  chatMessages,
  evaluationRuns,
  evaluationResults,
  evaluationStates,
  evaluationFiles,
  savedCases,
  installedModels,
  answerChoices,
  modelChoices,
  seenSpeeds,
  users,
  sessions,
  accessTokens,
  accessTokenKeys,
  signedInProfiles,
  settingDefinitions,
  settingInstances,
  conversations,
  messages,
  conversationTags,
  tags,
  personas,
  startingPoints,
  adoptions,
  treeVersions,
  pages,
  pluginStates,
  plugins,
  pluginBundles,
  pluginUploads,
  pluginCatalogues,
  accountPlugins,
  navigationRoutes,
  components,
  jobs,
  jobEvents,
  extractions,
  requestCounts,
  keptAnswers,
  providerSettings,
  learnedFacts,
  ...syncTables,
  syncChoices,
  blobHolders,
  blobUploads,
  accountKeys,
  sealedFiles,
] as unknown as readonly Table[];
