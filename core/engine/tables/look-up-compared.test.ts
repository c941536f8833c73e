import { expect, test } from "vitest";
import { lookUpCompared } from "./look-up-compared.ts";
import { cellLabel } from "./show-cell.ts";
import { tableQuestion } from "./testing/table-question.ts";

async function ask(markdown: string, question: string): Promise<string | null> {
  const found = lookUpCompared(...(await tableQuestion(markdown, question)));
  return found && [...found.cells.map(cellLabel), found.combined?.value].join(", ");
}

const CHAIRS = `# Chairs

| Chair | Price | Delivery | Weight | Size | Seat | |
|---|---|---|---|---|---|---|
| Oslo | €120 | €15 | 6.5 kg | 24 m² | oak | 06:10 |
| Turin | €89 | €20 | 900 g | 18 m² | steel | 07:20 |
| Turin Plus | €99 | €20 | 7 kg | 20 m² | steel | 08:20 |
| Kyoto | $140 | €0 | | 9 m² | oak | 09:10 |
`;

test.each([
  ["Is Oslo cheaper than Turin?", "Oslo · Price: €120, Turin · Price: €89, >"],
  ["Which chair is heavier, Turin or Oslo?", "Oslo · Weight: 6.5 kg, Turin · Weight: 900 g, >"],
  ["How much more does Oslo cost than Turin?", "Oslo · Price: €120, Turin · Price: €89, €31"],
  ["Which chair is larger, Oslo or Turin?", "Oslo · Size: 24 m², Turin · Size: 18 m², >"],
  ["Which has the lower delivery, Oslo or Turin?", "Oslo · Delivery: €15, Turin · Delivery: €20, <"],
])("two rows are compared in the column that is meant: %s", async (question, told) =>
  expect(await ask(CHAIRS, question)).toBe(told),
);

test("a fee is a price", async () =>
  expect(await ask(CHAIRS.replace("Price", "Fee"), "Is Oslo dearer than Turin?")).toBe(
    "Oslo · Fee: €120, Turin · Fee: €89, >",
  ));

test.each([
  ["a row that does not exist", "Is Oslo cheaper than Lima?"],
  ["two currencies", "Is Oslo cheaper than Kyoto?"],
  ["an empty cell", "Is Oslo heavier than Kyoto?"],
  ["a word that is read nowhere", "Is Oslo cheaper than Turin with cushions?"],
  ["one thing only", "Is Oslo cheaper than before?"],
  ["a column of something else", "Is the delivery of Oslo heavier than of Turin?"],
  ["a column without a head", "Does Oslo leave before Turin?"],
  ["a column that no word names", "Which has more, Oslo or Turin?"],
])("nothing is compared with %s", async (_, question) => expect(await ask(CHAIRS, question)).toBeNull());

const CLUB = `| Surname | First name | Born | Joined |
|---|---|---|---|
| Holm | Ida | 4 May 1990 | 2 June 2015 |
| Reed | Tom | 9 March 1984 | 1 July 2019 |
`;

test.each([
  ["Who is older, Ida Holm or Tom Reed?", "Reed · Born: 9 March 1984, Holm · Born: 4 May 1990, <"],
  ["Who is older, Ida Reed or Tom Holm?", null],
  ["Who is older, Ida Holm or Ann Reed?", null],
])("persons are compared by their whole names: %s", async (question, told) =>
  expect(await ask(CLUB, question)).toBe(told),
);
