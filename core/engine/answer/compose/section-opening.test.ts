import { expect, test } from "vitest";
import { askFiles } from "../testing/real-files.ts";
import { quotesIn } from "../testing/quotes-in.ts";
import { samplePassage } from "../testing/sample-passage.ts";
import { sectionOpening } from "./section-opening.ts";

const below = (thing: string, heading: string): string | null => {
  const content = `Website: example.org\n\n${heading}\n\nSince release 2\n\nWith it you keep the boats of a club in order.`;
  const at = sectionOpening(thing)(samplePassage(content));
  return at === null ? null : content.slice(at);
};

test.each([
  "Kelda",
  "5.21 Kelda (Boats and Moorings)",
  "Kelda: boats in order",
  "Introduction to Kelda",
  "About the Kelda",
  "3. Was ist Kelda",
])("the first sentence below %s tells what Kelda is", (heading) => {
  expect(below("kelda", heading)).toMatch(/^With it you keep/u);
});

test.each(["Why should I run Kelda?", "Kelda and Ostra", "Installing Kelda", "Using Kelda"])(
  "that below %s need not",
  (heading) => {
    expect(below("kelda", heading)).toBeNull();
  },
);

const NOTES = Array.from({ length: 8 }, (_, at) => `- kelda: Change the way it starts up, part ${at + 1}`).join("\n");
const MANUAL = `# Harbour handbook

## 1 Boats

The boats lie at the quay, and each has a number that the keeper paints on it in the spring of the year.

## 2 Kelda (Boats and Moorings)

Available since: version 2

With Kelda, you keep track of the boats of a club, of who rows them, and of the places where they lie at night.

### 2.1 Why should I run Kelda?

Using Kelda, you get rid of the paper lists in the shed, which nobody can read after a week of rain.

### 2.2 How to set up Kelda?

First, the Kelda server needs to be started on the computer of the club. The settings lie in the file named kelda.conf there.

## 3 Changes

${NOTES}
`;

test("is quoted first, before what only names the thing", async () => {
  const ask = await askFiles([{ name: "harbour.md", type: "md", content: MANUAL }]);
  const { content } = await ask("What is Kelda?");
  expect(quotesIn(content)[0]).toContain("you keep track of the boats");
});

const TOOL = `# Ostra Documentation

# Ostra Documentation

## Contents

Introduction to Ostra .................... 1 The trouble with lists .................... 2 Starting Ostra .................... 3 Ending Ostra .................... 4

## Introduction to Ostra

## The trouble with lists

Too many clubs keep their boats in lists of paper.

The first author of Ostra, Tove Brandt, needed a list that could be searched, and gave the program away freely.

## Starting Ostra

Write the name of a boat after the command, and read what it writes.

## Ending Ostra

Write an empty line to end the program, and everything that was written is kept.
`;

test("who wrote it is told by the sentence that names an author, where no title page does", async () => {
  const ask = await askFiles([{ name: "ostra.md", type: "md", content: TOOL }]);
  const { content } = await ask("Who wrote Ostra?");
  expect(quotesIn(content)[0]).toContain("The first author of Ostra, Tove Brandt");
  expect(content).not.toMatch(/\.{5}/u);
});
