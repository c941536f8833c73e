import { expect, it } from "vitest";
import { doubtsOf } from "./doubts.ts";

const nowhere = { citation: null, quote: null, start: null, end: null };
const place = { citation: 1, quote: "q", start: 0, end: 1 };

it("names what is not supported, and what is but in words that could not be checked", () => {
  const content = "It is old. It is red. It is tall.";
  const receipts = [
    { from: 0, to: 10, ...place, supported: true },
    { from: 10, to: 21, ...place, supported: true, wording: "unchecked" as const },
    { from: 21, to: 33, ...nowhere, supported: false },
  ];
  expect(doubtsOf({ content, receipts })).toEqual({
    unsupported: ["It is tall."],
    wording_unchecked: ["It is red."],
  });
});
