import { describe, expect, test } from "vitest";
import { askOver } from "./testing/ask-over.ts";
import type { MemoryDocument } from "./testing/memory-library.ts";
import { quotesIn } from "./testing/quotes-in.ts";

const RIVER: MemoryDocument = {
  name: "river.md",
  title: "The River Ostra",
  blocks: [
    "Or if Halvor built a weir, why should the weir of Halvor belong to the mill?",
    "When the town was young and Erik Halvor built the weir, a mill paid no rent.",
    "The mill keeps no dogs. This rule exists only to protect the swans that nest below the wheel.",
    "The ferry lost its licence in 1911. Therefore the smithy closed its doors a year later.",
    "The Ostra lock is the one Ostra lock of one piece, made to hold against one flood. Note that it has three chambers and a bridge.",
    "The Ostra river society knows three kinds of members.",
    "# Kinds of members",
    "- Anglers: they pay each year.",
    "- Rowers",
    "- Guests",
    "The founding of the society went through four steps.",
    "1. Meeting at the inn",
    "Everybody came.",
    "2. Letter to the king",
    "3. Answer of the king",
    "4. First day of rowing",
    "In the spring Tove Brandt painted Mickey Sörensen in his boat.",
    "The Lindqvist Tower stands in the harbour and is 40 metres tall.",
    "# Rules of the towpath",
    "1. Horses go first.",
    "2. Dogs are led by a rope.",
    "# Who may fish at the old quay",
    "Anglers with a badge fish at the quay. Nobody else does.",
    "# Voices",
    "“Take the boat in,” says Signe Aldin. She's the master of the harbour.",
    "The color of the ferry is a deep green.",
    "# References",
    "“Why salmon leap at the weir”, a salmon study.",
    "# Fish",
    "Salmon leap at the weir because they return to the stream of their birth.",
  ],
};

const DUCKLING: MemoryDocument = {
  name: "cartoons.md",
  blocks: [
    "Suppose that Olaf Brenner created Duckling Dan.",
    "The songs are older, but Signe Aldin created Duckling Dan on a ferry.",
  ],
};

describe("questions as people ask them of their own papers", () => {
  test("are answered by what asserts, not by what asks or supposes", async () => {
    const { content } = await askOver([DUCKLING]).ask("Who created Duckling Dan?");
    expect(quotesIn(content)[0]).toMatch(/^The songs are older/);
  });

  test("get the reason that stands in the next sentence", async () => {
    const { content } = await askOver([RIVER]).ask("Why does the mill keep no dogs?");
    expect(quotesIn(content)[0]).toBe(
      "The mill keeps no dogs. This rule exists only to protect the swans that nest below the wheel. [1]",
    );
  });

  test("get the reason that stands in the sentence before", async () => {
    const { content } = await askOver([RIVER]).ask("Why did the smithy close its doors?");
    expect(quotesIn(content)[0]).toBe(
      "The ferry lost its licence in 1911. Therefore the smithy closed its doors a year later. [1]",
    );
  });

  test("get no reason from a list of references", async () => {
    const bread = {
      name: "geese.md",
      blocks: [
        "# References",
        "Wardens: geese should not get bread because it spoils the water.",
        "# Feeding",
        "Council: geese should not get bread because it spoils the water.",
      ],
    };
    const { content } = await askOver([bread]).ask("Why should geese not get bread?");
    expect(quotesIn(content)[0]).toMatch(/^Council: geese/);
  });

  test("get the number of the things that are counted", async () => {
    const { content } = await askOver([RIVER]).ask("How many chambers does the Ostra lock have?");
    expect(quotesIn(content)[0]).toContain("Note that it has three chambers");
  });

  test("get the list that the sentence leads to, where it has as many items as were asked for", async () => {
    const { content } = await askOver([RIVER]).ask("What are the three kinds of members?");
    expect(content).toContain("1. Anglers: they pay each year.\n2. Rowers\n3. Guests [2]");
    expect((await askOver([RIVER]).ask("What are the five kinds of members?")).content).not.toContain("Guests");
  });

  test("get the list that one of the best sentences leads to, though another holds more of their words", async () => {
    const cellar: MemoryDocument = {
      name: "cellar.md",
      blocks: [
        "As you list the jars of the cellar, sort the jars into groups of the cellar.",
        "Here is the set of groups to sort the jars into:",
        "- Full",
        "- Half full",
        "- Empty",
      ],
    };
    const { content } = await askOver([cellar]).ask("What are the groups to sort the jars of the cellar into?");
    expect(content).toContain("1. Full\n2. Half full\n3. Empty");
  });

  test("get the numbered lines of a document, with other text between them", async () => {
    const { content, receipts } = await askOver([RIVER]).ask("What are the four steps of the founding of the society?");
    expect(content).toMatch(
      /\n1\. Meeting at the inn(?: \[\d\])?\n2\. Letter to the king(?: \[\d\])?\n3\. .*\n4\. First day of rowing/,
    );
    expect(receipts.map(({ quote }) => quote)).toContain("Answer of the king");
  });

  test("are refused where one word of a name stands nowhere", async () => {
    expect((await askOver([RIVER]).ask("How tall is the Lindqvist Tower?")).answered).toBe(true);
    expect((await askOver([RIVER]).ask("How tall is the Marabou Tower?")).answered).toBe(false);
  });

  test("get all of the list under a heading that is called so", async () => {
    const { content } = await askOver([RIVER]).ask("What are the rules of the towpath?");
    expect(content).toContain("1. Horses go first.");
    expect(content).toContain("2. Dogs are led by a rope.");
  });

  test("are not answered by the title of a document", async () => {
    const birds = {
      name: "birds.html",
      title: "Birds Who Fish Early May Grow Fat",
      blocks: ["Birds Who Fish Early May Grow Fat", "Herons and other birds of the weir fish at five in the morning."],
    };
    const { content } = await askOver([birds]).ask("When should birds fish?");
    expect(quotesIn(content)[0]).toMatch(/^Herons and other birds/);
  });

  test("get the next sentence too, where that one says who somebody is", async () => {
    const { content } = await askOver([RIVER]).ask("Who is Signe Aldin?");
    expect(quotesIn(content)[0]).toBe("“Take the boat in,” says Signe Aldin. She's the master of the harbour. [1]");
  });
});

