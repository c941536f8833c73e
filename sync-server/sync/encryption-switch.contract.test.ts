import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { stretch } from "#core/sync/encryption/stretch.ts";
import { makeKeys } from "#core/sync/encryption/wrapped-keys.ts";
import { tempFolder } from "../storage/testing/temp-folder.ts";
import { startForTest } from "../testing/start-for-test.ts";
import { deviceOf, json, needlesOf, PASSPHRASE, passOn, personAt, writeCanaries } from "./testing/canaries.ts";
import { tracesInFolder } from "./testing/find-traces.ts";

/** A server whose one person has used it in every way that leaves something behind. */
async function usedServer() {
  const dataDir = join(await tempFolder(), "data");
  const start = (nodeArgs: readonly string[] = []) =>
    startForTest({ DATA_DIR: dataDir, OLLAMA_URL: "off", LOG_LEVEL: "error" }, nodeArgs);
  const server = start();
  const origin = await server.ready;
  const person = await personAt(origin);
  const [one, two] = [deviceOf(origin, person, "one"), deviceOf(origin, person, "two")];
  const written = await writeCanaries(one);
  await passOn(one, two, written);
  const others = await leaveMore(one.ask);
  const needles = needlesOf({ ...written.texts, ...others });
  const before = await tracesInFolder(dataDir, needles);
  for (const text of Object.values({ ...written.texts, ...others })) expect(before.join("\n")).toContain(text);
  const made = await makeKeys(stretch, person.user.id, PASSPHRASE);
  const encrypt = (at: string) => deviceOf(at, person, "one").ask("/sync/encryption", json("PUT", made.wrapped));
  return { dataDir, start, server, origin, needles, encrypt };
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** What does not come by sync: half a file, a job's archive, a backup to bring in, a page that was deleted. */
async function leaveMore(ask: Ask): Promise<Readonly<Record<string, string>>> {
  const canary = (kind: string) => `canary-${kind}-${crypto.randomUUID().replaceAll("-", "")}`;
  const texts = { part: canary("part"), backup: canary("backup"), page: canary("page") };

  const part = new TextEncoder().encode(`${texts.part} `.repeat(400_000)).slice(0, 8 * 1024 * 1024);
  const [whole, hash] = ["a".repeat(64), createHash("sha256").update(part).digest("hex")];
  expect((await ask("/sync/blobs", json("POST", { sha256: whole, size: part.length + 1 }))).status).toBe(200);
  const form = new FormData();
  form.set("file", new File([part], "part"));
  const headers = { "x-part-sha256": hash };
  expect((await ask(`/sync/blobs/${whole}/parts/0`, { method: "PUT", body: form, headers })).status).toBe(204);

  const backup = new FormData();
  backup.set("file", new File([`${texts.backup} `.repeat(1000)], `${texts.backup}.zip`));
  expect((await ask("/api/v1/imports", { method: "POST", body: backup })).status).toBe(201);
  expect((await ask("/api/v1/jobs", json("POST", { job_type: "export" }))).status).toBe(201);
  const made = await ask("/api/v1/pages", json("POST", { name: texts.page, route: "/gone", description: texts.page }));
  expect(made.status).toBe(201);
  const { id } = (await made.json()) as { readonly id: string };
  expect((await ask(`/api/v1/pages/${id}`, { method: "DELETE" })).status).toBe(204);
  return texts;
}

it("R44: encrypting a used account leaves no readable word in the data folder", async () => {
  const { dataDir, server, origin, needles, encrypt } = await usedServer();
  expect((await encrypt(origin)).status).toBe(204);
  expect(await tracesInFolder(dataDir, needles)).toEqual([]);
  expect((await stat(join(dataDir, "lectern.sqlite-wal"))).size).toBeLessThan(1_000_000);
  server.child.kill("SIGTERM");
  await server.ended;
  expect(await tracesInFolder(dataDir, needles)).toEqual([]);
});

/** Preloaded into the server and its threads: ends it before SQLite carries out a statement that contains this. */
const killBefore = (statement: string) => [
  "--import",
  `data:text/javascript,${encodeURIComponent(`
    import { DatabaseSync } from "node:sqlite";
    for (const method of ["exec", "prepare"]) {
      const carryOut = DatabaseSync.prototype[method];
      DatabaseSync.prototype[method] = function (sql) {
        if (sql.includes(${JSON.stringify(statement)})) process.kill(process.pid, "SIGKILL");
        return carryOut.call(this, sql);
      };
    }`)}`,
];

it.each(["VACUUM", "wal_checkpoint(TRUNCATE)"])(
  "R44: a server killed before its %s finishes it at its next start",
  async (statement) => {
    const { dataDir, start, server, needles, encrypt } = await usedServer();
    server.child.kill("SIGTERM");
    await server.ended;
    const dying = start(killBefore(statement));
    await expect(encrypt(await dying.ready)).rejects.toThrow();
    expect((await dying.ended).signal).toBe("SIGKILL");
    expect(await tracesInFolder(dataDir, needles)).not.toEqual([]);

    const next = start();
    await next.ready;
    expect(await tracesInFolder(dataDir, needles)).toEqual([]);
    next.child.kill("SIGTERM");
    await next.ended;
    expect(await tracesInFolder(dataDir, needles)).toEqual([]);
  },
);
