import { describe, expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { readDeed } from "./deeds.ts";
import { askOver } from "../testing/ask-over.ts";
import { quotesIn } from "../testing/quotes-in.ts";

const tokenizer = createTokenizer();

describe("who has done something", () => {
  const deed = readDeed(tokenizer, "Who founded the Ostra Society, and in what year?");

  test.each([
    "Tove Brandt founded the Ostra Society in 1890.",
    "Tove Brandt, a painter, later founded the Ostra Society.",
    "She created the Ostra Society out of nothing.",
    "The Ostra Society was founded in 1890 by the painter Tove Brandt.",
    "Tove Brandt is the founder of the Ostra Society.",
    "The Ostra Society’s founder, Tove Brandt, rowed home.",
  ])("is said by: %s", (sentence) => {
    expect(deed?.says(sentence)).toBe(true);
  });

  test.each([
    "The Ostra Society was founded in 1890 as the Society of Rowers.",
    "The Ostra Society founded a school.",
    "Tove Brandt founded a school.",
    "At the Ostra Society, Tove Brandt is the founder of the choir.",
    "Brandt Boats likes the Ostra Society.",
  ])("is not said by: %s", (sentence) => {
    expect(deed?.says(sentence)).toBe(false);
  });

  test.each(["Who is Tove Brandt?", "When was the Ostra Society founded?", "Who did Tove Brandt find?"])(
    "is not asked by: %s",
    (question) => {
      expect(readDeed(tokenizer, question)).toBeNull();
    },
  );
});

test("a sentence that says who leads, though another holds more of the question", async () => {
  const { content } = await askOver([
    {
      name: "society.md",
      blocks: [
        "The boats that the rowers of Lindvik created for the Ostra Society were of oak.",
        "Tove Brandt is the founder of the Ostra Society.",
      ],
    },
  ]).ask("Who created the Ostra Society?");
  expect(quotesIn(content)[0]).toBe("Tove Brandt is the founder of the Ostra Society. [1]");
});
