import { describe, expect, it } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put } from "#core/storage/store.ts";
import type { EmbeddingModel } from "./catalogue.ts";
import { installedModels, newRow } from "./installed-model.ts";
import { downloadModel } from "./model-installer.ts";
import { createFolderSource, createHubSource } from "./model-source.ts";
import { openModelsHere } from "./open-models.ts";
import { removeModel } from "./models.ts";
import { createFakeHub } from "./testing/fake-hub.ts";
import { makeTinyEmbedder, TINY_DIMENSIONS } from "./testing/tiny-embedder.ts";

const tiny: EmbeddingModel = {
  kind: "embedder",
  needs: { memory_bytes: 1_000_000 },
  id: "all-minilm-l6-v2",
  name: "Tiny",
  repository: "lectern/tiny",
  revision: "main",
  files: makeTinyEmbedder().map(({ path }) => path),
  approximate_bytes: 100_000,
  licence: "CC0-1.0",
  languages: "a few words of English",
  dimensions: TINY_DIMENSIONS,
  pooling: "mean",
  dtype: "fp32",
  prefixes: { query: "", passage: "" },
  calibration: { byModel: true, weight: 0.5, midpoint: 0.5, slope: 10 },
};

async function setup() {
  const store = createMemoryStore([installedModels]);
  const blobs = createMemoryBlobs();
  const hub = createFakeHub(tiny.repository, makeTinyEmbedder());
  const sources = [createHubSource({ fetch: hub.fetch, host: "https://hub.test" })];
  const reported: unknown[] = [];
  const deps = { store, blobs, sources, models: [tiny], report: (error: unknown) => void reported.push(error) };
  await store.write([put(installedModels, { ...newRow(tiny.id), status: "downloading" })]);
  const download = () => downloadModel(deps, tiny.id, new AbortController().signal);
  const row = () => store.get(installedModels, LOCAL_USER, tiny.id);
  const again = async () => {
    const failed = await row();
    if (failed) await store.write([put(installedModels, { ...failed, status: "downloading" })]);
    await download();
  };
  return { store, blobs, hub, download, again, row, reported };
}

describe("installing a model", () => {
  it("downloads, checks, activates, and the model then embeds", async () => {
    const { download, row, blobs, reported } = await setup();
    await download();
    expect(await row()).toMatchObject({ status: "installed", active: true, error: null });
    const open = openModelsHere({ blobs, runtime: () => ({ device: "cpu" }) });
    const embedder = await open.embedder(tiny, (await row())?.files ?? []);
    expect(await embedder.embed(["car"], "query")).toHaveLength(TINY_DIMENSIONS);
    expect(reported).toEqual([]);
  });

  it("says plainly when the hub cannot be reached", async () => {
    const { hub, download, row, reported } = await setup();
    hub.faults.unreachable = true;
    await download();
    expect(await row()).toMatchObject({ status: "failed", active: false });
    expect((await row())?.error).toBe(
      "The download failed: the model hub (hub.test) cannot be reached. Try again later, or add its files.",
    );
    expect(reported).toEqual([]);
  });

  it.each([false, true])(
    "goes on where a cut-off download stopped (source ignores ranges: %s)",
    async (ignoresRange) => {
      const { hub, download, again, row } = await setup();
      hub.faults.cutAfter = 500;
      await download();
      expect((await row())?.status).toBe("failed");
      delete hub.faults.cutAfter;
      hub.faults.ignoresRange = ignoresRange;
      await again();
      expect((await row())?.status).toBe("installed");
      expect(hub.requests.some(({ range }) => range === "bytes=500-")).toBe(true);
    },
  );

  it.each(["config.json", "onnx/model.onnx"])(
    "refuses %s when its bytes are not those of its hash, and keeps none of them",
    async (path) => {
      const { hub, download, again, row } = await setup();
      hub.faults.altered = path;
      await download();
      expect((await row())?.error).toBe(`${path} did not arrive intact. Start the download again.`);
      expect((await row())?.files.find((file) => file.path === path)).toMatchObject({ parts: [], received: 0 });
      delete hub.faults.altered;
      await again();
      expect((await row())?.status).toBe("installed");
    },
  );

  it("leaves a model alone that was removed while it was downloading, and removing frees its bytes", async () => {
    const { download, row, store, blobs } = await setup();
    await download();
    await removeModel({ store, blobs, background: { wake() {} } }, tiny.id);
    expect(await row()).toMatchObject({ status: "declined", files: [] });
    for await (const left of blobs.list()) expect.unreachable(`blob ${left.id} was left behind`);
    await download();
    expect(await row()).toMatchObject({ status: "declined" });
  });

  it("takes the server's own folder as a source, and a page instead of an index for no model", async () => {
    const page = createFolderSource({
      base: "https://me.test/models",
      fetch: async () => new Response("<html>", { headers: { "content-type": "text/html" } }),
    });
    expect(await page.list("a/b", "main")).toBeUndefined();
    const files = [{ path: "config.json", size: 2, digest: "sha256:00" }];
    const folder = createFolderSource({ base: "https://me.test/models", fetch: async () => Response.json({ files }) });
    expect(await folder.list("a/b", "main")).toEqual(files);
  });
});
