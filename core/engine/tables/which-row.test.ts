import { expect, test } from "vitest";
import { lookUpIn } from "./look-up-in.ts";
import { tableQuestion } from "./testing/table-question.ts";

const SHIFTS = `| Shift | Who cooks | Who cleans |
|---|---|---|
| Early | Guests | Staff |
| Midday | Staff | Guests |
| Late | Nobody | Everybody |
`;
const PASSES = `| Ausweis | Ohne Anmeldung | Nur mit Anmeldung |
|---|---|---|
| rot | Alles | Nichts |
| grün | Nichts | Alles |
`;

/** Words that ask and tell nothing, and that the index keeps. */
const ASKING = /^(?:which|who|welcher|darf)$/iu;

async function ask(markdown: string, question: string): Promise<string | null> {
  const [reader, asked, searched] = await tableQuestion(markdown, question);
  const telling = asked.telling.filter(({ text }) => !ASKING.test(text));
  const { cell } = lookUpIn(reader, { question, telling }, searched);
  return cell?.isSure ? cell.value : null;
}

test.each([
  [SHIFTS, "Which shift is cleaned by guests?"],
  [SHIFTS, "Which shift do staff cook?"],
  [SHIFTS, "Which shift cooks for everybody?"],
  [PASSES, "Welcher Ausweis darf alles ohne Anmeldung?"],
])(
  "a question for the name of a row is answered by no cell of the row that another cell chooses: %#",
  async (...asked) => expect(await ask(...asked)).toBeNull(),
);

test.each([
  [SHIFTS, "Who cleans in which shift: early?", "Staff"],
  [PASSES, "Welcher Ausweis ist rot ohne Anmeldung?", "Alles"],
])("a cell is asked for where the question has the name of the row: %#", async (markdown, question, value) =>
  expect(await ask(markdown, question)).toBe(value),
);
