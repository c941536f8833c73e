import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put, remove, type Store } from "#core/storage/store.ts";
import { table } from "#core/storage/table.ts";
import { createCachedStore } from "./cached-store.ts";

const Row = z.object({ id: z.string(), owner: z.string(), kind: z.string() });
const things = table({ name: "things", schema: Row, indexes: [{ fields: ["kind"] }], syncs: false });
const others = table({ name: "others", schema: Row, indexes: [], syncs: false });

function setup() {
  const inner = createMemoryStore([things, others]);
  let reads = 0;
  const counted: Store = {
    ...inner,
    query: (...args) => (reads++, inner.query(...args)),
    count: (...args) => (reads++, inner.count(...args)),
    get: (...args) => (reads++, inner.get(...args)),
    revision: (...args) => (reads++, inner.revision(...args)),
  };
  const store = createCachedStore(counted);
  const list = async () => (await store.query(things, { owner: "me" })).map(({ id }) => id);
  return { inner, store, list, count: () => store.count(things, { owner: "me" }), reads: () => reads };
}

const row = (id: string) => ({ id, owner: "me", kind: "a" });

describe("a store with memory", () => {
  it("reads a list and a count once until their table is written", async () => {
    const { store, list, count, reads } = setup();
    await store.write([put(things, row("1"))]);
    expect([await list(), await list(), await count(), await count()]).toEqual([["1"], ["1"], 1, 1]);
    expect(reads()).toBe(2);
    await store.write([put(others, row("1"))]);
    await list();
    expect(reads()).toBe(2);
    await store.write([put(things, row("2"))]);
    expect([await list(), await count()]).toEqual([["1", "2"], 2]);
    await store.write([remove(things, "me", "1")]);
    expect([await list(), await count()]).toEqual([["2"], 1]);
  });

  it("reads a row and a revision once until their table is written, rows that are not there too", async () => {
    const { store, reads } = setup();
    const both = async () => [await store.get(things, "me", "1"), await store.revision(things, "me")];
    expect([await both(), await both()]).toEqual([
      [undefined, 0],
      [undefined, 0],
    ]);
    expect(reads()).toBe(2);
    await store.write([put(things, row("1"))]);
    expect([await both(), await both()]).toEqual([
      [row("1"), 1],
      [row("1"), 1],
    ]);
    expect(reads()).toBe(4);
    expect(await store.get(things, "you", "1")).toBeUndefined();
  });

  it("keeps owners and questions apart", async () => {
    const { store } = setup();
    await store.write([put(things, row("1"))]);
    expect(await store.count(things, { owner: "me" })).toBe(1);
    expect(await store.count(things, { owner: "you" })).toBe(0);
    expect(await store.count(things, { owner: "me", where: { kind: "b" } })).toBe(0);
  });

  it("keeps nothing that was read while a write was under way", async () => {
    const { store, list } = setup();
    const [, during] = await Promise.all([store.write([put(things, row("1"))]), list()]);
    expect([[], ["1"]]).toContainEqual(during);
    expect(await list()).toEqual(["1"]);
  });

  it("forgets also when a write fails, and keeps no failed read", async () => {
    const { store, list } = setup();
    await list();
    await expect(store.write([put(things, { ...row("1"), kind: 1 as unknown as string })])).rejects.toThrow(/./);
    expect(await list()).toEqual([]);
  });

  it("gives rows that nobody can change under others", async () => {
    const { store } = setup();
    await store.write([put(things, row("1"))]);
    const rows = await store.query(things, { owner: "me" });
    expect(() => Object.assign(rows[0] ?? {}, { kind: "b" })).toThrow(TypeError);
    rows.push(row("2"));
    expect(await store.query(things, { owner: "me" })).toEqual([row("1")]);
  });
});
