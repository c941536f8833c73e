import { expect, test } from "vitest";
import type { Ask } from "./ask.ts";
import { createPluginStorage } from "./plugin-storage.ts";

const MAY = ["storage.read", "storage.write"];

/** A service whose answers wait until they are let go. */
function setup(permissions: readonly string[] = MAY) {
  const asked: { readonly method: string; readonly state: unknown; readonly answer: (failure?: Error) => void }[] = [];
  const ask = ((method: string, _path: string, body?: { readonly state_data: unknown }) =>
    new Promise<unknown>((resolve, reject) => {
      const answer = (failure?: Error) => (failure ? reject(failure) : resolve({ id: "s1" }));
      asked.push({ method, state: body?.state_data, answer });
    })) as Ask["ask"];
  return { asked, storage: createPluginStorage(ask, "Timer", permissions) };
}

test("writes follow one another, and of those that wait only the last is made", async () => {
  const { asked, storage } = setup();
  const writes = ["1", "2", "3"].map((value) => storage.write({ value }));
  await expect.poll(() => asked.length).toBe(1);
  const late = ["4", "5"].map((value) => storage.write({ value }));
  asked[0]?.answer();
  await Promise.all(writes);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer();
  await Promise.all(late);
  expect(asked.map(({ method, state }) => [method, state])).toEqual([
    ["POST", { value: "3" }],
    ["PUT", { value: "5" }],
  ]);
});

test("a write that fails is told, and the next is made", async () => {
  const { asked, storage } = setup();
  const first = storage.write({ value: "1" });
  await expect.poll(() => asked.length).toBe(1);
  const second = storage.write({ value: "2" });
  asked[0]?.answer(new Error("The disk is full."));
  await expect(first).rejects.toThrow("The disk is full.");
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer();
  await second;
});

test("nothing is written or read without the permission", async () => {
  const { asked, storage } = setup([]);
  await storage.write({ value: "1" });
  expect(await storage.read()).toEqual({});
  expect(asked).toEqual([]);
});
