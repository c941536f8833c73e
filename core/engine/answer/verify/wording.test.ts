import { describe, expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { samplePassage } from "../testing/sample-passage.ts";
import { checkAnswer } from "./check-answer.ts";

const tokenizer = createTokenizer();

const HEATER =
  "The heater draws 2.2 kW and carries a warranty of two years. It costs EUR 480 and weighs 1.5 kg. Half a million units were sold in Norway in 2019.";
const MARKET =
  "Nordlicht sued Solvind over a patent in 1998. Nordlicht has 40 percent of the market, Solvind has 25 percent and Vega 10 percent. The old plant in Bergen is larger than the plant in Oslo. Construction ran from March 2001 to July 2004. The north wing was always open, the south wing was mostly closed.";

const passage = (content: string, index: number) =>
  samplePassage(content, { chunk_id: `c${index}`, document_id: `d${index}`, document_name: `d${index}.md` });

const PASSAGES = [passage(HEATER, 0), passage(MARKET, 1)];
const check = (content: string) => checkAnswer({ tokenizer }, { content, passages: PASSAGES });
const receiptOf = (content: string) => check(content).receipts[0];

describe("a number in another unit or in words is the same number:", () => {
  test.each([
    "The heater draws 2,200 W [1].",
    "The warranty is 24 months [1].",
    "The heater carries a warranty of 24 months [1].",
    "It costs €480 [1].",
    "It costs 480 euros [1].",
    "It weighs 1,500 grams [1].",
    "500,000 units were sold in Norway in 2019 [1].",
    "0.5 million units were sold in Norway [1].",
  ])("%s", (sentence) => expect(receiptOf(sentence)).toMatchObject({ supported: true, citation: 1 }));

  test.each([
    "The heater draws 2,200 kW [1].",
    "The warranty is 24 years [1].",
    "The heater carries a warranty of one year [1].",
    "It costs $480 [1].",
    "It weighs 1,500 kg [1].",
    "500 million units were sold in Norway in 2019 [1].",
  ])("and another number is another: %s", (sentence) => expect(receiptOf(sentence)?.supported).toBe(false));
});

describe("a number of several words is one number, and one behind a pronoun is found:", () => {
  const school = passage(
    "The school in Hull has 3,200 pupils. It has 180 teachers, and its tower is 84 m high. Do not give more than 8 drops in 24 hours.",
    0,
  );
  const judged = (content: string) =>
    checkAnswer({ tokenizer }, { content, passages: [school] }).receipts[0]?.supported;
  test.each(["The school has three thousand two hundred pupils [1].", "It has one hundred and eighty teachers [1]."])(
    "%s",
    (sentence) => expect(judged(sentence)).toBe(true),
  );
  test.each([
    "The school has three thousand three hundred pupils [1].",
    "The school in Hull has one hundred and ninety teachers [1].",
  ])("and this is another: %s", (sentence) => expect(judged(sentence)).toBe(false));
});

describe("what has changed its place is noticed:", () => {
  test.each([
    "Solvind sued Nordlicht over a patent in 1998 [2].",
    "Nordlicht was sued by Solvind [2].",
    "Solvind has 40 percent of the market and Nordlicht 25 percent [2].",
    "The plant in Oslo is larger than the plant in Bergen [2].",
    "Construction ran from July 2004 to March 2001 [2].",
    "The north wing was mostly closed [2].",
    "The old plant in Bergen is smaller than the plant in Oslo [2].",
  ])("%s", (sentence) => expect(receiptOf(sentence)?.supported).toBe(false));

  test.each([
    "Nordlicht sued Solvind in 1998 [2].",
    "Solvind was sued by Nordlicht over a patent [2].",
    "Vega has 10 percent of the market, Solvind 25 percent and Nordlicht 40 percent [2].",
    "The plant in Oslo is smaller than the old plant in Bergen [2].",
    "Construction began in March 2001 and went on to July 2004 [2].",
    "The south wing was mostly closed [2].",
  ])("while this is true: %s", (sentence) => expect(receiptOf(sentence)).toMatchObject({ supported: true }));
});

describe("what is said of one name is not said of another of the same sentence:", () => {
  const match = passage(
    "England won by 158 runs in June, while India were bowled out for 189. Nash offered belts in 1949, while Saab introduced belts as standard.",
    0,
  );
  const judged = (content: string) => checkAnswer({ tokenizer }, { content, passages: [match] }).receipts[0]?.supported;
  test.each([
    "India won by 158 runs in June [1].",
    "England were bowled out for 189 [1].",
    "Nash introduced belts as standard [1].",
  ])("%s", (sentence) => expect(judged(sentence)).toBe(false));
  test.each([
    "England won by 158 runs [1].",
    "India were bowled out for 189 [1].",
    "Saab introduced belts as standard [1].",
  ])("while this is true: %s", (sentence) => expect(judged(sentence)).toBe(true));
});

test("a relation that the source does not draw is not checked", () => {
  const given = passage("The plant in Oslo has 40 workers. The plant in Bergen has 70 workers.", 0);
  const { receipts } = checkAnswer(
    { tokenizer },
    { content: "The plant in Bergen has more workers than the plant in Oslo [1].", passages: [given] },
  );
  expect(receipts).toMatchObject([{ supported: true, wording: "unchecked" }]);
});

describe("a sentence of which only part of the words is found", () => {
  test("keeps its citation and says that its wording is not checked", () => {
    const receipt = receiptOf("The heater has a guarantee of 24 months [1].");
    expect(receipt).toMatchObject({ supported: true, wording: "unchecked", citation: 1 });
  });

  test("has no such mark where its words are found", () => {
    expect(receiptOf("The heater draws 2.2 kW [1].")).not.toHaveProperty("wording");
  });

  test("is not supported where nothing is said of what it names", () => {
    expect(receiptOf("Nordlicht was a gifted juggler [2].")).toMatchObject({ supported: false });
  });
});

describe("a row of a table", () => {
  const table = (row: string) => `| Firm | Share |\n| --- | --- |\n${row}`;

  test("keeps its citation in its last cell", () => {
    expect(check(table("| Nordlicht | 40 percent [2] |")).content).toBe(table("| Nordlicht | 40 percent [2] |"));
    expect(check(table("| Nordlicht | 40 percent | [2]")).content).toBe(table("| Nordlicht | 40 percent [2] |"));
    expect(check(table("| Nordlicht | 40 percent | [2] |")).content).toBe(table("| Nordlicht | 40 percent [2] |"));
    expect(check(table("| Nordlicht | 40 percent |")).content).toBe(table("| Nordlicht | 40 percent [2] |"));
  });

  test("that is wrong ends in its last cell, where it is said", () => {
    const { content, receipts } = check(table("| Nordlicht | 41 percent | [2]"));
    expect(content).toBe(table("| Nordlicht | 41 percent |"));
    expect(receipts).toMatchObject([{ supported: false, missing: ["41 percent"] }]);
    expect(content.slice(receipts[0]?.from, receipts[0]?.to)).toBe("| Nordlicht | 41 percent");
  });
});
