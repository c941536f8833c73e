import { expect, test } from "vitest";
import { askOver } from "../testing/ask-over.ts";

const BED = { name: "bed.md", blocks: ["Pillows are old after three years. Nobody sleeps well on them."] };
const ROPE = { name: "rope.md", blocks: ["Check what is attached to the mast, and how old it is."] };

test("a word that stands nowhere is read as the one of the index that differs by a doubled letter", async () => {
  const { content } = await askOver([ROPE, BED]).ask("How old are my pilows?");
  expect(content).toContain("Pillows are old after three years.");
  expect(content).toMatch(/“pillows” was read for “pilows”\.$/u);
});

test("a word that stands somewhere is left alone", async () => {
  const { content } = await askOver([ROPE, BED]).ask("How old are the pillows?");
  expect(content).not.toContain("was read for");
});

test("no little word is read for another one", async () => {
  const drops = {
    name: "drops.md",
    blocks: ["The nurse does check each drop. Two drops of bisoprolol go on a spoon."],
  };
  const { content } = await askOver([drops]).ask("What is the dose of bisoprolol drops?");
  expect(content).toContain("Two drops of bisoprolol");
  expect(content).not.toContain("was read for");
});

test("another ending of a word is read and nothing to tell", async () => {
  const letter = { name: "letter.md", blocks: ["Diagnoses: a worn hip.", "The visit was in May."] };
  const { content } = await askOver([letter]).ask("What was he diagnosed with?");
  expect(content).toContain("a worn hip");
  expect(content).not.toContain("was read for");
});
