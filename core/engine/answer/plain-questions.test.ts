import { expect, test } from "vitest";
import { createTellingEmbedder } from "../testing/telling-embedder.ts";
import { askFiles } from "./testing/real-files.ts";

const RULES = `RULES OF THE QUAY

The gate is locked at 9 pm. Dogs must be kept on a lead. Nets are dried on the lower wall only.

The fish market is held on Saturdays at 8 am. The harbour office opens at 10 am and closes at 4 pm.

The keeper lives in the lodge beside the north pier. Lost property is handed in at the lodge and kept for six weeks.`;

const ask = await askFiles([{ name: "rules.txt", type: "txt", content: RULES }], createTellingEmbedder().embedder);
const quotesOf = (content: string): readonly string[] => content.match(/^> .*$/gmu) ?? [];

test("nothing is quoted beside a sentence that answers, which has no word of the question", async () => {
  const { content } = await ask("When is the gate locked?");
  expect(quotesOf(content)).toEqual(["> The gate is locked at 9 pm. [1]"]);
});

test("a time of day is the short answer where a date or a time is asked for", async () => {
  for (const question of ["When is the gate locked?", "At what time is the gate locked?"]) {
    const { content } = await ask(question);
    expect(content).toMatch(/^\*\*9 pm\*\* \[1\]/u);
  }
});

test("the hour alone is no short answer beside a weekday, and one of two hours is none", async () => {
  for (const question of ["When is the fish market held?", "When is the harbour office open?"]) {
    const { content } = await ask(question);
    expect(content).not.toMatch(/^\*\*/u);
  }
});
