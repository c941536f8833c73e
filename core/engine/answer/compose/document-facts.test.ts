import { describe, expect, test } from "vitest";
import { askOver } from "../testing/ask-over.ts";
import type { MemoryDocument } from "../testing/memory-library.ts";

const HERONS: MemoryDocument = {
  name: "herons-2.pdf",
  title: "Grey Herons: Life at the Weir",
  author: "Ines Marold",
  blocks: [
    "ALSO BY INES MAROLD",
    "# GREY HERONS",
    "RIVERBANK PRESS",
    "Copyright © Ines Marold, 1987. All rights reserved.",
    "Herons wait at the weir for hours. The council wrote a grey letter about herons to the mill in 1951.",
  ],
};
const TEAS: MemoryDocument = {
  name: "teas.md",
  title: "Teas of the Coast",
  author: "python-docx",
  blocks: [
    "# Teas of the Coast",
    "By Anna Lindqvist and Tom Reed",
    "Sencha is steamed. Whoever wrote of teas praised it.",
  ],
};
const MAPS: MemoryDocument = {
  name: "maps.docx",
  title: "Old Maps",
  author: "Klara Winter",
  blocks: ["Old maps were drawn by hand. Sailors wrote on maps."],
};

const CRABS: MemoryDocument = {
  name: "crabs.md",
  title: "Salt marshes and their crabs",
  blocks: [
    "# Salt marshes and their crabs",
    "Jane Roe, University of Exmoor",
    "Tom Black, Marsh Institute",
    "Crabs dig.",
  ],
};
const RECEIPT: MemoryDocument = { name: "receipt.md", blocks: ["Restaurant Ostra", "Receipt date 16/03/2026"] };

test("authors are quoted from the lines that say where they work", async () => {
  const { content } = await askOver([CRABS, TEAS]).ask("Who wrote the paper on salt marshes?");
  expect(content).toBe("From your documents:\n\n> Jane Roe, University of Exmoor [1] · Tom Black, Marsh Institute [2]");
});

test.each([
  [
    "a name below the closing of a letter",
    ["The roof is mended.", "Yours sincerely,", "Dr Ann Lee, Surveyor"],
    "Dr Ann Lee",
  ],
  ["a name behind a closing in one line", ["The roof is mended.", "Kind regards, Ann Lee"], "Ann Lee"],
  ["a German closing", ["Das Dach ist fertig.", "Mit freundlichen Grüßen", "Anna Lehn"], "Anna Lehn"],
  ["the sender of a mail", ["From: Ann Lee <ann@example.org>", "The roof is mended."], "Ann Lee"],
])("who wrote a letter is told by %s", async (_, blocks, name) => {
  const { ask } = askOver([{ name: "letter.md", blocks }, TEAS]);
  for (const question of ["Who wrote the letter?", "Who signed the letter?", "Who is the letter from?"])
    expect((await ask(question)).content).toContain(`**${name}** [1]`);
});

test("a letter without a closing names nobody who signed it", async () => {
  const letter = {
    name: "letter.md",
    blocks: ["The roof is mended.", "Ann Lee will come with best wishes on Monday."],
  };
  expect((await askOver([letter, TEAS]).ask("Who wrote the letter?")).content).not.toContain("**");
});

test("who translated a text is told by the line of its first pages that says so", async () => {
  const manual: MemoryDocument = {
    name: "tern.md",
    title: "The Tern Client",
    blocks: ["# The Tern Client", "French translation: Lena Moor", "Terns fly. The client translates calls by hand."],
  };
  const { content } = await askOver([manual, TEAS]).ask("Who translated the tern client?");
  expect(content.split("\n\n")[1]).toMatch(/^> French translation: Lena Moor/u);
});

test.each(["2000-2012", "1998, 2004", "2003–2009"])(
  "of the years %s in a notice the first is not told alone",
  async (years) => {
    const manual: MemoryDocument = {
      name: "tern.md",
      title: "The Tern Client",
      blocks: ["# The Tern Client", `Copyright © ${years} Lena Moor`, "Terns fly."],
    };
    const { content } = await askOver([manual, TEAS]).ask("When was the tern client published?");
    expect(content).toMatch(new RegExp(`^\\*\\*${years}\\*\\* `, "u"));
  },
);

