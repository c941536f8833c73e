import { expect, test } from "vitest";
import { askOver } from "./testing/ask-over.ts";
import { askFiles } from "./testing/real-files.ts";

test("a sheet is summarised by its heads and first rows", async () => {
  const ask = await askFiles([{ name: "budget.csv", type: "csv", content: "Item,May\nHay,60\nStraw,25\n" }]);
  const { content } = await ask("Summarise the budget");
  expect(content).toMatch(/^This covers 1 document\./u);
  expect(content).toContain("Item · May [1]; Hay · 60 [1]; Straw · 25 [1]");
});

test("a list without sentences is summarised beside other documents", async () => {
  const { ask } = askOver([
    { name: "agenda.md", blocks: ["- Welcome", "- Hay for the winter", "- Report of the treasurer"] },
    { name: "rabbits.md", blocks: ["Rabbits eat hay every day of the year.", "A hutch needs a dry roof."] },
  ]);
  const { content } = await ask("Summarise everything");
  expect(content).toContain("- **agenda.md**: ");
  expect(content).toContain("Hay for the winter");
  expect(content).toContain("- **rabbits.md**: ");
});

test("a document that only names the topic outside a sentence is counted", async () => {
  const { ask } = askOver([
    { name: "spring.md", blocks: ["We built the fence in May and painted it twice."] },
    { name: "offer.md", blocks: ["The offer is for you.", "- fence with posts, 24 m"] },
  ]);
  const { content } = await ask("What can you tell me about the fence?");
  expect(content).toMatch(/^What 2 of 2 documents say about “fence”/u);
});

const PAPERS = [
  {
    name: "Interview with Ada Brandt.md",
    blocks: ["Ada Brandt has bound books for thirty years.", "She works in Leeds."],
  },
  { name: "Syllabus Botany.md", blocks: ["The course is about mosses and ferns.", "It has an examination in May."] },
  { name: "Letter from the school.md", blocks: ["The school is closed on Friday because of the storm."] },
  { name: "Letter from the bank.md", blocks: ["The bank has raised the interest on your savings."] },
];

test.each([
  ["Summarise the interview", ["Ada Brandt"]],
  ["Summarise the syllabus", ["mosses"]],
  ["Summarise the letters", ["storm", "interest"]],
  ["What is the letter from the school about?", ["storm"]],
  ["What is the interview about?", ["Ada Brandt"]],
  ["Summarise my documents", ["Ada Brandt", "mosses", "storm", "interest"]],
])("%s covers the documents that are called so", async (question, told) => {
  const { content } = await askOver(PAPERS).ask(question);
  expect(["Ada Brandt", "mosses", "storm", "interest"].filter((word) => content.includes(word))).toEqual(told);
});

test("a document of items is summarised beside others by its first lines", async () => {
  const { content } = await askOver([
    { name: "minutes.md", blocks: ["Meeting of the bell ringers, 3 May", "1. Minutes of the last meeting. Approved."] },
    ...PAPERS,
  ]).ask("Summarise everything");
  expect(content).toContain("- **minutes.md**: Meeting of the bell ringers, 3 May");
});

test.each(["What are my documents about?", "Worum geht es in meinen Dokumenten?", "Summarise all files"])(
  "%s covers all of them, though two are called documents",
  async (question) => {
    const { content } = await askOver([
      ...PAPERS,
      { name: "Test document one.md", blocks: ["This page was printed to try the new paper tray."] },
      { name: "Test document two.md", blocks: ["This page was printed to try the old paper tray."] },
    ]).ask(question);
    for (const told of ["Ada Brandt", "mosses", "storm", "interest", "new paper tray"]) expect(content).toContain(told);
  },
);

test("the part under the title of a document is told with the title, and once", async () => {
  const counted = (text: string): string =>
    Array.from({ length: 40 }, (_, at) => `${text} island ${at}, where the terns breed in a colony.`).join(" ");
  const ask = await askFiles([
    {
      name: "tern.md",
      type: "md",
      content: [
        "# Tern",
        "The tern, nicknamed sea swallow by skippers, is a slender, fork-tailed vertebrate of temperate shores worldwide.",
        counted("Gulls visit"),
        "## Food",
        counted("Sand eels are carried to"),
        "## Enemies",
        counted("Rats swim to"),
      ].join("\n\n"),
    },
  ]);
  const { content } = await ask("What is tern.md about?");
  expect(content.match(/^- \*\*Tern\*\*: The tern, nicknamed sea swallow.+breed/gmu)).toHaveLength(1);
  expect(content.match(/^- \*\*/gmu)).toHaveLength(3);
  expect(content).toContain("- **Food**: Sand eels");
});
