import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as rest } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import type { Job } from "#core/work/job.ts";
import type { PluginInfo } from "#core/plugins/registry/plugin.ts";
import { tempFolder } from "./storage/testing/temp-folder.ts";
import { ask, makeTraffic, newLedger, type Ledger } from "./testing/kill-traffic.ts";
import { startForTest } from "./testing/start-for-test.ts";

const KILLS = Number(process.env["KILLS"] ?? 20);
const SEED = Number(process.env["KILL_SEED"] ?? Date.now() % 2 ** 31);
/** Milliseconds after the first request, at most. */
const LATEST = 600;

async function setup() {
  const dataDir = join(await tempFolder(), "data");
  const start = async () => {
    const server = startForTest({ DATA_DIR: dataDir, LOG_LEVEL: "error", OLLAMA_URL: "off" });
    return { ...server, origin: await server.ready };
  };
  const first = await start();
  const place = await newPlace(first.origin);
  first.child.kill("SIGKILL");
  await first.ended;
  return { dataDir, start, place };
}

/** Somebody with a collection and a file of questions. */
async function newPlace(origin: string) {
  const account = { username: "ada", email: "ada@example.org", password: "correct horse" };
  await ask({ origin, token: "" }, "POST", "/api/v1/auth/register", 201, account);
  const login = await fetch(`${origin}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const access = /access_token=([^;]+)/.exec(login.headers.getSetCookie().join())?.[1] ?? "";
  const { token } = await ask<{ token: string }>({ origin, token: access }, "POST", "/api/v1/auth/tokens", 201, {
    name: "Kill",
  });
  const collection = { name: "Bays", description: "Made by a test" };
  const { id } = await ask<{ id: string }>({ origin, token }, "POST", "/api/collections/", 201, collection);
  const questions = new FormData();
  questions.set(
    "file",
    new File(
      [JSON.stringify([{ question: "Which bay has a lighthouse?" }, { question: "Which round is it?" }])],
      "q.json",
    ),
  );
  const { path } = await ask<{ path: string }>({ origin, token }, "POST", "/api/evaluation/files", 201, questions);
  return { token, collection: id, testCases: path };
}

type Asker = Parameters<typeof ask>[0];

const fewest = (ledger: Ledger) => Math.min(...Object.values(ledger).map(({ size }) => size));

async function expectAllThere(place: Asker, ledger: Ledger): Promise<void> {
  const conversations = await all<{ id: string; title: string | null }>(place, "/api/v1/users/current/conversations");
  const titles = new Map(conversations.map(({ id, title }) => [id, title]));
  for (const [id, allowed] of ledger.conversations) expect([...allowed]).toContain(titles.get(id) ?? null);
  const documents = await all<Document>(place, "/api/documents");
  expect(documents.map(({ id }) => id)).toEqual(expect.arrayContaining([...ledger.documents.keys()]));
  const jobs = await all<Job>(place, "/api/v1/jobs");
  expect(jobs.map(({ id }) => id)).toEqual(expect.arrayContaining([...ledger.jobs, ...ledger.installs.values()]));
}

async function all<Thing>(place: Asker, path: string): Promise<Thing[]> {
  const found: Thing[] = [];
  for (;;) {
    const page = await ask<Thing[]>(place, "GET", `${path}?limit=1000&offset=${found.length}`);
    found.push(...page);
    if (page.length < 1000) return found;
  }
}

interface Ended {
  readonly documents: readonly Document[];
  readonly jobs: readonly Job[];
}

/** Waits as a person does, by looking; what never ends runs into the test's own limit. */
async function everythingEnded(place: Asker): Promise<Ended> {
  for (;;) {
    const documents = await all<Document>(place, "/api/documents");
    const jobs = await all<Job>(place, "/api/v1/jobs");
    const isOpen = ({ status }: { status: string }) => ["pending", "running", "processing"].includes(status);
    if (![...documents, ...jobs].some(isOpen)) return { documents, jobs };
    await rest(200);
  }
}

/**
 * A file that was alone in work at three kills is given up, since it may be what killed the server. A file that was
 * among others at twelve kills is left. Both are read when they are processed again; nothing else may have failed.
 */
async function processGivenUpAgain(place: Asker, { documents }: Ended): Promise<void> {
  for (const { id, metadata } of documents.filter(({ status }) => status === "failed")) {
    expect(metadata["error"]).toMatch(GIVEN_UP);
    await ask(place, "POST", `/api/documents/${id}/process`);
  }
}

/** The job of an upload goes on with its document; one that was queued for it is tried again by itself. */
async function retryGivenUp(place: Asker, { jobs }: Ended): Promise<void> {
  for (const { id, error } of jobs.filter(({ status }) => status === "failed")) {
    expect(error).toMatch(GIVEN_UP);
    await ask(place, "POST", `/api/v1/jobs/${id}/retry`);
  }
}

const GIVEN_UP = /stopped unexpectedly \d times|was interrupted \d+ times/;

async function expectWholePlugin(place: Asker, slug: string): Promise<void> {
  const { files, status } = await ask<PluginInfo>(place, "GET", `/api/v1/plugins/by-slug/${slug}`);
  expect([status, files.length > 0]).toEqual(["installed", true]);
  const bundle = await fetch(`${place.origin}/api/v1/public/plugins/${slug}/dist/remoteEntry.js`);
  expect(await bundle.text()).toContain(slug);
}

function checkDatabase(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, "lectern.sqlite"));
  expect(database.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  database.close();
}

describe(`a server killed ${KILLS} times in the middle of everything (KILL_SEED=${SEED})`, () => {
  it("keeps what it acknowledged, leaves nothing half done, and ends what it began", { timeout: 600_000 }, async () => {
    const { dataDir, start, place } = await setup();
    const ledger = newLedger();
    const random = seeded(SEED);
    for (let round = 0; round < KILLS; round++) {
      const server = await start();
      const here = { ...place, origin: server.origin };
      await expectAllThere(here, ledger);
      const traffic = makeTraffic(here, ledger, round);
      await Promise.race([traffic, rest(random() * LATEST)]);
      // A machine that is too busy for any of it so far gets the time once.
      while (round === KILLS - 1 && fewest(ledger) === 0) await Promise.race([traffic, rest(50)]);
      server.child.kill("SIGKILL");
      await Promise.all([traffic, server.ended]);
      checkDatabase(dataDir);
    }

    const server = await start();
    const here = { ...place, origin: server.origin };
    await expectAllThere(here, ledger);
    await processGivenUpAgain(here, await everythingEnded(here));
    await retryGivenUp(here, await everythingEnded(here));
    const { documents, jobs } = await everythingEnded(here);
    expect(documents.filter(({ status, chunk_count }) => status !== "completed" || chunk_count === 0)).toEqual([]);
    expect(jobs.filter(({ status }) => status !== "completed")).toEqual([]);
    for (const slug of ledger.installs.keys()) await expectWholePlugin(here, slug);
    for (const [id, text] of ledger.documents) {
      const file = await fetch(`${here.origin}/api/documents/${id}/file`, {
        headers: { authorization: `Bearer ${here.token}` },
      });
      expect(await file.text()).toBe(text);
    }
    expect(await readdir(join(dataDir, "tmp"))).toEqual([]);
    expect(await readdir(join(dataDir, "blobs", "temp"))).toEqual([]);
    console.log(
      `${ledger.conversations.size} conversations, ${documents.length} documents, ${jobs.length} jobs, ${ledger.installs.size} plugins`,
    );
    expect(server.output()).not.toMatch(/Error/);
  });
});

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
