import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { climb } from "#core/engine/answer/generate/generators.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { Model } from "#core/models/local/models.ts";
import { writeTinyModels } from "../../scripts/tiny-models.ts";
import { startInProcess, type TestServer } from "../testing/start-in-process.ts";

const MODEL = "smollm2-135m-instruct";

// A model has to be loaded in a process of its own, and a document read, on whatever else the machine does.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lectern-models-"));
  await writeTinyModels(folder);
  server = await startInProcess({ modelsDir: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = async <Body>(method: string, path: string, body?: unknown) => {
  const json = { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(server.origin + path, { method, ...(body !== undefined && json) });
  const text = await response.text();
  return { status: response.status, body: (text === "" ? undefined : JSON.parse(text)) as Body };
};
const modelOf = async (id: string) =>
  (await ask<Model[]>("GET", "/api/models")).body.find((candidate) => candidate.id === id);
const rungs = async () =>
  (await ask<{ rungs: { id: string; where: string }[] }>("GET", "/api/language-models")).body.rungs;

describe("language models on the server", () => {
  it("are listed with what they need; those for WebGPU say that they run in a browser", async () => {
    const model = await modelOf(MODEL);
    expect(model).toMatchObject({ kind: "generator", status: "not-installed", needs: "about 450 MB of memory" });
    const gpu = await modelOf("llama-3.2-1b-instruct-q4f32_1-mlc");
    expect(gpu?.obstacles).toEqual(["It runs in a browser with WebGPU, not on the server."]);
    const machine = await ask<{ runtimes: string[]; memory_bytes: number }>("GET", "/api/models/machine");
    expect(machine.body.runtimes).toEqual(["transformers"]);
    expect(machine.body.memory_bytes).toBeGreaterThan(0);
  });

  it("are installed from the models folder, answer on the ladder, and say where", async () => {
    expect(await rungs()).toEqual([]);
    expect((await ask("POST", `/api/models/${MODEL}/install`)).status).toBe(202);
    await expect.poll(async () => (await modelOf(MODEL))?.status, { timeout: 30_000 }).toBe("installed");
    expect(await rungs()).toMatchObject([{ id: MODEL, where: "on your server" }]);

    const { generators } = server.services;
    const picked = (await generators?.pick({ user: LOCAL_USER, allowSending: false })) ?? [];
    const request = { messages: [{ role: "user" as const, content: "What do they tell?" }], max_tokens: 50 };
    const pieces: string[] = [];
    const outcome = await climb(picked, (generator) =>
      generator.generate(request, (piece) => pieces.push(piece), new AbortController().signal),
    );
    expect(outcome?.value.text).toBe("herewith the documents say so [1].");
    expect(pieces.length).toBeGreaterThan(1);
    expect(server.errors).toEqual([]);
  });

  it("write the answers of chats, which name them", async () => {
    const { body: collection } = await ask<{ id: string }>("POST", "/api/collections/", {
      name: "Home",
      description: "About home",
    });
    const form = new FormData();
    form.append("collection_id", collection.id);
    form.append("file", new File(["# Garage\n\nThe car stands in the garage behind the house."], "garage.md"));
    const upload = await fetch(`${server.origin}/api/documents/`, { method: "POST", body: form });
    const { id } = (await upload.json()) as { id: string };
    const statusOf = async () => (await ask<{ status: string }>("GET", `/api/documents/${id}`)).body.status;
    await expect.poll(statusOf, { timeout: 30_000 }).toBe("completed");

    const { body: session } = await ask<{ id: string }>("POST", "/api/chat/sessions", { name: "Home" });
    const question = { session_id: session.id, message: "Where does the car stand?" };
    const { status, body } = await ask<{ metadata: { answer: { generator: object } } }>(
      "POST",
      "/api/chat/message",
      question,
    );
    expect(status).toBe(200);
    expect(body.metadata.answer.generator).toMatchObject({ id: MODEL, name: "SmolLM2 135M", where: "on your server" });
  });

  it("answer no more where the person wants none", async () => {
    await ask("PUT", "/api/language-models/choice", { use: "none" });
    expect(await rungs()).toEqual([]);
    await ask("PUT", "/api/language-models/choice", { use: "automatic" });
    expect(await rungs()).toHaveLength(1);
  });

  it("are removed with their bytes", async () => {
    expect((await ask("DELETE", `/api/models/${MODEL}`)).status).toBe(204);
    expect(await modelOf(MODEL)).toMatchObject({ status: "not-installed", received: 0 });
    expect(await rungs()).toEqual([]);
  });
});
