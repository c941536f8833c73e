import { expect, test } from "vitest";
import { contentsOf, tagsOf } from "./contents.ts";

test("documents and their bytes are added up by collection", () => {
  const contents = contentsOf([
    { collection_id: "a", file_size: 10 },
    { collection_id: "b", file_size: 1 },
    { collection_id: "a", file_size: 5 },
  ]);
  expect([...contents]).toEqual([
    ["a", { count: 2, bytes: 15 }],
    ["b", { count: 1, bytes: 1 }],
  ]);
});

test("tags come by name, each with how many documents have it", () => {
  expect(tagsOf([{ tags: ["tax", "2026"] }, { tags: [] }, { tags: ["tax"] }])).toEqual([
    ["2026", 1],
    ["tax", 2],
  ]);
});
