import { expect, test } from "vitest";
import { lookUpIn } from "./look-up-in.ts";
import { tableQuestion } from "./testing/table-question.ts";

const TARIFF = `| Distance | Letter up to 1 kg | Parcel up to 5 kg |
|---|---|---|
| 0–5 km | 7.90 | 11.50 |
| 5–10 km | 12.40 | 16.90 |
| over 10 km | on request | 26.50 |
`;
const PRINT = `| Product | Price for 1–49 | Price for 50–199 |
|---|---|---|
| Flyer | 0.35 | 0.22 |
| Poster | 6.90 | 5.20 |
`;

const ask = async (markdown: string, question: string) => lookUpIn(...(await tableQuestion(markdown, question))).cell;

test.each([
  [TARIFF, "What does a parcel cost for 7 km?", "16.90"],
  [TARIFF, "What does a letter cost for 12 km?", "on request"],
  [PRINT, "price of 60 flyers", "0.22"],
])("the step that a number lies in names a row or a column: %#", async (markdown, question, value) =>
  expect(await ask(markdown, question)).toMatchObject({ value, isSure: true, isReworded: true }),
);

test.each([
  ["a number lies in two steps", TARIFF, "What does a parcel cost for 5 km?"],
  ["it counts something else", TARIFF, "What does a parcel cost for 7 kg?"],
  ["the thing is another one", TARIFF, "What does a crate cost for 7 km?"],
  ["a number lies in no step", PRINT, "price of 500 flyers"],
  ["it is a year", PRINT.replace("50–199", "50–5000"), "price of flyers in 2025"],
])("no cell is sure where %s", async (_, markdown, question) =>
  expect((await ask(markdown, question))?.isSure ?? false).toBe(false),
);
