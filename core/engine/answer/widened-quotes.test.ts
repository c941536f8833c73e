import { beforeAll, expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const FERRY = `# The ferry of Utne

The ferry of Utne crosses the fjord. Cyclists wait in the left lane. Whoever brings a bicycle puts it on the lower deck, where racks hold it. The racks were painted green.

The winter of 1987 was cold.

New captain. After eleven years Odd Berge retires. From May the ferry is steered by Liv Aas.

The kiosk on board sells waffles. Its coffee is roasted in Odda.
`;
const WELL = `# The well of Lom

The well of Lom is 31 metres deep. Two masons dug it. Their names are lost.
`;
const HOUSE = `# House rules

### Bees

Two hives stand on the meadow. The trial of the bees ends in September.

### Garden party

The garden party begins at four. Cake is handed in at the shop. Whoever bakes pays no fee.

### Chairs

Bring your own.

### Bicycles

Bicycles stand in the cellar.
`;
const MINUTES = `# Minutes

Meeting of the pigeon club in the loft, with a guest

1. **Seed.** The seed of the pigeons is kept dry. The pigeons of the club ate twice as much seed as last year, and a third of it was spilt.
2. **Loft.** The roof of the loft leaks, and whoever has a ladder is asked to bring it to the club before the winter comes.
3. **Next meeting.** 14 November at 7.30 pm, since the loft is cold.
`;
const RULES = `# Rules of the boathouse

The boathouse answers a request with one of these words:

- red, where the keeper of the boathouse is away
- green, where a boat is free
- blue, where the member has used up the hours of the year
`;

let ask: Awaited<ReturnType<typeof askFiles>>;
beforeAll(async () => {
  ask = await askFiles(
    Object.entries({ FERRY, WELL, HOUSE, RULES, MINUTES }).map(([name, content]) => ({
      name: `${name.toLowerCase()}.md`,
      type: "md",
      content,
    })),
  );
});

const quotesOf = async (question: string): Promise<readonly string[]> =>
  (await ask(question)).content.split("\n\n").filter((block) => block.startsWith("> "));

test("a sentence that holds a part of the question only is quoted with those around it", async () => {
  const [first] = await quotesOf("Where do I leave my bike on the ferry of Utne?");
  expect(first).toContain("The ferry of Utne crosses the fjord.");
  expect(first).toContain("puts it on the lower deck");
  expect(first?.length).toBeLessThan(480);
});

test("a sentence that says what is asked stands alone", async () => {
  const [first] = await quotesOf("How deep is the well of Lom?");
  expect(first).toMatch(/^> The well of Lom is 31 metres deep\. \[\d\]$/u);
});

test("what holds all of the question, and no thing of the kind asked for, brings the sentence beside it that does", async () => {
  const record = `# Records\n\nThe lamp of Vik is the second record of the Reed Band. Shops sold it from May 2005 on. The cover shows a boat.\n`;
  const askRecord = await askFiles([{ name: "records.md", type: "md", content: record }]);
  expect((await askRecord("When did the lamp of Vik come out?")).content).toMatch(
    /^> The lamp of Vik is the second record of the Reed Band\. Shops sold it from May 2005 on\. \[\d\]$/mu,
  );
  const timetable = `# Ferries\n\nThe last ferry leaves the island at half past nine.\n\nThe heron stands in the reeds.\n`;
  const askTime = await askFiles([{ name: "ferries.md", type: "md", content: timetable }]);
  expect((await askTime("When does the last ferry leave the island?")).content).not.toContain("heron");
});

test("sentences of one passage are one quote, and dots stand for what is left out between them", async () => {
  const long = Array.from({ length: 18 }, (_, at) => `Stone number ${at + 1} of the wall came from a farm.`).join(" ");
  const wall = `# The wall\n\nThe wall keeps sheep from the orchard of Voss. ${long} The orchard of Voss pays its shepherd in apples.\n`;
  const askWall = await askFiles([{ name: "wall.md", type: "md", content: wall }]);
  const { content } = await askWall("How is the guardian of animals in the orchard of Voss rewarded at harvest?");
  expect(content).toMatch(/^> .*orchard of Voss.* … .*pays its shepherd in apples\. \[1\]$/mu);
  expect(content).toContain(" [1] … ");
});

test("items of one list that hold different words of the question are shown together", async () => {
  const { content } = await ask("Which word does the boathouse answer with when the member has no hours left?");
  expect(content).toContain("blue, where the member has used up the hours");
});

test("no sentence is shown twice", async () => {
  for (const question of ["Where do I leave my bike on the ferry of Utne?", "What may a passenger of Utne eat?"]) {
    const { receipts } = await ask(question);
    const shown = receipts.map(({ quote }) => quote);
    expect(new Set(shown).size).toBe(shown.length);
  }
});

test("a quote is not widened into the sections above and below", async () => {
  const [first] = await quotesOf("Who may skip paying at the party?");
  expect(first).toContain("Garden party · The garden party begins at four.");
  expect(first).not.toContain("bees");
  expect(first).not.toContain("cellar");
});

test("a heading that holds all of the question is quoted with its text", async () => {
  const lease = `# Mietvertrag\n\n## § 4 Staffelmiete\n\nDie Miete steigt jedes Jahr um zehn Euro.\n\n## § 5 Kaution\n\nDer Mieter leistet eine Sicherheit von 2.226,00 €.\n`;
  const askLease = await askFiles([{ name: "lease.md", type: "md", content: lease }]);
  expect((await askLease("wie hoch ist die Kaution")).content).toContain("2.226,00 €");
});

test("a question that heads a text is quoted with its answer", async () => {
  const leaflet = `# Velanorm\n\nWhat is Velanorm?\n\nA medicine for motion sickness, made from ginger root.\n\nHow is Velanorm kept?\n\nIn a dry place, out of the reach of children.\n`;
  const askLeaflet = await askFiles([{ name: "leaflet.md", type: "md", content: leaflet }]);
  expect((await askLeaflet("How is Velanorm kept?")).content).toContain("In a dry place");
});

test("a quote ends with its item of a list, which the next one is no part of", async () => {
  const [first] = await quotesOf("Does anybody have a ladder to mend the roof?");
  expect(first).toContain("whoever has a ladder");
  expect(first).not.toContain("spilt");
  expect(first).not.toContain("Next meeting");
});

test("a label is quoted with the paragraph that it begins", async () => {
  expect((await quotesOf("Who is the new captain?"))[0]).toContain("Liv Aas");
});

test("the first words of an item are quoted with what they lead to", async () => {
  expect((await quotesOf("When is the next meeting?"))[0]).toContain("14 November at 7.30 pm");
});

test("a heading alone is no quote", async () => {
  const quotes = await quotesOf("When is the garden party?");
  expect(quotes[0]).toContain("begins at four");
  expect(quotes.map((quote) => quote.replace(/ \[.*$/u, ""))).not.toContain("> Garden party");
});

test("a heading is not quoted behind the text of another", async () => {
  for (const quote of await quotesOf("Who shares the garden with the bees?"))
    expect(quote).not.toMatch(/ (?:Garden party|Bicycles) (?:\[|…)/u);
});

test("a heading above a short sentence is one", async () => {
  const quotes = await quotesOf("Does the garden party have chairs?");
  expect(quotes.map((quote) => quote.replace(/ \[.*$/u, ""))).not.toContain("> Chairs");
});

test("what a thing is for is not told by a sentence that only names it", async () => {
  const askLocks = await askFiles([
    {
      name: "locks.md",
      type: "md",
      content:
        "# Files\n\nYou may now and then see lock files appear in the folder of a book that lies on the shelf of another room. These store no data, but keep a second reader from the same book. They go when you leave.\n\nThe book is red. Lock files are still in your folder after a crash.",
    },
  ]);
  const { content } = await askLocks("What are lock files for?");
  expect(/^> .*$/mu.exec(content)?.[0]).toContain("keep a second reader");
});
