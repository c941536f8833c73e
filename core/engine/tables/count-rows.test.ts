import { expect, test } from "vitest";
import { createTokenizer } from "../index/tokens.ts";
import { parseAs } from "../parse/testing/setup.ts";
import { sizeOfTable } from "./count-rows.ts";
import { createTableReader } from "./read-table.ts";

const tokenizer = createTokenizer();
const STAFF = `## Staff

| Country | Staff | Costs |
|---|---|---|
| Norway | 12 | 400 |
| Chile | 31 | 90 |
| Total | 43 | 490 |
`;
const SHIPS = "\n\n## Ships\n\n| Ship | Built |\n|---|---|\n| Anna | 1990 |\n| Berta | 1991 |\n";

async function ask(markdown: string, question: string) {
  const document = await parseAs("md", markdown);
  const telling = [...tokenizer.words(question)]
    .map(({ start, end, terms }) => ({ text: question.slice(start, end), terms, isName: false }))
    .filter(({ text }) => !/^(?:How|many|does|do|have|has|are|in|there)$/.test(text));
  const passage = { document_id: "d", document_name: "a.md", heading: null, start: 0, end: 1 };
  const found = sizeOfTable(createTableReader(tokenizer), { question, telling }, [{ document, passages: [passage] }]);
  return found && [found.rows, found.columns];
}

test.each([
  ["How many rows does the table have?", STAFF, [3, 3]],
  ["How many entries does the table have?", STAFF, [3, 3]],
  ["How many columns are in the table of ships?", STAFF + SHIPS, [2, 2]],
  ["How many rows are there in the staff table?", STAFF + SHIPS, [3, 3]],
])("%s", async (question, markdown, size) => expect(await ask(markdown, question)).toEqual(size));

test.each([
  ["How many rows does the table have?", STAFF + SHIPS],
  ["How many rows does the table of lakes have?", STAFF],
  ["How many staff are in the table?", STAFF],
  ["How many rows does the table have?", "Rows of houses."],
])("says nothing where no table or several may be meant: %s", async (question, markdown) =>
  expect(await ask(markdown, question)).toBeNull(),
);
