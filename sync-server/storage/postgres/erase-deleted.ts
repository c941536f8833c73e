import { StorageUnreachable } from "#core/storage/storage-errors.ts";
import type { Table } from "#core/storage/table.ts";
import type { PostgresConnection } from "./connection.ts";
import { textKey } from "./keys.ts";

/** Milliseconds between two looks at the transactions of others, and how long they are waited for. */
const LOOK_EVERY = 100;
const WAIT_AT_MOST = 60_000;

/**
 * Writes every table into new files, with its samples for the planner, which are parts of rows too. The write-ahead
 * log, archives of it, replicas and backups go on holding what was deleted until PostgreSQL and its owner remove them.
 */
export async function eraseDeleted(db: PostgresConnection, tables: readonly Table[], owner: string): Promise<void> {
  await db.all("DELETE FROM _set_aside WHERE owner = $1", [textKey(owner)]);
  await endOfOlderTransactions(db);
  for (const name of [...tables.map((table) => table.name), "_set_aside"])
    await db.all(`VACUUM (FULL, ANALYZE) "${name}"`);
  // Only the owner of the database may; for others PostgreSQL warns and leaves it.
  await db.all("VACUUM (FULL) pg_catalog.pg_statistic");
}

/** Rows that a running transaction may still see are copied along with the others. */
async function endOfOlderTransactions(db: PostgresConnection): Promise<void> {
  const [now] = await db.all("SELECT pg_current_xact_id()::xid::text");
  for (const until = Date.now() + WAIT_AT_MOST; ;) {
    const [older] = await db.all(
      `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND backend_xmin IS NOT NULL AND age(backend_xmin) >= age($1::xid)`,
      [String(now?.[0])],
    );
    if (Number(older?.[0]) === 0) return;
    if (Date.now() > until) {
      throw new StorageUnreachable(
        "Another program has had a transaction open on the database for a minute, so what was deleted cannot be removed from its files; end that program, then start Lectern again.",
      );
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}
