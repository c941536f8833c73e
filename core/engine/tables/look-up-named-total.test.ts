import { expect, test } from "vitest";
import { lookUpNamedTotal } from "./look-up-named-total.ts";
import { cellLabel } from "./show-cell.ts";
import { tableQuestion } from "./testing/table-question.ts";

const INCOME = `# Income

| Source | 2023/24 | 2022/23 |
|---|---|---|
| Fair | 210.00 | 190.00 |
| Quiz | 74.00 | 61.50 |
| Total income | 284.00 | 251.50 |
`;
const KASSE = `# Kassenbericht

| Konto | 31.12.2024 | 31.01.2025 | Änderung |
|---|---|---|---|
| Girokonto | 1.284,15 | 2.063,40 | 779,25 |
| Sparkonto | 4.910,00 | 4.918,00 | 8,00 |
| Summe | 6.194,15 | 6.981,40 | 787,25 |
`;

async function ask(markdown: string, question: string): Promise<string | null> {
  const found = lookUpNamedTotal(...(await tableQuestion(markdown, question)));
  return found && cellLabel(found);
}

test.each([
  [INCOME, "How much money came in altogether in 2023/24?", "Total income · 2023/24: 284.00"],
  [INCOME, "What was the total income in 2022/23?", "Total income · 2022/23: 251.50"],
  [INCOME, "What did income add up to in 2023/24?", "Total income · 2023/24: 284.00"],
  [KASSE, "Wie hoch war die Summe im Kassenbericht im Januar?", "Summe · 31.01.2025: 6.981,40"],
])("the total that a table has itself: %#", async (markdown, question, label) =>
  expect(await ask(markdown, question)).toBe(label),
);

test.each([
  ["two columns may be meant", INCOME, "How much money came in altogether?"],
  ["a word is read nowhere", INCOME, "What was the total income from members in 2023/24?"],
  ["a row is asked for", INCOME, "What was the total of the quiz in 2023/24?"],
  ["the table is of other money", INCOME, "How much was spent altogether in 2023/24?"],
  ["no column is of that time", INCOME, "How much money came in altogether in 2021/22?"],
  ["the row is no sum of the others", INCOME.replace("284.00", "290.00"), "What was the total income in 2023/24?"],
  ["an average is asked for", INCOME, "What was the average total income in 2023/24?"],
])("nothing is told where %s", async (_, markdown, question) => expect(await ask(markdown, question)).toBeNull());
