import { beforeAll, expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const SETUP = `# Search\n\nThis is useful if you want to:\n\n- Use a private index.\n- Filter the results yourself.\n\n## Setup\n\n1. Open the admin panel.\n2. Switch on the web search.\n3. Click Save.\n`;
const FAQ = `# Questions\n\n### How do I uninstall?\n\nRun the remover once. The folder of settings is deleted, too.\n\n### Is it free?\n\nYes, for one person.\n`;
const REPORT = `# Annual report of Brandt Mills\n\nBrandt Mills pays part of what employees of Brandt Mills save.\n\nThe savings plan of Brandt Mills covers salaried employees since 2018.\n\n## People\n\nOn 31 May we had about 35,000 full- and part-time employees.\n`;
const STATIONS = `# Stations\n\nThe Lund channel owns eight small stations and works with 235 further television stations.\n`;
const HISTORY = `# The channel\n\nOn 16 October the channel raised its price by 70%, to $5.11 a month.\n\nThe channel started with a stream through June 2013 and in the season of 2013–14.\n`;
const CREW = `# Crew of the ferry\n\n| Name | Trade | Age |\n|---|---|---|\n| Ann Lee | stoker | 44 |\n| Tom Reed | cook | 39 |\n| Ida Holm | stoker | 61 |\n`;

let ask: Awaited<ReturnType<typeof askFiles>>;
beforeAll(async () => {
  ask = await askFiles(
    Object.entries({ SETUP, FAQ, REPORT, STATIONS, HISTORY, CREW }).map(([name, content]) => ({
      name: `${name.toLowerCase()}.md`,
      type: "md",
      content,
    })),
  );
});

const contentOf = async (question: string): Promise<string> => (await ask(question)).content;

test("the steps of one list are quoted, not the items of another before it", async () => {
  const content = await contentOf("How do I set up the web search?");
  const [, steps] = content.split("\n\n");
  expect(steps).toBe("1. Open the admin panel.\n2. Switch on the web search.\n3. Click Save. [1]");
});

test("a question that stands in the document is quoted with its answer", async () => {
  expect(await contentOf("How do I uninstall it?")).toContain("Run the remover once.");
});

test("how many there are is found where they are counted, without the name of whose they are", async () => {
  const { receipts } = await ask("How many employees does Brandt Mills have?");
  expect(
    receipts
      .slice(0, 3)
      .map(({ quote }) => quote)
      .join(" "),
  ).toContain("35,000");
});

test("a date that is asked for is no share, and is none beside a span of years", async () => {
  expect(await contentOf("When did the channel raise its price to $5.11?")).not.toContain("**70%**");
  expect(await contentOf("When did the channel start its stream?")).not.toContain("**June 2013**");
});

test("a number of some of them is not claimed to be how many there are", async () => {
  const some = await askFiles([
    { name: "brandt.md", type: "md", content: "# Staff\n\nOver 9,000 Brandt employees use these offers every year.\n" },
  ]);
  expect((await some("How many employees does Brandt have?")).content).not.toContain("**9,000**");
});

test("a number is not claimed where another counts the same things", async () => {
  expect(await contentOf("How many stations does the Lund channel work with?")).not.toMatch(/^\*\*/u);
});

test("“when” within a question for something else asks for no date", async () => {
  expect(await contentOf("What was the channel's price when it raised its price?")).not.toMatch(/^\*\*16 October/u);
});

test("a word that stands nowhere is told where the quotes hold little else of the question", async () => {
  const content = await contentOf("How do I become a millionaire?");
  expect(content).toMatch(/None of your 6 documents mentions \*millionaire\*\./u);
  expect(await contentOf("How do I swich on the web search?")).not.toContain("mentions");
});

test("two things that are compared are not documents because one stands in a title", async () => {
  const compare = await askFiles([
    {
      name: "search.md",
      type: "md",
      content:
        "# Content depth\n\nContent depth is a rating of how fully one topic is covered.\n\nContent breadth is a rating of how many topics are covered.\n\nArticles are long.\n",
    },
    { name: "ferry.md", type: "md", content: "# Ferry\n\nThe ferry leaves at nine.\n" },
  ]);
  const { content } = await compare("What is the difference between content depth and content breadth?");
  expect(content).toContain("| | content depth | content breadth |");
  expect(content).toMatch(/In short.*how fully one topic is covered.*how many topics/u);
});

test("an item with the amount that is asked for comes before steps that only name the thing", async () => {
  const bake = await askFiles([
    {
      name: "rye.md",
      type: "md",
      content:
        "# Rye bread\n\n## Ingredients\n\n- 600 g rye flour\n- 22 g salt\n- 700 ml water\n\n## Method\n\n1. Mix the flour with the water and the salt in the evening.\n2. Knead the dough for ten minutes.\n",
    },
  ]);
  const { receipts } = await bake("How much salt do I need?");
  expect(receipts[0]?.quote).toBe("22 g salt");
});

test("a thing whose name is a common verb is compared as a thing", async () => {
  const compare = await askFiles([
    {
      name: "ninja.md",
      type: "md",
      content:
        "# The Ninja manual\n\nNinja is a small build tool that reads a generated file.\n\nMake is a build tool with a language that people write by hand.\n",
    },
    { name: "ferry.md", type: "md", content: "# Ferry\n\nThe ferry leaves at nine.\n" },
  ]);
  const { content } = await compare("How is Ninja different from Make?");
  expect(content).toContain("| | Ninja | Make |");
});

test("rows of one table are one table", async () => {
  const content = await contentOf("Which stokers are in the crew of the ferry?");
  expect(content).toMatch(/\| Ann Lee \| stoker \| 44 \[\d\] \|\n\| Ida Holm \| stoker \| 61 \[\d\] \|/u);
  expect(content.match(/\| Name \| Trade \| Age \|/gu)).toHaveLength(1);
});

test("the oldest of some rows is claimed, with its row", async () => {
  expect(await contentOf("Who is the oldest stoker among the crew?")).toMatch(/^\*\*Ida Holm · Age: 61\*\*/u);
});

test("rows in a listing have dots between their cells", async () => {
  expect(await contentOf("List all stokers")).toContain("- Ann Lee · stoker · 44 [");
});

test("a word that asks for something to be compared need not stand in a document", async () => {
  expect(await contentOf("What is the lowest trade of the crew of the ferry?")).not.toContain("lowest");
});
