import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { tables } from "#core/api/tables.ts";
import { addModelFile, type FilePiece } from "./add-model-file.ts";
import { MODELS } from "./catalogue.ts";
import { installedModels } from "./installed-model.ts";
import { downloadModel, PART_BYTES, type InstallerDeps } from "./model-installer.ts";
import { createInstalledLanguages } from "./installed-languages.ts";
import { createGithubSource, createHubSource, createLanguageSource } from "./model-source.ts";
import { activateModel, deactivateModel, installModel, listModels, pauseModel, removeModel } from "./models.ts";
import { createFakeHub } from "./testing/fake-hub.ts";
import { makeTinyEmbedder, type ModelFile } from "./testing/tiny-embedder.ts";
import { makeTinyGenerator } from "./testing/tiny-generator.ts";
import { makeTinyReranker } from "./testing/tiny-reranker.ts";

const EMBEDDER = "all-minilm-l6-v2";
const GENERATOR = "smollm2-135m-instruct";
const RERANKER = "ms-marco-minilm-l6-v2";
const WEB_LLM = "llama-3.2-1b-instruct-q4f32_1-mlc";
const weights = "onnx/model_quantized.onnx";

async function setup(changes: Partial<InstallerDeps> = {}) {
  const store = createMemoryStore(tables);
  const blobs = createMemoryBlobs();
  const hubs = [
    createFakeHub("Xenova/all-MiniLM-L6-v2", makeTinyEmbedder({ weights })),
    createFakeHub("HuggingFaceTB/SmolLM2-135M-Instruct", makeTinyGenerator({ weights })),
    createFakeHub("Xenova/ms-marco-MiniLM-L-6-v2", makeTinyReranker({ weights })),
  ];
  const sources = hubs.map(({ fetch }) => createHubSource({ fetch, host: "https://hub.test" }));
  const reported: unknown[] = [];
  const installer: InstallerDeps = { store, blobs, sources, report: (error) => void reported.push(error), ...changes };
  const deps = { store, blobs, background: { wake: () => undefined } };
  const install = async (id: string) => {
    await installModel(deps, id);
    await downloadModel(installer, id, new AbortController().signal);
  };
  const row = (id: string) => store.get(installedModels, LOCAL_USER, id);
  const model = async (id: string) => (await listModels(deps)).find((candidate) => candidate.id === id);
  const send = (id: string, piece: FilePiece, bytes: Uint8Array<ArrayBuffer>) =>
    addModelFile(deps, id, piece, new File([bytes], "piece"));
  const sendAll = async (id: string, files: readonly ModelFile[]) => {
    for (const { path, bytes } of files) await send(id, { path, size: bytes.length, offset: 0 }, bytes);
  };
  return { ...deps, installer, deps, install, row, model, send, sendAll, reported, hubs };
}

describe("models of several kinds", () => {
  it("are in use beside each other, one of each kind", async () => {
    const { install, deps } = await setup();
    for (const id of [EMBEDDER, GENERATOR, RERANKER]) await install(id);
    const active = async () => (await listModels(deps)).filter((model) => model.active).map(({ id }) => id);
    expect((await active()).sort()).toEqual([EMBEDDER, RERANKER, GENERATOR].sort());
    await activateModel(deps, "built-in");
    expect((await active()).sort()).toEqual(["built-in", RERANKER, GENERATOR].sort());
    await deactivateModel(deps, RERANKER);
    expect((await active()).sort()).toEqual(["built-in", GENERATOR].sort());
    await activateModel(deps, RERANKER);
    expect(await active()).toContain(RERANKER);
    await expect(deactivateModel(deps, WEB_LLM)).rejects.toMatchObject({ status: 404 });
  });
});

