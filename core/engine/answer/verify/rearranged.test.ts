import { describe, expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import { wordingOf } from "../testing/wording-of.ts";

const BOATS =
  "The Teal Review is written and edited by Ada Holm. The four main harbours of the coast are Brim, Calo, Dunn and Esk. The ferry, which has two decks, carries 80 cars. In 1990 Jan Berg sold the yard to Orla Lind. Those at high risk need a pilot, they pay for it. A slow boat is even worse than a fast boat. Nearly every harbour has a crane. Six boats made successful trips, but the trip of the Heron was stopped.";

describe("a sentence that tells the words of its source in another order is checked where each has the same part in it:", () => {
  test.each([
    ["active for passive", "Ada Holm writes and edits the Teal Review."],
    ["both sides of an “is”", "Brim, Calo, Dunn and Esk are the main harbours of the coast."],
    ["a time at the end", "Jan Berg sold the yard to Orla Lind in 1990."],
    ["a verb that only joins", "The ferry needs two decks."],
  ])("%s", (_, sentence) => expect(wordingOf(sentence, samplePassage(BOATS))).toBe("checked"));
});

describe("it is not checked where", () => {
  test.each([
    ["doer and object have changed places", "Orla Lind sold the yard to Jan Berg in 1990."],
    ["two things that are compared have", "A fast boat is even worse than a slow boat."],
    ["“nearly” is left out before “every”", "Every harbour has a crane."],
    ["a word comes from beyond a “but”", "The trip of the Heron was successful."],
    ["a “they” behind the verb would have to be what is told", "Those at high risk need two decks."],
  ])("%s", (_, sentence) => expect(wordingOf(sentence, samplePassage(BOATS))).not.toBe("checked"));
});
