import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { newPerson } from "#contract/platform/people.ts";
import { performRequest } from "#contract/request.ts";
import { makeHostKey } from "../../accounts/host-key.ts";
import { StartError } from "../../config.ts";
import { startForTest } from "../../testing/start-for-test.ts";
import { startPglite } from "../testing/pglite.ts";
import { startPostgres } from "../testing/postgres-server.ts";
import { tempFolder } from "../testing/temp-folder.ts";
import { connectPostgres, type PostgresConnection } from "./connection.ts";
import { readSharedHostKey } from "./shared-host-key.ts";

const UNUSED = () => Promise.resolve(false);
const IN_USE = () => Promise.resolve(true);

const server = await startPostgres();
if (!server) console.warn("There is no PostgreSQL on this machine; its host key is tried on PGlite alone.");
const inProcess = await startPglite();
afterAll(async () => {
  await server?.close();
  await inProcess.close();
});

const connectTo = (url: string) => connectPostgres({ url, report: (error) => console.error(error) });
const places: readonly { readonly name: string; readonly place: () => Promise<() => PostgresConnection> }[] = [
  { name: "PGlite", place: inProcess.place },
  ...(server ? [{ name: "PostgreSQL", place: () => server.place().then((url) => () => connectTo(url)) }] : []),
];

const DAMAGED = [
  ["empty", ""],
  ["cut off", makeHostKey().slice(0, 63)],
  ["a line break and nothing else", "\n"],
  ["one letter again and again", "a".repeat(64)],
  ["something else", `{"key":"${makeHostKey()}"}`],
  ["two keys", `${makeHostKey()}\n${makeHostKey()}`],
] as const;

describe.each(places)("the host's key in a database of $name", ({ place }) => {
  async function setup() {
    const connect = await place();
    const open = () => {
      const database = connect();
      onTestFinished(() => database.close());
      return database;
    };
    const database = open();
    const keys = async () => (await database.all("SELECT key FROM _host_key")).map(([key]) => key);
    const store = (key: string) => database.all("UPDATE _host_key SET key = $1", [key]);
    return { open, database, keys, store };
  }

  it("is made once, also by servers that start together", async () => {
    const { open, database, keys } = await setup();
    const [key, ...others] = await Promise.all([1, 2, 3].map(() => readSharedHostKey(open(), UNUSED)));
    expect(key).toMatch(/^[\w-]{64}$/);
    expect(others).toEqual([key, key]);
    expect(await keys()).toEqual([key]);
    expect(await readSharedHostKey(database, IN_USE)).toBe(key);
  });

  it("may be one that openssl made, with a line break", async () => {
    const { database, store } = await setup();
    await readSharedHostKey(database, UNUSED);
    await store("Ab3+/xyz".repeat(8) + "\n");
    expect(await readSharedHostKey(database, IN_USE)).toBe("Ab3+/xyz".repeat(8));
  });

  it.each(DAMAGED)("stops the start and stays as it is when it is %s", async (_, damaged) => {
    const { database, keys, store } = await setup();
    await readSharedHostKey(database, UNUSED);
    await store(damaged);
    for (const use of [UNUSED, IN_USE]) {
      const failure = await readSharedHostKey(database, use).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StartError);
      expect((failure as Error).message).toMatch(
        /_host_key of the database is damaged.*backup.*openssl rand -base64 48/,
      );
      if (damaged.length > 1) expect((failure as Error).message).not.toContain(damaged);
    }
    expect(await keys()).toEqual([damaged]);
  });

  it.each([
    ["row", "DELETE FROM _host_key"],
    ["table", "DROP TABLE _host_key"],
  ])("stops the start when its %s is missing and something needs it, and none is made", async (_, statement) => {
    const { database } = await setup();
    const key = await readSharedHostKey(database, UNUSED);
    await database.all(statement);
    for (let start = 0; start < 2; start++) {
      const failure = await readSharedHostKey(database, IN_USE).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StartError);
      expect((failure as Error).message).toMatch(/_host_key of the database is empty.*accounts.*backup.*openssl rand/);
    }
    expect(await readSharedHostKey(database, UNUSED)).not.toBe(key);
  });
});

it.skipIf(!server)("a server whose database has accounts stops with one line, until the key is back", async () => {
  const url = (await server?.place()) ?? "";
  const database = connectTo(url);
  onTestFinished(() => database.close());
  const env = { DATABASE_URL: url, DATA_DIR: join(await tempFolder(), "data"), OLLAMA_URL: "off" };
  const first = startForTest(env);
  const origin = await first.ready;
  await newPerson((request) => performRequest({ request, origin }), "cookies");
  first.child.kill("SIGTERM");
  await first.ended;

  const refused = async (reason: RegExp) => {
    const refusal = startForTest(env);
    expect(await refusal.ended).toEqual({ code: 1, signal: null });
    expect(refusal.output().trim()).toMatch(reason);
    expect(refusal.output().trim().split("\n")).toHaveLength(1);
  };
  const [row] = await database.all("SELECT key FROM _host_key");
  const whole = String(row?.[0]);
  await database.all("UPDATE _host_key SET key = $1", [whole.slice(0, 20)]);
  await refused(/_host_key of the database is damaged.*backup/);
  expect(await database.all("SELECT key FROM _host_key")).toEqual([[whole.slice(0, 20)]]);
  await database.all("DELETE FROM _host_key");
  await refused(/_host_key of the database is empty, but there are accounts.*backup/);
  expect(await database.all("SELECT key FROM _host_key")).toEqual([]);
  await database.all("INSERT INTO _host_key (key) VALUES ($1)", [whole]);
  await startForTest(env).ready;
});