describe("a number that is asked for", () => {
  test("is not claimed where none is told, and the sentence is quoted", async () => {
    const { content } = await askOver([RIVER]).ask("How many swans nest below the wheel?");
    expect(content).not.toContain("**");
    expect(content).toContain("the swans that nest below the wheel");
  });

  test("leads where the sentence has all words of the question", async () => {
    const note = (words: string) => ({
      ...RIVER,
      blocks: [`The lighthouse keeper of Inchkeith counts ${words} gannets every morning.`],
    });
    const question = "How many gannets does the lighthouse keeper of Inchkeith count?";
    for (const words of ["forty", "sixty-two", "fourteen", "40"])
      expect((await askOver([note(words)]).ask(question)).content).toMatch(new RegExp(`^\\*\\*${words}`, "u"));
    expect((await askOver([note("several")]).ask(question)).content).not.toContain("**");
  });
});

describe("what a document is called", () => {
  test("is what its first sentence says, where nothing defines it", async () => {
    const { content } = await askOver([
      {
        name: "ferry.md",
        title: "Ferrybox",
        blocks: ["# Ferrybox", "Keeps the timetables of small boats in one place.", "The Ferrybox: run it."],
      },
      RIVER,
    ]).ask("What is Ferrybox?");
    expect(quotesIn(content)).toEqual(["Keeps the timetables of small boats in one place. [1]"]);
  });

  test("may have its main points asked for", async () => {
    const { intent } = await askOver([RIVER]).ask("Give me the main points of river.md");
    expect(intent.kind).toBe("collection_summary");
  });
});

describe("a word in the other spelling", () => {
  test("is found", async () => {
    const { content, queries_used } = await askOver([RIVER]).ask("What colour does the ferry have?");
    expect(content).toContain("The color of the ferry is a deep green.");
    expect(queries_used).toEqual(["What color does the ferry have?"]);
  });
});

describe("a misspelt word", () => {
  test("is read as the word it must be, and the answer says so", async () => {
    const { ask } = askOver([RIVER]);
    const { content, queries_used } = await ask("who painted mikey");
    expect(quotesIn(content)[0]).toMatch(/^In the spring Tove Brandt painted Mickey Sörensen/);
    expect(content).toMatch(/\n\n“Mickey” was read for “mikey”\.$/);
    expect(queries_used).toEqual(["who painted mikey", "who painted Mickey"]);
  });

  test("is left alone where the word could be another one", async () => {
    const { content } = await askOver([RIVER]).ask("Where does the farry land?");
    expect(content).not.toContain("was read for");
  });
});
