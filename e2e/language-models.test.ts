import { createHash } from "node:crypto";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MODELS } from "#core/models/local/catalogue.ts";
import type { Model } from "#core/models/local/models.ts";
import { makeTinyModel } from "../scripts/tiny-models.ts";
import { call, createCollection, read } from "./support/api.ts";
import { startAppServer, type AppServer } from "./support/app-server.ts";
import { controlled } from "./support/app-session.ts";
import { launchChromium } from "./support/chromium.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { watchForeignHosts, type ForeignHosts } from "./support/foreign-hosts.ts";

const GENERATOR = "smollm2-135m-instruct";
const FROM_FILES = "smollm2-360m-instruct";
const WEB_LLM = "smollm2-360m-instruct-q4f32_1-mlc";
const RERANKER = "ms-marco-minilm-l6-v2";
const GARAGE = new TextEncoder().encode("# Garage\n\nThe car stands in the garage behind the house.");

const modelOf = (id: string) => {
  const model = MODELS.find((candidate) => candidate.id === id);
  if (!model) throw new Error(`The catalogue has no ${id}.`);
  return model;
};

interface Answered {
  readonly metadata: { readonly answer: { readonly generator: { readonly id: string; readonly name: string } } };
}
interface Ladder {
  readonly rungs: readonly { readonly id: string; readonly where: string; readonly leaves: boolean }[];
}

