import { expect, test } from "vitest";
import { askOver } from "../testing/ask-over.ts";

const FORM = {
  name: "form.md",
  blocks: ["Boat: | Heron | Built: | 1843\nOwner: | Tove Brandt | Harbour: | Lindvik\nColour: | green | Oars: | six"],
};

test.each([
  ["Which harbour is the boat of?", "**Lindvik** — Harbour: Lindvik [1]"],
  ["Who is the owner of the boat?", "**Tove Brandt** — Owner: Tove Brandt [1]"],
])("a form with several fields in a row answers “%s” with the value beside the field", async (question, answer) => {
  expect((await askOver([FORM]).ask(question)).content).toBe(answer);
});

test("a table with a header is read by its columns, whatever stands beside", async () => {
  const { content } = await askOver([
    {
      name: "boats.md",
      blocks: ["Boat | Built | Harbour | Oars\nHeron | 1843 | Lindvik | six\nGannet | 1851 | Ostra | ten"],
    },
  ]).ask("Which harbour is the Gannet of?");
  expect(content).toMatch(/^\*\*Ostra\*\* — Boat: Gannet; Built: 1851; Harbour: Ostra; Oars: ten/);
});
