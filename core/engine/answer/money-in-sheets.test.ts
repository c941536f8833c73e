import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const SIGNED = `Date,Description,Category,Amount
3 May,Salary,Pay,2500.00
4 May,Rent,Housing,-900.00
5 May,Groceries,Food,-82.50
7 May,Old bicycle,Other,40.00
9 May,Groceries,Food,-61.20
`;
/** Nothing says whether what is above zero came in, or went out. */
const UNSAID = SIGNED.replace("Salary,Pay", "Office,Desk");
const ACCOUNT = `Date,Description,Money in,Money out
3 May,Salary,2450.00,
4 May,Rent,,900.00
9 May,Old bicycle,140.00,
1 June,Salary,2450.00,
`;
const TYPED = `Date,Description,Type,Amount
3 May,Salary,Income,2500.00
4 May,Rent,Expense,900.00
5 May,Groceries,Expense,82.50
9 May,Lottery,Income,61.20
`;
const CATEGORIES = `Date,Description,Category,Amount
3 May,From work,Income,2500.00
4 May,Rent,Housing,900.00
5 May,Groceries,Food,82.50
9 May,Groceries,Food,61.20
`;
const BELOW_ZERO = `Date,Description,Category,Amount
4 May,Rent,Housing,-900.00
5 May,Groceries,Food,-82.50
9 May,Groceries,Food,-61.20
`;

async function claimOf(content: string, question: string, name = "account.csv"): Promise<string | undefined> {
  const ask = await askFiles([{ name, type: "csv", content }]);
  return /^\*\*(.+)\*\*/mu.exec((await ask(question)).content.replaceAll("\\", ""))?.[1];
}

test.each([
  [UNSAID, "How much did I spend?"],
  [UNSAID, "Which category did I spend the most on?"],
  [UNSAID, "How much did I receive?"],
  [UNSAID, "What was the biggest expense?"],
  [CATEGORIES, "How much did I spend?"],
  [CATEGORIES, "Which category did I spend the most on?"],
  [CATEGORIES, "What was the biggest expense?"],
])("no sum of what was spent is told where rows may be of money that came in: %#", async (sheet, question) =>
  expect(await claimOf(sheet, question)).toBeUndefined(),
);

test.each<readonly [string, string, string | undefined]>([
  [SIGNED, "How much did I spend on food?", "Amount · Food: −143.70"],
  [SIGNED, "How much did I spend?", "Amount: −1043.70"],
  [SIGNED, "What was the biggest expense?", "4 May · Amount: -900.00"],
  [SIGNED, "What was the smallest expense?", "9 May · Amount: -61.20"],
  [SIGNED, "Was war die größte Ausgabe?", "4 May · Amount: -900.00"],
  [SIGNED, "Which category did I spend the most on?", "Amount · Housing: -900.00"],
  [SIGNED, "How much money did I receive in May?", "Amount: 2540.00"],
  [SIGNED, "How much money did I receive in June?", undefined],
  [SIGNED, "How much did I spend since May?", undefined],
  [TYPED, "How much did I receive?", "Amount · Income: 2561.20"],
  [ACCOUNT, "How much money came in in May?", "Money in · May: 2590.00"],
  [TYPED, "How much did I spend?", "Amount · Expense: 982.50"],
  [TYPED, "What was the biggest expense?", "4 May · Amount: 900.00"],
  [TYPED, "What is my total income?", "Amount · Income: 2561.20"],
  [BELOW_ZERO, "Which category did I spend the most on?", "Amount · Housing: -900.00"],
])("the rows of money that went out, or of what came in, are told: %#", async (sheet, question, claim) =>
  expect(await claimOf(sheet, question)).toBe(claim),
);

test("a salary above zero in a list of expenses went out", async () => {
  const clubs = SIGNED.replace("Old bicycle,Other,40", "Discount,Other,-40");
  expect(await claimOf(clubs, "How much did I spend?", "expenses.csv")).toBeUndefined();
  expect(await claimOf(clubs, "How much did I receive?", "expenses.csv")).toBeUndefined();
});

test("a sum of one value is told without its equation", async () => {
  const content = "Date,Category,Amount\n4 May,Housing,900\n5 May,Food,20\n6 May,Food,30\n";
  const ask = await askFiles([{ name: "money.csv", type: "csv", content }]);
  const told = (await ask("Which category did I spend the most on?")).content;
  expect(told).toContain("**Amount · Housing: 900**");
  expect(told).not.toContain("900 = 900");
});

const STATEMENT = `Date,Description,Paid out,Paid in,Balance
04/05/2026,Tesco Superstore,58.14,,1422.08
05/05/2026,Salary - Brightwell Ltd,,2310.75,3732.83
11/05/2026,Tesco Superstore,72.36,,3660.47
18/05/2026,Rent,925.00,,2735.47
02/06/2026,Train tickets,112.80,,2622.67
`;

test.each([
  ["How much did I spend at Tesco?", "Paid out · Tesco Superstore: 130.50"],
  ["How much did I spend in total?", "Paid out: 1168.30"],
  ["How much did I spend in May?", "Paid out · May: 1055.50"],
  ["What was my biggest expense?", "18/05/2026 · Paid out: 925.00"],
])("of a statement what was paid out is what was spent: %s", async (question, claim) =>
  expect(await claimOf(STATEMENT, question)).toBe(claim),
);

test("a day and a month that may change places are told by the other dates of their column", async () => {
  expect(await claimOf(STATEMENT, "What was the balance on 11 May?")).toBe("11/05/2026 · Balance: 3660.47");
  expect(await claimOf(STATEMENT.replace("18/05", "08/05"), "How much did I spend in May?")).toBeUndefined();
});
