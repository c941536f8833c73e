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

describe("what an author says", () => {
  const { ask: askAuthor } = askOver([
    {
      name: "herons.md",
      title: "Grey Herons",
      author: "Ines Marold",
      blocks: [
        "Copyright Ines Marold, 1987.",
        "Draining the meadows starves the herons.",
        "A still morning is one without wind on the weir.",
      ],
    },
    { name: "mills.md", title: "Mills", author: "Weir Financial", blocks: ["Millers oppose draining the meadows."] },
  ]);

  test("is looked for in the only document of that author, without the name", async () => {
    const { content } = await askAuthor("Why does Marold oppose draining the meadows?");
    expect(quotesIn(content)[0]).toContain("Draining the meadows starves the herons.");
    expect(content).not.toContain("Copyright");
  });

  test("is none where an organisation made the file", async () => {
    const { passages } = await askAuthor("Who opposes Financial draining of the meadows?");
    expect(new Set(passages.map(({ document_name }) => document_name))).toEqual(new Set(["mills.md", "herons.md"]));
  });

  test("by a word is its definition", async () => {
    const { content } = await askAuthor("What does Marold mean by a still morning?");
    expect(quotesIn(content)[0]).toContain("A still morning is one without wind on the weir.");
  });
});

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
