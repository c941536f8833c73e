import { expect, test } from "vitest";
import { askOver } from "./testing/ask-over.ts";
import { askFiles } from "./testing/real-files.ts";
import { quotesIn } from "./testing/quotes-in.ts";

const PIERS = Array.from({ length: 12 }, (_, number) => number + 1);
const HARBOUR = {
  name: "harbour.md",
  blocks: [
    "The harbour was dredged in 1912, and 400 people watched how the harbour was dredged.",
    "At the mouth, where silt settles, the harbour is dredged each spring by the county.",
    ...PIERS.map((pier) => `The ferry of pier ${pier} must be clean on the night line.`),
    ...PIERS.map((pier) => `Pier ${pier} has two crews.`),
    "In a storm a ferry must have at least three crews.",
  ],
};

test.each([
  ["How often is the harbour dredged?", "dredged each spring", 1],
  ["How many crews must a ferry have on the night line?", "at least three crews", 3],
])("%s is answered by %s among the first %i", async (question, expected, most) => {
  const { content } = await askOver([HARBOUR]).ask(question);
  expect(quotesIn(content).slice(0, most).join("\n")).toContain(expected);
  expect(content).not.toContain("**");
});

const LIBRARY = `# libostra

## Handles

Handles must not be shared.

## Licence

Copyright 2012 Society. Permission is granted to copy this manual under the GNU Free Documentation License, version 1.3.

The library is distributed under the LGPL version 2.1 or later, and the tools under the GPL version 3.
`;

test.each([
  ["Under what licence is libostra?", "The library is distributed"],
  ["Under what licence is this manual of libostra?", "this manual"],
])("%s gets the licence of what is asked about", async (question, expected) => {
  const ask = await askFiles([{ name: "libostra.md", type: "md", content: LIBRARY }]);
  expect(quotesIn((await ask(question)).content)[0]).toContain(expected);
});

test.each([
  ["How large are the blocks of the disk?", "The blocks of the disk are between 1 and 8 kilobytes large."],
  ["Wie groß sind die Blöcke der Platte?", "Die Blöcke der Platte sind zwischen 1 und 8 Kilobyte groß."],
])("one end of a range is no answer to %s", async (question, text) => {
  const { content } = await askOver([{ name: "disk.md", blocks: [text] }]).ask(question);
  expect(quotesIn(content)[0]).toContain(text);
  expect(content).not.toContain("**");
});

test.each([
  [
    "How many people are in the rowing club?",
    "The rowing club meets on 14 June 2025 at 18:30.",
    "There are 31 people in the rowing club.",
  ],
  [
    "How many people are in the rowing club?",
    "The rowing club took £1,250.40 in May.",
    "It has 31 members, all of them people of the town.",
  ],
  [
    "How many people are in the rowing club?",
    "The rowing club of the 1930s met in a shed.",
    "There are 31 people in the rowing club.",
  ],
  [
    "What is the phone number of the rowing club?",
    "The rowing club meets in the boathouse.",
    "The phone number of the rowing club is 0555 010 220.",
  ],
  [
    "What is the address of the rowing club?",
    "The rowing club meets in the boathouse.",
    "The address of the rowing club is 4 Quay Road.",
  ],
  ["Who founded the rowing club?", "The rowing club was a labour of love from its first day.", "Ada Moen founded it."],
])("%s is not answered by a sentence without such a thing", async (question, other, telling) => {
  const asked = async (blocks: readonly string[]) =>
    (await askOver([{ name: "club.md", blocks: ["# Rowing club", ...blocks] }]).ask(question)).content;
  expect(await asked([other])).toContain("Closest I found:");
  expect(await asked([other, telling])).not.toContain("Closest I found:");
});

test.each([
  ["Friends help with the tent after 1 form was handed in at the office of the camp", "Closest I found:"],
  ["30.00 euros", "30.00"],
])("a price is told by a row with a value, and not by one that says %s", async (said, expected) => {
  const table = `| Matter | Detail |\n|---|---|\n| Tent | ${said} |\n| Key | The office of the camp has one key |\n`;
  const ask = await askFiles([{ name: "rules.md", type: "md", content: `# Rules\n\n${table}` }]);
  expect((await ask("How much does help with the key of a tent cost?")).content).toContain(expected);
});
