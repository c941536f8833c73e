import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import { MODELS } from "#core/models/local/catalogue.ts";
import type { MachineFacts } from "#core/models/local/machine.ts";
import type { Model } from "#core/models/local/models.ts";
import { makeAttentionEmbedder } from "#core/models/local/testing/attention-embedder.ts";
import { startProcess, type ServerProcess } from "#sync-server/testing/start-process.ts";
import { writeTinyModels } from "../scripts/tiny-models.ts";
import { call, createCollection, read } from "./support/api.ts";
import { controlled } from "./support/app-session.ts";
import { buildApp } from "./support/build-app.ts";
import { launchChromium } from "./support/chromium.ts";
import { watchForeignHosts, type ForeignHosts } from "./support/foreign-hosts.ts";
import {
  cosine,
  countGpuWork,
  destroyDeviceUnderWork,
  gpuWork,
  segmentsBy,
  SOFTWARE_ADAPTER,
  workerOf,
} from "./support/webgpu.ts";

const GENERATOR = "smollm2-360m-instruct-q4";
/** Runs in WebAssembly: the rung below. */
const SMALLER = "smollm2-135m-instruct";
const EMBEDDER = "all-minilm-l6-v2-fp32";
const RERANKER = "ms-marco-minilm-l6-v2-fp32";
const GARAGE = new TextEncoder().encode("# Garage\n\nThe car stands in the garage behind the house.");
const DOCTOR = new TextEncoder().encode("# Doctor\n\nThe doctor has money for a holiday in a large house.");

const WORDS = ["car", "home", "doctor", "funds"];
/** A document each, that have nothing in common, and none of which looks like a language that the embedder does not read. */
const DOCUMENTS = WORDS.map((word, at) => new TextEncoder().encode(`${word} `.repeat(8 + 4 * at)));

// Chromium imitates the card on processors that do other things as well.
vi.setConfig({ testTimeout: 300_000 });

interface Answered {
  readonly metadata: {
    readonly answer: {
      readonly generator: { readonly id: string };
      readonly model?: { readonly device?: string };
      readonly lost?: readonly { readonly name: string; readonly reason: string }[];
    };
  };
}

interface Found {
  readonly chunks: readonly { readonly metadata: { readonly why: { readonly words: string[] } } }[];
}

let folder: string;
let server: ServerProcess;
let foreign: ForeignHosts;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lectern-"));
  const models = join(folder, "models");
  await writeTinyModels(models);
  foreign = await watchForeignHosts();
  server = startProcess({ DATA_DIR: join(folder, "data"), MODELS_DIR: models, PAGE_DIR: await buildApp() });
});
afterAll(async () => {
  server?.child.kill("SIGTERM");
  await server?.ended;
  await foreign?.close();
  await rm(folder, { recursive: true, force: true });
});

async function openPage(
  args: readonly string[],
  from: ServerProcess = server,
): Promise<{ readonly browser: Browser; readonly page: Page }> {
  const browser = await launchChromium({ proxy: foreign.proxy, args: [...args] });
  const page = await browser.newPage();
  await page.goto(await from.ready);
  await controlled(page);
  return { browser, page };
}

