import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stretch } from "#core/sync/encryption/stretch.ts";
import { makeKeys } from "#core/sync/encryption/wrapped-keys.ts";
import { startProcess, type ServerProcess } from "../testing/start-process.ts";
import { deviceOf, encrypt, json, needlesOf, PASSPHRASE, passOn, personAt, writeCanaries } from "./testing/canaries.ts";
import { tracesIn, tracesInFolder, tracesInMemory } from "./testing/find-traces.ts";

let folder: string;
let server: ServerProcess;
let origin: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lectern-encrypted-"));
  server = startProcess({ DATA_DIR: join(folder, "data"), OLLAMA_URL: "off", LOG_LEVEL: "trace" });
  origin = await server.ready;
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await server.ended;
  await rm(folder, { recursive: true, force: true });
});

describe("R44: a canary on its way from one device to another", () => {
  it("is nowhere on the server of an encrypted account: not in its folder, not in its log, not in its memory", async () => {
    const person = await personAt(origin);
    const [one, two] = [deviceOf(origin, person, "one"), deviceOf(origin, person, "two")];
    const recoveryKey = await encrypt(person, one, two);
    const written = await writeCanaries(one);
    await passOn(one, two, written);

    const needles = needlesOf({ ...written.texts, PASSPHRASE, recoveryKey, fileHash: written.files[0] ?? "" });
    expect(await tracesInFolder(folder, needles)).toEqual([]);
    expect(tracesIn(Buffer.from(server.output()), needles)).toEqual([]);
    const inMemory = await tracesInMemory(server.child.pid ?? 0, needles);
    if (!inMemory)
      console.warn("This system does not let a test look into another process; its memory was not searched.");
    expect(inMemory ?? []).toEqual([]);
  });

  it("is found there by the same search when the account is not encrypted", async () => {
    const person = await personAt(origin);
    const [one, two] = [deviceOf(origin, person, "one"), deviceOf(origin, person, "two")];
    const written = await writeCanaries(one);
    await passOn(one, two, written);
    const found = await tracesInFolder(folder, needlesOf(written.texts));
    for (const text of Object.values(written.texts)) expect(found.join("\n")).toContain(`${text} as it is`);
    const inMemory = await tracesInMemory(server.child.pid ?? 0, needlesOf(written.texts));
    if (inMemory) expect(inMemory.join("\n")).toContain(`${written.texts.message} as it is`);
  });
});

it("R44: what would need the server to read is refused with a code that programs can tell", async () => {
  const person = await personAt(origin);
  const device = deviceOf(origin, person, "one");
  const made = await makeKeys(stretch, person.user.id, PASSPHRASE);
  await device.ask("/sync/encryption", json("PUT", made.wrapped));
  const answers = await Promise.all(
    CONTENT.map(async ([method, path]) => {
      const response = await device.ask(path, method === "POST" ? json("POST", {}) : { method });
      const body = (await response.json()) as { code?: string; error?: { code?: string } };
      return [method, path, response.status, body.code ?? body.error?.code];
    }),
  );
  expect(answers).toEqual(CONTENT.map((each) => [...each, 403, "account_encrypted"]));
  expect((await device.ask("/api/v1/auth/me")).status).toBe(200);
});

const CONTENT = [
  ["GET", "/api/collections/"],
  ["GET", "/api/documents/"],
  ["POST", "/api/search_u"],
  ["POST", "/api/v1/conversations"],
  ["GET", "/api/v1/jobs"],
  ["POST", "/api/v1/jobs"],
  ["GET", "/api/v1/settings/definitions"],
  ["POST", "/v1/chat/completions"],
  ["POST", "/mcp"],
  // What the server asks elsewhere in a device's place, it would read.
  ["GET", "/sync/api/v1/websearch/web?q=owls"],
  ["GET", "/sync/api/v1/searxng/health"],
  ["GET", "/sync/api/v1/modelhost/models"],
  ["POST", "/sync/api/v1/ai/providers/generate"],
] as const;
