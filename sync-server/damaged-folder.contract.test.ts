import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newPerson } from "#contract/platform/people.ts";
import { performRequest } from "#contract/request.ts";
import { tempFolder } from "./storage/testing/temp-folder.ts";
import { startForTest } from "./testing/start-for-test.ts";

/** A data folder with an account and a file in it, whose server was ended. */
async function usedFolder() {
  const dataDir = join(await tempFolder(), "data");
  const start = (env: Readonly<Record<string, string>> = {}) =>
    startForTest({ DATA_DIR: dataDir, OLLAMA_URL: "off", ...env });
  const server = start();
  const origin = await server.ready;
  await newPerson((request) => performRequest({ request, origin }), "cookies");
  const form = new FormData();
  form.set("file", new File(["# Kept\n\nA file that has an owner."], "kept.md"));
  const collection = await fetch(`${origin}/api/collections/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Kept", description: "Made by a test" }),
  });
  form.set("collection_id", ((await collection.json()) as { id: string }).id);
  expect((await fetch(`${origin}/api/documents/`, { method: "POST", body: form })).status).toBe(201);
  server.child.kill("SIGTERM");
  await server.ended;
  return { dataDir, start };
}

/** The one line that a refused start prints. */
async function refusal(server: ReturnType<typeof startForTest>): Promise<string> {
  expect(await server.ended).toEqual({ code: 1, signal: null });
  const output = server.output().trim();
  expect(output.split("\n")).toHaveLength(1);
  expect(output).not.toMatch(/Error:|\n\s+at |node:/);
  return output;
}

it("a damaged host key stops the server, which would take tokens that anybody can sign", async () => {
  const { dataDir, start } = await usedFolder();
  const key = join(dataDir, "host-key");
  const whole = await readFile(key, "utf8");
  for (const damaged of ["", "\0".repeat(64), whole.slice(0, 20)]) {
    await writeFile(key, damaged);
    expect(await refusal(start())).toMatch(/host-key is damaged.*backup/);
    expect(await readFile(key, "utf8")).toBe(damaged);
  }
  await rm(key);
  expect(await refusal(start())).toMatch(/host-key is missing, but there are accounts.*backup/);
  await mkdir(key);
  expect(await refusal(start())).toMatch(/host-key is a folder/);
  await rm(key, { recursive: true });
  await writeFile(key, whole);
  await start().ready;
});

it("a database of 0 bytes, or none, beside files stops the server and leaves the files", async () => {
  const { dataDir, start } = await usedFolder();
  const database = join(dataDir, "lectern.sqlite");
  const before = await readdir(join(dataDir, "blobs"), { recursive: true });
  expect(before.length).toBeGreaterThan(1);
  await truncate(database, 0);
  expect(await refusal(start())).toMatch(/lectern\.sqlite is empty \(0 bytes\), but .* is there.*backup/);
  expect((await stat(database)).size).toBe(0);
  await rm(database);
  expect(await refusal(start())).toMatch(/lectern\.sqlite is missing, but .* is there.*backup/);
  expect(await readdir(join(dataDir, "blobs"), { recursive: true })).toEqual(before);
  expect(await readdir(dataDir)).not.toContain("lectern.sqlite");
});

it("a database that was cut off stops the server", async () => {
  const { dataDir, start } = await usedFolder();
  const database = join(dataDir, "lectern.sqlite");
  const { size } = await stat(database);
  for (const left of [Math.floor(size / 4096 / 2) * 4096, 1000, 50]) {
    await truncate(database, left);
    expect(await refusal(start()), `cut off at ${left} of ${size} bytes`).toMatch(/damaged; put a backup/);
  }
});

it("a new database beside files kept elsewhere stops the server and leaves the files", async () => {
  const { dataDir, start } = await usedFolder();
  const blobs = join(dataDir, "blobs");
  const before = await readdir(blobs, { recursive: true });
  const place = { BLOBS_URL: `file://${blobs}`, DATA_DIR: `${dataDir}-other` };
  expect(await refusal(start(place))).toMatch(/database is new, but there are already files in .*backup/);
  expect(await readdir(blobs, { recursive: true })).toEqual(before);
});
