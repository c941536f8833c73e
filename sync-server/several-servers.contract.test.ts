import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import type { Job } from "#core/work/job.ts";
import type { SearchAnswer } from "#core/library/search/search.ts";
import { startPostgres } from "./storage/testing/postgres-server.ts";
import { startProcess, type ServerProcess } from "./testing/start-process.ts";

const database = await startPostgres();
if (!database) console.warn("There is no PostgreSQL on this machine; servers side by side are not tried.");

describe.skipIf(!database)("two servers over one PostgreSQL and one folder of files", () => {
  let folder: string;
  let url: string;
  /** Of somebody who is logged in at both. */
  let cookie = "";
  const running: ServerProcess[] = [];

  function start(name: string): ServerProcess {
    const env = { DATABASE_URL: url, BLOBS_URL: `file://${join(folder, "blobs")}`, DATA_DIR: join(folder, name) };
    const server = startProcess(env);
    running.push(server);
    return server;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "lectern-several-"));
    url = (await database?.place()) ?? "";
  });
  afterAll(async () => {
    for (const { child, ended } of running) {
      child.kill("SIGKILL");
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
    await database?.close();
  });

  it("start together, know the same people, and answer alike", async () => {
    const [one, two] = await Promise.all([start("one").ready, start("two").ready]);
    const account = { username: "ada", email: "ada@example.org", password: "correct horse battery" };
    expect((await post(one, "/api/v1/auth/register", account)).status).toBe(201);
    expect((await post(two, "/api/v1/auth/register", account)).status).toBe(409);
    const login = await post(one, "/api/v1/auth/login", { email: account.email, password: account.password });
    cookie = login.headers
      .getSetCookie()
      .map((text) => text.split(";", 1)[0])
      .join("; ");
    const me = await fetch(`${two}/api/v1/auth/me`, { headers: { cookie } });
    expect(await me.json()).toMatchObject({ username: "ada" });
  });

  it("read a file that either was given, and find it on both at once", async () => {
    const [one, two] = await Promise.all(running.slice(0, 2).map(({ ready }) => ready));
    const { id } = (await (
      await post(one, "/api/collections/", { name: "Shared", description: "By a test" })
    ).json()) as Collection;
    const names = Array.from({ length: 6 }, (_, at) => `note-${at}.md`);
    const uploads = names.map((name, at) =>
      upload(at % 2 ? one : two, id, name, `# Note ${at}\n\nThe lighthouse keeper number ${at} counts gannets.\n`),
    );
    expect(await Promise.all(uploads)).toEqual(names.map(() => 201));
    for (const origin of [one, two]) {
      const documents = await allSettled(origin);
      expect(documents.map(({ status }) => status)).toEqual(names.map(() => "completed"));
      const found = await post(origin, "/api/search_u/", {
        query: "lighthouse keeper",
        collection_id: id,
        similarity_threshold: 0,
        top_k: 20,
      });
      const { chunks } = (await found.json()) as SearchAnswer;
      expect(new Set(chunks.map(({ metadata }) => metadata.document_name))).toEqual(new Set(names));
    }
  });

  it("take up what one of them was at when it was killed", async () => {
    const [first, second] = running;
    const [one, two] = await Promise.all([first?.ready, second?.ready]);
    const { id } = (await (
      await post(one, "/api/collections/", { name: "Long", description: "By a test" })
    ).json()) as Collection;
    const long = Array.from(
      { length: 20_000 },
      (_, at) => `Sentence ${at} tells of harbour ${at % 97} and its tide.`,
    ).join(" ");
    for (let at = 0; at < 3; at++) expect(await upload(one, id, `long-${at}.md`, `# ${at}\n\n${long}`)).toBe(201);
    const queued: string[] = [];
    for (let at = 0; at < JOBS; at++) {
      const made = await post(at % 2 ? one : two, "/api/v1/jobs", { job_type: "export" }, cookie);
      expect(made.status).toBe(201);
      queued.push(((await made.json()) as Job).id);
    }
    first?.child.kill("SIGKILL");
    await first?.ended;
    const documents = await allSettled(two);
    const jobs = await allEnded(two, queued, cookie);
    expect(jobs.map(({ status }) => status)).toEqual(queued.map(() => "completed"));
    for (const { id: job } of jobs) {
      const told = (await (
        await fetch(`${two}/api/v1/jobs/${job}/events`, { headers: { cookie } })
      ).json()) as JobEvent[];
      const count = (what: (event: JobEvent) => boolean) => told.filter(what).length;
      expect(count(({ event }) => event === "completed")).toBe(1);
      // Begun again as often as it was interrupted, and not once more.
      const interrupted = count(({ message }) => message?.startsWith("It was interrupted") ?? false);
      expect(count(({ message }) => message === "Started.")).toBe(1 + interrupted);
    }
    expect(documents).toHaveLength(9);
    expect(documents.map(({ status }) => status)).toEqual(documents.map(() => "completed"));
  });

  it("stop when told to, without a word of error", async () => {
    const [, second] = running;
    second?.child.kill("SIGTERM");
    expect(await second?.ended).toEqual({ code: 0, signal: null });
    expect(second?.output()).not.toMatch(/"level":(50|60)/);
  });

  it("end, and say why, when another has brought the database to a newer version", async () => {
    const older = [start("three"), start("four")];
    await Promise.all(older.map(({ ready }) => ready));
    const newer = new Client({ connectionString: url });
    await newer.connect();
    await newer.query("INSERT INTO _schemas (fingerprint) VALUES ('of a later release')");
    await newer.query("SELECT pg_notify('lectern', 'tables ')");
    await newer.end();
    for (const { ended, output } of older) {
      expect(await ended).toEqual({ code: 1, signal: null });
      expect(output()).toContain("brought the database to a newer version of Lectern");
    }
    const late = start("five");
    expect((await late.ended).code).toBe(1);
    expect(late.output()).toContain("was written by a newer version of Lectern");
  });
});

it("says what is wrong with the addresses before anything is opened", async () => {
  const wrong = startProcess({ DATABASE_URL: "mysql://x", DATA_DIR: join(tmpdir(), "lectern-never-made") });
  expect((await wrong.ended).code).toBe(1);
  expect(wrong.output()).toContain("DATABASE_URL must be an address such as postgres://");
});

function post(origin: string | undefined, path: string, body: unknown, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/json", ...(cookie && { cookie }) };
  return fetch(`${origin}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

async function upload(origin: string | undefined, collection: string, name: string, text: string): Promise<number> {
  const form = new FormData();
  form.set("collection_id", collection);
  form.set("file", new File([text], name));
  const response = await fetch(`${origin}/api/documents/`, { method: "POST", body: form });
  await response.arrayBuffer();
  return response.status;
}

/** Jobs of which the killed server has begun some. */
const JOBS = 24;

interface JobEvent {
  readonly event: string;
  readonly message: string | null;
}

async function allEnded(origin: string | undefined, ids: readonly string[], cookie: string): Promise<Job[]> {
  for (;;) {
    const jobs = await Promise.all(
      ids.map(
        async (id) => (await (await fetch(`${origin}/api/v1/jobs/${id}`, { headers: { cookie } })).json()) as Job,
      ),
    );
    if (jobs.every(({ status }) => status !== "pending" && status !== "running")) return jobs;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function allSettled(origin: string | undefined): Promise<Document[]> {
  for (;;) {
    const documents = (await (await fetch(`${origin}/api/documents/`)).json()) as Document[];
    if (documents.every(({ status }) => status === "completed" || status === "failed")) return documents;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
