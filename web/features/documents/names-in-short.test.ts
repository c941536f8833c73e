import { expect, test } from "vitest";
import { namesInShort } from "./names-in-short.ts";

test("a few names are said, and of many the rest is counted", () => {
  expect(namesInShort(["a.md"])).toBe("“a.md”");
  expect(namesInShort(["a, b.md", "c.md"])).toBe("“a, b.md” and “c.md”");
  const many = Array.from({ length: 1206 }, (_, at) => `${at}.md`);
  expect(namesInShort(many)).toBe("“0.md”, “1.md”, “2.md”, “3.md”, “4.md” and 1,201 more");
});
