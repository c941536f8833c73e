import { Pool, types, type PoolClient } from "pg";
import { translating } from "./errors.ts";

export type PgValue = string | number | boolean | null | readonly (string | number | null)[];

/** Runs statements; rows come as arrays of columns. */
export interface PostgresSession {
  all(sql: string, values?: readonly PgValue[]): Promise<unknown[][]>;
}

/** A database with as many sessions as are needed at once. */
export interface PostgresConnection extends PostgresSession {
  /** All of the work or nothing of it. Work that met another transaction's lock in the wrong order is begun again. */
  transaction<Result>(work: (session: PostgresSession) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Times a transaction is begun again after a deadlock or a serialisation failure. */
const ATTEMPTS = 8;
/** Milliseconds before it is, at most, times the attempt: those that met do not meet again. */
const APART = 20;
const TRY_AGAIN = new Set(["40001", "40P01"]);

/** Milliseconds. */
const CONNECT_WITHIN = 10_000;

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`, with the options of libpq's connection URIs. */
  readonly url: string;
  /** Sessions at once; each is a process of the database server. */
  readonly sessions?: number;
  /** A session that nobody used was lost: the server was restarted, the network went away. */
  readonly report: (error: unknown) => void;
}

/** Connects at the first statement and again whenever a session was lost. */
export function connectPostgres({ url, sessions = 8, report }: PostgresOptions): PostgresConnection {
  const pool = new Pool({
    connectionString: url,
    max: sessions,
    connectionTimeoutMillis: CONNECT_WITHIN,
    application_name: "lectern",
    // Counts and revisions; they stay far below 2^53.
    types: {
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format as "text"),
    },
  });
  // Its own error holds the whole client, password and all; that is nothing for a log.
  pool.on("error", ({ message }) => report(new Error(`A session of the database was lost: ${message}`)));
  const run = async (target: Pool | PoolClient, sql: string, values: readonly PgValue[]) =>
    (await target.query({ text: sql, values: [...values], rowMode: "array" })).rows as unknown[][];

  return {
    all: (sql, values = []) => translating(() => run(pool, sql, values)),
    transaction: (work) => translating(() => withRetries(() => inTransaction(pool, run, work))),
    close: async () => void (pool.ended || (await pool.end())),
  };
}

async function inTransaction<Result>(
  pool: Pool,
  run: (client: PoolClient, sql: string, values: readonly PgValue[]) => Promise<unknown[][]>,
  work: (session: PostgresSession) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query("BEGIN");
    const result = await work({ all: (sql, values = []) => run(client, sql, values) });
    await client.query("COMMIT");
    return result;
  } catch (error) {
    // A session that cannot even roll back is not given to the next.
    await client.query("ROLLBACK").catch(() => (broken = true));
    throw error;
  } finally {
    client.release(broken);
  }
}

export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(String((error as { code?: unknown }).code))) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * APART * attempt));
    }
  }
}
