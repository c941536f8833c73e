import { expect, test, vi } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { samplePassage } from "../testing/sample-passage.ts";
import { proseSentences } from "./told-sentences.ts";

test("the terms of a sentence are made when they are asked for, and once", () => {
  const tokenizer = createTokenizer();
  const terms = vi.spyOn(tokenizer, "terms");
  const passage = samplePassage("The weir was built in 1904 by Halvor.\n\nThe mill beside it came nine years later.");
  const [first, second] = proseSentences(tokenizer, passage);
  expect([first?.text.slice(0, 8), second?.text.slice(0, 8)]).toEqual(["The weir", "The mill"]);
  expect(terms).not.toHaveBeenCalled();
  expect(first?.terms).toEqual(new Set(["weir", "build", "1904", "halvor"]));
  expect(first?.terms).toBe(first?.terms);
  expect(terms).toHaveBeenCalledTimes(1);
});
