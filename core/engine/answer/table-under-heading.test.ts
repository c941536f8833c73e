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
