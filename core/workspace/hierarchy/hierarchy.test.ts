import { describe, expect, it } from "vitest";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { chainUp, hasLoop } from "./ancestors.ts";
import { changeTree, treeVersions } from "./tree-version.ts";

const parents = (map: Readonly<Record<string, string | null>>) => (key: string) => map[key];

describe("the way up", () => {
  it("ends at the top, or where the parent is gone", () => {
    expect(chainUp("a", parents({ a: "b", b: null }))).toEqual(["a", "b"]);
    expect(hasLoop("a", parents({ a: "b", b: null }))).toBe(false);
    expect(hasLoop("a", parents({ a: "b" }))).toBe(false);
  });

  it("that never ends is a loop, of one, of many, or further up", () => {
    expect(hasLoop("a", parents({ a: "a" }))).toBe(true);
    expect(hasLoop("a", parents({ a: "b", b: "c", c: "a" }))).toBe(true);
    expect(hasLoop("a", parents({ a: "b", b: "c", c: "b" }))).toBe(true);
  });
});

describe("changing a tree", () => {
  it("plans again when somebody else was first", async () => {
    const store = createMemoryStore([treeVersions]);
    let plans = 0;
    const result = await changeTree(store, "u", "pages", async () => {
      plans++;
      if (plans === 1) await changeTree(store, "u", "pages", async () => ({ batch: [], result: undefined }));
      return { batch: [], result: plans };
    });
    expect(result).toBe(2);
    expect(await store.get(treeVersions, "u", "pages")).toMatchObject({ version: 2 });
  });
});
