import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { tables } from "#core/api/tables.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put } from "#core/storage/store.ts";
import { createFirstModel, FIRST_MODEL, type ShippedModels } from "./first-model.ts";
import { installedModels, newRow, type InstalledModelRow } from "./installed-model.ts";
import type { MachineFacts } from "./machine.ts";
import { createModelInstaller } from "./model-installer.ts";
import { SourceUnreachable, THIS_COPY, type ModelSource } from "./model-source.ts";
import { activateModel, installModel, listModels, pauseModel, removeModel } from "./models.ts";
import { makeTinyEmbedder } from "./testing/tiny-embedder.ts";

const OTHER = "multilingual-e5-small";
const FACTS: MachineFacts = { gpu: null, memory_bytes: 8e9, free_bytes: 8e9, runtimes: ["transformers"] };
const files = makeTinyEmbedder({ weights: "onnx/model_quantized.onnx" });

/** `have` is what the source lists; a damaged one sends other bytes than it lists. */
function fakeSource(name: string, faults: { have?: boolean; unreachable?: boolean; damaged?: boolean } = {}) {
  const asked: string[] = [];
  const source: ModelSource = {
    name,
    async list(repository) {
      asked.push(`list ${repository}`);
      if (faults.unreachable) throw new SourceUnreachable(`${name} cannot be reached`);
      if (faults.have === false) return undefined;
      return files.map(({ path, bytes }) => ({
        path,
        size: bytes.length,
        digest: `sha256:${createHash("sha256").update(bytes).digest("hex")}`,
      }));
    },
    async open(_repository, _revision, path, from) {
      asked.push(`open ${path}`);
      const bytes = files.find((file) => file.path === path)?.bytes.slice(from) ?? new Uint8Array();
      return new Blob([faults.damaged ? bytes.fill(0) : bytes]).stream();
    },
  };
  return { source, asked, faults };
}

function setup(given: Partial<ShippedModels> & { facts?: MachineFacts } = {}) {
  const store = createMemoryStore(tables);
  const blobs = createMemoryBlobs();
  const shipped = fakeSource(THIS_COPY);
  const hub = fakeSource("the model hub");
  const reported: unknown[] = [];
  const deps = { store, blobs, background: { wake: () => undefined } };
  const signal = new AbortController().signal;
  /** A host from its start on: what it takes into use by itself, and its downloads. */
  const start = () => {
    const first = createFirstModel({
      store,
      shipped: { source: shipped.source, machine: { describe: async () => given.facts ?? FACTS }, ...given },
      begun: () => undefined,
    });
    const installer = createModelInstaller({
      store,
      blobs,
      sources: [hub.source],
      shipped: given.source ?? shipped.source,
      report: (error) => void reported.push(error),
    });
    return {
      begin: () => first.step(signal),
      async run() {
        await first.step(signal);
        while (await installer.step(signal));
      },
    };
  };
  const row = (id = FIRST_MODEL) => store.get(installedModels, LOCAL_USER, id);
  const putRow = (fields: Partial<InstalledModelRow>, id = FIRST_MODEL) =>
    store.write([put(installedModels, { ...newRow(id), ...fields })]);
  const model = async () => (await listModels(deps)).find(({ id }) => id === FIRST_MODEL);
  return { deps, store, blobs, shipped, hub, reported, start, row, putRow, model };
}

