import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const VISITS = `No,Date,Visitors,Guide
1,2026-07-03,120,Ann
2,2026-07-04,98,Bob
3,2026-07-05,143,Cem
4,2026-07-06,160,Ann
5,2026-07-07,201,Bob
`;

const ask = await askFiles([{ name: "visits.csv", type: "csv", content: VISITS }]);

test.each([
  ["How many visitors were there on 5 July?", "Visitors: 143"],
  ["Who was the guide on the 5th of July?", "Guide: Cem"],
  ["How many visitors were there on 2026-07-05?", "Visitors: 143"],
])("%s means the row of that day, not the one with its number", async (question, told) => {
  const [, claim] = /^\*\*(.+)\*\*/mu.exec((await ask(question)).content) ?? [];
  expect(claim).toContain(told);
});

test("no value is told of a day that the sheet lacks", async () =>
  expect((await ask("How many visitors were there on 2 July?")).content).not.toContain("**"));
