import { messageOf } from "./message-of.ts";
import type { StoredRow, Table } from "./table.ts";
import { parseRow, uniqueKey } from "./write-plan.ts";

/**
 * A change of stored rows that no default can express. Runs once on every row of the table;
 * recorded by `id`, which therefore never changes. Rows come as they were stored, unchecked.
 */
export interface RowMigration {
  readonly id: string;
  /** Name of the table. */
  readonly table: string;
  change(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
}

/** A row the newest schema refuses: kept whole, out of all answers, and taken back when a later schema accepts it. */
export interface SetAsideRow {
  readonly table: string;
  readonly owner: string;
  readonly id: string;
  readonly row: unknown;
  readonly reason: string;
}

/** What stores that can outlive their schema tell beyond the port. */
export interface SetAside {
  setAsideRows(): Promise<readonly SetAsideRow[]>;
}

/**
 * SHA-256 of a schema's text. Making the text of 64 tables takes tens of milliseconds, hashing what is stored one: a
 * program that was told the hash at build time can tell its own schema by it.
 */
export async function fingerprintHash(fingerprint: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(fingerprint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Thrown by a migration to stop all of it; any other error it throws sets the one row aside. */
export class MigrationInterrupted extends Error {
  constructor() {
    super("The stored data could not be brought to the new version; nothing was changed. Start again.");
    this.name = "MigrationInterrupted";
  }
}

export type Migrated = { readonly row: StoredRow } | { readonly reason: string };

/** Brings the rows of a table under its new schema, one after another: the row, or why it must be set aside. */
export function createSettling(table: Table, migrations: readonly RowMigration[]) {
  const taken = new Set<string>();
  return function settle(stored: Readonly<Record<string, unknown>>): Migrated {
    const migrated = migrateRow(table, migrations, stored);
    if ("reason" in migrated) return migrated;
    const keys = table.indexes
      .filter(({ unique }) => unique)
      .map((index) => ({ index, key: uniqueKey(index, migrated.row) }));
    const clash = keys.find(({ index, key }) => key !== undefined && taken.has(`${index.fields.join()} ${key}`));
    if (clash) return { reason: `another row has the same ${clash.index.fields.join(", ")}` };
    for (const { index, key } of keys) taken.add(`${index.fields.join()} ${key}`);
    return migrated;
  };
}

function migrateRow(
  table: Table,
  migrations: readonly RowMigration[],
  stored: Readonly<Record<string, unknown>>,
): Migrated {
  try {
    const row = parseRow(
      table,
      migrations.reduce((current, migration) => migration.change(current), stored),
    );
    const moved = row.id !== stored["id"] || row.owner !== stored["owner"];
    return moved ? { reason: "a migration changed the id or owner of the row" } : { row };
  } catch (error) {
    if (error instanceof MigrationInterrupted) throw error;
    return { reason: messageOf(error) };
  }
}
