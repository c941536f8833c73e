import { expect, test } from "vitest";
import type { Passage } from "../../engine.ts";
import { createTokenizer } from "../../index/tokens.ts";
import { choosePassage, likeliestOf } from "./choose-passage.ts";
import { readQuestion } from "../understand/question.ts";
import { rankSentences, termWeights } from "./rank-sentences.ts";
import { writeAnswer } from "./write-answer.ts";

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
  const ranked = rankSentences(tokenizer, question, passages);
  return choosePassage(tokenizer, question, ranked, termWeights(question.terms, ranked));
}

test("of the passages found one that holds the names asked for is likelier than the first", () => {
  const choice = setup(QUESTION, [FORT, CAR, CITY]);
  expect(likeliestOf(choice)).toBe(CAR);
  expect([...choice.values()].reduce((sum, { likely }) => sum + likely, 0)).toBeCloseTo(1);
});

test("it is the one an answer cites first", () => {
  const groups = [{ label: QUESTION, document: null, passages: [FORT, CAR, CITY] }];
  const { answered, passages } = writeAnswer(tokenizer, { question: QUESTION, groups, documents: [] });
  expect(answered).toBe(true);
  expect(passages[0]).toBe(CAR);
});

test("of passages that say the same the one is likelier whose document others come from, too", () => {
  const twin = passage("d", "Notes", FORT.content, FORT.score);
  const choice = setup("Who renamed the fort?", [twin, FORT, CITY]);
  expect(likeliestOf(choice)).toBe(FORT);
});

test("without passages there is none", () => expect(likeliestOf(setup(QUESTION, []))).toBeNull());
