import { execFile, spawn } from "node:child_process";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";

const execute = promisify(execFile);

export interface PostgresServer {
  /** Address of an empty place of its own. */
  place(): Promise<string>;
  /** Ends it, everything written to the disk, and answers its folder: rows, write-ahead log, its log. Undefined where it is not ours. */
  stop(): Promise<string | undefined>;
  close(): Promise<void>;
}

interface Ending {
  readonly stop: PostgresServer["stop"];
  readonly close: PostgresServer["close"];
}

export interface PostgresOptions {
  /** Every statement with its values goes into a log in its folder. */
  readonly logsAll?: boolean;
}

/**
 * A real PostgreSQL on loopback over a folder that goes with it, from the packages of the system; undefined where there
 * are none. `TEST_DATABASE_URL` names a database to use instead: schemas are made in it and dropped again.
 */
export async function startPostgres({ logsAll = false }: PostgresOptions = {}): Promise<PostgresServer | undefined> {
  const given = process.env["TEST_DATABASE_URL"];
  if (given) return placesIn(given, { stop: async () => undefined, close: async () => undefined });
  const programs = await findPrograms();
  if (!programs) return undefined;

  const folder = await mkdtemp(join(tmpdir(), "lectern-postgres-"));
  // The database refuses to run as root; its packages bring a user of their own.
  const user = process.getuid?.() === 0 ? await idsOf("postgres") : undefined;
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const initial = ["-D", data, "-U", "lectern", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  await execute(join(programs, "initdb"), initial, { ...user, cwd: folder });

  const port = await freePort();
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
  // The write-ahead log keeps everything too, however long the tests take.
  if (logsAll) settings.push("logging_collector=on", "log_directory=log", "log_statement=all", "wal_keep_size=1GB");
  const server = spawn(join(programs, "postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
    ...user,
    cwd: folder,
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const killed = () => void server.kill("SIGQUIT");
  process.once("exit", killed);
  const stop = async () => {
    // "Fast": it writes everything down before it ends.
    server.kill("SIGINT");
    await ended;
    return folder;
  };
  const close = async () => {
    process.off("exit", killed);
    // "Immediate": nothing in it is worth a checkpoint.
    server.kill("SIGQUIT");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `postgres://lectern@127.0.0.1:${port}/postgres`;
  try {
    await answering(url, ended);
  } catch (error) {
    await close();
    throw error;
  }
  return placesIn(url, { stop, close });
}

async function placesIn(url: string, { stop, close }: Ending): Promise<PostgresServer> {
  const made: string[] = [];
  let stopped = false;
  const run = async (statement: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  return {
    async place() {
      const name = `lectern_test_${process.pid}_${made.length + 1}`;
      await run(`CREATE SCHEMA ${name}`);
      made.push(name);
      const address = new URL(url);
      address.searchParams.set("options", `-c search_path=${name}`);
      return address.href;
    },
    async stop() {
      const folder = await stop();
      stopped = folder !== undefined;
      return folder;
    },
    async close() {
      for (const name of stopped ? [] : made) await run(`DROP SCHEMA IF EXISTS ${name} CASCADE`);
      await close();
    },
  };
}

async function findPrograms(): Promise<string | undefined> {
  const home = "/usr/lib/postgresql";
  const versions = await readdir(home).catch(() => []);
  const [newest] = versions.sort((a, b) => Number(b) - Number(a));
  return newest && join(home, newest, "bin");
}

async function idsOf(user: string): Promise<{ uid: number; gid: number }> {
  const number = async (flag: string) => Number((await execute("id", [flag, user])).stdout);
  return { uid: await number("-u"), gid: await number("-g") };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Milliseconds a database may take to start on a busy machine. */
const START_WITHIN = 60_000;

async function answering(url: string, ended: Promise<void>): Promise<void> {
  const until = Date.now() + START_WITHIN;
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  for (;;) {
    const client = new Client({ connectionString: url });
    // A refused connection is said twice, as a rejection and as an event.
    client.on("error", () => undefined);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (hasEnded) throw new Error("PostgreSQL ended while starting.", { cause: error });
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
