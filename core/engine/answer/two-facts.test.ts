import { expect, test } from "vitest";
import { askOver } from "./testing/ask-over.ts";

test("who published a document, and in which year, is answered with both", async () => {
  const { ask } = askOver([
    {
      name: "herons.md",
      title: "Herons of the North",
      blocks: ["Herons of the North", "Published by Quill House", "Copyright © Ann Lee, 1998", "Herons eat fish."],
    },
    { name: "air.md", title: "Air", blocks: ["Air is a gas."] },
  ]);
  const { content } = await ask("Who published Herons of the North, and in which year?");
  expect(content).toContain("**Quill House**");
  expect(content).toContain("**1998**");
  const longer = await ask("Who published Herons of the North, and when was it published?");
  expect(longer.content).toContain("**1998**");
  expect((await ask("Who published Herons of the North?")).content).not.toContain("1998");
});