describe("the model that comes with Lectern", () => {
  it("is installed and taken into use by itself, and says so", async () => {
    const { start, model, hub } = setup();
    await start().run();
    expect(await model()).toMatchObject({ status: "installed", active: true, source: THIS_COPY, by_itself: true });
    expect(hub.asked).toEqual([]);
  });

  it("waits until it may begin", async () => {
    let may = false;
    const { start, row, shipped } = setup({ mayBegin: async () => may });
    const host = start();
    await host.run();
    expect(await row()).toBeUndefined();
    expect(shipped.asked).toEqual([]);
    may = true;
    await host.run();
    expect(await row()).toMatchObject({ status: "installed" });
  });

  it("is left out where the machine cannot run it", async () => {
    const { start, row } = setup({ facts: { ...FACTS, memory_bytes: 1e8 } });
    await start().run();
    expect(await row()).toBeUndefined();
  });

  it("is left out where this copy does not have it, and is not asked of the hub", async () => {
    const { start, row, hub, shipped } = setup();
    for (const faults of [{ have: false }, { unreachable: true }]) {
      Object.assign(shipped.faults, faults);
      await start().run();
    }
    expect(await row()).toBeUndefined();
    expect(hub.asked).toEqual([]);
  });

  it.each(["downloading", "paused", "installed", "failed", "declined"] as const)(
    "is left out where there is another embedder that is %s",
    async (status) => {
      const { start, row, putRow } = setup();
      await putRow({ status, ...(status === "installed" && { crashed: true }) }, OTHER);
      await start().begin();
      expect(await row()).toBeUndefined();
    },
  );
});

describe("a download that no person asked for", () => {
  it("leaves nothing when it fails, and is tried again after the next start alone", async () => {
    const { start, row, model, shipped, hub, reported } = setup();
    shipped.faults.damaged = true;
    const host = start();
    await host.run();
    await host.run();
    expect(await row()).toBeUndefined();
    expect(shipped.asked.filter((asked) => asked.startsWith("open "))).toHaveLength(1);
    expect([reported, hub.asked]).toEqual([[], []]);
    shipped.faults.damaged = false;
    await start().run();
    expect(await model()).toMatchObject({ status: "installed" });
  });

  it("that a closed tab cut off goes on from the same source, or is forgotten", async () => {
    const { start, row, putRow, shipped, hub } = setup();
    shipped.faults.unreachable = true;
    await putRow({ status: "downloading", by_itself: true });
    await start().run();
    expect(await row()).toBeUndefined();
    expect(hub.asked).toEqual([]);
  });

  it("is of the person who asks for it meanwhile, and then comes from the hub as well", async () => {
    const { deps, start, model, shipped } = setup();
    await start().begin();
    await installModel(deps, FIRST_MODEL);
    shipped.faults.unreachable = true;
    await start().run();
    expect(await model()).toMatchObject({ status: "installed", source: "the model hub", by_itself: false });
  });
});

describe("a person's choice is kept after the next start:", () => {
  const UNTOUCHED = { status: "not-installed", received: 0, source: null, by_itself: false };

  it("a removed model is not installed again", async () => {
    const { deps, start, model, blobs } = setup();
    await start().run();
    await removeModel(deps, FIRST_MODEL);
    expect(await Array.fromAsync(blobs.list())).toEqual([]);
    await start().run();
    expect(await model()).toMatchObject(UNTOUCHED);
    await expect(removeModel(deps, FIRST_MODEL)).rejects.toMatchObject({ status: 404 });
  });

  it("a cancelled download does not begin again", async () => {
    const { deps, start, model } = setup();
    await start().begin();
    await removeModel(deps, FIRST_MODEL);
    await start().run();
    expect(await model()).toMatchObject(UNTOUCHED);
  });

  it("a paused download stays paused", async () => {
    const { deps, start, row } = setup();
    await start().begin();
    await pauseModel(deps, FIRST_MODEL);
    await start().run();
    expect(await row()).toMatchObject({ status: "paused" });
  });

  it("the built-in embedder stays in use, whether the model is here, is on its way or has not begun", async () => {
    for (const before of ["run", "begin", "nothing"] as const) {
      const { deps, start, model } = setup();
      if (before !== "nothing") await start()[before]();
      await activateModel(deps, "built-in");
      await start().run();
      expect(await model()).toMatchObject({ active: false });
      expect((await model())?.status).toBe({ run: "installed", begin: "paused", nothing: "not-installed" }[before]);
    }
  });

  it("a removed model can be had again by asking for it", async () => {
    const { deps, start, model } = setup();
    await start().run();
    await removeModel(deps, FIRST_MODEL);
    await installModel(deps, FIRST_MODEL);
    await start().run();
    expect(await model()).toMatchObject({ status: "installed", active: true, by_itself: false });
  });
});
