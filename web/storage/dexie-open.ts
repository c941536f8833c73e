import { Dexie, type Transaction } from "dexie";
import { fingerprintHash, createSettling, type RowMigration } from "#core/storage/schema-change.ts";
import { StorageIsNewer, StorageUnreachable } from "#core/storage/storage-errors.ts";
import type { Table } from "#core/storage/table.ts";
import { hasErrorNamed } from "./idb-errors.ts";
import { dexieStores, toRecord, type RowRecord, type SchemaRecord } from "./dexie-schema.ts";

export interface DexieOptions {
  /** Name of the IndexedDB database. */
  readonly name: string;
  readonly tables: readonly Table[];
  readonly migrations: readonly RowMigration[];
  /** Hash of the fingerprint of these tables and migrations, where it is known; it is made when left out. */
  readonly schemaHash?: string | undefined;
  /** Another tab does not let go of the old version; the upgrade waits for it. */
  readonly onBlocked: () => void;
}

/** Rows rewritten between two requests while migrating. */
const PAGE = 500;

/** Looks at the database and upgrades it where needed; another tab may do the same in between, hence the tries. */
const TRIES = 5;

/**
 * Opens the database with the declared tables. Its version is derived: when what is installed differs from what is
 * declared, the next version is opened, and rows are rewritten in that upgrade, which happens wholly or not at all.
 */
export async function openDexie(options: DexieOptions): Promise<Dexie> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await openAsInstalled(options);
    const state = found && (await readState(found));
    const newest = state?.history.at(-1);
    if (found && newest !== undefined && (await isKnown(options, newest))) return found;
    const wanted = await fingerprintsOf(options);
    if (found && newest === wanted.schema) return found;
    found?.close();
    if (state?.history.includes(wanted.schema)) throw new StorageIsNewer();
    (await openNextVersion(options, wanted, found, state)).close();
  }
  throw new StorageUnreachable("Other tabs keep changing the stored data; close them and reload this page.");
}

const isKnown = async ({ schemaHash }: DexieOptions, fingerprint: string): Promise<boolean> =>
  schemaHash !== undefined && (await fingerprintHash(fingerprint)) === schemaHash;

interface Fingerprints {
  readonly schema: string;
  /** By the name of the table. */
  readonly tables: Readonly<Record<string, string>>;
}

/** The code for it is read only here: a program that knows the hash of its schema seldom needs it. */
async function fingerprintsOf({ tables, migrations }: DexieOptions): Promise<Fingerprints> {
  const { schemaFingerprint, tableFingerprint } = await import("#core/storage/schema-fingerprint.ts");
  return {
    schema: schemaFingerprint(tables, migrations),
    tables: Object.fromEntries(tables.map((table) => [table.name, tableFingerprint(table)])),
  };
}

async function openAsInstalled(options: DexieOptions): Promise<Dexie | undefined> {
  // Not `Dexie.exists`: that makes a missing database and deletes it again, and with it what another worker made meanwhile.
  if (!(await Dexie.getDatabaseNames()).includes(options.name)) return undefined;
  const db = makeDexie(options);
  return db.open().catch((error: unknown) => {
    if (hasErrorNamed(error, ["NoSuchDatabaseError"])) return undefined; // deleted, or never finished by another worker
    throw error;
  });
}

async function openNextVersion(
  options: DexieOptions,
  wanted: Fingerprints,
  installed: Dexie | undefined,
  state: SchemaRecord | undefined,
): Promise<Dexie> {
  const db = makeDexie(options);
  const version = db.version((installed?.verno ?? 0) + 1).stores(dexieStores(options.tables, installed));
  if (installed) version.upgrade((transaction) => migrate(transaction, options, wanted, state));
  else db.on("populate", (transaction) => void transaction.table("_schema").add(newState(options, wanted, undefined)));
  return db.open();
}

function makeDexie({ name, onBlocked }: DexieOptions): Dexie {
  const db = new Dexie(name, { autoOpen: false });
  db.on("blocked", onBlocked);
  // Another tab wants to upgrade or delete: let go at once. The next call opens again and sees what is there then.
  db.on("versionchange", () => {
    db.close();
    return false;
  });
  return db;
}

async function readState(db: Dexie): Promise<SchemaRecord | undefined> {
  if (!db.tables.some(({ name }) => name === "_schema")) return undefined;
  return db.table<SchemaRecord, string>("_schema").get("state");
}

function newState({ migrations }: DexieOptions, wanted: Fingerprints, state: SchemaRecord | undefined): SchemaRecord {
  return {
    key: "state",
    history: [...(state?.history ?? []), wanted.schema],
    tables: { ...state?.tables, ...wanted.tables },
    migrations: [...new Set([...(state?.migrations ?? []), ...migrations.map(({ id }) => id)])],
  };
}

/** Awaits nothing but Dexie: IndexedDB would end the upgrade's transaction. */
async function migrate(
  transaction: Transaction,
  options: DexieOptions,
  wanted: Fingerprints,
  state: SchemaRecord | undefined,
): Promise<void> {
  const pending = options.migrations.filter(({ id }) => !state?.migrations.includes(id));
  for (const table of options.tables) {
    const own = pending.filter((migration) => migration.table === table.name);
    const unchanged = state?.tables[table.name] === wanted.tables[table.name];
    if (!unchanged || own.length > 0) await rewriteRows(transaction, table, own);
  }
  await transaction.table("_schema").put(newState(options, wanted, state));
}

/** A row that its schema refuses, as it was stored. */
interface AsideRecord {
  readonly table: string;
  readonly owner: string;
  readonly id: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly reason: string;
}

/** Every row under the new schema; what it refuses is set aside, and rows set aside before are tried again. */
async function rewriteRows(transaction: Transaction, table: Table, migrations: readonly RowMigration[]): Promise<void> {
  const rows = transaction.table<RowRecord>(table.name);
  const aside = transaction.table<AsideRecord>("_set_aside");
  const settle = createSettling(table, migrations);
  let after: [string, string] | undefined;
  for (;;) {
    const page: RowRecord[] = await (after ? rows.where(":id").above(after) : rows.toCollection())
      .limit(PAGE)
      .toArray();
    for (const { owner, id, row } of page) {
      const settled = settle(row);
      after = [owner, id];
      if ("row" in settled) await rows.put(toRecord(table, settled.row));
      else {
        await aside.put({ table: table.name, owner, id, row, reason: settled.reason });
        await rows.delete(after);
      }
    }
    if (page.length < PAGE) break;
  }
  for (const { owner, id, row } of await aside.where("table").equals(table.name).toArray()) {
    if (await rows.get([owner, id])) continue;
    const settled = settle(row);
    if ("reason" in settled) continue;
    await rows.put(toRecord(table, settled.row));
    await aside.delete([table.name, owner, id]);
  }
}
