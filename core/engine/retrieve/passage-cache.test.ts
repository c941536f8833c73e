import { expect, test } from "vitest";
import type { Passage } from "../engine.ts";
import { createTokenizer } from "../index/tokens.ts";
import { remember } from "../remember.ts";
import { createPassageCache } from "./passage-cache.ts";

const passage = (content: string): Passage => ({
  chunk_id: "1",
  document_id: "d",
  document_name: "a.md",
  content,
  heading: null,
  page: null,
  start: 0,
  end: content.length,
  score: 0,
  why: { words: [], similarity: null },
});

test("passages are made once for a key, and those read longest ago make room", () => {
  const cache = createPassageCache();
  const made: string[] = [];
  const read = (key: string, length: number) =>
    cache.of(key, () => {
      made.push(key);
      return [passage("a".repeat(length))];
    });
  expect(read("a", 10)).toBe(read("a", 10));
  read("b", 5_000_000);
  read("a", 10);
  read("c", 5_000_000);
  expect(read("c", 5_000_000)[0]?.content).toHaveLength(5_000_000);
  read("b", 5_000_000);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("what was derived of an object is derived once for each tokenizer", () => {
  let count = 0;
  const lengthOf = remember((_, { content }: Passage) => {
    count++;
    return content.length;
  });
  const [one, other, own] = [createTokenizer(), createTokenizer(), passage("abc")];
  expect([lengthOf(one, own), lengthOf(one, own), lengthOf(other, own)]).toEqual([3, 3, 3]);
  expect(count).toBe(2);
});
