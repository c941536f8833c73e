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
  ["How much did I spend in March?", "Amount · March: 972"],
  ["How much did I spend in March 2026?", "Amount · March 2026: 972"],
  ["How much did I spend on food in April?", "Amount · April · Food: 27"],
  ["Which item had the highest amount in April?", "Rent · Amount: 960"],
  ["How much did I spend in May?", undefined],
  ["How much did I spend in March 2025?", undefined],
])("a month means the rows whose dates are in it: %s", async (question, claim) =>
  expect(claimIn((await askDated(question)).content)).toBe(claim),
);

test("of rows alike those of the month that is asked for come first", async () => {
  const content = "Date,Text,Kind,Paid\n2026-03-01,HOLM RENT MAR,order,950\n2026-04-01,HOLM RENT APR,order,960\n";
  const ask = await askFiles([{ name: "money.csv", type: "csv", content }]);
  for (const [month, first] of [
    ["March", "950"],
    ["April", "960"],
  ])
    expect((await ask(`What was the rent in ${month}?`)).content.match(/9[56]0/u)?.[0]).toBe(first);
});

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

const askBudget = await askFiles([
  {
    name: "household.csv",
    type: "csv",
    content:
      "Category,January,February,March\nRent,£900.00,£950.00,£950.00\nGroceries,£20.00,£22.00,£60.00\nInsurance,,£400.00,\nTotal,£920.00,£1372.00,£1010.00\n",
  },
]);

test.each([
  ["How much did we spend on groceries in February?", "Groceries · February: £22.00"],
  ["How much did the rent cost in March?", "Rent · March: £950.00"],
  ["What was the highest cost in February?", "Rent · February: £950.00"],
  ["Which month cost the most?", "Total · February: £1372.00"],
  ["In which month did we spend the most on groceries?", "Groceries · March: £60.00"],
  ["Which month had the lowest rent?", "Rent · January: £900.00"],
  ["How high was the rent in March?", "Rent · March: £950.00"],
  ["How much did we spend on insurance in March?", undefined],
  ["How much does the rent go up in March?", undefined],
  ["How much did we spend on groceries in May?", undefined],
])("a column for each month: %s", async (question, claim) =>
  expect(claimIn((await askBudget(question)).content)).toBe(claim),
);

test("a row is marked whole where the question does not say which of its cells it means", async () => {
  const quotesOf = async (question: string) =>
    (await askBudget(question)).receipts.map(({ quote }) => quote).filter((quote) => quote?.includes("950"));
  expect(await quotesOf("How much is the rent?")).toEqual(["Rent | £900.00 | £950.00 | £950.00"]);
  expect(await quotesOf("How much was the rent in March?")).not.toContain("Rent | £900.00 | £950.00 | £950.00");
});

test("the month with the most is not told where some of its money came in", async () => {
  const content = "Item,January,March\nSalary,2000,2500\nRent,900,950\nTotal,2900,3450\n";
  const ask = await askFiles([{ name: "money.csv", type: "csv", content }]);
  expect(claimIn((await ask("Which month cost the most?")).content)).toBeUndefined();
});

test.each(["budget", "highest", "cost"])(
  "a note names no “%s” that the file is called by or that asks",
  async (word) => {
    const { content } = await askColumns("What was the highest cost of the budget for tram tickets in May?");
    expect(content).not.toMatch(new RegExp(`mentions? \\*${word}`, "u"));
  },
);
