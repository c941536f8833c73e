import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFakeModelServers } from "#core/models/remote/testing/fake-model-servers.ts";
import { serveFetch, type ServedFetch } from "./ai/testing/serve-fetch.ts";
import { startPostgres } from "./storage/testing/postgres-server.ts";
import { startProcess, type ServerProcess } from "./testing/start-process.ts";

const database = await startPostgres();
if (!database) console.warn("There is no PostgreSQL on this machine; what servers share is not tried.");

/** Logins within five minutes, at all servers together. */
const LOGINS = 6;

describe.skipIf(!database)("two servers over one PostgreSQL", () => {
  let folder: string;
  let url: string;
  let vendor: ServedFetch;
  const vendors = createFakeModelServers();
  const running: ServerProcess[] = [];
  let one: string;
  let two: string;
  let access: string;
  const asAda = (origin: string, path: string, body: unknown) =>
    post(origin, path, body, { authorization: `Bearer ${access}` });

  function start(name: string): ServerProcess {
    const env = {
      DATABASE_URL: url,
      BLOBS_URL: `file://${join(folder, "blobs")}`,
      DATA_DIR: join(folder, name),
      RATE_LIMIT_LOGIN: String(LOGINS),
      OLLAMA_URL: vendor.origin,
    };
    const server = startProcess(env);
    running.push(server);
    return server;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "lectern-shared-"));
    url = (await database?.place()) ?? "";
    vendor = await serveFetch(vendors.answer);
    [one, two] = (await Promise.all([start("one").ready, start("two").ready])) as [string, string];
    const account = { username: "ada", email: "ada@example.org", password: "correct horse battery" };
    await post(one, "/api/v1/auth/register", account);
    const login = await post(one, "/api/v1/auth/login", account);
    access = /access_token=([^;]*)/.exec(login.headers.getSetCookie().join("\n"))?.[1] ?? "";
  });
  afterAll(async () => {
    for (const { child, ended } of running) {
      child.kill("SIGKILL");
      await ended;
    }
    await vendor?.close();
    await rm(folder, { recursive: true, force: true });
    await database?.close();
  });

  it("count requests together: who has had enough at one has had enough at the other", async () => {
    const logIn = (origin: string) =>
      post(origin, "/api/v1/auth/login", { email: "nobody@example.org", password: "wrong password" });
    // One has been used up by Ada.
    for (let at = 1; at < LOGINS; at++) expect((await logIn(at % 2 ? one : two)).status).toBe(401);
    for (const origin of [one, two]) {
      const refused = await logIn(origin);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
  });

  it("cancel what the other is generating, and say so; what nobody generates is not there", async () => {
    const about = { provider: "ollama", model: "stalls", prompt: "Hello?", stream: true, request_id: "slow-one" };
    const generating = asAda(one, "/api/v1/ai/providers/generate", about).then((response) => response.text());
    // A request that is not there yet is not cancelled; it is asked again until it is.
    await expect
      .poll(async () => (await asAda(two, "/api/v1/ai/providers/cancel", { request_id: "slow-one" })).status, PATIENT)
      .toBe(200);
    expect(await generating).toMatch(/"finish_reason":"cancelled"|generation was cancelled/);
    expect((await asAda(two, "/api/v1/ai/providers/cancel", { request_id: "slow-one" })).status).toBe(404);
  });

  it("carry out a request once, though it is sent to both under one key", async () => {
    const name = `once-${crypto.randomUUID()}`;
    const send = (origin: string) =>
      post(origin, "/api/collections/", { name, description: "By a test" }, { "idempotency-key": name });
    const answers = await Promise.all([one, two, one, two].map(send));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    const listed = (await (await fetch(`${two}/api/collections/`)).json()) as { name: string }[];
    expect(listed.filter((each) => each.name === name)).toHaveLength(1);
  });

  it("keep the answer to a key though the server that gave it was killed", async () => {
    const name = `kept-${crypto.randomUUID()}`;
    const send = (origin: string) =>
      post(origin, "/api/collections/", { name, description: "By a test" }, { "idempotency-key": name });
    const third = start("three");
    const first = await send(await third.ready);
    third.child.kill("SIGKILL");
    await third.ended;
    const again = await send(one);
    expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([201, "true"]);
    expect(await again.text()).toBe(await first.text());
  });

  it("say in one word of the database what they count", async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query("SELECT key FROM rate_limits WHERE key LIKE 'login:%'");
      expect(rows).toHaveLength(1);
    } finally {
      await client.end();
    }
  });
});

const PATIENT = { timeout: 60_000, interval: 100 };

function post(
  origin: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const sent = { "content-type": "application/json", ...headers };
  return fetch(`${origin}${path}`, { method: "POST", headers: sent, body: JSON.stringify(body) });
}
