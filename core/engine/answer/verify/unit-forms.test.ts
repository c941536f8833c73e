import { expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { samplePassage } from "../testing/sample-passage.ts";
import { checkAnswer } from "./check-answer.ts";

const isSupported = (told: string, source: string): boolean | undefined =>
  checkAnswer({ tokenizer: createTokenizer() }, { content: `${told} [1].`, passages: [samplePassage(source)] })
    .receipts[0]?.supported;

test.each([
  ["Die Pacht beträgt 38 Cent je Quadratmeter", "Die Pacht beträgt 0,38 Euro je Quadratmeter.", true],
  ["A copy costs 12 cents", "A copy costs $0.12.", true],
  ["A stamp costs 85 pence", "A stamp costs £0.85.", true],
  ["A copy costs 12 cents", "A copy costs £0.12.", false],
  ["A copy costs 12 cents", "A copy costs €12.", false],
  ["The mower weighs 78 kg", "The mower weighs 14 kg and makes 78 dB.", false],
  ["A sack costs £5", "A sack weighs 5 kg and costs £7.", false],
])("%s, of: %s", (told, source, supported) => expect(isSupported(told, source)).toBe(supported));

test("a figure after “and not” is checked with the words before it", () => {
  const source = "Guests reported cold water four times in 2022 and not once in 2023.";
  expect(isSupported("There were no reports of cold water in 2023", source)).toBe(true);
});
