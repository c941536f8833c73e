import "fake-indexeddb/auto";
import { expect, it, vi } from "vitest";
import { createUnsentMemory } from "./unsent-memory.ts";

function setup() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const clearRows = () =>
    new Promise((resolve) => indexedDB.deleteDatabase("lectern-backup").addEventListener("success", resolve));
  return { values, storage, clearRows };
}

it("R36: tells how many changes were lost with the rows, once, and of none that were not", async () => {
  const { storage, clearRows, values } = setup();
  const first = createUnsentMemory(storage);
  expect(await first.lost()).toBeNull();
  first.note(3);
  await expect.poll(() => values.get("lectern-unsent")).toBe("3");
  expect(await createUnsentMemory(storage).lost(), "nothing was cleared").toBeNull();

  await clearRows();
  const after = createUnsentMemory(storage);
  after.note(0);
  expect(await after.lost()).toBe(3);
  expect(await createUnsentMemory(storage).lost(), "said already").toBeNull();

  await expect.poll(() => values.get("lectern-unsent")).toBe("0");
  await clearRows();
  expect(await createUnsentMemory(storage).lost(), "everything had been sent").toBeNull();
});

it("says that nothing was lost, and throws no error, when the browser closes its storage", async () => {
  const { storage } = setup();
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("The connection was closed.", "AbortError");
  });
  const memory = createUnsentMemory(storage);
  // Nobody has asked yet: a promise that fails before would be an error of the page.
  await new Promise((resolve) => setImmediate(resolve));
  expect(await memory.lost()).toBeNull();
  vi.restoreAllMocks();
});
