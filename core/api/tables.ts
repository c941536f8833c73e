import { accountRemovals } from "#core/accounts/account-removals-table.ts";
import { accessTokenKeys, accessTokens } from "#core/accounts/access-token.ts";
import { adoptions } from "#core/accounts/adoption.ts";
import { startingPoints } from "#core/accounts/built-in-start.ts";
import { signedInProfiles } from "#core/accounts/device.ts";
import { sessions } from "#core/accounts/session.ts";
import { users } from "#core/accounts/user.ts";
import { learnedFacts } from "#core/models/remote/model-facts-table.ts";
import { providerSettings } from "#core/models/remote/provider-setting.ts";
import { backupUploads } from "#core/backup/backup-uploads-table.ts";
import { chatMessages, chatSessions } from "#core/chat/chat.ts";
import { collections } from "#core/library/collections/collection.ts";
import { components } from "#core/workspace/components/component.ts";
import { formerConversations, formerConversationTags, formerMessages } from "#core/chat/former-chats.ts";
import { discardedBlobs } from "#core/storage/discard.ts";
import { documents } from "#core/library/documents/document.ts";
import { documentGuides } from "#core/library/documents/guides/document-guide.ts";
import { recognisedPages } from "#core/library/documents/ocr/recognised-page-table.ts";
import {
  evaluationFiles,
  evaluationResults,
  evaluationRuns,
  evaluationStates,
} from "#core/library/evaluation/evaluation.ts";
import { savedCases } from "#core/library/evaluation/cases/saved-case.ts";
import { highlights } from "#core/library/highlights/highlight.ts";
import { extractions } from "#core/library/extraction/extraction.ts";
import { keptAnswers } from "#core/http/repeats/kept-answer.ts";
import { treeVersions } from "#core/workspace/hierarchy/tree-version.ts";
import { answerChoices, modelChoices } from "#core/models/ladder/model-choice.ts";
import { seenSpeeds } from "#core/models/local/generation/seen-speed.ts";
import { installedModels } from "#core/models/local/installed-model.ts";
import { jobEvents, jobs } from "#core/work/job.ts";
import { navigationRoutes } from "#core/workspace/navigation/navigation-route.ts";
import { pages } from "#core/workspace/pages/page.ts";
import { personas } from "#core/chat/personas/persona.ts";
import { prompts } from "#core/chat/prompts/prompt.ts";
import { accountPlugins } from "#core/plugins/registry/account/account-plugin.ts";
import { pluginBundles } from "#core/plugins/registry/bundle.ts";
import { plugins } from "#core/plugins/registry/plugin.ts";
import { pluginCatalogues } from "#core/plugins/sources/catalogue-table.ts";
import { pluginUploads } from "#core/plugins/registry/upload.ts";
import { pluginStates } from "#core/plugins/state/plugin-state.ts";
import { requestCounts } from "#core/http/request-count.ts";
import { settingDefinitions, settingInstances } from "#core/workspace/settings/setting.ts";
import type { Table } from "#core/storage/table.ts";
import { syncTables } from "#core/sync/server/server-tables.ts";
import { blobHolders, blobUploads } from "#core/sync/files/blob-tables.ts";
import { accountKeys, sealedFiles } from "#core/sync/encryption/tables.ts";
import { syncChoices } from "#core/sync/device/sync-choice.ts";
import { tags } from "#core/chat/tags/tag.ts";

/** Every table there is; the stores of both hosts are made from this list. */
export const tables: readonly Table[] = [
  collections,
  documents,
  documentGuides,
  recognisedPages,
  highlights,
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
  formerConversations,
  formerMessages,
  formerConversationTags,
  tags,
  personas,
  prompts,
  startingPoints,
  adoptions,
  accountRemovals,
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
];
