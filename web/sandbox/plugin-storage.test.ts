import { expect, onTestFinished, test } from "vitest";
import type { Ask } from "./ask.ts";
import { createMemoryStorage } from "./component/document/storage.ts";
import { createPluginStorage, type PluginStorageDeps } from "./plugin-storage.ts";
import type { StorageChanges } from "./storage-changes.ts";
import { createUnsavedChanges } from "./unsaved-changes.ts";

const MAY = ["storage.read", "storage.write"];

/** The plugin's states, whose writes wait until they are let go. */
function setup(permissions: readonly string[] = MAY) {
  let kept: unknown;
  const asked: { readonly method: string; readonly state: unknown; readonly answer: (failure?: Error) => void }[] = [];
  const ask = ((method: string, _path: string, body?: { readonly state_data: unknown }) => {
    if (method === "GET") return Promise.resolve(kept ? [kept] : []);
    return new Promise<unknown>((resolve, reject) => {
      const answer = (failure?: Error) => {
        if (failure) return reject(failure);
        kept = { id: "s1", plugin_id: "Timer", state_key: "localStorage", ...body };
        return resolve(kept);
      };
      asked.push({ method, state: body?.state_data, answer });
    });
  }) as Ask["ask"];
  const unsaved = createUnsavedChanges("Timer", createMemoryStorage({}, () => undefined).storage);
  const open = ({
    onChanges = () => undefined,
    locks = navigator.locks,
  }: Partial<Pick<PluginStorageDeps, "onChanges" | "locks">> = {}) => {
    const storage = createPluginStorage({
      ask,
      askTogether: ask,
      slug: "Timer",
      permissions,
      onChanges,
      unsaved,
      locks,
    });
    onTestFinished(storage.close);
    return storage;
  };
  return { asked, open };
}

test("writes follow one another, and those that wait are made together", async () => {
  const { asked, open } = setup();
  const storage = open();
  const writes = ["1", "2", "3"].map((value) => storage.write({ value }));
  await expect.poll(() => asked.length).toBe(1);
  const late = [storage.write({ value: "4" }), storage.write({ other: "5" })];
  asked[0]?.answer();
  await Promise.all(writes);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer();
  await Promise.all(late);
  expect(asked.map(({ method, state }) => [method, state])).toEqual([
    ["POST", { value: "3" }],
    ["PUT", { value: "4", other: "5" }],
  ]);
});

test("writes are made at most every 300 ms, and what waits is written when the modules stop", async () => {
  const { asked, open } = setup();
  const storage = open();
  const first = storage.write({ value: "1" });
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer();
  await first;
  const late = [storage.write({ value: "2" }), storage.write({ other: "3" })];
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(1);
  storage.close();
  const last = storage.write({ arrived: "after" });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked.map(({ state }) => state)).toEqual([{ value: "1" }, { value: "2", other: "3", arrived: "after" }]);
  asked[1]?.answer();
  await Promise.all([...late, last]);
});

test("two modules of a plugin keep what both write, and hear of each other's changes", async () => {
  const { asked, open } = setup();
  const { promise: heard, resolve } = Promise.withResolvers<StorageChanges>();
  const [one, two] = [open(), open({ onChanges: resolve })];
  expect([await one.read(), await two.read()]).toEqual([{}, {}]);
  const writes = [one.write({ a: "1", gone: "x" }), two.write({ b: "2", gone: null })];
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer();
  await Promise.all(writes);
  expect(asked, "both at once").toHaveLength(1);
  expect(await one.read()).toEqual({ a: "1", b: "2" });
  expect(await heard).toEqual({ a: "1", gone: "x" });
});

test("a write that fails is told, and the next is made", async () => {
  const { asked, open } = setup();
  const storage = open();
  const first = storage.write({ value: "1" });
  await expect.poll(() => asked.length).toBe(1);
  const second = storage.write({ value: "2" });
  asked[0]?.answer(new Error("The disk is full."));
  await expect(first).rejects.toThrow("The disk is full.");
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer();
  await second;
});

test("what a tab had not written when it was closed is there for the next module, and is written then", async () => {
  const { asked, open } = setup();
  const first = open();
  const kept = first.write({ value: "1", other: "1" });
  await expect.poll(() => asked.length).toBe(1);
  asked[0]?.answer();
  await kept;
  const closed = open({ locks: { request: () => new Promise<never>(() => undefined) } });
  void closed.write({ value: "2" });
  void closed.write({ value: "3", fresh: "3" });

  const next = open();
  expect(await next.read()).toEqual({ value: "3", other: "1", fresh: "3" });
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer();
  await next.write({});
  expect(asked.map(({ state }) => state)).toEqual([
    { value: "1", other: "1" },
    { value: "3", other: "1", fresh: "3" },
  ]);
});

test("what is more than a plugin may keep is refused with a sentence", async () => {
  const { asked, open } = setup();
  await expect(open().write({ value: "x".repeat(5_000_001) })).rejects.toThrow("keep too much in localStorage");
  expect(asked).toEqual([]);
});

test("nothing is written or read without the permission", async () => {
  const { asked, open } = setup([]);
  const storage = open();
  await storage.write({ value: "1" });
  expect(await storage.read()).toEqual({});
  expect(asked).toEqual([]);
});
