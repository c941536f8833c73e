import { expect, it } from "vitest";
import { createAnswerLimit } from "./answer-limit.ts";

/** How many pieces of one token each come before the answer has its tokens. */
function piecesUntil(most: number, pieces: readonly string[]): number | null {
  const limit = createAnswerLimit(most);
  for (const [at, piece] of pieces.entries()) {
    limit.add(piece, 1);
    if (limit.isReached) return at + 1;
  }
  return null;
}

const answer = ["It", " is", " so", ",", " I", " say", "."];

it("counts an answer by its tokens", () => {
  expect(piecesUntil(5, answer)).toBe(5);
  expect(piecesUntil(8, answer)).toBeNull();
});

it.each([
  ["between tags", ["<think>", "Let", " me", " see", ".", "</think>"]],
  ["between tags that came in parts", ["<th", "ink", ">", "Let", " me", "</", "think>"]],
  ["that only ends with a tag", ["Let", " me", "</think>"]],
])("does not count a thought %s", (_, thought) => {
  expect(piecesUntil(5, [...thought, ...answer])).toBe(thought.length + 5);
});

it("knows that the answer has its tokens before the last word is read", () => {
  const limit = createAnswerLimit(2);
  limit.add("", 1);
  limit.add("It", 0);
  limit.add("", 1);
  expect(limit.isReached).toBe(true);
});
