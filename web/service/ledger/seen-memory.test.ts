import { describe, expect, it } from "vitest";
import { createMemoryCaches } from "../testing/memory-caches.ts";
import { createSeenMemory, SEEN_CACHE } from "./seen-memory.ts";
import type { SeenRequest } from "./seen-request.ts";

const file: SeenRequest = { host: "here", purpose: "page files", bytes: 0 };
const refused: SeenRequest = { host: "elsewhere", purpose: "other", bytes: null, refused: true };

function setup(caches = createMemoryCaches()) {
  const due: (() => Promise<void>)[] = [];
  const problems: unknown[] = [];
  const start = () =>
    createSeenMemory({ caches, later: (work) => due.push(work), report: (error) => problems.push(error) });
  return { caches, problems, start, pass: () => Promise.all(due.splice(0).map((work) => work())) };
}

describe("what a version that waits has asked for", () => {
  it("outlives its worker, and is there once", async () => {
    const { start, pass, caches } = setup();
    const first = start();
    first.note(file);
    first.note(refused);
    await pass();
    const second = start(); // the browser took the first one's memory
    second.note(file);
    await pass();
    second.note(file); // not written yet
    expect(await second.take()).toEqual([file, refused, file, file]);
    expect(await second.take()).toEqual([]);
    expect(await caches.has(SEEN_CACHE)).toBe(false);
  });

  it("is reported, not thrown, where the cache is broken", async () => {
    const broken = { ...createMemoryCaches(), open: () => Promise.reject(new Error("no caches")) };
    const { start, pass, problems } = setup(broken);
    const memory = start();
    memory.note(file);
    await pass();
    expect(await memory.take()).toEqual([]);
    expect(problems).toHaveLength(2);
  });
});
