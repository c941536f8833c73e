import { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import type { MakeCounter } from "#core/http/rate-limit.ts";
import { createLeasedCounter } from "./leased-counter.ts";

export interface CountersOptions {
  readonly url: string;
  readonly report: (error: unknown) => void;
}

export interface Counters {
  readonly makeCounter: MakeCounter;
  close(): Promise<void>;
}

const TABLE = "rate_limits";
/** Sessions for counting alone: a request is counted before it gets one of the others. */
const SESSIONS = 2;
const CONNECT_WITHIN = 10_000;

/**
 * Counts requests in one table for all servers, several with one write (`leased-counter.ts`). It is not logged: what a crash of the database loses is who asked how
 * often in the last minutes. While the database does not answer, each server counts for itself.
 */
export async function openCounters({ url, report }: CountersOptions): Promise<Counters> {
  const pool = new Pool({
    connectionString: url,
    max: SESSIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    application_name: "lectern counters",
  });
  pool.on("error", ({ message }) => report(new Error(`A session that counts requests was lost: ${message}`)));
  await makeTable(pool);

  return {
    makeCounter(counting) {
      const shared = new RateLimiterPostgres({
        ...counting,
        storeClient: pool,
        storeType: "pool",
        tableName: TABLE,
        tableCreated: true,
        insuranceLimiter: new RateLimiterMemory(counting),
        // Who has had enough is refused without asking again.
        inMemoryBlockOnConsumed: counting.points + 1,
      });
      return createLeasedCounter({ shared, points: counting.points, now: Date.now });
    },
    close: async () => void (pool.ended || (await pool.end())),
  };
}

/** Servers that start together must not make it at once: PostgreSQL refuses the second one. */
async function makeTable(pool: Pool): Promise<void> {
  const session = await pool.connect();
  try {
    await session.query("BEGIN");
    await session.query("SELECT pg_advisory_xact_lock(hashtext('lectern rate limits'))");
    await session.query(
      `CREATE UNLOGGED TABLE IF NOT EXISTS ${TABLE} (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
    );
    await session.query("COMMIT");
  } finally {
    session.release();
  }
}
