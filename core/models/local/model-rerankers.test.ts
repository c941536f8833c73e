import { describe, expect, it } from "vitest";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put } from "#core/storage/store.ts";
import { RERANKER_MODELS } from "./catalogue.ts";
import { installedModels, newRow, type InstalledFile } from "./installed-model.ts";
import { createModelRerankers } from "./model-rerankers.ts";
import { openModelsHere } from "./open-models.ts";
import { makeTinyReranker } from "./testing/tiny-reranker.ts";

const [MODEL] = RERANKER_MODELS;
if (!MODEL) throw new Error("The catalogue has no reranker.");

async function setup() {
  const store = createMemoryStore([installedModels]);
  const memory = createMemoryBlobs();
  let reads = 0;
  const blobs = {
    bytesOfMany(ids: readonly string[]) {
      reads++;
      return memory.bytesOfMany(ids);
    },
  };
  const clock = { time: 0 };
  const open = openModelsHere({ blobs, runtime: () => ({ device: "cpu" }) });
  const find = createModelRerankers({ store, open, now: () => clock.time });
  const install = async (active: boolean, broken = false) => {
    const files: InstalledFile[] = [];
    for (const { path, bytes } of makeTinyReranker({ weights: "onnx/model_quantized.onnx" })) {
      const { id, size } = await memory.put(broken && path.endsWith(".onnx") ? Uint8Array.of(1) : bytes);
      files.push({ path, size, received: size, digest: `sha256:${id}`, parts: [id] });
    }
    await store.write([put(installedModels, { ...newRow(MODEL?.id ?? ""), status: "installed", active, files })]);
  };
  return { find, install, clock, reads: () => reads };
}

describe("the reranker in use", () => {
  it("is none where none is installed, or it is not in use", async () => {
    const { find, install } = await setup();
    expect(await find()).toBeUndefined();
    await install(false);
    expect(await find()).toBeUndefined();
  });

  it("is opened once and kept until it is taken out of use", async () => {
    const { find, install } = await setup();
    await install(true);
    const reranker = await find();
    expect(reranker?.id).toBe(MODEL.id);
    expect(await find()).toBe(reranker);
    await install(false);
    expect(await find()).toBeUndefined();
  });

  it("is not read for every question where it cannot be opened", async () => {
    const { find, install, clock, reads } = await setup();
    await install(true, true);
    await expect(find()).rejects.toThrow();
    const before = reads();
    expect(await find()).toBeUndefined();
    expect(reads()).toBe(before);
    clock.time = 120_000;
    await expect(find()).rejects.toThrow();
  });
});
