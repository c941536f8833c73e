import { expect, test } from "vitest";
import { doubtOf, otherWordsNote } from "./answer-pieces.ts";
import type { Receipt } from "./message.ts";

const receipt = (given: Partial<Receipt> = {}): Receipt => ({
  from: 0,
  to: 10,
  citation: 1,
  quote: "The rent is £880.",
  start: 0,
  end: 17,
  supported: true,
  page: null,
  ...given,
});
const inOtherWords = receipt({ wording: "unchecked" });
const unsupported = receipt({ supported: false, citation: null, quote: null, start: null, end: null });

test("a sentence that was found in its words has no mark", () => {
  expect(doubtOf(receipt())).toBeNull();
});

test("a copy, which has no note below it, says what the short mark means", () => {
  expect(doubtOf(inOtherWords)?.words).toBe("in other words");
  expect(doubtOf(inOtherWords)?.full).toBe("in other words than the source, compare them");
});

test("the note below an answer counts its sentences in other words, and no others", () => {
  expect(otherWordsNote([receipt(), unsupported])).toBeNull();
  expect(otherWordsNote([receipt(), inOtherWords])).toMatch(
    /^1 sentence says “in other words”.*Its numbers and names/u,
  );
  expect(otherWordsNote([inOtherWords, inOtherWords, unsupported])).toMatch(/^2 sentences say .*Their numbers/u);
});
