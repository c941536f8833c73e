import { describe, expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import { wordingOf } from "../testing/wording-of.ts";

const ISLAND =
  "In spring the captain Ida Brandt left Marlow to reach Tarn. A storm parted the fleet, and the boat with her brother and his bride Lena lay off the island. The despot Omar Selk took the survivors prisoner.";
const MATCH = "The Viborg team won the first match by two goals.";
const SHED = "The gate is not locked, and the key of the shed hangs behind the door.";

describe("a sentence of which nothing is wrong keeps its citation, and its wording is not checked:", () => {
  test.each([
    ["two names are held", "Selk and Lena met on the coast beside the wreck in bad weather.", ISLAND],
    ["a name and a word are held", "Omar Selk, who ruled there, had captured people after the shipwreck.", ISLAND],
  ])("%s", (_, sentence, content) => expect(wordingOf(sentence, samplePassage(content))).toBe("unchecked"));

  test.each([
    ["it shares one name only", "Selk was a gifted juggler.", ISLAND],
    ["it shares nothing", "The ferry serves warm meals and cold drinks.", MATCH],
    ["a figure is nowhere", "Ida Brandt had eighty followers on board.", ISLAND],
  ])("but not where %s", (_, sentence, content) =>
    expect(wordingOf(sentence, samplePassage(content))).toBe("not supported"),
  );
});

test("a negation in a sentence that says two thirds of it marks it and does not flag it", () => {
  const sentence = "The key that locks the shed hangs behind the old red wooden door.";
  expect(wordingOf(sentence, samplePassage(SHED))).toBe("unchecked");
});

test("a name that stands beside another figure marks a figure and does not flag it", () => {
  const content = "Halden lost 40 jobs in spring, and in autumn the plant of Norsk Steel in Halden lost 65 jobs.";
  const sentence = "The Norsk works at Halden had to cut its staff and lost 40 jobs.";
  expect(wordingOf(sentence, samplePassage(content))).toBe("unchecked");
});

describe("a name in a fuller form is not flagged:", () => {
  test.each([
    [
      "with a first name",
      "Nikola Tesla died on 7 January 1943.",
      "In old age Tesla was poor. Tesla died on 7 January 1943.",
    ],
    [
      "an abbreviation beside another",
      "The US GDP per head is higher.",
      "The USA has a higher GDP per head than Greece.",
    ],
  ])("%s", (_, sentence, content) => expect(wordingOf(sentence, samplePassage(content))).not.toBe("not supported"));

  test("but another first name is", () => {
    const content = "Later Nikola Tesla was poor. Tesla died on 7 January 1943.";
    expect(wordingOf("Marko Tesla died on 7 January 1943.", samplePassage(content))).toBe("not supported");
  });
});
