import { expect, test } from "vitest";
import type { Passage } from "../../engine.ts";
import { afterColon, textOf, withWhatAdds } from "./context.ts";
import type { RankedSentence } from "./rank-sentences.ts";
import { sentences } from "../../sentences.ts";

const CONTENT =
  "The ferry left Bergen at noon on Monday. The crew rowed it home through the fog. Nobody on board was hurt that day.";

function sentenceOf(content: string, at: number): RankedSentence {
  const passage = { content, start: 0, document_id: "a", chunk_id: "a#0" } as Passage;
  const { start, end } = sentences(content)[at] ?? { start: 0, end: 0 };
  const text = content.slice(start, end);
  return { passage, start, end, text, terms: new Set(), coverage: 1, score: 1 };
}

function quoted(content: string, at: number, saysLittle = false): string[] {
  const shareOf = (own: string): number => ["ferry", "crew"].filter((word) => own.includes(word)).length / 2;
  return withWhatAdds(sentenceOf(content, at), shareOf, saysLittle).map(textOf);
}

test("a sentence that holds little of the question is quoted with the one beside it that holds more", () => {
  expect(quoted(CONTENT, 1)).toEqual([
    "The ferry left Bergen at noon on Monday.",
    "The crew rowed it home through the fog.",
  ]);
});

test("a sentence that holds most of the question is quoted alone", () => {
  expect(quoted(CONTENT.replace("it home", "the ferry home"), 1)).toEqual([
    "The crew rowed the ferry home through the fog.",
  ]);
});

test("a sentence of the next paragraph is not quoted with it", () => {
  expect(quoted(CONTENT.replace("Monday. ", "Monday.\n\n").replace("fog. ", "fog.\n\n"), 1)).toEqual([
    "The crew rowed it home through the fog.",
  ]);
});

test("a “yes” is quoted with the question that it answers, and with what leans on it", () => {
  const faq = "Is the ferry free?\n\nYes. However, the crew takes gifts.\n\nIt sails at noon.";
  expect(quoted(faq, 1)).toEqual(["Is the ferry free?", "Yes."]);
  expect(quoted(faq, 2)).toEqual(["Is the ferry free?", "Yes.", "However, the crew takes gifts."]);
});

test("a sentence that says little but the question is quoted with the next of its paragraph", () => {
  const content = "The crew of a ferry knows a trick. Nobody pulls a rope that is wet.";
  expect(quoted(content, 0)).toHaveLength(1);
  expect(quoted(content, 0, true)).toHaveLength(2);
  expect(quoted(content.replace("trick. ", "trick.\n\n"), 0, true)).toHaveLength(1);
});

test("short lines after a colon are its list", () => {
  const content = "The boat has these parts:\n\nKeel\n\nMast\n\nSails (two)\n\nEvery part is oiled in spring.\n\nKeel";
  expect(afterColon(sentenceOf(content, 0), []).map(textOf)).toEqual(["Keel", "Mast", "Sails (two)"]);
});

test("the heading of the next section is no item of a list", () => {
  const content =
    "Two things can be done:\n\nUndo: takes the last step back\n\nRedo: takes it again\n\n2.3 View\n\nMore.";
  expect(afterColon(sentenceOf(content, 0), []).map(textOf)).toEqual([
    "Undo: takes the last step back",
    "Redo: takes it again",
  ]);
});
