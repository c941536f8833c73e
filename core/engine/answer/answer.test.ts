import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askOver } from "./testing/ask-over.ts";
import type { MemoryDocument } from "./testing/memory-library.ts";

const CANADA: MemoryDocument = {
  name: "canada.md",
  title: "Canada",
  blocks: [
    "# History",
    "In 1867 the British North America Act joined three colonies into Canada. John A. Macdonald became the first prime minister. The capital is Ottawa, a city of 1,017,449 people.",
    "# Requirements",
    "- A valid passport",
    "- Proof of funds",
    "- A return ticket",
  ],
};
const TESLA: MemoryDocument = {
  name: "tesla.pdf",
  title: "Nikola Tesla",
  blocks: [
    "Nikola Tesla was a Serbian-American inventor who was born in Smiljan in 1856. He is best known for his contributions to the design of alternating current.",
    "Tesla died in New York City in January 1943. He had worked for Thomas Edison for a year.",
  ],
};
const EDISON: MemoryDocument = {
  name: "edison.pdf",
  title: "Thomas Edison",
  blocks: [
    "Thomas Edison was an American inventor born in Milan, Ohio in 1847. He developed the phonograph and the electric light bulb.",
    "Edison died in 1931 in West Orange, New Jersey.",
  ],
};

const setup = (documents: readonly MemoryDocument[] = [CANADA, TESLA, EDISON]) => askOver(documents);

describe("a question the documents answer", () => {
  test("is answered by the sentence that says it, cited", async () => {
    const { ask } = setup();
    const answer = await ask("Which act joined three colonies into Canada?");
    expect(answer.answered).toBe(true);
    expect(answer.content).toContain("> In 1867 the British North America Act joined three colonies into Canada.");
    expect(answer.passages[0]?.document_name).toBe("canada.md");
    expect(answer.generator).toEqual({
      id: "extractive",
      name: "Extractive answers (no language model)",
      where: "on this device",
    });
  });

  test("names its query", async () => {
    const { ask } = setup();
    expect((await ask("Where was Tesla born?")).queries_used).toEqual(["Where was Tesla born?"]);
  });
});

describe("a question the documents do not answer", () => {
  test("gets what no document mentions together, with the nearest sentences to look at", async () => {
    const { ask } = setup();
    const answer = await ask("Which inventor won the World Cup in Brazil with the national team?");
    expect(answer.answered).toBe(false);
    expect(answer.content).toMatch(/^None of your 3 documents mentions \*World\*\./);
    expect(answer.content).toContain("Closest I found:");
  });

  test("gets the words that occur nowhere when nothing at all is found", async () => {
    const { ask } = setup();
    expect(await ask("Quantum chromodynamics lattice?")).toMatchObject({
      answered: false,
      content: "None of your 3 documents mentions *Quantum*.",
      receipts: [],
    });
  });
});

describe("a follow-up", () => {
  const history = [
    { role: "user", content: "Where was Nikola Tesla born?" },
    { role: "assistant", content: "**Smiljan** — Nikola Tesla was born in Smiljan. [1]" },
  ] as const;

  test("fills in who was spoken of", async () => {
    const { ask } = setup();
    const answer = await ask("When did he die?", history);
    expect(answer.queries_used).toEqual(["When did Nikola Tesla die?"]);
    expect(answer.content).toContain("January 1943");
  });

  test("takes the rest of the question before", async () => {
    const { ask } = setup();
    expect((await ask("And Edison?", history)).queries_used).toEqual(["Where was Edison born?"]);
  });

  test("takes no name from the answer before, for that may be wrong", async () => {
    const { ask } = setup();
    const before = [
      { role: "user", content: "Who developed the phonograph?" },
      { role: "assistant", content: "**Thomas Edison** — … [1]" },
    ] as const;
    expect((await ask("When did he die?", before)).queries_used).toEqual([
      "When did he die? Who developed the phonograph?",
    ]);
  });

  test("leaves a question alone that stands on its own", async () => {
    const { ask } = setup();
    const question = "What is the capital of Canada and how many people live in it?";
    const { queries_used, understood } = await ask(question, history);
    expect(queries_used[0]).toBe(question);
    expect(understood).toBeUndefined();
  });
});

describe("a summary", () => {
  test("says something of every document, with receipts", async () => {
    const { ask } = setup();
    const answer = await ask("Summarize these documents");
    expect(answer.intent.kind).toBe("collection_summary");
    expect(answer.content).toContain("This covers 3 documents.");
    expect(new Set(answer.passages.map((passage) => passage.document_id)).size).toBe(3);
  });

  test("says how many of many documents it covers", async () => {
    const many = Array.from({ length: 30 }, (_, index): MemoryDocument => ({
      name: `note-${index}.md`,
      blocks: [`Note number ${index} tells of the weather in town ${index}.`],
    }));
    const { ask } = setup(many);
    expect((await ask("What are these documents about?")).content).toContain("24 of 30 documents");
  });

  test("keeps to a document that is named", async () => {
    const { ask } = setup();
    const answer = await ask("Summarize the document on Thomas Edison");
    expect(new Set(answer.passages.map((passage) => passage.document_name))).toEqual(new Set(["edison.pdf"]));
  });
});

