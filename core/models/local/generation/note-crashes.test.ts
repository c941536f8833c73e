import { expect, it } from "vitest";
import type { Claims } from "#core/work/claims.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { installedModels, type InstalledModelRow } from "../installed-model.ts";
import { GENERATOR_MODELS } from "../catalogue.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put } from "#core/storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { noteCrashes, openGenerator } from "./open-generator.ts";

const [MODEL] = GENERATOR_MODELS;
if (!MODEL) throw new Error("There is a language model in the catalogue.");

/** Processes that share a store; the claims of one end with it. */
function createProcesses() {
  const held = new Map<string, number>();
  return {
    start(process: number): Claims {
      return {
        shared: true,
        async take(key) {
          if (held.has(key)) return null;
          held.set(key, process);
          return { lost: new AbortController().signal, release: async () => void held.delete(key) };
        },
      };
    },
    kill: (process: number) => held.forEach((of, key) => of === process && held.delete(key)),
  };
}

async function setup() {
  const store = createMemoryStore(tables);
  const model: InstalledModelRow = {
    id: MODEL?.id ?? "",
    owner: LOCAL_USER,
    status: "installed",
    error: null,
    source: null,
    files: [],
    active: true,
    opening: null,
    lost_loads: 0,
    crashed: false,
    by_itself: false,
  };
  await store.write([put(installedModels, model)]);
  const processes = createProcesses();
  const [one, two] = [processes.start(1), processes.start(2)];
  const load = (work: () => Promise<void>) => openGenerator({ store, now: () => 1, claims: one }, MODEL as never, work);
  const row = () => store.get(installedModels, LOCAL_USER, model.id);
  return { store, processes, two, load, row };
}

it("a server that starts does not call what another one is loading a crash", async () => {
  const { store, two, load, row } = await setup();
  const gate = Promise.withResolvers<void>();
  const loading = load(() => gate.promise);
  await expect.poll(async () => (await row())?.opening).toBe(1);
  await noteCrashes({ store, claims: two });
  expect(await row()).toMatchObject({ opening: 1, crashed: false });
  gate.resolve();
  await loading;
  expect(await row()).toMatchObject({ opening: null, crashed: false });
  expect(await two.take(`loading ${MODEL?.id}`)).not.toBeNull();
});

it("what a server was loading when it died is one", async () => {
  const { store, processes, two, load, row } = await setup();
  void load(() => new Promise(() => undefined));
  await expect.poll(async () => (await row())?.opening).toBe(1);
  processes.kill(1);
  await noteCrashes({ store, claims: two });
  expect(await row()).toMatchObject({ opening: null, crashed: true });
});
