import { HOST_OWNER, users } from "#core/accounts/user.ts";
import { providerSettings } from "#core/models/remote/provider-setting.ts";
import { soleProcess, type Claims } from "#core/work/claims.ts";
import { inMemory, type MakeCounter } from "#core/http/rate-limit.ts";
import { ANY_OWNER, type Store } from "#core/storage/store.ts";
import { settingInstances } from "#core/workspace/settings/setting.ts";
import { readHostKey } from "../accounts/host-key.ts";
import { readSharedHostKey } from "./postgres/shared-host-key.ts";
import { extension, tables } from "../sync/synced-tables.ts";
import { createCachedStore } from "../cached-store.ts";
import type { StoragePlaces } from "./storage-places.ts";
import { connectPostgres } from "./postgres/connection.ts";
import type { Peers } from "../peers.ts";
import { openCounters } from "./postgres/counters.ts";
import { openPeers } from "./postgres/peers.ts";
import { hasSchema } from "./postgres/schema.ts";
import { openPostgresStore } from "./postgres/store.ts";
import type { EraseDeleted } from "./erase-deleted.ts";
import { refuseLostDatabase } from "./lost-database.ts";
import { createStoreThread } from "./store-thread.ts";

/** The rows, and what follows from whether other servers share them. */
export interface Database {
  readonly store: Store;
  readonly eraseDeleted: EraseDeleted["eraseDeleted"];
  readonly claims: Claims;
  /** The key tokens are signed with. */
  readonly hostKey: string;
  /** The other servers; null where this one has the rows to itself. */
  readonly peers: Peers | null;
  /** Counts requests where all servers see it. */
  readonly makeCounter: MakeCounter;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly rows: StoragePlaces["rows"];
  readonly dataDir: string;
  /** Instead of a key that this server makes by itself. */
  readonly secretKey: string | null;
  readonly report: (error: unknown) => void;
  /** Another server has brought the database to a newer version of the program: this one has to end. */
  readonly onOutgrown: () => void;
}

export function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { rows } = options;
  return "sqlite" in rows ? openOwn(rows.sqlite, options) : openShared(rows.postgres, options);
}

async function openOwn(path: string, { dataDir, secretKey }: DatabaseOptions): Promise<Database> {
  await refuseLostDatabase(path);
  const thread = await createStoreThread({ path, tables: new URL("../sync/synced-tables.ts", import.meta.url) });
  const store = createCachedStore(thread, extension);
  const hostKey = await closingOnFailure(thread, () => secretKey ?? readHostKey(dataDir, () => needsHostKey(store)));
  return {
    store,
    eraseDeleted: (owner) => thread.eraseDeleted(owner),
    claims: soleProcess,
    hostKey,
    peers: null,
    makeCounter: inMemory,
    close: () => thread.close(),
  };
}

/** Nothing is cached: another server may write at any time. */
async function openShared(url: string, { secretKey, report, onOutgrown }: DatabaseOptions): Promise<Database> {
  const db = connectPostgres({ url, report });
  const store = await openPostgresStore({ db, tables, extension, onNewer: onOutgrown });
  const hostKey = await closingOnFailure(store, () => secretKey ?? readSharedHostKey(db, () => needsHostKey(store)));
  const peers = openPeers({ url, report });
  const counters = await openCounters({ url, report });
  // Whoever has no reason to write would go on reading what it does not know.
  peers.hear("tables", () => {
    hasSchema(db, tables).then((ours) => ours || onOutgrown(), report);
  });
  peers.tell("tables");
  const close = async () => {
    await Promise.all([peers.close(), counters.close()]);
    await store.close();
  };
  const { eraseDeleted } = store;
  return { store, eraseDeleted, claims: peers.claims, hostKey, peers, makeCounter: counters.makeCounter, close };
}

/** Whether somebody loses something when this server signs and seals with another key than so far. */
async function needsHostKey(store: Store): Promise<boolean> {
  if ((await store.count(users, { owner: HOST_OWNER })) > 0) return true;
  const providers = await store.query(providerSettings, { owner: ANY_OWNER });
  if (providers.some(({ servers }) => servers.some(({ sealed_key }) => sealed_key !== null))) return true;
  const settings = await store.query(settingInstances, { owner: ANY_OWNER });
  return settings.some(({ is_sealed }) => is_sealed);
}

async function closingOnFailure<Result>(
  store: Pick<Store, "close">,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await store.close();
    throw error;
  }
}
