import type { Passage } from "../../engine.ts";
import { createTokenizer } from "../../index/tokens.ts";
import { checkAnswer } from "../verify/check-answer.ts";

const tokenizer = createTokenizer();

/** What is said of a sentence that cites this passage. */
export function wordingOf(sentence: string, passage: Passage): "checked" | "unchecked" | "not supported" {
  const [receipt] = checkAnswer({ tokenizer }, { content: `${sentence} [1]`, passages: [passage] }).receipts;
  return receipt?.supported ? (receipt.wording ?? "checked") : "not supported";
}
