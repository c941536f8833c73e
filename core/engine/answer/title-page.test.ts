import { beforeAll, expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const WEIRS = `# Weirs of the Ardle

Brian Tarrant

Ministry of Rivers, 12 Quay Street, Ardle

## Abstract

The weirs of the Ardle were built to hold back the water in summer, and this talk tells what became of them since then.

## Repairs

The weir at the mill was repaired in 1987, and the one at the bridge two years later. The talk ends with the costs of both.
`;
const PLAIN = `# Ferries

# Ferries

The ferry leaves at nine. A history of the ferries was written by the harbour master, and nobody has read it since it was printed.
`;

let ask: Awaited<ReturnType<typeof askFiles>>;

beforeAll(async () => {
  ask = await askFiles([
    { name: "weirs.md", type: "md", content: WEIRS },
    { name: "ferries.md", type: "md", content: PLAIN },
  ]);
});

const firstQuote = async (question: string): Promise<string> => {
  const { content } = await ask(question);
  return content.split("\n\n").find((part) => part.startsWith(">")) ?? "";
};

test.each(["Who wrote weirs?", "Who gave the talk about weirs of the Ardle?", "who wrote the paper on weirs"])(
  "the title page is quoted first, and nothing is claimed: %s",
  async (question) => {
    expect(await firstQuote(question)).toContain("Brian Tarrant");
    expect(await firstQuote(question)).not.toContain("Abstract");
    expect((await ask(question)).content).not.toMatch(/^\*\*/u);
  },
);

const GAUGES = `# Handbook of Rain Gauges

Release 4.2

Institute of Weather, Nordholm

gauges@weather.example

12 March 2021

## Setting up

A gauge stands on a post that is one metre high, far from trees and walls, and it is emptied every morning at seven o'clock.

## Working with others

An institute that works for a council may ask the authors of a handbook of rain gauges for a release before it is published.

The organisation that keeps a gauge sends an email to the address of the author whenever the handbook of rain gauges is unclear.

A version of the handbook of rain gauges that was updated last year is the one to use, and not an older release of it.
`;

test.each([
  ["Which release of the Handbook of Rain Gauges is this?", "Release 4.2"],
  ["what version is the handbook of rain gauges", "Release 4.2"],
  ["Welche Ausgabe hat das Handbook of Rain Gauges?", "Release 4.2"],
  ["Which institute published the Handbook of Rain Gauges?", "Institute of Weather"],
  ["Which organisation does the author of the Handbook of Rain Gauges work for?", "Institute of Weather"],
  ["What is the email address of the author of the Handbook of Rain Gauges?", "gauges@weather.example"],
  ["When was the Handbook of Rain Gauges last updated?", "12 March 2021"],
])("a title page tells what no sentence says: %s", async (question, says) => {
  const askBoth = await askFiles([
    { name: "rain-gauges.md", type: "md", content: GAUGES },
    { name: "weirs.md", type: "md", content: WEIRS },
  ]);
  const { content } = await askBoth(question);
  expect(content.split("\n\n").find((part) => part.startsWith(">"))).toContain(says);
});

test("a sentence that says all that is asked for comes first", async () => {
  const content = WEIRS.replace(
    "The talk ends",
    "This talk on the weirs of the Ardle was last updated on 3 May 2019. It ends",
  );
  const askOne = await askFiles([{ name: "weirs.md", type: "md", content }]);
  expect((await askOne("When was the talk on the weirs of the Ardle last updated?")).content).toContain(
    "**3 May 2019**",
  );
});

test("it is left out where no name stands on it, or no document is meant", async () => {
  expect(await firstQuote("Who wrote the history of the ferries?")).toContain("the harbour master");
  expect(await firstQuote("Who repaired the weir at the mill?")).not.toContain("Tarrant");
  expect(await firstQuote("Who wrote a history of the ferries?")).not.toContain("Tarrant");
});
