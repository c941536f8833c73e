import { codeOf } from "../file-errors.ts";
import { Pool, types, type PoolClient } from "pg";
import { translating } from "./errors.ts";

export type PgValue = string | number | boolean | null | readonly (string | number | null)[];

/** Runs statements; rows come as arrays of columns. */
export interface PostgresSession {
  all(sql: string, values?: readonly PgValue[]): Promise<unknown[][]>;
}

/** What a transaction begins with, on the same way there and back as its BEGIN. */
export interface Opening {
  readonly statements: readonly string[];
  /** Sees the first column of what the last statement found; throws where the work must not be done. */
  check(found: unknown): void;
}

/** A database with as many sessions as are needed at once. */
export interface PostgresConnection extends PostgresSession {
  /** All of the work or nothing of it. Work that met another transaction's lock in the wrong order is begun again. */
  transaction<Result>(work: (session: PostgresSession) => Promise<Result>, opening?: Opening): Promise<Result>;
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
        oid === types.builtins.INT8
          ? Number
          : format === "binary"
            ? types.getTypeParser(oid, format)
            : types.getTypeParser(oid),
    },
  });
  // Its own error holds the whole client, password and all; that is nothing for a log.
  pool.on("error", ({ message }) => report(new Error(`A session of the database was lost: ${message}`)));
  const run = async (target: Pool | PoolClient, sql: string, values: readonly PgValue[]) =>
    (await target.query<unknown[]>({ text: sql, values: [...values], rowMode: "array" })).rows;

  return {
    all: (sql, values = []) => translating(() => run(pool, sql, values)),
    transaction: (work, opening) => translating(() => withRetries(() => inTransaction(pool, run, work, opening))),
    close: async () => void (pool.ended || (await pool.end())),
  };
}

async function inTransaction<Result>(
  pool: Pool,
  run: (client: PoolClient, sql: string, values: readonly PgValue[]) => Promise<unknown[][]>,
  work: (session: PostgresSession) => Promise<Result>,
  opening: Opening | undefined,
): Promise<Result> {
  const client = await pool.connect();
  let broken = false;
  try {
    await begin(client, opening);
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

async function begin(client: PoolClient, opening: Opening | undefined): Promise<void> {
  if (!opening) return void (await client.query("BEGIN"));
  // Several statements at once have a result each, which the types do not say.
  const text = ["BEGIN", ...opening.statements].join("; ");
  const results = (await client.query({ text, rowMode: "array" })) as unknown as readonly { rows: unknown[][] }[];
  opening.check(results.at(-1)?.rows[0]?.[0]);
}

export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(codeOf(error) ?? "")) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * APART * attempt));
    }
  }
}
