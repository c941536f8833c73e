import { expect, test } from "vitest";
import fc from "fast-check";
import { findInText } from "./find-in-text.ts";

const found = (source: string, words: string) =>
  findInText(source, words, 100).ranges.map(({ start, end }) => source.slice(start, end));

test.each([
  ["The Équipe met the équipe.", "equipe", ["Équipe", "équipe"]],
  ["E\u0301quipe", "ÉQUIPE", ["E\u0301quipe"]],
  ["Die Straße ist lang", "strasse", ["Straße"]],
  ["Die STRASSE ist lang", "straße", ["STRASSE"]],
  ["of\ufb01ce hours", "office", ["of\ufb01ce"]],
  ["the end\n\nof a line", "end of", ["end\n\nof"]],
  ["it’s “here” – now", `it's "here" - now`, ["it’s “here” – now"]],
  ["co\u00adoperate", "cooperate", ["co\u00adoperate"]],
  ["ΟΔΥΣΣΕΥΣ", "οδυσσευς", ["ΟΔΥΣΣΕΥΣ"]],
  ["東京都庁", "京都", ["京都"]],
  ["İstanbul", "istanbul", ["İstanbul"]],
  ["flag 🏳️‍🌈 and 🏳️‍🌈", "🏳️‍🌈", ["🏳️‍🌈", "🏳️‍🌈"]],
  ["Maße", "s", ["ß"]],
  ["cafe\u0301 x", "cafe", ["cafe\u0301"]],
  ["aaaa", "aa", ["aa", "aa"]],
  ["nothing here", "  ", []],
  ["a.b", ".", ["."]],
  ["abc", "abcd", []],
])("in %j the words %j are %j", (source, words, expected) => {
  expect(found(source, words)).toEqual(expected);
});

test("no more places than the limit are given, and that there are more is said", () => {
  expect(findInText("a b a b a", "a", 2)).toEqual({
    ranges: [
      { start: 0, end: 1 },
      { start: 4, end: 5 },
    ],
    hasMore: true,
  });
  expect(findInText("a b a", "a", 2).hasMore).toBe(false);
});

test("a part of a text is found in it, whatever its characters", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.string({ unit: "grapheme" }),
      fc.string({ unit: "grapheme" }),
      (before, part, after) => {
        const { ranges } = findInText(`${before} ${part} ${after}`, part, 1000);
        if (findInText(part, part, 1).ranges.length === 0) return;
        expect(ranges.length).toBeGreaterThan(0);
        for (const { start, end } of ranges) expect(start).toBeLessThan(end);
      },
    ),
  );
});
