import { expect, test } from "vitest";
import { withoutInstructions } from "./instructions.ts";

test.each([
  ["What was the profit? Answer in USD millions.", "What was the profit?"],
  ["Who led the expedition? Keep it short. Base your answer on the diary.", "Who led the expedition?"],
  ["Wie hoch war der Gewinn? Bitte antworte kurz.", "Wie hoch war der Gewinn?"],
  ["What was the profit? I mean Nordlicht in 2018.", "What was the profit? I mean Nordlicht in 2018."],
  ["What was the profit? And the loss?", "What was the profit? And the loss?"],
  ["I read about the harbour. When was it built?", "I read about the harbour. When was it built?"],
  ["谁建造了港口？请简短回答。", "谁建造了港口？请简短回答。"],
  ["The harbour was built when?", "The harbour was built when?"],
])("%s", (message, question) => {
  expect(withoutInstructions(message)).toBe(question);
});
