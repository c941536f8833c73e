import { expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { samplePassage } from "../testing/sample-passage.ts";
import { readQuestion } from "../understand/question.ts";
import { withNamedRowsFirst } from "./named-rows.ts";
import type { RankedSentence } from "./rank-sentences.ts";

const tokenizer = createTokenizer();
const payslip = samplePassage("Basic salary | 2,875.00\nOvertime | 172.51\nTravel | 47.25");
const other = samplePassage("Fuel | 31.40");

const ranked = (...texts: readonly string[]): readonly RankedSentence[] =>
  texts.map((text, rank) => ({
    passage: text.startsWith("Fuel") ? other : payslip,
    text,
    start: 0,
    end: text.length,
    terms: new Set(),
    coverage: 0,
    score: 1 - rank / 10,
  }));

const order = (question: string, ...texts: readonly string[]) =>
  withNamedRowsFirst(tokenizer, readQuestion(tokenizer, question), ranked(...texts)).map(
    ({ text, score }) => `${score} ${text}`,
  );

test("a row that the question names comes before those of its passage that it says nothing of", () => {
  expect(order("hourly rate for overtime", "Basic salary | 2,875.00", "Fuel | 31.40", "Overtime | 172.51")).toEqual([
    "1 Overtime | 172.51",
    "0.9 Fuel | 31.40",
    "0.8 Basic salary | 2,875.00",
  ]);
});

test("rows stay in their order where the question names none, or all", () => {
  const rows = ["Basic salary | 2,875.00", "Travel | 47.25"];
  const inOrder = ["1 Basic salary | 2,875.00", "0.9 Travel | 47.25"];
  expect(order("take-home money", ...rows)).toEqual(inOrder);
  expect(order("salary and travel", ...rows)).toEqual(inOrder);
});

test("sentences stay where they are", () => {
  const prose = "The rate is agreed each May.";
  expect(order("overtime", prose, "Travel | 47.25", "Overtime | 172.51")[0]).toBe(`1 ${prose}`);
});

test("of rows that the question does not name the total comes first where an amount is asked for", () => {
  const rows = ["Basic salary | 2,875.00", "Travel | 47.25", "Total | 2,922.25"];
  const totalFirst = ["1 Total | 2,922.25", "0.9 Basic salary | 2,875.00", "0.8 Travel | 47.25"];
  expect(order("What does it cost?", ...rows)).toEqual(totalFirst);
  expect(order("What does travel cost?", ...rows)[0]).toBe("1 Travel | 47.25");
  expect(order("Who pays?", ...rows)[0]).toBe("1 Basic salary | 2,875.00");
  expect(order("Was kostet das?", "Anfahrt | 28,00", "Gesamtbetrag | 194,57")[0]).toBe("1 Gesamtbetrag | 194,57");
});
