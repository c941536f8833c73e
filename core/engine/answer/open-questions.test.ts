import { describe, expect, test } from "vitest";
import { askOver } from "./testing/ask-over.ts";
import type { MemoryDocument } from "./testing/memory-library.ts";
import { quotesIn } from "./testing/quotes-in.ts";

const TESLA: MemoryDocument = {
  name: "tesla.pdf",
  title: "Nikola Tesla",
  blocks: ["Nikola Tesla was an inventor who was born in Smiljan in 1856. He died in New York City in January 1943."],
};
const DUCKS: MemoryDocument = {
  name: "ducks.html",
  title: "Duck - Encyclopedia",
  blocks: [
    "Three ducks on the coat of arms of Maaninka",
    "Many ducks live in town parks. Ducks are birds of the family Anatidae, found on both fresh water and sea water.",
    "# Moult",
    "In summer the drakes lose their flight feathers and hide in the reeds. This is because they cannot fly for four weeks.",
    "# Hunting",
    "People have hunted ducks since prehistoric times. In many areas wild ducks are hunted for food or sport.",
    "# gtgtgtgtg gtgtgtgtg",
    "The quack of a duck was long said to have no echo, which a laboratory disproved with a duck named Daisy.",
  ],
};

describe("a question for a reason", () => {
  test("is answered by the sentence that gives it, not by one that says since when", async () => {
    const { ask } = askOver([DUCKS, TESLA]);
    expect(quotesIn((await ask("Why are ducks hunted?")).content)[0]).toContain(
      "In many areas wild ducks are hunted for food or sport.",
    );
  });

  test("is given with what it is the reason of, where that stands in the sentence before", async () => {
    const { ask } = askOver([DUCKS, TESLA]);
    expect(quotesIn((await ask("Why do drakes hide in the reeds?")).content)[0]).toBe(
      "In summer the drakes lose their flight feathers and hide in the reeds. This is because they cannot fly for four weeks. [1]",
    );
  });

  test("is said to have no answer where most of its words stand nowhere together", async () => {
    const { ask } = askOver([DUCKS, TESLA]);
    expect((await ask("Why do ducks have webbed feet and waterproof bills?")).answered).toBe(false);
  });
});

describe("a manual with a title page, rights and contents", () => {
  const MANUAL: MemoryDocument = {
    name: "ledger-manual.pdf",
    title: "The Ledger Manual",
    blocks: [
      "The Ledger Manual",
      "Permission is granted to copy this manual of the ledger under the terms of the GNU Free Documentation License, with no Invariant Sections. The ledger and its manual come without warranty for the accounts of the ledger.",
      "# Table of Contents",
      "Opening accounts in the ledger ........ 4\nClosing accounts of the ledger ........ 9.",
      "# Overview",
      "The ledger keeps the accounts of a household in one file. It was written for people who never kept books.",
      "# Accounts",
      "An account of the ledger has a name and a currency, and each entry moves money between two accounts.",
      "# Copies",
      "A copy of the ledger is written to a second disk each night, and kept for a year.",
    ],
  };
  const { ask } = askOver([MANUAL]);

  test("is summarised by what it is about", async () => {
    const { content } = await ask("What is the ledger manual about?");
    expect(content).toContain("The ledger keeps the accounts of a household");
    expect(content).not.toMatch(/Permission|Table of Contents|\.{5}/u);
  });

  test("and first by the sentence that says what it is", async () => {
    const blocks = [
      ...MANUAL.blocks.slice(0, 6),
      "Every account of the ledger has a page in the file of the ledger.",
      "This manual tells new members how their books are kept.",
      ...MANUAL.blocks.slice(6),
    ];
    const { content } = await askOver([{ ...MANUAL, blocks }]).ask("What is the ledger manual about?");
    expect(content.split("\n- ")[1]).toContain("This manual tells new members");
  });
});

describe("a question for anything at all", () => {
  test.each([
    "What can you tell me about ducks?",
    "What should I know about ducks?",
    "What is interesting about ducks?",
  ])("%s gives an overview of the document of that name", async (question) => {
    const { ask } = askOver([DUCKS, TESLA]);
    const { content, passages } = await ask(question);
    expect(content).toContain("Ducks are birds of the family Anatidae");
    expect(content).toContain("**Moult**");
    expect(content).not.toContain("Maaninka");
    expect(passages.every(({ document_name }) => document_name === "ducks.html")).toBe(true);
  });

  test("begins with what says what the topic is, where no document is called that", async () => {
    const { ask } = askOver([{ ...DUCKS, name: "notes.md", title: "Notes" }, TESLA]);
    expect((await ask("What can I learn about ducks?")).content).toContain(
      "**Notes**: Ducks are birds of the family Anatidae",
    );
  });

  test("is no overview where it asks for something", async () => {
    const { ask } = askOver([DUCKS, TESLA]);
    expect((await ask("What do ducks know about parks?")).intent.kind).toBe("retrieval");
    expect((await ask("Tell me about the coat of arms")).intent.kind).toBe("retrieval");
  });

  test("leaves out headings that are no words", async () => {
    const { ask } = askOver([DUCKS]);
    const { content } = await ask("What is this document about?");
    expect(content).toContain("Daisy");
    expect(content).not.toContain("gtgtgt");
  });
});