test.each([
  ["beneath it", ["Lena Moor", "<lena@example.org>"]],
  ["beside it", ["Lena Moor <lena@example.org>"]],
])("who wrote a text is named over an address %s", async (_, lines) => {
  const manual: MemoryDocument = {
    name: "tern.md",
    title: "The Tern Client",
    blocks: ["# The Tern Client", ...lines, "Terns fly."],
  };
  const { content } = await askOver([manual, TEAS]).ask("Who wrote tern?");
  expect(content).toMatch(/^\*\*Lena Moor\*\*/u);
});

test("a date is told with its day and month", async () => {
  const { content } = await askOver([RECEIPT, TEAS]).ask("What is the date of the receipt?");
  expect(content).toContain("**16/03/2026**");
});

test("nobody needs to say that they wrote a text", async () => {
  const { content } = await askOver([RECEIPT]).ask("Who wrote the small green Ostra poem of the north?");
  expect(content).not.toContain("*wrote*");
});

describe("what is asked of a document itself", () => {
  test.each([
    [
      "Who wrote Grey Herons?",
      "**Ines Marold** [1]\n\nFrom your documents:\n\n> Copyright © Ines Marold, 1987. All rights reserved. [1]",
    ],
    ["Who is the author of the book Grey Herons?", "**Ines Marold** [1]"],
    ["By whom was Grey Herons written?", "**Ines Marold** [1]"],
    ["Wer hat Grey Herons geschrieben?", "**Ines Marold** [1]"],
    ["When was Grey Herons: Life at the Weir published?", "**1987** [1]\n\nFrom your documents:\n\n> Copyright ©"],
    ["Who published herons-2.pdf?", "**RIVERBANK PRESS** [1]"],
    [
      "Who wrote the tea article?",
      "**Anna Lindqvist and Tom Reed** [1]\n\nFrom your documents:\n\n> By Anna Lindqvist and Tom Reed [1]",
    ],
  ])("%s is answered from where it begins", async (question, expected) => {
    const { ask } = askOver([HERONS, TEAS, MAPS]);
    const answer = await ask(question);
    expect(answer.content.startsWith(expected) ? expected : answer.content).toBe(expected);
    expect(answer.passages[0]?.content).toContain(answer.receipts[0]?.quote);
  });

  test("is said to stand in the properties of the file alone, where it does", async () => {
    const { ask } = askOver([HERONS, TEAS, MAPS]);
    const { content, receipts } = await ask("Who wrote Old Maps?");
    expect(content).toBe("The text does not say; the properties of the file name **Klara Winter** as its author.");
    expect(receipts).toEqual([]);
  });

  test("“this book” is the only document there is, and none of several", async () => {
    expect((await askOver([HERONS]).ask("Who wrote this book?")).content).toContain("**Ines Marold**");
    expect((await askOver([HERONS, TEAS]).ask("Who wrote this book?")).content).not.toContain("Marold**");
  });

  test("is refused of “this book” where it does not say", async () => {
    const { ask } = askOver([{ ...MAPS, author: "user" }]);
    expect((await ask("Who wrote this book?")).answered).toBe(false);
    expect((await ask("Who is the author?")).answered).toBe(false);
  });

  test("may be how long it is", async () => {
    const { ask } = askOver([MAPS, TEAS]);
    expect((await ask("How long is Old Maps?")).content).toBe("10 words");
    expect((await ask("How many words does the document Old Maps have?")).content).toBe("10 words");
    expect((await askOver([MAPS, HERONS]).ask("How many words does the PDF have?")).content).toMatch(/^\d+ words$/u);
  });

  test("is not made up from what a program left, nor asked of what no document is called", async () => {
    const { ask } = askOver([{ ...TEAS, blocks: ["Sencha is steamed."] }, HERONS]);
    expect((await ask("Who wrote Teas of the Coast?")).content).not.toContain("python");
    expect((await ask("Who wrote a grey letter about herons?")).content).toContain("council");
  });
});

describe("a question what a document is about", () => {
  test.each(["What is Grey Herons about?", "What's the book Grey Herons about?", "What does herons-2.pdf cover?"])(
    "%s gives an overview of it",
    async (question) => {
      const { ask } = askOver([HERONS, TEAS]);
      const { intent, passages } = await ask(question);
      expect(intent.kind).toBe("collection_summary");
      expect(new Set(passages.map(({ document_name }) => document_name))).toEqual(new Set(["herons-2.pdf"]));
    },
  );

  test("is a question like others where no document is called so", async () => {
    expect((await askOver([HERONS]).ask("What was the letter about?")).intent.kind).toBe("retrieval");
  });
});
