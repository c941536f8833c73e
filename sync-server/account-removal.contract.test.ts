import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { callerFor, logIn, newPerson, type Person } from "#contract/platform/people.ts";
import { makeThings } from "#contract/platform/testing/fuzz-things.ts";
import { sendBounded } from "#contract/platform/testing/send-bounded.ts";
import { createFakeModelServers } from "#core/models/remote/testing/fake-model-servers.ts";
import { accountRemovals } from "#core/accounts/account-removals-table.ts";
import { deleteAccount } from "#core/accounts/account-removal.ts";
import { HOST_OWNER } from "#core/accounts/user.ts";
import { ACCOUNT_HEADER } from "#core/sync/protocol/account-header.ts";
import { documents } from "#core/library/documents/document.ts";
import { finishRemovals } from "#core/api/remove-account.ts";
import { ANY_OWNER, put, remove } from "#core/storage/store.ts";
import { serveFetch, type ServedFetch } from "./ai/testing/serve-fetch.ts";
import { startPostgres, type PostgresServer } from "./storage/testing/postgres-server.ts";
import { textNeedles, tracesInFolder, type Needles } from "./sync/testing/find-traces.ts";
import { tracesInTables } from "./sync/testing/traces-in-tables.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

const CANARY = " only-in-the-account-that-goes";
const DEVICE = "device0000";
const AUTH = "/api/v1/auth";

let models: ServedFetch;
beforeAll(async () => {
  models = await serveFetch(createFakeModelServers().answer);
});
afterAll(() => models.close());

