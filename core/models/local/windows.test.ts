import { expect, test } from "vitest";
import { sentences } from "#core/engine/sentences.ts";
import { windowsOf } from "./windows.ts";

/** A token for each word: its length. */
const tokensOf = (texts: readonly string[]) =>
  texts.map((text) => (text.match(/\S+/g) ?? []).map((word) => word.length));
const toPassage = (text: string) => ({ text, sentences: sentences(text) });
const windows = (texts: readonly string[], most = 100, prefix = "") =>
  windowsOf(texts.map(toPassage), { tokensOf, most, prefix });

test("a passage is one window, in which each sentence has its tokens", () => {
  expect(windows(["I am here. You are not.", "Nobody."])).toEqual([
    {
      passage: 0,
      tokens: [1, 2, 5, 3, 3, 4],
      sentences: [
        { row: 0, from: 0, to: 3 },
        { row: 1, from: 3, to: 6 },
      ],
    },
    { passage: 1, tokens: [7], sentences: [{ row: 2, from: 0, to: 1 }] },
  ]);
});

test("what stands before the first sentence is read with it, and so is a prefix", () => {
  const text = "A heading\nI am here.";
  const passage = { text, sentences: [{ start: text.indexOf("I"), end: text.length }] };
  expect(windowsOf([passage], { tokensOf, most: 100, prefix: "passage: " })).toEqual([
    { passage: 0, tokens: [8, 1, 7, 1, 2, 5], sentences: [{ row: 0, from: 3, to: 6 }] },
  ]);
});

test("a long passage goes on in further windows, and no window is longer than the model reads", () => {
  const [first, second, third] = windows(["One two three. Four five six seven. Eight."], 4);
  expect(first).toMatchObject({ passage: 0, tokens: [3, 3, 6], sentences: [{ row: 0, from: 0, to: 3 }] });
  expect(second).toMatchObject({ passage: null, tokens: [4, 4, 3, 6], sentences: [{ row: 1, from: 0, to: 4 }] });
  expect(third).toMatchObject({ passage: null, tokens: [6], sentences: [{ row: 2, from: 0, to: 1 }] });
  expect(windows(["One two three four five six."], 4)).toMatchObject([
    { passage: 0, tokens: [3, 3, 5, 4], sentences: [{ row: 0, from: 0, to: 4 }] },
  ]);
});

test("an empty passage is read as one", () => {
  expect(windows([""])).toEqual([{ passage: 0, tokens: [], sentences: [] }]);
});
