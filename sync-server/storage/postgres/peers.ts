import { messageOf } from "#core/storage/message-of.ts";
import { createTurns } from "#core/storage/turns.ts";
import { createHash } from "node:crypto";
import { Client } from "pg";
import type { Peers } from "../../peers.ts";

export interface PeersOptions {
  readonly url: string;
  readonly report: (error: unknown) => void;
  /** Milliseconds between two looks whether the session still answers, and how long it may take to; the usual ones when left out. */
  readonly lookEvery?: number;
  readonly patience?: number;
}

/** One channel for all topics: each message is `topic text`. */
const CHANNEL = "lectern";
/** Milliseconds until a lost session is opened again. */
const REOPEN_AFTER = 1000;
/**
 * A network that goes away without a word leaves both sides believing in the session: the database would keep the locks
 * of a server that is gone for hours, and the server would work on what another has been given. So each side asks.
 */
const LOOK_EVERY = 15_000;
const PATIENCE = 30_000;
/** The database's side: silent for ten seconds, asked three times five seconds apart, and its locks are released. */
const KEEP_ALIVE = "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3";

interface Session {
  readonly client: Client;
  /** Runs one statement after the other, as one session must. */
  readonly run: (sql: string, values: readonly string[]) => Promise<unknown[][]>;
  readonly lost: AbortController;
  readonly held: Set<string>;
}

/**
 * Connects at the first use and again when the session was lost, which ends all claims. Messages are sent outside of
 * any write: a NOTIFY within a transaction takes a lock over the whole database while it commits.
 */
export function openPeers({ url, report, lookEvery = LOOK_EVERY, patience = PATIENCE }: PeersOptions): Peers {
  const listeners: { readonly topic: string; readonly heard: (text: string) => void }[] = [];
  let session: Promise<Session> | undefined;
  let closed = false;

  function onGone(error?: Error): void {
    session = undefined;
    if (closed) return;
    report(new Error(`The session with the other servers was lost${error ? `: ${error.message}` : "."}`));
    if (listeners.length > 0) reopen();
  }

  function onMessage(payload: string): void {
    const [topic = ""] = payload.split(" ", 1);
    for (const listener of listeners) if (listener.topic === topic) listener.heard(payload.slice(topic.length + 1));
  }

  function current(): Promise<Session> {
    if (closed) return Promise.reject(new Error("The server is stopping."));
    session ??= openSession({ url, lookEvery, patience, onGone, onMessage }).catch((error: unknown) => {
      session = undefined;
      throw new Error(`The other servers cannot be reached: ${messageOf(error)}`);
    });
    return session;
  }

  /** What was said while nobody listened is unknown, so everybody looks. */
  function reopen(): void {
    setTimeout(() => {
      if (closed) return;
      current().then(
        () => listeners.forEach(({ heard }) => heard("")),
        (error: unknown) => {
          report(error);
          reopen();
        },
      );
    }, REOPEN_AFTER).unref();
  }

  return {
    claims: {
      shared: true,
      async take(key) {
        const mine = await current();
        // A session may take its own lock twice, so our own work has to be kept apart here.
        if (mine.held.has(key)) return null;
        mine.held.add(key);
        const lock = lockNumber(key);
        const rows = await mine.run("SELECT pg_try_advisory_lock($1::bigint)", [lock]);
        if (rows[0]?.[0] !== true) {
          mine.held.delete(key);
          return null;
        }
        return {
          lost: mine.lost.signal,
          async release() {
            if (!mine.held.delete(key) || mine.lost.signal.aborted) return;
            await mine.run("SELECT pg_advisory_unlock($1::bigint)", [lock]);
          },
        };
      },
    },
    tell(topic, text = "") {
      if (closed) return;
      current()
        .then(({ run }) => run("SELECT pg_notify($1, $2)", [CHANNEL, `${topic} ${text}`]))
        .catch((error: unknown) => closed || report(error));
    },
    hear(topic, heard) {
      listeners.push({ topic, heard });
      current().catch((error: unknown) => {
        report(error);
        reopen();
      });
    },
    async close() {
      closed = true;
      const last = await session?.catch(() => undefined);
      await last?.client.end();
    },
  };
}

interface SessionOptions extends Required<Pick<PeersOptions, "url" | "lookEvery" | "patience">> {
  /** Once; with what went wrong where that is known. */
  readonly onGone: (error?: Error) => void;
  readonly onMessage: (payload: string) => void;
}

/** One session that listens, and is given up when it does not answer in time. */
async function openSession({ url, lookEvery, patience, onGone, onMessage }: SessionOptions): Promise<Session> {
  const client = new Client({
    connectionString: url,
    application_name: "lectern peers",
    keepAlive: true,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  const lost = new AbortController();
  const gone = (error?: Error) => {
    if (lost.signal.aborted) return;
    lost.abort();
    onGone(error);
  };
  client.on("error", gone);
  client.on("end", () => gone());
  client.on("notification", ({ payload = "" }) => onMessage(payload));
  await client.connect();
  await client.query(KEEP_ALIVE);
  await client.query(`LISTEN ${CHANNEL}`);
  const inTurn = createTurns();
  const run = (text: string, values: readonly string[]) =>
    inTurn(async () => {
      const { rows } = await client.query<unknown[]>({ text, values: [...values], rowMode: "array" });
      return rows;
    });
  const looking = setInterval(() => {
    run("SELECT 1", []).catch((error: Error) => {
      gone(error);
      // A database that does not answer does not close the connection either.
      client.connection.stream.destroy();
    });
  }, lookEvery).unref();
  lost.signal.addEventListener("abort", () => clearInterval(looking), { once: true });
  return { client, run, lost, held: new Set() };
}

/** Advisory locks are named by 64-bit numbers. */
function lockNumber(key: string): string {
  return createHash("sha256").update(`lectern ${key}`).digest().readBigInt64BE().toString();
}
