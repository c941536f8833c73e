import { expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import type { PassageSentence } from "../library.ts";
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
const wordsOf = ({ passage, start, end }: PassageSentence) => passage.content.slice(start, end);

test("a sentence that means what is asked comes before one that has more of its words", async () => {
  const ranked = [sentence("Cars are not allowed here.", 0.9), sentence("The garage repaired it.", 0.4)];
  const likeness = async (_: string, sentences: readonly PassageSentence[]) =>
    sentences.map((one) => (wordsOf(one) === "The garage repaired it." ? 0.7 : 0.1));
  expect(textsOf(await withTheirMeaning({ likeness }, "Who fixed the car?", ranked))).toEqual([
    "The garage repaired it.",
    "Cars are not allowed here.",
  ]);
});

test("of sentences that are as alike the one in the more similar passage comes first", async () => {
  const ranked = [sentence("First.", 0.5, 0.1), sentence("Second.", 0.4, 0.6)];
  const likeness = async (_: string, sentences: readonly PassageSentence[]) => sentences.map(() => 0.5);
  expect(textsOf(await withTheirMeaning({ likeness }, "?", ranked))).toEqual(["Second.", "First."]);
});

test("words alone decide where no model tells what texts mean", async () => {
  const ranked = [sentence("First.", 0.5, 0.1), sentence("Second.", 0.4, 0.6)];
  expect(await withTheirMeaning({ likeness: async () => null }, "?", ranked)).toBe(ranked);
});

test("sentences that could not be compared come last, and none is lost", async () => {
  const ranked = Array.from({ length: 50 }, (_, at) => sentence(`Sentence ${at}.`, 1 - at / 50));
  const likeness = async (_: string, sentences: readonly PassageSentence[]) =>
    sentences.map((_each, at) => (at === 40 ? 0.9 : null));
  const [first, ...rest] = textsOf(await withTheirMeaning({ likeness }, "?", ranked));
  expect(first).toBe("Sentence 40.");
  expect(rest).toEqual(textsOf(ranked).filter((text) => text !== first));
});
