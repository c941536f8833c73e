import { expect, test } from "vitest";
import { askOver } from "../testing/ask-over.ts";

const BED = { name: "bed.md", blocks: ["Pillows are old after three years. Nobody sleeps well on them."] };
const ROPE = { name: "rope.md", blocks: ["Check what is attached to the mast, and how old it is."] };

test("a word that stands nowhere is read as the one of the index that differs by a doubled letter", async () => {
  const { content } = await askOver([ROPE, BED]).ask("How old are my pilows?");
  expect(content).toContain("Pillows are old after three years.");
  expect(content).toMatch(/“Pillows” was read for “pilows”\.$/u);
});

test("a word that stands somewhere is left alone", async () => {
  const { content } = await askOver([ROPE, BED]).ask("How old are the pillows?");
  expect(content).not.toContain("was read for");
});
