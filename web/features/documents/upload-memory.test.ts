import { expect, test } from "vitest";
import { forgetDrafts } from "../../app/draft.ts";
import { createUploadMemory } from "./upload-memory.ts";
import type { Upload } from "./upload-queue.ts";

/** As `localStorage`: its keys are its own properties. */
function createStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  };
  const storage: Record<string, string> = Object.create(methods);
  return storage as unknown as Storage;
}

/** Two tabs or more over one storage. Locks are given at once, and go with the tab that holds them. */
function setup() {
  const storage = createStorage();
  const open = new Set<string>();
  function openTab() {
    const page = new EventTarget();
    const own: string[] = [];
    const locks = {
      request: async (name: string, work: () => Promise<unknown>) => {
        open.add(name);
        own.push(name);
        const result = await work();
        open.delete(name);
        return result;
      },
      query: async () => ({ held: [...open].map((name) => ({ name })) }),
    } as unknown as LockManager;
    const memory = createUploadMemory({ storage, locks, page });
    return {
      memory,
      leave: () => page.dispatchEvent(new Event("pagehide")),
      close() {
        page.dispatchEvent(new Event("pagehide"));
        for (const name of own) open.delete(name);
      },
    };
  }
  return { storage, openTab };
}

const upload = (name: string, about: Partial<Upload>): Upload => ({
  id: name,
  name,
  size: 5,
  collectionId: "mine",
  state: "waiting",
  ...about,
});

const UNANSWERED = upload("cut.md", { state: "failed", reason: "Nothing answered.", isUnanswered: true });
const FAILED = upload("failed.md", { state: "failed", reason: "The storage is full." });

test("files that were not added are known to the next page, with the reason", async () => {
  const { openTab } = setup();
  const tab = openTab();
  tab.memory.note([FAILED, upload("sending.md", { state: "sending" }), upload("sent.md", { state: "sent" })]);
  tab.close();
  expect(await openTab().memory.former()).toEqual([
    { name: "failed.md", size: 5, collectionId: "mine", reason: "The storage is full." },
    { name: "sending.md", size: 5, collectionId: "mine" },
  ]);
});

test("one page takes over the files of a closed one, and notes them for the page after it", async () => {
  const { openTab } = setup();
  const tab = openTab();
  tab.memory.note([FAILED]);
  tab.close();
  const next = openTab();
  const former = await next.memory.former();
  expect(await openTab().memory.former()).toEqual([]);
  next.memory.note(former.map(({ name, ...about }) => upload(name, { ...about, state: "failed" })));
  next.close();
  expect(await openTab().memory.former()).toEqual(former);
});

test("files of a tab that is open stay with it, and those that were dismissed are forgotten", async () => {
  const { storage, openTab } = setup();
  const tab = openTab();
  tab.memory.note([FAILED]);
  tab.leave();
  expect(await openTab().memory.former()).toEqual([]);
  tab.memory.note([]);
  tab.close();
  expect(Object.keys(storage)).toEqual([]);
});

test("a logout forgets them, and what cannot be read is left out", async () => {
  const { storage, openTab } = setup();
  const tab = openTab();
  tab.memory.note([FAILED]);
  tab.close();
  const [key = ""] = Object.keys(storage);
  forgetDrafts(storage);
  expect(await openTab().memory.former()).toEqual([]);
  storage.setItem(key, '[{"name":"a.md"},null,7]');
  expect(await openTab().memory.former()).toEqual([]);
});

test("a file whose sending a reload cut off is known without the reason, since the service may have it", async () => {
  const { openTab } = setup();
  const tab = openTab();
  tab.memory.note([UNANSWERED, FAILED]);
  tab.close();
  expect(await openTab().memory.former()).toEqual([
    { name: "cut.md", size: 5, collectionId: "mine" },
    { name: "failed.md", size: 5, collectionId: "mine", reason: "The storage is full." },
  ]);
});
