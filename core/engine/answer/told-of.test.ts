import { describe, expect, test } from "vitest";
import { askOver } from "./testing/ask-over.ts";
import { quotesIn } from "./testing/quotes-in.ts";

const { ask } = askOver([
  {
    name: "lamps.md",
    title: "The lamp handbook",
    blocks: [
      "This lamp handbook is for everybody who repairs a lamp.",
      "Glass tubes that hold neon glow red.",
      "The lamp handbook ends here, and the lamp is repaired.",
    ],
  },
  { name: "air.md", title: "Air", blocks: ["Air holds neon in small amounts."] },
]);

describe("what a document says about a topic", () => {
  test.each([
    "What does the lamp handbook say about neon?",
    "What is said about neon in the lamp handbook?",
    "What does lamps.md say about neon?",
    "Was sagt lamps.md über Neon?",
    "Que dit lamps.md sur neon ?",
    "¿Qué dice lamps.md sobre neon?",
    "Cosa dice lamps.md su neon?",
    "O que diz lamps.md sobre neon?",
    "Wat zegt lamps.md over neon?",
  ])("%s quotes the passages of that document that hold the topic, and no others", async (question) => {
    expect(quotesIn((await ask(question)).content).map((quote) => quote.replace(/ \[\d\]$/u, ""))).toEqual([
      "Glass tubes that hold neon glow red.",
    ]);
  });

  test("is said to be nothing where the document does not mention it", async () => {
    const answer = await ask("What does the lamp handbook say about argon?");
    expect(answer.answered).toBe(false);
    expect(answer.content).toContain("*argon*");
  });
});
