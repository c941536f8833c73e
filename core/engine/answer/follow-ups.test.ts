import { describe, expect, test } from "vitest";
import { askOver } from "./testing/ask-over.ts";
import { quotesIn } from "./testing/quotes-in.ts";

const DOCUMENTS = [
  {
    name: "lighthouse.pdf",
    title: "The lighthouse",
    blocks: [
      "The lighthouse was built in 1896. The lighthouse was built of granite from the island. Its keeper was called Ingrid Solheim.",
      "The lighthouse is 31 metres high, and the lighthouse was lit by gas. Until 1950 supplies came by boat.",
    ],
  },
  {
    name: "leuchtturm.md",
    title: "Der Leuchtturm",
    blocks: [
      "Der Leuchtturm wurde 1902 gebaut. Der Leuchtturm wurde aus Ziegeln gebaut. Der Wärter hieß Jan Petersen.",
    ],
  },
];

/** The quotes for the second question of a chat. */
async function asksOn(before: string, question: string): Promise<readonly string[]> {
  const { ask } = askOver(DOCUMENTS);
  const first = await ask(before);
  const history = [
    { role: "user", content: before },
    { role: "assistant", content: first.content },
  ] as const;
  return quotesIn((await ask(question, history)).content);
}

describe("a follow-up", () => {
  test.each([
    ["When was the lighthouse built?", "Who was its keeper?", "Ingrid Solheim"],
    ["What was the lighthouse built of?", "How high is it?", "31 metres"],
    ["What was the lighthouse built of?", "How was it supplied?", "supplies came by boat"],
    ["Were supplies brought to the lighthouse by boat?", "Until when?", "Until 1950"],
    ["Is the lighthouse high?", "How much exactly?", "31 metres"],
    ["Wann wurde der Leuchtturm gebaut?", "Wer war sein Wärter?", "Jan Petersen"],
  ])("%s — %s is answered by its own words", async (before, question, expected) => {
    const [first = ""] = await asksOn(before, question);
    expect(first).toContain(expected);
  });

  test("says of which of two things it is asked", async () => {
    const { ask } = askOver([
      { name: "north.md", title: "The north mill", blocks: ["The miller was called Anna Lund."] },
      { name: "south.md", title: "The south mill", blocks: ["The miller was called Ole Vik. The south mill is red."] },
    ]);
    const history = [{ role: "user", content: "What colour is the south mill?" }] as const;
    const [first = ""] = quotesIn((await ask("Who was its miller?", history)).content);
    expect(first).toContain("Ole Vik");
  });
});
