import { expect, test } from "vitest";
import type { Passage } from "../../engine.ts";
import { createTokenizer } from "../../index/tokens.ts";
import { readQuestion } from "../understand/question.ts";
import { rankSentences } from "./rank-sentences.ts";

const tokenizer = createTokenizer();

const passage = (content: string, heading: string | null = null): Passage => ({
  chunk_id: content,
  document_id: "d",
  document_name: "handbook.pdf",
  content,
  heading,
  page: null,
  start: 0,
  end: content.length,
  score: 1,
  why: { words: [], similarity: null },
});

const best = (question: string, ...passages: readonly Passage[]): string | undefined =>
  rankSentences(tokenizer, readQuestion(tokenizer, question), passages).find(({ text }) => text.endsWith("."))?.text;

test("a sentence stands under the last numbered heading of its passage, and the ones above that", () => {
  const content = [
    "The keeper opens the gates at nine.",
    "3.18. Ferry",
    "3.18.1. Hours",
    "The keeper opens the doors at noon.",
  ].join("\n\n");
  expect(best("When does the keeper of the ferry open?", passage(content, "3.17. Lock"))).toContain("noon");
  expect(best("When does the keeper of the lock open?", passage(content, "3.17. Lock"))).toContain("nine");
});

test("a word that is rare among all passages tells, though most sentences found have it", () => {
  const content =
    "Tarn installs files. Tarn removes files. Tarn checks files. You write a list of files. Tarn was made by Ann.";
  const bestWith = (rarity: ReadonlyMap<string, number>) =>
    rankSentences(tokenizer, readQuestion(tokenizer, "Who wrote Tarn?", { rarity }), [passage(content)])[0]?.text;
  expect(bestWith(new Map())).toMatch(/^You write/u);
  expect(bestWith(new Map([["tarn", 8]]))).toMatch(/^Tarn/u);
});

test("a path counts as one word, and its parts for less", () => {
  const content =
    "Lorries leave /var/tmp at night and tmp files stay. Scripts leave /tmp at night and other files stay.";
  expect(best("Which files stay in /tmp at night?", passage(content))).toMatch(/^Scripts/);
});

test("a path or a word of place answers where something is", () => {
  const files = "Settings files are read at start by the program. Settings files are read at start from /etc/harbour.";
  expect(best("Where are settings files read at start?", passage(files))).toContain("/etc");
  const boats = "The boats are painted every spring. The boats are kept in a shed.";
  expect(best("Where are the boats?", passage(boats))).toContain("shed");
});

test("a verb of permission tells nothing of what is asked", () => {
  const content = "The name of a boat may be changed. The name of a boat has at most 20 letters.";
  expect(best("How long may the name of a boat be?", passage(content))).toContain("20");
});

test("a sentence that gives a reason comes first where one is asked for", () => {
  const content =
    "The harbour club built its new shed beside the harbour. The old shed had rotted, so the club had to build another.";
  expect(best("Why did the harbour club build a shed?", passage(content))).toContain("rotted");
});

test("a sentence that begins with “it” is about what the one before it names", () => {
  const content =
    "The old ferry of the keeper lies here. It bears sign 37. The keeper of the old lock bears a sign of iron now.";
  expect(best("Which sign did the old ferry bear?", passage(content))).toContain("37");
});

test("what is counted is found in other languages, too", () => {
  const content = "Gültige Modi kennt die Fähre. Die Fähre fährt täglich in einem von fünf Modi.";
  expect(best("Wie viele Modi kennt die Fähre?", passage(content))).toContain("fünf");
});

test("of sentences that hold as much of a question for a date one that has a date comes first", () => {
  const content = "The lock was opened again by the mayor. The lock was opened on 4 May 2021.";
  expect(best("When was the lock opened by the mayor?", passage(content))).toContain("4 May 2021");
  expect(best("Who opened the lock?", passage(content))).toContain("the mayor");
});