describe.each(["SQLite", "PostgreSQL"] as const)("deleting an account over %s", (kind) => {
  let postgres: PostgresServer | undefined;
  let server: TestServer;
  let url: string | null = null;
  const send = sendBounded((path, init) => fetch(server.origin + path, init));

  beforeAll(async () => {
    if (kind === "PostgreSQL") postgres = await startPostgres();
  });
  afterAll(() => postgres?.close());
  afterEach(() => server?.close());

  /** A person with one of everything, and what must be nowhere once the account is gone. */
  async function setup(skip: () => never) {
    if (kind === "PostgreSQL" && !postgres) skip();
    url = (await postgres?.place()) ?? null;
    const { origin } = models;
    server = await startInProcess({ ollamaUrl: origin, modelHub: origin, searxngUrl: origin, databaseUrl: url });
    const [ada, bob] = [await newPerson(send, "cookies"), await newPerson(send, "cookies")];
    const his = await makeThings(bob, origin, CANARY);
    const hello = { protocol: 1, device: DEVICE, name: `A browser${CANARY}` };
    expect((await bob.api.json("POST", "/sync/hello", hello)).status).toBe(200);
    const needles = { ...textNeedles(CANARY.trim()), ...textNeedles(bob.email), ...textNeedles(bob.user.username) };
    return { ada, bob, his, needles };
  }

  const traces = async (needles: Needles) => [
    ...(await tracesInFolder(server.dataDir, needles)),
    ...(url === null ? [] : await tracesInTables(url, needles)),
  ];

  /** Every row that is the user's, or names the user. */
  async function rowsOf(user: string): Promise<string[]> {
    const { store } = server.services;
    const found = await Promise.all(
      store.tables.map(async (table) => {
        const rows = await store.query(table, { owner: ANY_OWNER });
        return rows.filter((row) => JSON.stringify(row).includes(user)).map(({ id }) => `${table.name} ${id}`);
      }),
    );
    return found.flat();
  }

  const leave = ({ api }: Person, password: string) => api.json("DELETE", `${AUTH}/me`, { password });

  it("leaves no row, no file and no text of it, and everything of another account", async ({ skip }) => {
    const { ada, bob, his, needles } = await setup(skip);
    const collection = await ada.api.newCollection("Hers");
    // The same file as one of his: its bytes are stored once.
    const file = await (await fetch(`${server.origin}/sync/blobs/${his.sha256}`, bearer(bob))).text();
    const hers = await ada.api.completed(collection.id, "same.md", file);
    expect(await traces(needles)).not.toEqual([]);

    const wrong = await leave(bob, "not the password");
    expect([wrong.status, wrong.text]).toEqual([400, '{"detail":"The password is wrong. Nothing was deleted."}']);
    expect((await bob.api.get(`${AUTH}/me`)).body).toEqual(bob.user);

    const before = await ada.api.everything();
    expect((await leave(bob, bob.password)).status).toBe(204);
    const shared = `blobs/${his.sha256.slice(0, 2)}/${his.sha256.slice(2)}`;
    expect((await traces(needles)).filter((trace) => !trace.endsWith(shared))).toEqual([]);
    expect(await rowsOf(bob.user.id)).toEqual([`account_removals ${bob.user.id}`]);
    expect(await ada.api.everything()).toEqual(before);
    expect((await ada.api.get(`/api/documents/${hers.id}/file`)).text).toBe(file);

    expect((await bob.api.get(`${AUTH}/me`)).status).toBe(401);
    expect((await leave(bob, bob.password)).status).toBe(401);
    expect((await logIn(send, bob.email, bob.password)).status).toBe(401);
    const { user, email, password } = bob;
    const again = await ada.api.json("POST", `${AUTH}/register`, { username: user.username, email, password });
    expect(again.status, "name and address are free").toBe(201);
    expect(server.errors).toEqual([]);
  });

  it("tells its devices that it is gone, and ends their streams", async ({ skip }) => {
    const { bob } = await setup(skip);
    const asDevice = { headers: { ...bearer(bob).headers, [ACCOUNT_HEADER]: bob.user.id } };
    const stream = await fetch(`${server.origin}/sync/events?device=${DEVICE}`, asDevice);
    expect((await leave(bob, bob.password)).status).toBe(204);
    expect(await stream.text()).toContain("event: revoked");
    const refused = await fetch(`${server.origin}/sync/pull?device=${DEVICE}`, asDevice);
    expect([refused.status, await refused.json()]).toEqual([
      401,
      { detail: "This account is not on this server any more.", code: "account_gone" },
    ]);
  });

  it("keeps nothing of an upload that had begun before", async ({ skip }) => {
    const { bob, needles } = await setup(skip);
    const collection = await bob.api.newCollection("His");
    const boundary = "half-way";
    const head = (name: string, more = "") =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
    let finish = () => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    async function* body() {
      yield `${head("collection_id")}${collection.id}\r\n${head("file", '; filename="late.md"')}# Late${CANARY}\n`;
      begun();
      await held;
      yield `and on.\r\n--${boundary}--\r\n`;
    }
    const uploading = fetch(`${server.origin}/api/documents/`, {
      method: "POST",
      headers: { ...bearer(bob).headers, "content-type": `multipart/form-data; boundary=${boundary}` },
      body: ReadableStream.from(body()).pipeThrough(new TextEncoderStream()),
      duplex: "half",
    } as RequestInit);
    await hasBegun;
    await expect.poll(() => tracesInFolder(join(server.dataDir), textNeedles(`# Late${CANARY}`))).not.toEqual([]);
    expect((await leave(bob, bob.password)).status).toBe(204);
    finish();
    expect((await uploading).status).toBe(404);
    expect(await traces(needles)).toEqual([]);
    expect(await rowsOf(bob.user.id)).toEqual([`account_removals ${bob.user.id}`]);
  });

  it("goes on at the next start where it was cut off, and then forgets even that there was one", async ({ skip }) => {
    const { bob, needles } = await setup(skip);
    const { store, blobs, eraseDeleted, accounts } = server.services;
    const owner = bob.user.id;
    const cutOff: Parameters<typeof deleteAccount>[0] = {
      store,
      passwords: accounts.passwords,
      removeAccount: (user, batch) =>
        store.write([...batch, put(accountRemovals, { id: user, owner: HOST_OWNER, done: false })]),
    };
    await deleteAccount(cutOff, owner, bob.password);
    const [row] = await store.query(documents, { owner });
    if (!row) throw new Error("no document");
    await store.write([remove(documents, owner, row.id)]);
    const errors: unknown[] = [];
    const again = {
      store,
      blobs,
      ...(eraseDeleted && { eraseDeleted }),
      report: (error: unknown) => errors.push(error),
    };
    await finishRemovals(again);
    expect(errors).toEqual([]);
    expect(await traces(needles)).toEqual([]);
    expect(await rowsOf(owner)).toEqual([]);
    expect((await callerFor(send, bob.token).get(`${AUTH}/me`)).status).toBe(401);
  });
});

const bearer = ({ token }: Person) => ({ headers: { authorization: `Bearer ${token}` } });
