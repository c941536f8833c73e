import { expect, test } from "vitest";
import { outline, parseAs } from "./testing/setup.ts";

const read = async (lines: readonly string[]): Promise<readonly string[]> =>
  outline(await parseAs("txt", new TextEncoder().encode(lines.join("\n\n"))));

const CONTRACT = [
  "Lease of the mill",
  "1. Definitions",
  "1.1 The mill is the house by the weir, with its wheel.",
  "1.2 The tenant is whoever grinds there.",
  "2. Rent",
  "2.1 The tenant pays forty crowns a year.",
  "3. Law",
  "The law of the county holds.",
  "4. Signatures",
];

test("the lines that numbered clauses stand under are headings", async () => {
  expect((await read(CONTRACT)).filter((line) => line.startsWith("heading"))).toEqual([
    "heading1: 1. Definitions",
    "heading1: 2. Rent",
    "heading1: 3. Law",
    "heading1: 4. Signatures",
  ]);
});

test("in plain text its clauses may follow each other line by line", async () => {
  const text =
    "LEASE\n\n1. Mill\n1.1 The mill is let\nto the tenant.\n    1.2 It has a wheel.\n2. Rent\n2.1 It is\n(a) paid in May; or\n(b) in June.\n\n§ 3 Keys\n(1) There are\n2.5 keys for each door.";
  expect(outline(await parseAs("txt", new TextEncoder().encode(text)))).toEqual([
    "paragraph: LEASE",
    "heading1: 1. Mill",
    "paragraph: 1.1 The mill is let to the tenant.",
    "paragraph: 1.2 It has a wheel.",
    "heading1: 2. Rent",
    "paragraph: 2.1 It is",
    "paragraph: (a) paid in May; or",
    "paragraph: (b) in June.",
    "heading1: § 3 Keys",
    "paragraph: (1) There are 2.5 keys for each door.",
  ]);
});

test("the title is not taken from them", async () => {
  const { title } = await parseAs("txt", new TextEncoder().encode(CONTRACT.join("\n\n")));
  expect(title).not.toBe("1. Definitions");
});

test("levels follow the numbers", async () => {
  const lines = ["1 Mill", "1.1 Wheel", "1.1.1 The wheel turns with the water of the weir.", "1.2 Stones", "2 Lease"];
  expect(await read(lines)).toEqual([
    "heading1: 1 Mill",
    "heading2: 1.1 Wheel",
    "paragraph: 1.1.1 The wheel turns with the water of the weir.",
    "heading2: 1.2 Stones",
    "heading1: 2 Lease",
  ]);
});

test.each([
  ["a table of contents", ["1. Mill", "1.1 Wheel", "1.2 Stones", "2. Lease", "2.1 Rent"]],
  ["a list", ["1. Wake", "2. Eat", "3. Go to the mill and ask for flour."]],
  ["a list with another in it", ["1. Fruit", "a) Apples from the garden.", "b) Pears.", "2. Bread"]],
  ["sentences", ["1. The mill is old.", "1.1 It was built in 1611 by the abbey.", "2. The lease is new."]],
])("%s has no such headings", async (_, lines) => {
  expect((await read(lines)).filter((line) => line.startsWith("heading"))).toEqual([]);
});
