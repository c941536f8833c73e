import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isRefusalExpected, judgeAnswer, type JudgeRequest } from "./judge.ts";
import { said, WRITTEN } from "./testing/said.ts";

function judge(
  content: string,
  ground_truth: string | null,
  question = "When was it?",
  answered = true,
  how: Partial<JudgeRequest["answer"]> = {},
) {
  const receipts: JudgeRequest["answer"]["receipts"] = [
    { from: 0, to: content.length, citation: 1, quote: content, start: 0, end: content.length, supported: true },
  ];
  const answer = said(content, { answered, receipts: answered ? receipts : [], ...how });
  return judgeAnswer({ question, answer, ground_truth });
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
    expect(judge("**1867** [1]", "not mentioned").is_correct).toBe(false);
  });

  test("takes quotes without a claim for right where the documents do not say, and a claim for wrong", () => {
    const quotes = "From your documents:\n\n> The tower was painted in 1867. [1]";
    const expected = "The documents do not say.";
    const judged = (content: string, how: Partial<JudgeRequest["answer"]> = {}) =>
      judge(content, expected, "When was it sold?", true, how);
    expect(judged(quotes)).toMatchObject({ is_correct: true, confidence: 0.6 });
    expect(judged(quotes).reasoning).toContain("claims nothing");
    expect(judged(`**1867** [1]\n\n${quotes}`).is_correct).toBe(false);
    expect(judged("It was sold in 1867. [1]", { generator: WRITTEN }).is_correct).toBe(false);
    const intent = { kind: "listing", confidence: 1, reasoning: "" } as const;
    expect(judged("2 of your documents mention it. [1]", { intent }).is_correct).toBe(false);
  });

  test.each(["No document holds the answer.", "not found", "There is no answer", "The documents do not say."])(
    "reads “%s” as what no document says",
    (expected) => expect(isRefusalExpected(expected)).toBe(true),
  );

  test("judges nothing without an expected answer, and says what the answer rests on", () => {
    expect(judge("It was 1867. [1]", null)).toEqual({
      is_correct: false,
      confidence: 0,
      reasoning: "No expected answer to compare with; 1 of 1 statement rests on a passage.",
    });
    expect(judge("The documents do not say.", " ", "When?", false).is_correct).toBe(false);
  });

  test("compares Chinese by character", () => {
    expect(judge("这座塔建于1889年。 [1]", "1889年").is_correct).toBe(true);
  });
});

