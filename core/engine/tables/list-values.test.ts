import { expect, test } from "vitest";
import { listValues } from "./list-values.ts";
import { tableQuestion } from "./testing/table-question.ts";

const ROOMS = `# Rooms of the guest house

| Room | Beds | Price | Bath | Floor |
|---|---|---|---|---|
| Rose | 1 | €58 | shared | first |
| Tulip | 2 | €84 | own | first |
| Iris | 2 | | own | second |
| Lily | 3 | €120 | own | second |
`;

async function ask(markdown: string, question: string): Promise<string | null> {
  const found = listValues(...(await tableQuestion(markdown, question)));
  return found && `${found.chosen.map(({ head }) => head).join(", ")}: ${found.names.join("; ")}`;
}

test.each([
  ["What are the prices of all rooms?", "Price: Rose: €58; Tulip: €84; Iris: –; Lily: €120"],
  ["What do all rooms cost?", "Price: Rose: €58; Tulip: €84; Iris: –; Lily: €120"],
  ["What are the beds of all second rooms?", "Beds, second: Iris: 2; Lily: 3"],
])("the values of all rows that are meant: %s", async (question, told) =>
  expect(await ask(ROOMS, question)).toBe(told),
);

test.each([
  ["a word stands nowhere", ROOMS, "What are the prices of all rooms with breakfast?"],
  ["some are left out", ROOMS, "What are the prices of all rooms except those on the second floor?"],
  ["no column is named", ROOMS, "What are all rooms?"],
  ["one row is asked for", ROOMS, "What is the price of Tulip?"],
  ["a sum is asked for", ROOMS, "What is the total price of all rooms?"],
  ["the rows have no names", ROOMS.replace("Rose", ""), "What are the prices of all rooms?"],
  ["two tables may be meant", `${ROOMS}\n\n${ROOMS}`, "What are the prices of all rooms?"],
])("nothing is listed where %s", async (_, markdown, question) => expect(await ask(markdown, question)).toBeNull());
