import { describe, expect, it, onTestFinished, vi } from "vitest";
import { join } from "node:path";
import type { ProcessRequest, Progress } from "#core/engine/engine.ts";
import { installedModels, newRow, type InstalledFile } from "#core/models/local/installed-model.ts";
import { makeAttentionEmbedder } from "#core/models/local/testing/attention-embedder.ts";
import { makeTinyReranker } from "#core/models/local/testing/tiny-reranker.ts";
import type { ModelFile } from "#core/models/local/testing/tiny-embedder.ts";
import { RERANKER_MODELS } from "#core/models/local/catalogue.ts";
import { put } from "#core/storage/store.ts";
import { holding } from "#core/sync/files/held-blobs.ts";
import { openStorage } from "../storage/open-storage.ts";
import { tempFolder } from "../storage/testing/temp-folder.ts";
import { startChild } from "./child.ts";
import { createEnginePool } from "./engine-pool.ts";
import { createModelProcess } from "./model-process.ts";

// Threads and processes are started that load a runtime.
vi.setConfig({ testTimeout: 300_000 });

const EMBEDDER = "all-minilm-l6-v2";
const WEIGHTS = "onnx/model_quantized.onnx";
const [RERANKER] = RERANKER_MODELS;
if (!RERANKER) throw new Error("The catalogue has no reranker.");

/** Slow enough to be met in the middle, though it has one layer of MiniLM's six. */
const slow = makeAttentionEmbedder({ layers: 1, weights: WEIGHTS });

async function openPlace() {
  const folder = await tempFolder();
  const storage = { rows: { sqlite: join(folder, "rows.sqlite") }, blobs: { folder: join(folder, "blobs") } };
  const { store, blobs } = await openStorage(storage);
  const keep = async (files: readonly ModelFile[]): Promise<InstalledFile[]> => {
    const kept: InstalledFile[] = [];
    for (const { path, bytes } of files) {
      const { id, size } = await blobs.put(bytes);
      kept.push({ path, size, received: size, digest: `sha256:${id}`, parts: [id] });
    }
    return kept;
  };
  return { storage, store, blobs, keep };
}

/** Processes that this one has and that have not ended. */
const children = () => process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;

const passages = (count: number) => Array.from({ length: count }, (_, at) => `car ${"house ".repeat(60)}${at}`);

describe("threads that run models", () => {
  async function setup() {
    const { storage, store, blobs, keep } = await openPlace();
    const files = await keep(slow);
    await store.write([put(installedModels, { ...newRow(EMBEDDER), status: "installed", active: true, files })]);
    const openPool = () =>
      createEnginePool({
        storage,
        ingestEntry: new URL("./ingest.worker.ts", import.meta.url),
        queryEntry: new URL("./query.worker.ts", import.meta.url),
        stallAfter: 60_000,
        report: () => undefined,
      });
    return { openPool, store, blobs };
  }

  it("are ended in the middle of an inference again and again, and the server goes on", async () => {
    const { openPool } = await setup();
    const before = children();
    for (let round = 0; round < 5; round++) {
      const pool = openPool();
      await pool.embed({ texts: ["car"], kind: "query", model: EMBEDDER });
      expect(children() - before).toBe(1);
      // However quick the machine is: until the end, which comes at another moment of it each time.
      const askOn = async (): Promise<never> => {
        for (;;) await pool.embed({ texts: passages(300), kind: "query", model: EMBEDDER });
      };
      const asking = Promise.allSettled([askOn()]);
      await new Promise((resolve) => setTimeout(resolve, 200 + round * 25));
      await pool.close();
      expect(await asking).toMatchObject([{ status: "rejected" }]);
      await expect.poll(() => children() - before).toBe(0);
    }
  });

  it("are ended in the middle of a document, with the process that embeds it", async () => {
    const { openPool, store, blobs } = await setup();
    const file = await blobs.put(new TextEncoder().encode(passages(2000).join("\n\n")));
    await store.write(holding("o", [file.id]));
    const before = children();
    const pool = openPool();
    const request: ProcessRequest = {
      owner: "o",
      document_id: "1",
      file: file.id,
      original_filename: "cars.md",
      type: "md",
      model: EMBEDDER,
    };
    const halfway = Promise.withResolvers<void>();
    const report = ({ phase, done, total }: Progress) => {
      if (phase === "embedding" && done > 0 && done < total) halfway.resolve();
    };
    const reading = pool.process(request, report, new AbortController().signal);
    await Promise.race([halfway.promise, reading]);
    const settled = Promise.allSettled([reading]);
    await pool.close();
    expect(await settled).toMatchObject([{ status: "rejected", reason: { name: "AbortError" } }]);
    await expect.poll(() => children() - before).toBe(0);
  });
});

describe("a process of models", () => {
  async function setup(idleAfter = 60_000) {
    const { storage, keep } = await openPlace();
    const started: ReturnType<typeof startChild>[] = [];
    const models = createModelProcess({
      spawn: () => {
        const entry = new URL("./model.worker.ts", import.meta.url);
        const child = startChild({ entry, workerData: { storage }, memory: 256 });
        started.push(child);
        return child;
      },
      idleAfter,
    });
    onTestFinished(() => started.forEach((child) => void child.terminate()));
    const files = await keep(makeTinyReranker({ weights: WEIGHTS }));
    return { models, files, started };
  }
  const never = new AbortController().signal;
  const asked = ["a doctor", "the automobile", ...Array.from({ length: 20 }, (_, at) => "x ".repeat(at))];

  it("is begun at the first use, and scores each passage in its place", async () => {
    const { models, files, started } = await setup();
    expect(started).toHaveLength(0);
    const reranker = await models.reranker(RERANKER, files);
    const scores = await reranker.score("car", asked, never);
    expect(scores.indexOf(Math.max(...scores))).toBe(1);
    expect(scores).toHaveLength(asked.length);
    expect(started).toHaveLength(1);
  });

  it("is begun once more where it ends under a question, which is answered", async () => {
    const { models, files, started } = await setup();
    const reranker = await models.reranker(RERANKER, files);
    const scoring = reranker.score("car", asked, never);
    started[0]?.terminate();
    expect(await scoring).toHaveLength(asked.length);
    expect(started).toHaveLength(2);
  });

  it("frees its memory when nobody asks, and is there again for the next", async () => {
    const { models, files, started } = await setup(20);
    const reranker = await models.reranker(RERANKER, files);
    await new Promise((resolve) => started[0]?.on("exit", resolve));
    expect(await reranker.score("car", ["a", "b"], never)).toHaveLength(2);
    expect(started).toHaveLength(2);
  });

  it("says why a model cannot be loaded", async () => {
    const { models, files } = await setup();
    const cut = files.map((file) => (file.path === WEIGHTS ? { ...file, parts: [] } : file));
    await expect(models.reranker(RERANKER, cut)).rejects.toThrow(/\S/);
  });
});