describe("a language model from the user's own server, run in the browser", () => {
  let server: AppServer;
  let browser: Browser;
  let page: Page;
  let foreign: ForeignHosts;
  /** Of the worker that runs a language model. */
  let workerUrl: string;

  beforeAll(async () => {
    [foreign, server] = await Promise.all([watchForeignHosts(), startAppServer({ withModels: true })]);
    browser = await launchChromium({ proxy: foreign.proxy });
    const context = await browser.newContext();
    page = await context.newPage();
    await page.goto(server.origin);
    await controlled(page);
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all([server?.stop(), foreign?.close()]);
  });

  test("says what this machine has and what each model needs", async () => {
    const machine = await call<{ runtimes: string[]; gpu: unknown }>(page, "GET", "/api/models/machine");
    expect(machine.body.runtimes).toEqual(["transformers", "web-llm"]);
    const { body } = await call<Model[]>(page, "GET", "/api/models");
    const gpu = body.find(({ id }) => id === "llama-3.2-1b-instruct-q4f32_1-mlc");
    if (machine.body.gpu === null) expect(gpu?.obstacles.join()).toContain("WebGPU");
    expect(body.find(({ id }) => id === GENERATOR)).toMatchObject({ kind: "generator", status: "not-installed" });
  });

  test("is downloaded, answers in a worker of its own, and is named in the answer", async () => {
    await install(GENERATOR);
    const { body } = await call<Ladder>(page, "GET", "/api/language-models");
    expect(body.rungs).toMatchObject([{ id: GENERATOR, where: "on this device", leaves: false }]);

    const { id } = await createCollection(page, "Home");
    await read(page, id, "garage.md", GARAGE);
    const session = await call<{ id: string }>(page, "POST", "/api/chat/sessions", { name: "Chat", collection_id: id });
    const answer = await call<Answered>(page, "POST", "/api/chat/message", {
      session_id: session.body.id,
      message: "Where does the car stand?",
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.metadata.answer.generator).toMatchObject({ id: GENERATOR });
    const urls = page.workers().map((worker) => worker.url());
    workerUrl = urls.find((url) => url.includes("generate.worker")) ?? "";
    expect(workerUrl, urls.join()).not.toBe("");
  });

  test("orders what was found by a reranker that is installed", async () => {
    await install(RERANKER);
    const found = await call<{ chunks: { similarity_score?: number }[] }>(page, "POST", "/api/search_u/", {
      query: "car house",
      similarity_threshold: 0,
    });
    expect(found.body.chunks).toHaveLength(1);
    const models = await call<Model[]>(page, "GET", "/api/models");
    expect(models.body.filter(({ active }) => active).map(({ id }) => id)).toContain(GENERATOR);
  });

  test("is removed, and answers are quoted again; nobody else was asked in all this", async () => {
    expect((await call(page, "DELETE", `/api/models/${GENERATOR}`)).status).toBe(204);
    const { body } = await call<Ladder>(page, "GET", "/api/language-models");
    expect(body.rungs).toEqual([]);
    expect(foreign.asked).toEqual([]);
  });

  test("is installed from files of one's own, in pieces, where no server has it", async () => {
    const files = makeTinyModel(modelOf(FROM_FILES)) ?? [];
    for (const { path, bytes } of files) {
      const half = Math.ceil(bytes.length / 2);
      for (const offset of [0, half]) {
        const piece = bytes.slice(offset, offset + half);
        expect((await sendPiece(FROM_FILES, { path, size: bytes.length, offset }, piece)).status).toBe(202);
      }
    }
    const { body } = await call<Model[]>(page, "GET", "/api/models");
    expect(body.find(({ id }) => id === FROM_FILES)).toMatchObject({ status: "installed", source: "files you added" });
    expect((await sendPiece(GENERATOR, { path: "other.bin", size: 1, offset: 0 }, Uint8Array.of(1))).status).toBe(400);
  });

  test("have a page that says who answers, and on which one downloads, adds files, and gets room back", async () => {
    await page.goto(`${server.origin}/settings/models`);
    const row = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await page.getByText(/written by SmolLM2 360M \(without a graphics card\), on this device/).waitFor();
    await expectAccessible(page);

    await row("SmolLM2 135M").getByRole("button", { name: "Download" }).click();
    await page.getByText(/written by SmolLM2 135M[^.]*, on this device/).waitFor();
    await row("SmolLM2 135M").getByRole("button", { name: "Remove" }).click();
    await page.getByText(/SmolLM2 135M is removed\. .+ are free again/).waitFor();

    const chooser = page.waitForEvent("filechooser");
    await row("SmolLM2 135M").getByRole("button", { name: "Add its files" }).click();
    const files = makeTinyModel(modelOf(GENERATOR)) ?? [];
    await (
      await chooser
    ).setFiles(
      files.map(({ path, bytes }) => ({
        name: path.split("/").at(-1) ?? path,
        mimeType: "application/octet-stream",
        buffer: Buffer.from(bytes),
      })),
    );
    await row("SmolLM2 135M").getByText("In use").waitFor();

    const pick = async (name: string) => {
      await page.getByRole("button", { name: /^Answers:/ }).click();
      await page.getByRole("option").filter({ hasText: name }).click();
    };
    await pick("Quotes only");
    await page.getByText("Answers are quoted from your documents, word for word.").waitFor();
    await pick("SmolLM2 135M");
    await page.getByText(/written by SmolLM2 135M[^.]*, on this device/).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });

  test("of WebLLM are read from the device by WebLLM's own engine, which says what is wrong with them", async () => {
    const model = modelOf(WEB_LLM);
    const [library = ""] = model.also?.map(({ path }) => path) ?? [];
    const texts = new Map([
      ["mlc-chat-config.json", JSON.stringify({ tokenizer_files: ["tokenizer.json"], context_window_size: 2048 })],
      ["tensor-cache.json", JSON.stringify({ records: [{ dataPath: "params_shard_0.bin", nbytes: 2 }] })],
      ["tokenizer.json", "{}"],
      ["params_shard_0.bin", "12"],
      [library, "this is no program"],
    ]);
    expect(await largeScripts()).toEqual([]);
    const files = [];
    for (const [path, text] of texts) {
      const bytes = new TextEncoder().encode(text);
      const sent = await sendPiece(WEB_LLM, { path, size: bytes.length, offset: 0 }, bytes);
      expect(sent.status, sent.body).toBe(202);
      const id = createHash("sha256").update(bytes).digest("hex");
      files.push({ path, size: bytes.length, received: bytes.length, digest: `sha256:${id}`, parts: [id] });
    }
    // Six megabytes that only those carry who choose such a model; from then on without a network, too.
    await expect.poll(largeScripts).toHaveLength(1);
    await page.context().setOffline(true);
    const outcome = await page.evaluate(loadInWorker, { url: workerUrl, model: WEB_LLM, files });
    await page.context().setOffline(false);
    expect(outcome).toMatchObject({ kind: "lost", reason: "failed", why: expect.stringMatching(/WebAssembly/) });
    expect(foreign.asked).toEqual([]);
    expect((await call(page, "DELETE", `/api/models/${WEB_LLM}`)).status).toBe(204);
  });

  test("answers in another tab when the tab that runs the model is closed in the middle", async () => {
    const other = await page.context().newPage();
    await other.goto(server.origin);
    await controlled(other);
    const session = await call<{ id: string }>(other, "POST", "/api/chat/sessions", { name: "Other" });
    const asking = call<Answered>(other, "POST", "/api/chat/message", {
      session_id: session.body.id,
      message: "Where does the car stand?",
    });
    await page.close();
    const answer = await asking;
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.metadata.answer.generator.name).not.toBe("");
  });

  /** Scripts of several megabytes that are kept on the device. */
  function largeScripts(): Promise<string[]> {
    return page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
          if (!url.endsWith(".js")) continue;
          const kept = await (await cache.match(url))?.blob();
          if (kept && kept.size > 4_000_000) found.push(url);
        }
      }
      return found;
    });
  }

  /** Asks a new worker of the built app to load a model, in Comlink's words. */
  function loadInWorker({ url, model, files }: { url: string; model: string; files: unknown[] }): Promise<unknown> {
    const worker = new Worker(url, { type: "module" });
    return new Promise((resolve, reject) => {
      worker.addEventListener("message", ({ data }) => {
        resolve(data.value);
        worker.terminate();
      });
      worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      const argumentList = [model, files].map((value) => ({ type: "RAW", value }));
      worker.postMessage({ id: "load", type: "APPLY", path: ["load"], argumentList });
    });
  }

  function sendPiece(id: string, fields: { path: string; size: number; offset: number }, piece: Uint8Array) {
    const base64 = Buffer.from(piece).toString("base64");
    return page.evaluate(
      async ({ id, fields, base64 }) => {
        const form = new FormData();
        for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
        form.set("piece", new Blob([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))]));
        const response = await fetch(`/api/models/${id}/files`, { method: "POST", body: form });
        return { status: response.status, body: await response.text() };
      },
      { id, fields, base64 },
    );
  }

  async function install(id: string): Promise<void> {
    expect((await call(page, "POST", `/api/models/${id}/install`)).status).toBe(202);
    const status = async () =>
      (await call<Model[]>(page, "GET", "/api/models")).body.find((model) => model.id === id)?.status;
    await expect.poll(status, { timeout: 60_000 }).toBe("installed");
  }
});
