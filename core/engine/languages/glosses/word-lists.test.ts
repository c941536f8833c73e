import { describe, expect, test } from "vitest";
import { WORD_LISTS } from "./word-lists.ts";

const ENTRY = /^[a-zA-Z][a-zA-Z0-9 '.-]* = [\p{L}\p{M}][\p{L}\p{M}'_-]*(?: [\p{L}\p{M}][\p{L}\p{M}'_-]*)*$/u;

describe.each(Object.entries(WORD_LISTS))("glosses of %s", (_, load) => {
  test("are written as glosses are read from them, and no word stands twice", async () => {
    const entries = (await load()).split(";").map((entry) => entry.trim().replaceAll(/\s+/gu, " "));
    expect(entries.filter((entry) => !ENTRY.test(entry))).toEqual([]);
    const words = entries.flatMap((entry) => entry.split(" = ")[1]?.split(" ") ?? []);
    const seen = new Set<string>();
    expect(words.filter((word) => seen.size === seen.add(word).size)).toEqual([]);
    expect(words.length).toBeGreaterThan(5_000);
  });
});
