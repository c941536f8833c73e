import { expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import { withTheirMeaning } from "./rank-by-meaning.ts";
import type { RankedSentence } from "./rank-sentences.ts";

const sentence = (text: string, score: number, similarity: number | null = null): RankedSentence => ({
  passage: samplePassage(text, { why: { words: [], similarity } }),
  text,
  start: 0,
  end: text.length,
  terms: new Set(),
  coverage: score,
  score,
  rank: 0,
});

const textsOf = (ranked: readonly RankedSentence[]) => ranked.map(({ text }) => text);

test("a sentence that means what is asked comes before one that has more of its words", async () => {
  const ranked = [sentence("Cars are not allowed here.", 0.9), sentence("The garage repaired it.", 0.4)];
  const likeness = async (_: string, texts: readonly string[]) =>
    texts.map((text) => (text === "The garage repaired it." ? 0.7 : 0.1));
  expect(textsOf(await withTheirMeaning({ likeness }, "Who fixed the car?", ranked))).toEqual([
    "The garage repaired it.",
    "Cars are not allowed here.",
  ]);
});

test("of sentences that are as alike the one in the more similar passage comes first", async () => {
  const ranked = [sentence("First.", 0.5, 0.1), sentence("Second.", 0.4, 0.6)];
  const likeness = async (_: string, texts: readonly string[]) => texts.map(() => 0.5);
  expect(textsOf(await withTheirMeaning({ likeness }, "?", ranked))).toEqual(["Second.", "First."]);
});

test("words alone decide where no model tells what texts mean", async () => {
  const ranked = [sentence("First.", 0.5, 0.1), sentence("Second.", 0.4, 0.6)];
  expect(await withTheirMeaning({ likeness: async () => null }, "?", ranked)).toBe(ranked);
});

test("only the best sentences are compared, and none is lost", async () => {
  const ranked = Array.from({ length: 50 }, (_, at) => sentence(`Sentence ${at}.`, 50 - at));
  const compared: string[] = [];
  const likeness = async (_: string, texts: readonly string[]) => {
    compared.push(...texts);
    return texts.map(() => 0);
  };
  expect(textsOf(await withTheirMeaning({ likeness }, "?", ranked))).toEqual(textsOf(ranked));
  expect(compared).toEqual(textsOf(ranked.slice(0, 20)));
});
