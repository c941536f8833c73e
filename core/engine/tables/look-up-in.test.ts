import { expect, test } from "vitest";
import { createTokenizer } from "../index/tokens.ts";
import { parseAs } from "../parse/testing/setup.ts";
import { lookUpIn } from "./look-up-in.ts";
import { lookUpPair } from "./look-up-pair.ts";
import { createTableReader } from "./read-table.ts";

const tokenizer = createTokenizer();

async function asked(markdown: string, question: string) {
  const document = await parseAs("md", markdown);
  const telling = [...tokenizer.words(question)].map(({ start, end, terms }) => ({
    text: question.slice(start, end),
    terms,
    isName: false,
  }));
  const passage = {
    document_id: "d",
    document_name: "farm.md",
    heading: null,
    start: 0,
    end: document.tables[0]?.end ?? 0,
  };
  return [createTableReader(tokenizer), { question, telling }, [{ document, passages: [passage] }]] as const;
}

const ask = async (markdown: string, question: string) => lookUpIn(...(await asked(markdown, question))).cell;
const askForTwo = async (markdown: string, question: string) => lookUpPair(...(await asked(markdown, question)));

const table = (wheat: string) => `| | 2018 | 2017 |\n|---|---|---|\n| Wheat | ${wheat} | 7 |\n| Rye | 3 | 2 |\n`;
const between = `\n${"Between the tables there is a lot of text. ".repeat(20)}\n\n`;

test("a cell is not sure where a table that was not found has another value under the same heads", async () => {
  expect(await ask(table("9"), "wheat 2018")).toMatchObject({ value: "9", isSure: true });
  expect(await ask(table("9") + between + table("9"), "wheat 2018")).toMatchObject({ value: "9", isSure: true });
  expect(await ask(table("9") + between + table("8"), "wheat 2018")).toMatchObject({ isSure: false });
  expect(await ask(table("9") + between + table("8"), "rye 2018")).toMatchObject({ value: "3", isSure: true });
});

test("nothing is found without tables", async () => {
  expect(await ask("# Farm\n\nWheat grew in 2018.\n", "wheat 2018")).toBeNull();
});

const CASH = "| | 2010 | 2011 |\n|---|---|---|\n| Cash on hand | $53,458.45 | $43,592.74 |\n| Loans | 1 | 2 |\n";

test("two years are put beside each other, and counted only when that is asked", async () => {
  const both = await askForTwo(CASH, "How much cash on hand in 2011 compared to 2010?");
  expect(both?.cells.map(({ value }) => value)).toEqual(["$43,592.74", "$53,458.45"]);
  expect(both?.combined).toBeNull();
  expect((await askForTwo(CASH, "difference in cash on hand between 2010 and 2011"))?.combined).toEqual({
    of: "difference",
    value: "−$9,865.71",
    operands: ["$43,592.74", "$53,458.45"],
  });
  const growth = await askForTwo(CASH, "By what percentage did cash on hand decrease from 2010 to 2011?");
  expect(growth?.combined).toMatchObject({ of: "growth", value: "−18.5" });
  expect(await askForTwo(CASH, "cash on hand in 2010 and 2009")).toBeNull();
  expect(await askForTwo(CASH, "cash on hand in 2010")).toBeNull();
});

test("two rows are added up, or their difference taken, where both are sure", async () => {
  const FARM =
    "| Crop | 2018 | 2017 |\n|---|---|---|\n| Winter wheat | 9 | 7 |\n| Summer wheat | 3 | 2 |\n| Rye | 4 | 1 |\n";
  const sum = await askForTwo(FARM, "What is the sum of winter wheat and rye in 2018?");
  expect(sum?.combined).toEqual({ of: "sum", value: "13", operands: ["9", "4"] });
  const shared = await askForTwo(FARM, "difference between winter and summer wheat in 2017");
  expect(shared?.combined).toEqual({ of: "difference", value: "5", operands: ["7", "2"] });
  const LAND = "| Land | Staff | Costs |\n|---|---|---|\n| Norway | 12 | 400 |\n| Chile | 31 | 90 |\n";
  expect((await askForTwo(LAND, "sum of the staff of Norway and Chile"))?.combined).toMatchObject({ value: "43" });
  expect(await askForTwo(FARM, "sum of winter wheat and oats in 2018")).toBeNull();
  const taxes =
    "| | 2019 | 2018 |\n|---|---|---|\n| Gross increase of tax positions taken | 291 | 132 |\n| Balance | 1,037 | 926 |\n";
  const ofIncrease = await askForTwo(
    taxes,
    "What is the sum of gross increase of tax positions taken and balance in 2019?",
  );
  expect(ofIncrease?.combined).toMatchObject({ of: "sum", value: "1,328" });
  expect(await askForTwo(FARM, "winter wheat and rye in 2018")).toBeNull();
});

const QUARTERS = `# Report

For the fiscal year ended June 30, 2022, and the quarterly period ended December 31, 2022. Our fiscal year ends June 30.

| | Three months ended December 31, 2022 | Three months ended June 30, 2023 |
|---|---|---|
| Net sales | 3,642 | 3,673 |
| Costs | 2,990 | 2,900 |
`;

test("a quarter of a fiscal year is the one that ends in its month", async () => {
  const fiscal = (quarter: string) => ask(QUARTERS, `net sales in ${quarter}`);
  expect(await fiscal("Q2 of fiscal 2023")).toMatchObject({ value: "3,642", isSure: true });
  expect(await fiscal("the fourth quarter of fiscal 2023")).toMatchObject({ value: "3,673", isSure: true });
  expect((await fiscal("Q2 of fiscal 2022"))?.isSure).toBe(false);
  expect(await fiscal("the quarter ended December 31, 2022")).toMatchObject({ value: "3,642", isSure: true });
});
