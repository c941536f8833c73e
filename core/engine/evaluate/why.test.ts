import { expect, test } from "vitest";
import type { Passage, Receipt } from "../engine.ts";
import { said } from "./testing/said.ts";
import { explainAnswer, type WhyRequest } from "./why.ts";

const passage = (content: string, document_name = "tea.md"): Passage => ({
  chunk_id: content,
  document_id: document_name,
  document_name,
  content,
  heading: null,
  page: null,
  start: 0,
  end: content.length,
  score: 0.9,
  why: { words: [], similarity: null },
});
const receipt = (quote: string, citation: number): Receipt => ({
  from: 0,
  to: 1,
  citation,
  quote,
  start: 0,
  end: quote.length,
  supported: true,
});
const ASSAM = passage("Assam tea comes from India. It is black.");
const SENCHA = passage("Sencha tea comes from Japan.", "sencha.md");

function explain(answer: Partial<WhyRequest["answer"]>, more: Partial<WhyRequest> = {}) {
  const given = said("", { passages: [ASSAM, SENCHA], ...answer });
  return explainAnswer({
    question: "Where does it grow?",
    ground_truth: "India",
    document: null,
    answer: given,
    ...more,
  });
}

test("a right answer names the passages that hold it and those that are quoted", () => {
  const receipts = [receipt("Assam tea comes from India.", 1)];
  expect(explain({ content: "Assam tea comes from India. [1]", receipts })).toEqual({
    outcome: "right",
    holding: [1],
    quoted: [1],
    claim: null,
    document: null,
  });
});

test("an answer that no passage holds was not retrieved", () => {
  const receipts = [receipt("Sencha tea comes from Japan.", 1)];
  expect(explain({ content: "Sencha tea comes from Japan. [1]", receipts, passages: [SENCHA] })).toMatchObject({
    outcome: "not_retrieved",
    holding: [],
    quoted: [1],
  });
});

test("an answer that a passage holds and no quote was not quoted", () => {
  const receipts = [receipt("Sencha tea comes from Japan.", 2)];
  expect(explain({ content: "Sencha tea comes from Japan. [2]", receipts })).toMatchObject({
    outcome: "not_quoted",
    holding: [1],
  });
});

test("an answer that is quoted under “the documents do not say” was not claimed", () => {
  const receipts = [receipt("Assam tea comes from India.", 1)];
  expect(explain({ content: "The documents do not say.", answered: false, receipts })).toMatchObject({
    outcome: "not_claimed",
  });
});

test("another short answer beside the right quote is a wrong claim", () => {
  const receipts = [receipt("Assam tea comes from India.", 1)];
  expect(explain({ content: "**black** — see the passage. [1]", receipts })).toMatchObject({
    outcome: "wrong_claim",
    claim: { text: "black", is_expected: false },
  });
});

test("an answer where the documents do not say should not have been given", () => {
  expect(explain({ content: "**1867** [1]" }, { ground_truth: "not mentioned" })).toMatchObject({
    outcome: "should_not_answer",
    claim: null,
  });
  expect(explain({ content: "No.", answered: false }, { ground_truth: "not mentioned" }).outcome).toBe("right");
  expect(explain({ content: "> India. [1]" }, { ground_truth: "not mentioned" }).outcome).toBe("right");
});

test("without an expected answer nothing is explained", () => {
  expect(explain({ content: "India. [1]" }, { ground_truth: null }).outcome).toBe("unknown");
});

test("a passage of another file than the one asked for does not hold the answer", () => {
  const receipts = [receipt("Sencha tea comes from Japan.", 2)];
  const content = "Sencha tea comes from Japan. [2]";
  expect(explain({ content, receipts }, { document: "folder/Sencha.md" })).toMatchObject({
    outcome: "not_retrieved",
    document: { name: "folder/Sencha.md", is_found: true },
  });
  expect(explain({ content, receipts }, { document: "coffee.md" }).document).toEqual({
    name: "coffee.md",
    is_found: false,
  });
});
