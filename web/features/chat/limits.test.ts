import { expect, test } from "vitest";
import { isLimited, NO_LIMITS, onlyCollection, tickCollection, tickDocument } from "./limits.ts";

test("a ticked collection takes the ticks of its documents, and others stay", () => {
  const limits = { documentIds: ["a1", "b1"], collectionIds: ["c"] };
  const ticked = tickCollection(limits, "a", { documentIds: ["a1", "a2"], isTicked: true });
  expect(ticked).toEqual({ documentIds: ["b1"], collectionIds: ["c", "a"] });
  expect(tickCollection(ticked, "a", { documentIds: ["a1", "a2"], isTicked: false })).toEqual({
    documentIds: ["b1"],
    collectionIds: ["c"],
  });
});

test("a document is ticked once and taken away again", () => {
  const once = tickDocument(tickDocument(NO_LIMITS, "a1", true), "a1", true);
  expect(once).toEqual({ documentIds: ["a1"], collectionIds: [] });
  expect(isLimited(once)).toBe(true);
  expect(isLimited(tickDocument(once, "a1", false))).toBe(false);
});

test("only one collection with nothing beside it is a choice of the list", () => {
  expect(onlyCollection({ documentIds: [], collectionIds: ["a"] })).toBe("a");
  expect(onlyCollection({ documentIds: ["a1"], collectionIds: ["a"] })).toBeUndefined();
  expect(onlyCollection({ documentIds: [], collectionIds: ["a", "b"] })).toBeUndefined();
});
