import { expect, it, onTestFinished, vi } from "vitest";
import type { StorageNotice } from "../../service/messages.ts";
import { wipeDevice, type WipePlaces } from "./wipe-device.ts";

/** Runs `work` to its end without waiting for its pauses. */
async function withoutPauses(work: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await Promise.all([work(), vi.runAllTimersAsync()]);
}

/** A browser with one database; `makesAgain` times somebody makes it anew after it was removed. */
function setup({ makesAgain = 0, removeEntry = async () => {} } = {}) {
  const names = new Set(["lectern"]);
  const files = new Set(["lectern-blobs"]);
  const told: StorageNotice[] = [];
  let left = makesAgain;
  const databases = {
    databases: async () => [...names].map((name) => ({ name, version: 1 })),
    deleteDatabase(name: string) {
      const request = new EventTarget();
      queueMicrotask(() => {
        names.delete(name);
        if (left-- > 0) names.add(name);
        request.dispatchEvent(new Event("success"));
      });
      return request as IDBOpenDBRequest;
    },
  };
  const root = {
    keys: () => files.values(),
    async removeEntry(name: string) {
      await removeEntry();
      files.delete(name);
    },
  };
  const places: WipePlaces = {
    databases,
    caches: { keys: async () => [], delete: async () => true },
    files: async () => root as unknown as FileSystemDirectoryHandle,
    storage: [],
    workers: { getRegistrations: async () => [] },
    tell: (notice) => void told.push(notice),
  };
  return { places, names, files, told };
}

it("tells everybody to let go before it removes anything, and that it is done after the last", async () => {
  const { places, names, files, told } = setup();
  await withoutPauses(async () => {
    const done = wipeDevice(places);
    expect(told).toEqual([{ kind: "wiping" }]);
    expect(names.size).toBe(1);
    await done;
  });
  expect([names.size, files.size]).toEqual([0, 0]);
  expect(told.at(-1)).toEqual({ kind: "wiped", isDone: true });
});

it("removes again what somebody made anew meanwhile", async () => {
  const { places, names } = setup({ makesAgain: 2 });
  await withoutPauses(() => wipeDevice(places));
  expect([...names]).toEqual([]);
});

it("says that it was not done where something stays", async () => {
  const { places, told } = setup({ removeEntry: () => Promise.reject(new Error("in use")) });
  await withoutPauses(() => expect(wipeDevice(places)).rejects.toThrow("Close the other tabs"));
  expect(told.at(-1)).toEqual({ kind: "wiped", isDone: false });
});
