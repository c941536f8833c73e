import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const BEES = `# Bees

- March: clean the floor
- July: harvest

## Costs of the first year

| Item | Price |
|---|---|
| Two hives | 260 euros |
| Suit and gloves | 95 euros |

The veterinary office has to be told.
`;

test("the table below the heading that a question names is quoted", async () => {
  const ask = await askFiles([{ name: "bees.md", type: "md", content: BEES }]);
  const { content } = await ask("What does the first year cost?");
  expect(content).toContain("| Two hives | 260 euros [1] |\n| Suit and gloves | 95 euros [1] |");
});

const LOANS = `# Loans

The members lend tools under a card of three colours, which is chosen at the desk:

| Card | Tools | Deposit |
|---|---|---|
| red | drills and saws | 20 euros |
| blue | ladders | 5 euros |
| green | brooms | none |
`;

test("the rows of a table are quoted as rows where a sentence with a colon leads to it", async () => {
  const ask = await askFiles([{ name: "loans.md", type: "md", content: LOANS }]);
  const { content } = await ask("Under which colours of card do members lend tools at the desk?");
  expect(content).toContain("| red | drills and saws | 20 euros");
  expect(content).not.toMatch(/^1\. /mu);
});
