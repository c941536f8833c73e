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

test("it is left out where no name stands on it, or no document is meant", async () => {
  expect(await firstQuote("Who wrote the history of the ferries?")).toContain("the harbour master");
  expect(await firstQuote("Who repaired the weir at the mill?")).not.toContain("Tarrant");
  expect(await firstQuote("Who wrote a history of the ferries?")).not.toContain("Tarrant");
});