describe("a comparison", () => {
  test("puts the named documents side by side", async () => {
    const { ask } = setup();
    const answer = await ask("Compare Nikola Tesla and Thomas Edison");
    expect(answer.intent.kind).toBe("comparison");
    expect(answer.content).toContain("| | tesla.pdf | edison.pdf |");
    expect(answer.content).toContain("Numbers and dates that differ:");
    expect(
      new Set(answer.receipts.map((receipt) => answer.passages[(receipt.citation ?? 0) - 1]?.document_name)),
    ).toEqual(new Set(["tesla.pdf", "edison.pdf"]));
  });
});

describe("a comparison of things in one document", () => {
  test("takes a sentence that begins with the side before one that only names it", async () => {
    const { ask } = askOver([
      {
        name: "boats.md",
        blocks: [
          "The owners of the Delta class and the harbour agreed on new berths for the summer of last year.",
          "Delta class boats carry two sails and a keel of lead, which the harbour inspects every spring.",
          "The owners of the Gamma class left the harbour long ago.",
          "Gamma class boats carry one sail.",
        ],
      },
    ]);
    const { content } = await ask("What is the difference between the Delta class and the Gamma class?");
    expect(content).toMatch(/In short\*\* \| Delta class boats carry two sails.* \| Gamma class boats carry one sail/u);
  });
});

describe("a listing", () => {
  test("counts the documents", async () => {
    const { ask } = setup();
    expect((await ask("How many documents are there?")).content).toMatch(/^There are 3 documents:/);
  });

  test("lists every document that mentions something", async () => {
    const { ask } = setup();
    const { content } = await ask("Which documents mention Edison?");
    expect(content).toMatch(/^2 of 3 documents mention “Edison”:/);
    expect(content).toContain("tesla.pdf");
    expect(content).toContain("edison.pdf");
  });

  test("says so when none does", async () => {
    const { ask } = setup();
    expect(await ask("Which documents mention Napoleon?")).toMatchObject({
      answered: false,
      content: "None of the 3 documents mentions “Napoleon”.",
    });
  });

  test("gives the items of a list", async () => {
    const { ask } = setup();
    const { content, receipts } = await ask("List the requirements");
    expect(content).toMatch(/^3 items/);
    expect(receipts.map((receipt) => receipt.quote)).toEqual(["A valid passport", "Proof of funds", "A return ticket"]);
  });
});

describe("what needs no documents", () => {
  test("small talk is answered without a search", async () => {
    const { ask } = setup();
    const answer = await ask("Hello!");
    expect(answer).toMatchObject({ queries_used: [], passages: [], receipts: [] });
    expect(answer.content).toContain("3 documents");
  });

  test("an empty question is asked back, with titles", async () => {
    const { ask } = setup();
    const answer = await ask("and?");
    expect(answer.intent.kind).toBe("clarification");
    expect(answer.content).toContain("Nikola Tesla");
  });

  test("without documents it says so", async () => {
    const { ask } = setup([]);
    expect((await ask("Where was Tesla born?")).content).toContain("no documents");
  });
});

const piece = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(
    "Tesla was born in 1856 [1] [99].",
    "**bold** _it_ `x` <script>alert(1)</script> | a | b |",
    "# not a heading",
    "他1867年出生于北京。这是什么？",
    "В 1703 году Пётр I основал город.",
    "Dr. No. 5 e.g. U.S. 3.5%",
    "[link](http://a.b) ![i](x)",
    "1. one",
    "\\[2\\]",
    "\ud800",
  ),
);
const block = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(" "));
const questions = fc.oneof(
  fc.constantFrom(
    "When was Tesla born?",
    "Summarize",
    "compare Tesla and Beijing",
    "list all cities",
    "which documents mention Tesla?",
    "how many documents?",
    "1867年发生了什么?",
    "Кто основал город?",
    "it?",
    "[3]",
    "<b>",
    "",
  ),
  fc.string({ unit: "grapheme", maxLength: 80 }),
);

test("whatever the texts and the question, receipts are exact and citations exist", async () => {
  const documents = fc.array(
    fc.record({
      name: fc.string({ minLength: 1, maxLength: 20 }),
      blocks: fc.array(block, { minLength: 1, maxLength: 5 }),
    }),
    { maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(documents, questions, async (made, question) => {
      const { library, ask } = setup(made);
      const answer = await ask(question);
      expect(answer.content.trim()).not.toBe("");
      for (const [, number] of answer.content.matchAll(/(?<!\\)\[(\d+)\]/g))
        expect(answer.passages[Number(number) - 1]).toBeDefined();
      for (const { from, to, citation, quote, start, end } of answer.receipts) {
        const passage = answer.passages[(citation ?? 0) - 1];
        expect(library.texts.get(passage?.document_id ?? "")?.slice(start ?? 0, end ?? 0)).toBe(quote);
        expect(quote).not.toBe("");
        expect(from).toBeLessThan(to);
        expect(to).toBeLessThanOrEqual(answer.content.length);
      }
    }),
    { numRuns: 60 },
  );
});