describe("a download", () => {
  it("is paused, keeps what has come, and goes on", async () => {
    const { deps, install, row, model, installer, hubs } = await setup();
    const [, hub] = hubs;
    if (hub) hub.faults.cutAfter = 200;
    await install(GENERATOR);
    expect(await row(GENERATOR)).toMatchObject({ status: "failed" });
    await installModel(deps, GENERATOR);
    expect(await pauseModel(deps, GENERATOR)).toMatchObject({ status: "paused" });
    const kept = (await model(GENERATOR))?.received ?? 0;
    expect(kept).toBeGreaterThan(0);
    await downloadModel(installer, GENERATOR, new AbortController().signal);
    expect(await row(GENERATOR)).toMatchObject({ status: "paused" });
    await expect(pauseModel(deps, GENERATOR)).rejects.toMatchObject({ status: 400 });
    if (hub) delete hub.faults.cutAfter;
    await install(GENERATOR);
    expect(await model(GENERATOR)).toMatchObject({ status: "installed", active: true });
  });

  it("does not begin where there is too little room, and says how much is missing", async () => {
    const { install, row, reported } = await setup({ freeBytes: async () => 100_000_001 });
    await install(GENERATOR);
    expect((await row(GENERATOR))?.error).toMatch(
      /too little room: \d+ MB are still to be downloaded and 100 MB are free/,
    );
    expect((await row(GENERATOR))?.files).toEqual([]);
    expect(reported).toEqual([]);
  });

  it("takes the files of another repository from where they are", async () => {
    const fetched: string[] = [];
    const fetch = async (url: string) => {
      fetched.push(url);
      const [path = ""] = MODELS.find(({ id }) => id === WEB_LLM)?.also?.map((file) => file.path) ?? [];
      return Response.json({
        tree: [
          { type: "blob", path, size: 3, sha: "abc" },
          { type: "tree", path: "x", sha: "d" },
        ],
      });
    };
    const github = createGithubSource({ fetch, owners: ["mlc-ai"] });
    expect(await github.list("someone/else", "main")).toBeUndefined();
    expect(["someone/else", "mlc-ai/binary-mlc-llm-libs"].map((each) => github.serves?.(each))).toEqual([false, true]);
    const files = await github.list("mlc-ai/binary-mlc-llm-libs", "main");
    expect(files).toMatchObject([{ size: 3, digest: "git-sha1:abc" }]);
    await github.open("mlc-ai/binary-mlc-llm-libs", "main", "a.wasm", 0, new AbortController().signal);
    expect(fetched.at(-1)).toBe("https://raw.githubusercontent.com/mlc-ai/binary-mlc-llm-libs/main/a.wasm");
  });
});

describe("languages of scans", () => {
  const LANGUAGE = "ocr-deu";
  /** English stands in: it comes with the program, and nothing in a file says its language. */
  const packed = readFileSync("node_modules/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz");
  const data = new Uint8Array(gunzipSync(packed));
  const hashOf = (bytes: Uint8Array | undefined) =>
    createHash("sha256")
      .update(bytes ?? "")
      .digest("hex");

  it("come from the pinned address, are refused where their hash is another, and that address alone is asked", async () => {
    const asked: string[] = [];
    const fetch = async (url: string) => (asked.push(url), new Response(data));
    const hub = createHubSource({ fetch, host: "https://hub.test" });
    const { install, model } = await setup({ sources: [hub, createLanguageSource({ fetch })] });
    await install(LANGUAGE);
    expect(asked).toEqual(["https://raw.githubusercontent.com/tesseract-ocr/tessdata_fast/4.1.0/deu.traineddata"]);
    expect(await model(LANGUAGE)).toMatchObject({
      status: "failed",
      error: "deu.traineddata did not arrive intact. Start the download again.",
    });
  });

  it("say why they cannot be had", async () => {
    const fetch = () => Promise.reject(new TypeError("fetch failed"));
    const { install, model } = await setup({ sources: [createLanguageSource({ fetch })] });
    await install(LANGUAGE);
    expect((await model(LANGUAGE))?.error).toBe("GitHub (raw.githubusercontent.com) cannot be reached.");
  });

  it("are used beside each other, read back whole, and removed", async () => {
    const { send, deps } = await setup();
    const { store, blobs } = deps;
    for (const code of ["deu", "fra"])
      await send(`ocr-${code}`, { path: `${code}.traineddata`, size: data.length, offset: 0 }, data);
    const active = (await listModels(deps)).filter((model) => model.active && model.kind === "recogniser");
    expect(active.map(({ name, status }) => [name, status])).toEqual([
      ["French", "installed"],
      ["German", "installed"],
    ]);
    const languages = createInstalledLanguages({ store, blobs });
    expect(await languages.list()).toEqual(["fra", "deu"]);
    expect(hashOf(await languages.read("deu"))).toBe(hashOf(data));
    await removeModel(deps, LANGUAGE);
    expect(await languages.list()).toEqual(["fra"]);
    expect(await languages.read("deu")).toBeUndefined();
    expect(hashOf(await languages.read("fra"))).toBe(hashOf(data));
  });

  it("refuse a wrong file and leave nothing of it", async () => {
    const { send, row } = await setup();
    const page = new TextEncoder().encode("<!doctype html><title>Not found</title><p>There is no such file here.");
    const sent = send(LANGUAGE, { path: "deu.traineddata", size: page.length, offset: 0 }, page);
    await expect(sent).rejects.toMatchObject({
      status: 400,
      message: "deu.traineddata cannot be used. It is not a file of Tesseract's language data, or it is damaged.",
    });
    expect(await row(LANGUAGE)).toBeUndefined();
    const other = send(LANGUAGE, { path: "fra.traineddata", size: data.length, offset: 0 }, data);
    await expect(other).rejects.toThrow("fra.traineddata is not a file of German. It needs: deu.traineddata.");
  });
});