describe("models on the graphics card, which a program imitates", () => {
  let browser: Browser;
  let page: Page;
  let collection: string;
  beforeAll(async () => {
    ({ browser, page } = await openPage(SOFTWARE_ADAPTER));
    collection = (await createCollection(page, "Home")).id;
    await read(page, collection, "garage.md", GARAGE);
  });
  afterAll(() => browser?.close());

  test("are known to be so: what needs a real card says why it does not run here", async () => {
    const machine = await call<MachineFacts>(page, "GET", "/api/models/machine");
    expect(machine.body.gpu).toMatchObject({ software: true, shader_f16: false });
    const { body } = await call<Model[]>(page, "GET", "/api/models");
    const large = body.find(({ id }) => id === "llama-3.2-1b-instruct-q4f32_1-mlc");
    expect(large?.obstacles.join()).toContain("imitates");
    // It would be the slower one here, so nobody is offered it.
    expect(body.map(({ id }) => id)).not.toContain(GENERATOR);
  });

  test("embed documents and questions there, and find by meaning", async () => {
    const ingest = await workerOf(page, "ingest.worker");
    await countGpuWork(ingest);
    await install(page, EMBEDDER);
    await embeddedWith(page, EMBEDDER);
    expect(await gpuWork(ingest)).toBeGreaterThan(0);
    await expect.poll(() => foundByMeaning(page), { timeout: 60_000 }).toBe(true);
    const models = await workerOf(page, "models.worker");
    await countGpuWork(models);
    // Another question: the last one is not embedded again.
    await search(page, "vehicle");
    expect(await gpuWork(models)).toBeGreaterThan(0);
  });

  test("order what was found by a cross-encoder there", async () => {
    const models = await workerOf(page, "models.worker");
    await read(page, collection, "doctor.md", DOCTOR);
    await install(page, RERANKER);
    const before = await gpuWork(models);
    await expect.poll(async () => (await search(page, "physician cash")).body.chunks.length).toBe(2);
    expect(await gpuWork(models)).toBeGreaterThan(before);
  });

  test("write answers there, which say so", async () => {
    await install(page, SMALLER);
    await install(page, GENERATOR);
    const { generator, model, lost } = await ask(page, collection, "Where does the car stand?");
    expect(generator.id).toBe(GENERATOR);
    expect(model?.device).toBe("webgpu");
    expect(lost).toBeUndefined();
  });

  test("lose the card in the middle of an answer, which the next model writes from its beginning", async () => {
    const worker = await workerOf(page, "generate.worker");
    await destroyDeviceUnderWork(worker, 20);
    const { generator, model, lost } = await ask(page, collection, "Where does the doctor stand?");
    expect(lost).toMatchObject([{ reason: "device lost" }]);
    expect(generator.id).toBe(SMALLER);
    expect(model?.device).toBe("wasm");
    // A new worker asks for a new device, and the card is used again.
    const next = await ask(page, collection, "Where does the house stand?");
    expect(next.generator.id).toBe(GENERATOR);
    expect(next.model?.device).toBe("webgpu");
  });

  test("lose the card under a question, and find by meaning without it", async () => {
    const models = await workerOf(page, "models.worker");
    await destroyDeviceUnderWork(models, 2);
    // On a busy machine a search does not wait for a model that has to be loaded again.
    await expect.poll(() => foundByMeaning(page), { timeout: 60_000 }).toBe(true);
    const next = await workerOf(page, "models.worker");
    expect(next).not.toBe(models);
    await countGpuWork(next);
    await expect.poll(() => foundByMeaning(page), { timeout: 60_000 }).toBe(true);
    expect(await gpuWork(next)).toBe(0);
  });

  test("lose the card under a document, which is embedded without it", async () => {
    const ingest = await workerOf(page, "ingest.worker");
    await destroyDeviceUnderWork(ingest, 2);
    await read(page, collection, "second.md", new TextEncoder().encode("A vehicle and a home."));
    await embeddedWith(page, EMBEDDER);
  });

  test("asked nobody but the server that the page came from", () => {
    expect(foreign.asked).toEqual([]);
  });
});

test("a browser whose graphics process crashes goes on answering", async () => {
  const { browser, page } = await openPage(SOFTWARE_ADAPTER);
  try {
    const { id } = await createCollection(page, "Home");
    await read(page, id, "garage.md", GARAGE);
    await install(page, GENERATOR);
    expect((await ask(page, id, "Where does the car stand?")).model?.device).toBe("webgpu");
    const killer = await (await browser.newContext()).newPage();
    // It never arrives: the crash is what is wanted.
    await killer.goto("chrome://gpucrash", { timeout: 5_000 }).catch(() => undefined);
    const answer = await ask(page, id, "Where does the house stand?");
    expect(answer.generator.id).not.toBe("");
    expect(answer.lost ?? []).toMatchObject(answer.lost ? [{ reason: "device lost" }] : []);
  } finally {
    await browser.close();
  }
});

