import { expect, test } from "vitest";
import { placesOn, readDesign, withBlock, withoutBlock, withPlaces, writeDesign, type Design } from "./design.ts";
import { mergeDesigns } from "./merge.ts";
import { ANY_SIZE, limitsFrom, packed } from "./places.ts";

const EMPTY: Design = { blocks: [], desktop: {} };
const content = (more: object) => ({ layout: {}, components: [], ...more }) as Parameters<typeof readDesign>[0];
const text = (id: string, words = "") => ({ id, type: "text", text: words });
const SMALL = limitsFrom({ minWidth: 2, minHeight: 2, maxWidth: 6, maxHeight: 3, defaultWidth: 4, defaultHeight: 2 });

test("a list of blocks without places opens as one block below the other, with ids that stay", () => {
  const list = content({
    components: [{ type: "text", text: "a" }, { component_id: "ask" }, { id: "x", type: "text" }],
  });
  const design = readDesign(list);
  expect(design.blocks.map(({ id }) => id)).toEqual(["block-1", "block-2", "x"]);
  expect(design.desktop["block-1"]).toMatchObject({ x: 0, y: 0, w: 12 });
  expect(design.desktop["block-2"]?.y).toBe(design.desktop["block-1"]?.h);
  expect(readDesign(writeDesign(design, list))).toEqual(design);
});

test("what else the content and its layout hold stays as it is", () => {
  const before = content({ layout: { columns: 3 }, theme: "dark", components: [text("a")] });
  expect(writeDesign(readDesign(before), before)).toMatchObject({ layout: { columns: 3 }, theme: "dark" });
});

test("the original's content is read, with its places, its modules and what is set for them", () => {
  const original = content({
    layouts: {
      desktop: [
        { moduleUniqueId: "m1", i: "m1", x: 6, y: 0, w: 6, h: 3 },
        { i: "m2", x: 0, y: 0, w: 6, h: 3, pluginId: "Notes", args: { moduleId: "list" } },
      ],
      tablet: [],
      mobile: [{ moduleUniqueId: "m1", x: 0, y: 0, w: 4, h: 5 }],
    },
    modules: { m1: { pluginId: "Clock", moduleName: "BigClock", config: { size: 2 } } },
  });
  const design = readDesign(original);
  expect(design.blocks).toEqual([
    { id: "m1", type: "module", plugin_id: "Clock", module_id: "BigClock", name: "BigClock", props: { size: 2 } },
    { id: "m2", type: "module", plugin_id: "Notes", module_id: "list", name: "A module", props: {} },
  ]);
  expect(design.desktop).toEqual({ m1: { x: 6, y: 0, w: 6, h: 3 }, m2: { x: 0, y: 0, w: 6, h: 3 } });
  expect(design.phone).toEqual({ m1: { x: 0, y: 0, w: 4, h: 5 } });
  const written = writeDesign(design, original);
  expect(readDesign(written)).toEqual(design);
});

test("a phone follows the desktop until it is arranged by itself, and shows what is added later", () => {
  const wide = withBlock(withBlock(EMPTY, text("a"), SMALL), text("b"), SMALL, {
    screen: "desktop",
    place: { x: 6, y: 0, w: 4, h: 2 },
  });
  expect(placesOn(wide, "phone", () => SMALL)).toEqual({
    a: { x: 0, y: 0, w: 4, h: 3 },
    b: { x: 0, y: 3, w: 4, h: 3 },
  });
  const own = withPlaces(wide, "phone", { b: { x: 0, y: 0, w: 2, h: 2 }, a: { x: 2, y: 0, w: 2, h: 2 } });
  const later = withBlock(own, text("c"), SMALL);
  expect(placesOn(later, "phone", () => SMALL)).toMatchObject({ b: { y: 0, w: 2 }, a: { x: 2 }, c: { w: 4 } });
  expect(withoutBlock(later, "b").phone).toEqual({ a: { x: 2, y: 0, w: 2, h: 2 } });
});

test("limits hold on every screen size", () => {
  const wide = withBlock(EMPTY, text("a"), { ...ANY_SIZE, minWidth: 10, defaultWidth: 12, minHeight: 3 });
  const limits = limitsFrom({ minWidth: 10, minHeight: 3, maxHeight: 3 });
  expect(placesOn(wide, "tablet", () => limits)["a"]).toMatchObject({ w: 8, h: 3 });
  expect(placesOn(wide, "phone", () => limits)["a"]).toMatchObject({ w: 4, h: 3 });
  const narrow = withBlock(EMPTY, text("a"), SMALL);
  expect(placesOn(narrow, "tablet", () => SMALL)["a"]?.w).toBeGreaterThanOrEqual(2);
});

test("nothing overlaps, and nothing hangs below a gap", () => {
  expect(
    packed({ a: { x: 0, y: 5, w: 6, h: 2 }, b: { x: 3, y: 5, w: 6, h: 2 }, c: { x: 9, y: 9, w: 3, h: 1 } }),
  ).toEqual({
    a: { x: 0, y: 0, w: 6, h: 2 },
    b: { x: 3, y: 2, w: 6, h: 2 },
    c: { x: 9, y: 0, w: 3, h: 1 },
  });
});

test("what two tabs change apart is all there afterwards", () => {
  const base: Design = withBlock(withBlock(EMPTY, text("a", "one"), SMALL), text("b", "two"), SMALL);
  const change = (id: string, words: string): Design => ({
    ...base,
    blocks: base.blocks.map((block) => (block.id === id ? text(id, words) : block)),
  });
  const mine = withBlock(change("a", "mine"), text("c"), SMALL);
  const theirs = withBlock(change("b", "theirs"), text("d"), SMALL);
  const merged = mergeDesigns(base, mine, theirs);
  expect(merged.blocks.map(({ id }) => id).toSorted()).toEqual(["a", "b", "c", "d"]);
  expect(merged.blocks).toEqual(expect.arrayContaining([text("a", "mine"), text("b", "theirs")]));
  expect(new Set(Object.values(merged.desktop).map(({ y }) => y)).size).toBe(4);

  const deleted = mergeDesigns(base, withoutBlock(base, "a"), change("b", "theirs"));
  expect(deleted.blocks.map(({ id }) => id)).toEqual(["b"]);
  const kept = mergeDesigns(base, withoutBlock(base, "a"), change("a", "still needed"));
  expect(kept.blocks).toContainEqual(text("a", "still needed"));
  expect(kept.desktop["a"]).toBeDefined();
});
