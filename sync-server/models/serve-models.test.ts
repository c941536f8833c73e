import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createFolderSource, SHIPPED_PATH, THIS_COPY } from "#core/models/local/model-source.ts";
import type { Model } from "#core/models/local/models.ts";
import { writeTinyModels } from "../../scripts/tiny-models.ts";
import { readConfig } from "../config.ts";
import { startInProcess } from "../testing/start-in-process.ts";

const REPOSITORY = "Xenova/all-MiniLM-L6-v2";

async function folder(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "lectern-models-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), text);
  }
  return path;
}

async function start(folders: { modelsDir?: string; shippedModels?: string }) {
  const server = await startInProcess(folders);
  onTestFinished(() => server.close());
  return server;
}

it("has the shipped models beside those of one's own, each at its address", async () => {
  const server = await start({
    modelsDir: await folder({ [`${REPOSITORY}/config.json`]: "own" }),
    shippedModels: await folder({ [`${REPOSITORY}/config.json`]: "shipped", "made-of": "abc" }),
  });
  const read = async (path: string) => {
    const source = createFolderSource({ fetch, base: server.origin + path });
    expect(await source.list("Xenova/other", "main")).toBeUndefined();
    const listed = await source.list(REPOSITORY, "main");
    expect(listed).toMatchObject([{ path: "config.json" }]);
    const signal = new AbortController().signal;
    return new Response(await source.open(REPOSITORY, "main", "config.json", 0, signal)).text();
  };
  expect([await read("/models"), await read(SHIPPED_PATH)]).toEqual(["own", "shipped"]);
  expect((await fetch(`${server.origin}${SHIPPED_PATH}/made-of`)).status).toBe(404);
});

it("takes the shipped embedder into use at the first start, and offers none where that is switched off", async () => {
  const shippedModels = await folder();
  await writeTinyModels(shippedModels);
  const modelOf = async (origin: string) => {
    const models = (await (await fetch(`${origin}/api/models`)).json()) as Model[];
    return models.find(({ id }) => id === "all-minilm-l6-v2");
  };
  const { origin } = await start({ shippedModels });
  await expect.poll(() => modelOf(origin)).toMatchObject({ status: "installed", active: true, by_itself: true });
  expect((await modelOf(origin))?.source).toBe(THIS_COPY);
  const without = await start({});
  expect((await fetch(`${without.origin}${SHIPPED_PATH}/${REPOSITORY}/index.json`)).status).toBe(404);
  expect(await modelOf(without.origin)).toMatchObject({ status: "not-installed" });
});

it("looks for the shipped models where the start makes them, where it is told to, or nowhere", () => {
  const shipped = (value?: string) => readConfig({ SHIPPED_MODELS: value }, "/lectern").shippedModels;
  expect(shipped()).toBe("/lectern/.cache/models");
  expect(shipped("/elsewhere")).toBe("/elsewhere");
  expect(shipped("off")).toBeNull();
});
