import { expect, test } from "vitest";
import { createTokenizer } from "./index/tokens.ts";
import { composeAnswer } from "./answer/answer.ts";
import { createMemoryLibrary } from "./answer/testing/memory-library.ts";

const many = Array.from({ length: 20 }, (_, index) => ({
  name: `note-${index}.md`,
  blocks: [`Note number ${index} tells of the long winter and the heavy weather in the old town ${index}.`],
}));

test.each(["Summarise these documents", "Which documents mention the weather?"])(
  "%s lets others have their turn after every document",
  async (question) => {
    const library = createMemoryLibrary(many);
    let turns = 0;
    const turn = async (): Promise<void> => void turns++;
    const deps = { library, where: "on this device", tokenizer: createTokenizer(), turn } as const;
    await composeAnswer(deps, { scope: { owner: "someone" }, question, history: [], top_k: 5, hybrid: true });
    expect(turns).toBeGreaterThanOrEqual(many.length);
  },
);
