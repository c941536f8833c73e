import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const MENU = `The Anchor

Open every day from noon.

Soup of the day .......... 4.50
Garlic bread ............. 3.20
Prawns ................... 7.90
`;
const HALL = `Hire of the hall

Large room ............... 80
Small room ............... 35
Kitchen .................. 20
`;
const NOTE = { name: "note.txt", type: "txt" as const, content: "The small room is often used on Sundays." };

test.each([
  [MENU, "How much is the soup?", "Soup of the day .......... 4.50"],
  [HALL, "How much is the small room?", "Small room ............... 35"],
  [HALL, "How much is the kitchen?", "Kitchen .................. 20"],
])("the line of a price list is quoted whole, with its price: %#", async (content, question, line) => {
  const ask = await askFiles([{ name: "prices.txt", type: "txt", content }, NOTE]);
  const { content: answer } = await ask(question);
  expect(answer.replaceAll("\\", "")).toContain(`> ${line} [`);
  expect(answer).not.toMatch(/\*\*(?:80|35)\*\*/u);
});

test("a cell answers no question for what is not so", async () => {
  const content =
    "| Activity | Adult | Child |\n|---|---|---|\n| Swimming | £5.60 | £2.80 |\n| Badminton | £11.50 | £6.00 |\n";
  const ask = await askFiles([{ name: "fees.md", type: "md", content }]);
  expect((await ask("How much is swimming for a child?")).content).toContain("**Swimming · Child: £2.80**");
  expect((await ask("Which children cannot swim?")).content).not.toContain("**");
});
