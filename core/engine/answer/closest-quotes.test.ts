import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const PROGRAM = `# Tarnkit

The costs of a solution are given in Figure 2.12 and in the section on costs of Tarnkit, and there are 60000 levels of cost.

The crate of Tarnkit holds 14 maps. Of the maps of lakes 3 are large.

Version 2.5 of Tarnkit was released with a new pen and 7 colours.

Tarnkit runs on the machines of the office.

Tarnkit opens a window for every map that it supports.
`;
const MAP_ROOM = `# Map room

Admission to the map room costs 4 euros. The guide of the map room is free of charge. The map room opened in 1912. A third of the maps of rivers are large. The case of the globe weighs 14 kg. Soup in the café of the map room costs 4.50 in summer. The map room closes when the last guest has left. Dogs may enter the map room.
`;

const headIn = async (content: string, question: string): Promise<string> => {
  const ask = await askFiles([{ name: "text.md", type: "md", content }]);
  return (await ask(question)).content.split("\n\n")[0] ?? "";
};

test.each([
  "How much does Tarnkit cost?",
  "What percentage of the maps of lakes are large?",
  "What weight does the crate of Tarnkit hold?",
  "When was version 2.5 of Tarnkit released?",
  "Does Tarnkit support Windows?",
])("%s is not answered by figures and things of another kind", async (question) => {
  expect(await headIn(PROGRAM, question)).toBe("Closest I found:");
});

test.each([
  "How much does admission to the map room cost?",
  "How much does the guide of the map room cost?",
  "How much does the soup in the café cost?",
  "When did the map room open?",
  "When does the map room close?",
  "What percentage of the maps of rivers are large?",
  "How heavy is the case of the globe?",
  "May dogs enter the map room?",
])("%s is answered by one of its kind", async (question) => {
  expect(await headIn(MAP_ROOM, question)).not.toBe("Closest I found:");
});

const LEASE = `## Repairs

The landlord repairs the heating within three days of a report; small repairs of up to 75 euros each are paid for by the tenant.

## Utilities

Electricity and internet are contracted by the tenant. Water is included in the rent.
`;
const MOVE =
  "Cancelling later than five days before the move costs half of the total. Goods are insured up to 25,000 euros.";

test("a sum that stands in another paragraph, or in a quote about something else, is no price of the thing", async () => {
  expect(await headIn(`${LEASE}\n## Move\n\n${MOVE}\n`, "How much does the internet cost?")).toBe("Closest I found:");
});
