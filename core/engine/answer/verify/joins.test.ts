import { describe, expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import { wordingOf } from "../testing/wording-of.ts";

const verdict = (sentence: string, content: string): string => wordingOf(sentence, samplePassage(content));

const PETS = "Tenants may keep one cat or two dogs in the flat. Smoking or cooking is not allowed in the hall.";
const GIFTS = "Members receive a free lunch and a ticket.";
const STEPS = "Switch off the device. 30 seconds later, press the button.";
const POLITE = "Schalten Sie das Gerät aus. Warten Sie 30 Sekunden. Drücken Sie die Taste 5 Sekunden lang.";

describe("the wording is not checked where", () => {
  test.each([
    ["a choice is told as both", "Tenants may keep one cat and two dogs in the flat.", PETS],
    ["a choice is told as both, with “both”", "Tenants may keep both a cat and two dogs.", PETS],
    ["both are told as a choice", "Members receive a free lunch or a ticket.", GIFTS],
    ["the figure opens the next sentence", "Switch off the device for 30 seconds.", STEPS],
    [
      "the polite “you” would stand for what an earlier sentence names",
      "Schalten Sie das Gerät 5 Sekunden lang aus.",
      POLITE,
    ],
  ])("%s", (_, sentence, source) => expect(verdict(sentence, source)).toBe("unchecked"));
});

test.each([
  ["Tenants may keep one cat or two dogs.", PETS],
  ["Tenants may keep two dogs in the flat.", PETS],
  ["Smoking and cooking is not allowed in the hall.", PETS],
  ["Members receive a ticket and a free lunch.", GIFTS],
  ["Drücken Sie die Taste 5 Sekunden lang.", POLITE],
])("a sentence that joins as its source does is checked: %s", (sentence, source) =>
  expect(verdict(sentence, source)).toBe("checked"),
);
