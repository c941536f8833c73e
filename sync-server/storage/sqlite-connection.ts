import { DatabaseSync, type StatementSync } from "node:sqlite";
import { StorageUnreachable } from "#core/storage/storage-errors.ts";
import { translating } from "./sqlite-errors.ts";

export type SqlValue = string | number | null;

/** One connection with its prepared statements; errors come out in the port's words. */
export interface SqliteConnection {
  readonly path: string;
  /** Rows as arrays of columns. */
  all(sql: string, values?: readonly SqlValue[]): SqlValue[][];
  run(sql: string, values?: readonly SqlValue[]): void;
  /** Statements without values: definitions and pragmas. */
  execute(sql: string): void;
  /** All of the work or nothing of it, holding the write lock from the start. */
  transaction<Result>(work: () => Result): Result;
  /** Everything read in the work is as it was at one moment, whatever other connections write. */
  snapshot<Result>(work: () => Result): Result;
  /** Moves what is in the log into the file, and both onto the disk, as far as no other connection reads from it. */
  checkpoint(): void;
  /** Writes the file anew from what is in it, and empties the log: nothing that was deleted is left in either. */
  rewrite(): void;
  close(): void;
}

/** Milliseconds a connection waits for another one's write. */
const BUSY_TIMEOUT = 5_000;

/**
 * Pages of 4 KB that wait in the log before a write itself moves them into the file, which takes two syncs: 16 MB, so
 * that bursts end before it; quiet moments are used with `checkpoint`.
 */
const CHECKPOINT_PAGES = 4000;

/** How often the log is to be emptied, a `BUSY_TIMEOUT` each, while others read from it: reads of our own take far less. */
const TRUNCATE_TRIES = 12;

/** Past this many the cache begins again: only as many shapes of queries exist as the program contains. */
const CACHED_STATEMENTS = 500;

/**
 * Opens the file, made when missing, in WAL mode: readers and one writer at a time, over any number of connections.
 * `secure_delete` overwrites what is deleted with zeros, so that only the log still holds it for a while.
 * `synchronous=NORMAL` keeps every acknowledged write through a killed process; a power cut may take the last ones, never the file.
 */
export function connectSqlite(path: string): SqliteConnection {
  const db = translating(path, () => open(path));
  const statements = new Map<string, StatementSync>();
  const begin = db.prepare("BEGIN");
  const beginWrite = db.prepare("BEGIN IMMEDIATE");
  const commit = db.prepare("COMMIT");

  function inTransaction<Result>(start: StatementSync, work: () => Result): Result {
    start.run();
    try {
      const result = work();
      commit.run();
      return result;
    } catch (error) {
      // A full disk makes SQLite roll back by itself; a second rollback would hide the first error.
      if (db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  }

  function statement(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= CACHED_STATEMENTS) statements.clear();
    const made = db.prepare(sql);
    made.setReturnArrays(true);
    statements.set(sql, made);
    return made;
  }

  return {
    path,
    all: (sql, values = []) => translating(path, () => statement(sql).all(...values) as unknown as SqlValue[][]),
    run: (sql, values = []) => translating(path, () => void statement(sql).run(...values)),
    execute: (sql) => translating(path, () => db.exec(sql)),
    transaction: (work) => translating(path, () => inTransaction(beginWrite, work)),
    snapshot: (work) => translating(path, () => inTransaction(begin, work)),
    checkpoint: () => translating(path, () => db.exec("PRAGMA wal_checkpoint(PASSIVE)")),
    rewrite: () => translating(path, () => rewrite(db, path)),
    close: () => db.close(),
  };
}

function rewrite(db: DatabaseSync, path: string): void {
  db.exec("VACUUM");
  for (let tries = 1; tries <= TRUNCATE_TRIES; tries++) {
    // Waits for whoever reads from the log, as long as for another one's write.
    const outcome = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
    if (outcome?.["busy"] === 0) return;
  }
  throw new StorageUnreachable(`Another program keeps reading the database ${path}; end it, then start Lectern again.`);
}

function open(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT });
  try {
    db.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};
        PRAGMA foreign_keys = ON; PRAGMA cache_size = -16000; PRAGMA secure_delete = ON;`,
    );
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
