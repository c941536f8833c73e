import { expect, it } from "vitest";
import { anchorOf, placeQuote } from "./place-quote.ts";

const TEXT = "Tea grows in Assam. Coffee does not.\n\nTea grows in Assam, as we said. The harvest begins in March.";
const SECOND = TEXT.lastIndexOf("Tea grows");
const second = anchorOf(TEXT, { start: SECOND, end: SECOND + 18 });

const wordsAt = (text: string, anchor = second) => {
  const found = placeQuote(text, anchor);
  return found && { words: text.slice(found.start, found.end), start: found.start, isChanged: found.isChanged };
};

it("leaves a quote where it is while the text is the same", () => {
  expect(wordsAt(TEXT)).toEqual({ words: "Tea grows in Assam", start: SECOND, isChanged: false });
});

it("gives the range of words of which nothing else is known, at the very beginning as well", () => {
  const found = placeQuote(TEXT, { start: 0, end: 0, quote: "Tea grows", before: "", after: "" });
  expect(found).toEqual({ start: 0, end: 9, isChanged: false });
});

it("tells equal words apart by what is around them, however far they moved", () => {
  const later = `${"A new preface. ".repeat(20)}${TEXT}`;
  expect(wordsAt(later)?.start).toBe(later.lastIndexOf("Tea grows"));
});

it("takes the nearest of places with equal words around them", () => {
  const repeated = "One line.\n".repeat(5);
  const anchor = anchorOf(repeated, { start: 20, end: 28 });
  expect(placeQuote(`\n\n${repeated}`, { ...anchor, before: "", after: "" })?.start).toBe(22);
});

it("finds words whose spaces, case or quotation marks another reader of the file writes otherwise", () => {
  expect(wordsAt("as planted.\nTEA grows\nin Assam, as we said.")).toMatchObject({ words: "TEA grows\nin Assam" });
});

it("finds a long quote by its two ends where its middle changed, and says so", () => {
  const long =
    "The harbour is closed to ships of any size between November and the end of March, because of the ice in the bay.";
  const text = `Rules. ${long} Other rules follow.`;
  const anchor = anchorOf(text, { start: 7, end: 7 + long.length });
  const later = text.replace("between November", "from December");
  expect(wordsAt(`New. ${later}`, anchor)).toEqual({
    words: long.replace("between November", "from December"),
    start: 12,
    isChanged: true,
  });
});

it("gives nothing where the words are gone", () => {
  expect(placeQuote("Coffee grows in Brazil.", second)).toBeUndefined();
  expect(placeQuote("", second)).toBeUndefined();
});
