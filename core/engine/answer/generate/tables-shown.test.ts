import { expect, test } from "vitest";
import { INCOME, INCOME_TABLE, incomeLibrary, incomePassage } from "../testing/income-table.ts";
import { tablesShown } from "./tables-shown.ts";

test("a table reaches the model as a small Markdown table with its name, unit and heads, between the text around it", async () => {
  expect((await tablesShown(incomeLibrary, [incomePassage()]))["0"]).toBe(
    "Results follow.\n\nIncome ($ millions)\n|  | 2022 | 2023 |\n| --- | --- | --- |\n| Net revenue | 16,500 | 17,846 |\n| Costs of sales | 9,000 | 9,100 |\n\nThe end.",
  );
});

test("a passage that begins in the middle of a table has the heads above its rows", async () => {
  const start = INCOME.indexOf("Costs");
  expect((await tablesShown(incomeLibrary, [incomePassage(start, INCOME_TABLE.end)]))[String(start)]).toBe(
    "Income ($ millions)\n|  | 2022 | 2023 |\n| --- | --- | --- |\n| Costs of sales | 9,000 | 9,100 |",
  );
});

test("a passage without a table stays as it is", async () => {
  expect(await tablesShown(incomeLibrary, [incomePassage(0, 15)])).toEqual({});
});