test("onnxruntime's files come from the app's own server, once, and are there without a network", async () => {
  const { browser, page } = await openPage(SOFTWARE_ADAPTER);
  try {
    const runtime: string[] = [];
    page.context().on("request", (request) => {
      if (request.url().includes("ort-wasm")) runtime.push(request.url());
    });
    const { id } = await createCollection(page, "Home");
    await read(page, id, "garage.md", GARAGE);
    await install(page, EMBEDDER);
    await expect.poll(() => foundByMeaning(page), { timeout: 60_000 }).toBe(true);
    expect(runtime.length).toBeGreaterThan(0);
    const origin = new URL(await server.ready).origin;
    expect(runtime.filter((url) => !url.startsWith(`${origin}/assets/`))).toEqual([]);
    await page.context().setOffline(true);
    await page.reload();
    await controlled(page);
    await expect.poll(() => foundByMeaning(page), { timeout: 60_000 }).toBe(true);
    expect(foreign.asked).toEqual([]);
  } finally {
    await browser.close();
  }
});

test("vectors from the graphics card and from WebAssembly are the same, so that either finds what the other has read", async () => {
  // Attention and feed-forward layers, so that the kernels of a real model run.
  const { repository = "", files = [] } = MODELS.find(({ id }) => id === EMBEDDER) ?? {};
  const weights = files.find((path) => path.endsWith(".onnx")) ?? "";
  const [attentive] = makeAttentionEmbedder({ layers: 2, weights }).filter(({ path }) => path === weights);
  await writeFile(join(folder, "models", repository, weights), attentive?.bytes ?? "");

  const [onCard = [], onProcessor = []] = await Promise.all(
    [SOFTWARE_ADAPTER, []].map(async (args) => {
      // Each a server of its own: from one they would have each other's segments.
      const DATA_DIR = join(folder, `data-${args.length}`);
      const own = startProcess({ DATA_DIR, MODELS_DIR: join(folder, "models"), PAGE_DIR: await buildApp() });
      const { browser, page } = await openPage(args, own);
      try {
        const { id } = await createCollection(page, "Home");
        for (const [at, bytes] of DOCUMENTS.entries()) await read(page, id, `${at}.md`, bytes);
        const ingest = await workerOf(page, "ingest.worker");
        if (args.length > 0) await countGpuWork(ingest);
        await install(page, EMBEDDER);
        await embeddedWith(page, EMBEDDER);
        if (args.length > 0) expect(await gpuWork(ingest)).toBeGreaterThan(0);
        await expect.poll(async () => (await segmentsBy(page, EMBEDDER)).length).toBe(DOCUMENTS.length);
        return await segmentsBy(page, EMBEDDER);
      } finally {
        await browser.close();
        own.child.kill("SIGTERM");
        await own.ended;
      }
    }),
  );
  expect(onCard).toHaveLength(DOCUMENTS.length);
  expect(onProcessor).toHaveLength(DOCUMENTS.length);
  for (const [at, segment] of onCard.entries()) {
    for (const [other, same] of onProcessor.entries()) {
      if (at === other) expect(cosine(segment, same)).toBeGreaterThan(0.999);
      else expect(cosine(segment, same)).toBeLessThan(0.995);
    }
  }
});

async function install(page: Page, id: string): Promise<void> {
  expect((await call(page, "POST", `/api/models/${id}/install`)).status).toBe(202);
  const status = async () =>
    (await call<Model[]>(page, "GET", "/api/models")).body.find((model) => model.id === id)?.status;
  await expect.poll(status, { timeout: 60_000 }).toBe("installed");
}

/** Every document is. */
async function embeddedWith(page: Page, id: string): Promise<void> {
  const models = async () => {
    const { body } = await call<{ documents?: Document[] } | Document[]>(page, "GET", "/api/documents/");
    const list = Array.isArray(body) ? body : (body.documents ?? []);
    return list.length > 0 && list.every(({ metadata }) => metadata["embedding_model"] === id);
  };
  await expect.poll(models, { timeout: 60_000 }).toBe(true);
}

const search = (page: Page, query: string) =>
  call<Found>(page, "POST", "/api/search_u/", { query, similarity_threshold: 0 });

async function foundByMeaning(page: Page): Promise<boolean> {
  const { body } = await search(page, "automobile");
  return body.chunks.some(({ metadata }) => metadata.why.words.length === 0);
}

async function ask(page: Page, collection_id: string, message: string): Promise<Answered["metadata"]["answer"]> {
  const session = await call<{ id: string }>(page, "POST", "/api/chat/sessions", { name: "Chat", collection_id });
  const answer = await call<Answered>(page, "POST", "/api/chat/message", { session_id: session.body.id, message });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.metadata.answer;
}
