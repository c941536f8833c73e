import { expect, test } from "vitest";
import { makeXls } from "../parse/testing/make-xls.ts";
import { askFiles } from "./testing/real-files.ts";

const BOOK = makeXls({
  January: [
    ["Item", "Amount"],
    ["Rent", [900, 0]],
    ["Bread", [20, 0]],
    ["Bus", [40, 0]],
  ],
  March: [
    ["Item", "Amount"],
    ["Rent", [950, 0]],
    ["Wine", [12, 0]],
  ],
});
const DATED = `Date,Item,Category,Amount
2026-03-01,Rent,Home,950
2026-03-04,Bread,Food,22
2026-04-01,Rent,Home,960
2026-04-09,Wine,Food,12
2026-04-10,Fish,Food,15
`;

const askBook = await askFiles([{ name: "money.xls", type: "xls", content: BOOK }]);
const askDated = await askFiles([{ name: "money.csv", type: "csv", content: DATED }]);
const claimIn = (content: string): string | undefined => /^\*\*(.+)\*\*/mu.exec(content)?.[1];

test.each([
  ["How much did I spend in January?", "Amount: 960"],
  ["What is the total amount in March?", "Amount: 962"],
  ["Which item had the highest amount in March?", "Rent · Amount: 950"],
  ["How much did I spend in May?", undefined],
  ["Which item had the highest amount in May?", undefined],
])("a month means the sheet that is called so: %s", async (question, claim) =>
  expect(claimIn((await askBook(question)).content)).toBe(claim),
);

test.each([
  ["How much did I spend in March?", "Amount: 972"],
  ["How much did I spend in March 2026?", "Amount: 972"],
  ["How much did I spend on food in April?", "Amount · Food: 27"],
  ["Which item had the highest amount in April?", "Rent · Amount: 960"],
  ["How much did I spend in May?", undefined],
  ["How much did I spend in March 2025?", undefined],
])("a month means the rows whose dates are in it: %s", async (question, claim) =>
  expect(claimIn((await askDated(question)).content)).toBe(claim),
);

test("a value of one month is not told of another", async () => {
  const ask = await askFiles([{ name: "March.csv", type: "csv", content: "Item,Amount\nRent,950\nBread,22\n" }]);
  expect(claimIn((await ask("What was the rent in March?")).content)).toBe("Rent · Amount: 950");
  expect(claimIn((await ask("What was the rent in May?")).content)).toBeUndefined();
});

const askColumns = await askFiles([
  { name: "budget.csv", type: "csv", content: "Category,January,March\nRent,900,950\nBread,20,22\nBus,40,35.50\n" },
]);

test.each([
  ["How much did I spend in January?", "January: 960"],
  ["What is the total of the budget for March?", "March: 1007.50"],
  ["How much did I spend in May?", undefined],
])("a month means the column that it heads: %s", async (question, claim) =>
  expect(claimIn((await askColumns(question)).content)).toBe(claim),
);

test.each(["budget", "highest", "cost"])(
  "a note names no “%s” that the file is called by or that asks",
  async (word) => {
    const { content } = await askColumns("What was the highest cost of the budget for tram tickets in May?");
    expect(content).not.toMatch(new RegExp(`mentions? \\*${word}`, "u"));
  },
);
