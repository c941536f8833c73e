import { expect, test } from "vitest";
import { doubtOf, uncheckedNote } from "./answer-pieces.ts";
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
const unchecked = receipt({ wording: "unchecked" });
const unsupported = receipt({ supported: false, citation: null, quote: null, start: null, end: null });

test("a sentence that was found in its words has no mark", () => {
  expect(doubtOf(receipt())).toBeNull();
});

test("a copy, which has no note below it, says what the short mark means", () => {
  expect(doubtOf(unchecked)?.words).toBe("wording not checked");
  expect(doubtOf(unchecked)?.full).toBe("wording not checked, compare it with the source");
});

test("the note below an answer counts the sentences whose wording is not checked, and no others", () => {
  expect(uncheckedNote([receipt(), unsupported])).toBeNull();
  expect(uncheckedNote([receipt(), unchecked])).toMatch(
    /^1 sentence is marked “wording not checked”\. Its numbers and names/u,
  );
  expect(uncheckedNote([unchecked, unchecked, unsupported])).toMatch(/^2 sentences are marked .*Their numbers/u);
});