describe("files of one's own", () => {
  it("install a model when the last is whole; pieces must follow each other", async () => {
    const { send, sendAll, model } = await setup();
    const files = makeTinyGenerator({ weights });
    const [config, ...rest] = files;
    if (!config) throw new Error("The tiny model has no files.");
    await sendAll(GENERATOR, rest);
    expect(await model(GENERATOR)).toMatchObject({ status: "paused", source: "files you added" });
    const size = config.bytes.length;
    await send(GENERATOR, { path: config.path, size, offset: 0 }, config.bytes.slice(0, 10));
    const again = send(GENERATOR, { path: config.path, size, offset: 0 }, config.bytes.slice(0, 10));
    await expect(again).rejects.toMatchObject({ status: 409, message: expect.stringContaining("There are 10 bytes") });
    const done = await send(GENERATOR, { path: config.path, size, offset: 10 }, config.bytes.slice(10));
    expect(done).toMatchObject({ status: "installed", active: true });
    await expect(send(GENERATOR, { path: config.path, size, offset: 0 }, config.bytes)).rejects.toMatchObject({
      status: 409,
    });
  });

  it("finish a download that its source began, and are refused where they are not the same", async () => {
    const { install, send, row, hubs } = await setup();
    const [, hub] = hubs;
    const files = makeTinyGenerator({ weights });
    const onnx = files.find(({ path }) => path === weights);
    if (!hub || !onnx) throw new Error("The tiny model has no weights.");
    hub.faults.altered = weights;
    await install(GENERATOR);
    expect((await row(GENERATOR))?.error).toContain("did not arrive intact");
    const { bytes } = onnx;
    const wrong = bytes.map((byte) => byte ^ 1);
    const piece = { path: weights, size: bytes.length, offset: 0 };
    await expect(send(GENERATOR, piece, wrong)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("damaged or of another version"),
    });
    await expect(send(GENERATOR, { ...piece, size: 5 }, bytes.slice(0, 5))).rejects.toMatchObject({ status: 400 });
    expect(await send(GENERATOR, piece, bytes)).toMatchObject({ status: "installed" });
  });

  it("of WebLLM are whole when every shard that its list names is there", async () => {
    const { sendAll, model } = await setup();
    const file = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) });
    const [library = ""] = MODELS.find(({ id }) => id === WEB_LLM)?.also?.map(({ path }) => path) ?? [];
    const records = [{ dataPath: "params_shard_0.bin" }, { dataPath: "params_shard_1.bin" }];
    const texts = ["mlc-chat-config.json", "tokenizer.json", "params_shard_0.bin", library];
    await sendAll(WEB_LLM, [
      ...texts.map((path) => file(path, "{}")),
      file("tensor-cache.json", JSON.stringify({ records })),
    ]);
    expect((await model(WEB_LLM))?.status).toBe("paused");
    await sendAll(WEB_LLM, [file("params_shard_1.bin", "{}")]);
    expect((await model(WEB_LLM))?.status).toBe("installed");
  });

  it("that are none of the model's are refused, with the names of those that are", async () => {
    const { send } = await setup();
    const other = send(GENERATOR, { path: "virus.exe", size: 1, offset: 0 }, Uint8Array.of(1));
    await expect(other).rejects.toMatchObject({ status: 400, message: expect.stringContaining(weights) });
    const beyond = send(GENERATOR, { path: "config.json", size: 1, offset: 0 }, Uint8Array.of(1, 2));
    await expect(beyond).rejects.toMatchObject({ status: 400 });
  });

  it("are gone with the model, every byte of them", async () => {
    const { sendAll, deps, blobs, model } = await setup();
    await sendAll(GENERATOR, makeTinyGenerator({ weights }));
    expect((await model(GENERATOR))?.received).toBeGreaterThan(1000);
    await removeModel(deps, GENERATOR);
    for await (const left of blobs.list()) expect.unreachable(`blob ${left.id} was left behind`);
    expect(PART_BYTES).toBe(8 * 1024 * 1024);
  });
});
