import { expect, test } from "vitest";
import type { Passage } from "../../engine.ts";
import { createTokenizer } from "../../index/tokens.ts";
import { withTheirPassages } from "./rank-passages.ts";
import { readQuestion } from "../understand/question.ts";
import { rankSentences } from "./rank-sentences.ts";

const tokenizer = createTokenizer();

function passage(chunk_id: string, document: string, content: string, score: number): Passage {
  const about = { chunk_id, document_id: document, document_name: `${document}.md`, heading: null, page: null };
  return { ...about, content, score, start: 0, end: content.length, why: { words: [], similarity: null } };
}

/** The search puts a fort first that was renamed, too. */
const FORT = passage("a", "War", "The Spanish renamed the fort San Mateo after they had taken it.", 0.7);
const CAR = passage("b", "Cars", "Merrivale rebranded its Falcon as the Dart D-50 a few years after the crisis.", 0.68);
const CITY = passage("c", "War", "Johnson advanced, and the French withdrew to build another fort.", 0.4);
const QUESTION = "What did Merrivale rename its Falcon to?";

function setup(text: string, passages: readonly Passage[]) {
  const question = readQuestion(tokenizer, text);
  return withTheirPassages(tokenizer, question, rankSentences(tokenizer, question, passages))[0]?.passage;
}

test("of the passages found one that holds the names asked for is likelier than the first", () => {
  expect(setup(QUESTION, [FORT, CAR, CITY])).toBe(CAR);
});

test("of passages that say the same the one is likelier whose document others come from, too", () => {
  const twin = passage("d", "Notes", FORT.content, FORT.score);
  expect(setup("Who renamed the fort?", [twin, FORT, CITY])).toBe(FORT);
});

test("without passages there is none", () => expect(setup(QUESTION, [])).toBeUndefined());
