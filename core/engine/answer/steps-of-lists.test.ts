import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const RECIPE = `# Leek soup

## Ingredients

- 400 g leeks
- 2 large potatoes
- a litre of stock

## Method

1. Cut the leeks and fry them in butter.
2. Add the potatoes and the stock and cook for half an hour.
3. Blend it all and add salt.

The soup keeps for two days.
`;

test("how something is made is told by the numbered steps and not by what they need", async () => {
  const ask = await askFiles([{ name: "leeks.md", type: "md", content: RECIPE }]);
  const { content } = await ask("How do I make the soup?");
  expect(content).toMatch(/^From your documents:\n\n1\. Cut the leeks/u);
  expect(content).not.toContain("400 g");
});

const TERMS = `# Terms of the boat club

1. The membership runs for a year and is then extended by a month.
2. You may cancel with a month's notice after the first year.
3. The fee is collected on the first working day.
4. Guests pay a fee of their own.
`;

test("numbered rules are no steps", async () => {
  const ask = await askFiles([{ name: "terms.md", type: "md", content: TERMS }]);
  const { content } = await ask("How can I cancel my membership of the boat club?");
  expect(content).toContain("You may cancel with a month's notice");
  expect(content).not.toMatch(/\n1\. The membership/u);
});
