import { providerSettings, type ProviderSettingRow } from "#core/models/remote/provider-setting.ts";
import { chatMessages, chatSessions } from "../chat/chat.ts";
import { collections } from "#core/library/collections/collection.ts";
import { components } from "#core/workspace/components/component.ts";
import { formerConversations, formerMessages } from "#core/chat/former-chats.ts";
import { documents } from "#core/library/documents/document.ts";
import {
  evaluationFiles,
  evaluationResults,
  evaluationRuns,
  evaluationStates,
} from "#core/library/evaluation/evaluation.ts";
import { savedCases } from "#core/library/evaluation/cases/saved-case.ts";
import { highlights } from "#core/library/highlights/highlight.ts";
import { answerChoices } from "#core/models/ladder/model-choice.ts";
import { navigationRoutes } from "#core/workspace/navigation/navigation-route.ts";
import { pages } from "#core/workspace/pages/page.ts";
import { personas } from "#core/chat/personas/persona.ts";
import { prompts } from "#core/chat/prompts/prompt.ts";
import { pluginStates } from "#core/plugins/state/plugin-state.ts";
import { settingDefinitions, settingInstances, type SettingInstanceRow } from "#core/workspace/settings/setting.ts";
import type { StoredRow, Table } from "../storage/table.ts";
import { tags } from "#core/chat/tags/tag.ts";

/** How the rows of a table go into a backup and come out of one. */
export interface BackedUp {
  readonly table: Table;
  /** The row is of no use, and not taken, where what this field names is neither here nor in the backup. */
  readonly parent?: { readonly field: string; readonly table: Table };
  /** A table of an earlier version, whose backups hold such rows under its name. */
  readonly former?: Table;
  /** Null where nothing of the row can be told to another host; `secret` says that something was left out. */
  leave?(row: StoredRow): { readonly row: StoredRow | null; readonly secret: string | null };
  /** What of the row here outlasts a newer one from a backup. */
  keep?(here: StoredRow, coming: StoredRow): StoredRow;
}

interface Declared<Row extends StoredRow> extends Pick<BackedUp, "parent" | "former"> {
  readonly leave?: (row: Row) => { readonly row: Row | null; readonly secret: string | null };
  readonly keep?: (here: Row, coming: Row) => Row;
}

const backedUp = <Row extends StoredRow>(table: Table<Row>, declared: Declared<Row> = {}): BackedUp => ({
  table,
  ...declared,
});
const below = <Row extends StoredRow>(field: string, table: Table<Row>): Pick<BackedUp, "parent"> => ({
  parent: { field, table: table },
});

/** Every table that is in a backup, in the order in which it is taken in: what is named comes before what names it. */
export const BACKED_UP: readonly BackedUp[] = [
  backedUp(collections),
  backedUp(documents, below("collection_id", collections)),
  backedUp(highlights, below("document_id", documents)),
  backedUp(personas),
  backedUp(prompts),
  backedUp(tags),
  backedUp(settingDefinitions),
  backedUp(settingInstances, { leave: withoutSealed }),
  backedUp(components),
  backedUp(pages),
  backedUp(navigationRoutes),
  backedUp(pluginStates),
  backedUp(providerSettings, { leave: withoutKeys, keep: keepKeys }),
  backedUp(answerChoices),
  backedUp(chatSessions, { former: formerConversations }),
  backedUp(chatMessages, { ...below("session_id", chatSessions), former: formerMessages }),
  backedUp(evaluationFiles),
  backedUp(evaluationRuns),
  backedUp(evaluationResults, below("run_id", evaluationRuns)),
  backedUp(evaluationStates),
  backedUp(savedCases),
];

const MACHINE = "It belongs to this machine.";
const WORK = "It is work under way, which no other host can go on with.";
const BOOKS = "These are the books of one host's syncing; every host keeps its own.";
const ACCOUNT = "Accounts, logins and tokens are made on each host.";
const FORMER = "Its rows are those of another table since then.";
const PLUGINS = "Plugins are installed anew from where they came from, so that a file cannot bring in a program.";

/** Every other table, and why it is not in a backup. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  discarded_blobs: MACHINE,
  installed_models: MACHINE,
  model_choices: MACHINE,
  model_facts: MACHINE,
  seen_speeds: MACHINE,
  blob_holders: MACHINE,
  sealed_files: MACHINE,
  tree_versions: MACHINE,
  starting_points: MACHINE,
  signed_in_profiles: ACCOUNT,
  users: ACCOUNT,
  sessions: ACCOUNT,
  access_tokens: ACCOUNT,
  account_removals: ACCOUNT,
  access_token_keys: ACCOUNT,
  account_keys:
    "An account is encrypted on one server; the key stays with its devices, and the next server gets its own.",
  document_guides: "Every host makes the guides again from its documents.",
  recognised_pages: "Every host recognises the pages again that are not in the text of their document yet.",
  plugins: PLUGINS,
  plugin_bundles: PLUGINS,
  plugin_uploads: PLUGINS,
  plugin_catalogues: PLUGINS,
  account_plugins: PLUGINS,
  jobs: WORK,
  job_events: WORK,
  extractions: WORK,
  blob_uploads: WORK,
  backup_uploads: WORK,
  sync_rows: BOOKS,
  sync_heads: BOOKS,
  sync_aside: BOOKS,
  sync_conflicts: BOOKS,
  sync_devices: BOOKS,
  sync_links: BOOKS,
  sync_recovered: BOOKS,
  sync_statements: BOOKS,
  sync_epochs: BOOKS,
  sync_choices: BOOKS,
  conversations: FORMER,
  messages: FORMER,
  conversation_tags: FORMER,
  adoptions: BOOKS,
  request_counts: MACHINE,
  kept_answers: MACHINE,
};

function withoutSealed(row: SettingInstanceRow) {
  return row.is_sealed ? { row: null, secret: row.name } : { row, secret: null };
}

/** A key is sealed with a host's own; nothing else could open it. */
function withoutKeys(row: ProviderSettingRow) {
  const hasKeys = row.servers.some(({ sealed_key }) => sealed_key !== null);
  const servers = row.servers.map((server) => ({ ...server, sealed_key: null }));
  return { row: { ...row, servers }, secret: hasKeys ? row.name : null };
}

/** Only for the same address: a backup must not send a key to another server. */
function keepKeys(here: ProviderSettingRow, coming: ProviderSettingRow): ProviderSettingRow {
  const servers = coming.servers.map((server) => {
    const known = here.servers.find(({ id, server_url }) => id === server.id && server_url === server.server_url);
    return here.provider === coming.provider && known ? { ...server, sealed_key: known.sealed_key } : server;
  });
  return { ...coming, servers };
}
