import { expect, test } from "vitest";
import { askOver } from "./testing/ask-over.ts";
import { askFiles } from "./testing/real-files.ts";

test("a sheet is summarised by its heads and first rows", async () => {
  const ask = await askFiles([{ name: "budget.csv", type: "csv", content: "Item,May\nHay,60\nStraw,25\n" }]);
  const { content } = await ask("Summarise the budget");
  expect(content).toMatch(/^This covers 1 document\./u);
  expect(content).toContain("Item · May [1]; Hay · 60 [1]; Straw · 25 [1]");
});

test("a list without sentences is summarised beside other documents", async () => {
  const { ask } = askOver([
    { name: "agenda.md", blocks: ["- Welcome", "- Hay for the winter", "- Report of the treasurer"] },
    { name: "rabbits.md", blocks: ["Rabbits eat hay every day of the year.", "A hutch needs a dry roof."] },
  ]);
  const { content } = await ask("Summarise everything");
  expect(content).toContain("- **agenda.md**: ");
  expect(content).toContain("Hay for the winter");
  expect(content).toContain("- **rabbits.md**: ");
});

test("a document that only names the topic outside a sentence is counted", async () => {
  const { ask } = askOver([
    { name: "spring.md", blocks: ["We built the fence in May and painted it twice."] },
    { name: "offer.md", blocks: ["The offer is for you.", "- fence with posts, 24 m"] },
  ]);
  const { content } = await ask("What can you tell me about the fence?");
  expect(content).toMatch(/^What 2 of 2 documents say about “fence”/u);
});
