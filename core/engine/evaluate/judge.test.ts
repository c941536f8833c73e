import { describe, expect, test } from "vitest";
import { judgeAnswer, type JudgeRequest } from "./judge.ts";
import { numbersIn } from "./numbers.ts";

function judge(content: string, ground_truth: string | null, question = "When was it?", answered = true) {
  const receipts: JudgeRequest["answer"]["receipts"] = [
    { from: 0, to: content.length, citation: 1, quote: content, start: 0, end: content.length, supported: true },
  ];
  return judgeAnswer({ question, answer: { content, answered, receipts: answered ? receipts : [] }, ground_truth });
}

describe("the judge", () => {
  test("accepts the expected answer in bold, whatever follows it", () => {
    expect(judge("**1867** — In 1867 the act passed. [1]", "1867.")).toMatchObject({
      is_correct: true,
      confidence: 0.99,
    });
  });

  test("accepts an answer that contains the expected one", () => {
    expect(judge("It was led by Marie Curie in Paris. [1]", "Marie Curie").is_correct).toBe(true);
  });

  test("refuses another number, however alike the words", () => {
    const { is_correct, reasoning } = judge("The tower is 300 metres tall. [1]", "The tower is 330 metres tall.");
    expect(is_correct).toBe(false);
    expect(reasoning).toContain("330");
  });

  test("takes differently written numbers for equal", () => {
    expect(judge("There were 1.5 million visitors. [1]", "1,500,000 visitors").is_correct).toBe(true);
  });

  test("does not let the question's own words make an answer right", () => {
    expect(
      judge("The treaty of Paris ended the war. [1]", "the treaty of Utrecht", "Which treaty ended the war?")
        .is_correct,
    ).toBe(false);
  });

  test("counts a refusal as right only where one is expected", () => {
    expect(judge("The documents do not say.", "1867", "When?", false).is_correct).toBe(false);
    expect(judge("The documents do not say.", "not mentioned", "When?", false).is_correct).toBe(true);
    expect(judge("It was 1867. [1]", "not mentioned").is_correct).toBe(false);
  });

  test("without an expected answer judges support and says so", () => {
    expect(judge("It was 1867. [1]", null)).toMatchObject({ is_correct: true });
    expect(judge("It was 1867. [1]", null).reasoning).toContain("support, not correctness");
    expect(judge("The documents do not say.", "", "When?", false).is_correct).toBe(false);
  });

  test("compares Chinese by character", () => {
    expect(judge("这座塔建于1889年。 [1]", "1889年").is_correct).toBe(true);
  });
});

test("numbers are read in words, with separators and in other scripts", () => {
  expect(numbersIn("twelve of 1,234 and 1.234.567,5 or २०१५")).toEqual([12, 1234, 1234567.5, 2015]);
  expect(numbersIn("3 million, 2.5 billion")).toEqual([3e6, 2.5e9]);
});