const SAME = [
  ["eighteen hours", "18 hours"],
  ["18 h", "eighteen hours"],
  ["1.5 million", "1,500,000"],
  ["12 March 2020", "2020-03-12"],
  ["March 12, 2020", "12 March 2020"],
  ["12.03.2020", "March 12th, 2020"],
  ["le 12 mars 2020", "12 March 2020"],
  ["5 km", "5 kilometres"],
  ["5 km", "5,000 metres"],
  ["50 %", "50 percent"],
  ["fifty per cent", "50%"],
  ["$3bn", "3 billion dollars"],
  ["USD 3,000,000,000", "$3 billion"],
  ["€2.5m", "€2.5m"],
  ["the nineteenth century", "19th century"],
  ["the 21st century", "the twenty-first century"],
  ["achtzehn Stunden", "18 hours"],
  ["dix-huit heures", "18 hours"],
  ["eighteen sixty-seven", "1867"],
  ["three hundred and forty-two people", "342 people"],
  ["a hundred thousand visitors", "100,000 visitors"],
  ["a dozen eggs", "12 eggs"],
  ["one hour", "1 hour"],
  ["२०१५", "2015"],
  ["1.234.567,5", "1,234,567.5"],
  ["3 万", "30,000"],
  ["90 minutes", "1.5 hours"],
  ["14:30", "2:30 pm"],
  ["half past three", "3:30"],
  ["half past three in the afternoon", "15:30"],
  ["a quarter to nine", "8:45"],
  ["twenty past six", "6:20"],
  ["9:30 in the morning", "9:30 am"],
  ["halb vier", "15:30"],
  ["14.30 Uhr", "2:30 p.m."],
  ["15h30", "half past three"],
  ["noon", "12:00"],
  ["midnight", "00:00"],
  ["7 pm", "19:00"],
  ["3 o'clock", "15:00"],
  ["2 1/2", "two and a half"],
  ["2½ hours", "2.5 hours"],
  ["two thirds", "2/3"],
  ["three quarters", "75 %"],
  ["a half of them", "50 percent of them"],
  ["0.75", "75%"],
  ["between 10 and 20 km", "10–20 km"],
  ["from 10 to 20 km", "10 km to 20 km"],
  ["10-20 percent", "10 % to 20 %"],
  ["zwischen 5 und 7 Tagen", "5-7 days"],
] as const;
const OTHER = [
  ["18 hours", "18 minutes"],
  ["eighteen hours", "18 minutes"],
  ["18 hours", "80 hours"],
  ["eighteen", "80"],
  ["eighteen", "eighty"],
  ["1.5", "15"],
  ["1.5 million", "1.5 billion"],
  ["12 March 2020", "12 March 2021"],
  ["12 March 2020", "2020-12-03"],
  ["12 March 2020", "13 March 2020"],
  ["5 km", "5 miles"],
  ["5 km", "5 kg"],
  ["50 %", "50 dollars"],
  ["50 percent", "15 percent"],
  ["$3bn", "$3m"],
  ["$3bn", "€3bn"],
  ["19th century", "the eighteenth century"],
  ["-5 °C", "5 °C"],
  ["342", "three hundred and twenty-four"],
  ["1867", "eighteen seventy-six"],
  ["14:30", "2:30 am"],
  ["14:30", "4:30 pm"],
  ["half past three", "3:15"],
  ["quarter to nine", "9:15"],
  ["2 1/2", "2 1/4"],
  ["two thirds", "three quarters"],
  ["three quarters", "57 %"],
  ["10–20 km", "10–30 km"],
  ["between 10 and 20", "between 10 and 12"],
] as const;

describe("numbers, units and dates", () => {
  const sentence = (said: string): string => `It was ${said}, as the report says. [1]`;

  test.each(SAME)("%s is %s", (one, other) => {
    expect(judge(sentence(one), other).is_correct).toBe(true);
    expect(judge(sentence(other), one).is_correct).toBe(true);
    expect(judge(`**${one}** — and more. [1]`, other)).toMatchObject({ is_correct: true });
  });

  test.each(OTHER)("%s is not %s", (one, other) => {
    expect(judge(sentence(one), other).is_correct).toBe(false);
    expect(judge(sentence(other), one).is_correct).toBe(false);
    expect(judge(`**${one}** — and more. [1]`, other).is_correct).toBe(false);
  });

  test("a number is the same in digits, with separators and in words, and no other number is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9_999_999 }), fc.integer({ min: 2, max: 9_999_999 }), (number, other) => {
        for (const written of [String(number), number.toLocaleString("en"), inWords(number)]) {
          expect(judge(sentence(`${written} people`), `${number}`).is_correct, written).toBe(true);
          expect(judge(sentence(`${number} people`), written).is_correct, written).toBe(true);
          if (other !== number) expect(judge(sentence(`${written} people`), `${other}`).is_correct).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });
});

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** British English: "one thousand two hundred and five". */
function inWords(number: number): string {
  for (const [value, name] of [
    [1e6, "million"],
    [1e3, "thousand"],
  ] as const)
    if (number >= value) {
      const rest = number % value;
      const joint = rest === 0 ? "" : rest < 100 ? " and " : " ";
      return `${inWords(Math.floor(number / value))} ${name}${joint}${rest === 0 ? "" : inWords(rest)}`;
    }
  if (number >= 100) {
    const rest = number % 100;
    return `${inWords(Math.floor(number / 100))} hundred${rest === 0 ? "" : ` and ${inWords(rest)}`}`;
  }
  if (number < 20) return ONES[number] ?? "";
  return `${TENS[Math.floor(number / 10)]}${number % 10 === 0 ? "" : `-${ONES[number % 10]}`}`;
}
