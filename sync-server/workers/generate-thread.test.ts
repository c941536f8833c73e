import { describe, expect, it, onTestFinished, vi } from "vitest";
import { join } from "node:path";
import { fromOutcome } from "#core/models/local/generation/outcome.ts";
import type { InstalledFile } from "#core/models/local/installed-model.ts";
import { makeTinyGenerator, type TinyGeneratorOptions } from "#core/models/local/testing/tiny-generator.ts";
import { openFileBlobs } from "../storage/file-blobs.ts";
import { tempFolder } from "../storage/testing/temp-folder.ts";
import { startGenerateThread } from "./generate-thread.ts";

// Each test starts a process that loads a runtime.
vi.setConfig({ testTimeout: 120_000 });

const MODEL = "smollm2-135m-instruct";
const request = { messages: [{ role: "user" as const, content: "What do they tell?" }], max_tokens: 1000 };

async function setup(options: TinyGeneratorOptions = {}) {
  const dataDir = await tempFolder();
  const blobs = await openFileBlobs({ folder: join(dataDir, "blobs") });
  const files: InstalledFile[] = [];
  for (const { path, bytes } of makeTinyGenerator({ weights: "onnx/model_quantized.onnx", ...options })) {
    const { id, size } = await blobs.put(bytes);
    files.push({ path, size, received: size, digest: `sha256:${id}`, parts: [id] });
  }
  const thread = startGenerateThread({
    entry: new URL("./generate.worker.ts", import.meta.url),
    storage: { rows: { sqlite: "" }, blobs: { folder: join(dataDir, "blobs") } },
  });
  onTestFinished(() => thread.end());
  return { thread, files };
}

describe("a process that runs a language model", () => {
  it("loads it from the files, counts, and writes in pieces", async () => {
    const { thread, files } = await setup();
    fromOutcome(await thread.load(MODEL, files));
    expect(fromOutcome(await thread.countTokens("the documents"))).toBe(2);
    const pieces: string[] = [];
    const outcome = await thread.generate(request, (piece) => pieces.push(piece), new AbortController().signal);
    expect(fromOutcome(outcome).text).toBe("herewith the documents say so [1].");
    expect(pieces.join("")).toBe("herewith the documents say so [1].");
    expect(pieces.length).toBeGreaterThan(3);
  });

  it("stops when it is told to and answers the next request", async () => {
    const { thread, files } = await setup({ endless: true });
    fromOutcome(await thread.load(MODEL, files));
    const controller = new AbortController();
    let pieces = 0;
    const onText = () => {
      if (++pieces === 3) controller.abort();
    };
    expect(fromOutcome(await thread.generate(request, onText, controller.signal)).finish_reason).toBe("cancelled");
    const short = { ...request, max_tokens: 4 };
    const next = await thread.generate(short, () => undefined, new AbortController().signal);
    expect(fromOutcome(next).finish_reason).toBe("length");
  });

  it("says why it has not been loaded", async () => {
    const { thread, files } = await setup();
    const cut = files.map((file) => (file.path.endsWith(".onnx") ? { ...file, parts: [] } : file));
    const outcome = await thread.load(MODEL, cut);
    expect(outcome).toMatchObject({ kind: "lost", reason: "failed" });
  });

  it("is lost when the process ends in the middle", async () => {
    const { thread, files } = await setup({ endless: true });
    fromOutcome(await thread.load(MODEL, files));
    const going = thread.generate(request, () => thread.end(), new AbortController().signal);
    await expect(going).rejects.toMatchObject({ name: "GeneratorLost", reason: "worker ended" });
    expect(thread.ended).toBe(true);
  });
});
