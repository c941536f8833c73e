import { expect, test } from "vitest";
import { createTokenizer } from "../index/tokens.ts";
import { parseAs } from "../parse/testing/setup.ts";
import { lookUpIn } from "./look-up-in.ts";
import { createTableReader } from "./read-table.ts";

const tokenizer = createTokenizer();

const REPORT = `# Segments

| Resorts segment | 2022 | 2021 |
|---|---|---|
| Net revenues | 8,398 | 4,737 |
| Rooms | 3 | 2 |

# Results

| Consolidated | 2022 | 2021 |
|---|---|---|
| Net revenues | 13,127 | 9,680 |
| Cost of net revenues | 5 | 4 |

# Pro forma

| Pro forma | 2022 | 2021 |
|---|---|---|
| Net revenues | 14,500 | 9,900 |
| Rooms | 1 | 1 |
`;

async function rowsFor(question: string, names: readonly string[] = [], report = REPORT): Promise<string[]> {
  const document = await parseAs("md", report);
  const telling = [...tokenizer.words(question)].map(({ start, end, terms }) => {
    const text = question.slice(start, end);
    return { text, terms, isName: names.includes(text) };
  });
  const passage = { document_id: "d", document_name: "mgm.md", heading: null, start: 0, end: document.text.length };
  const { rows } = lookUpIn(createTableReader(tokenizer), { question, telling }, [{ document, passages: [passage] }]);
  return rows.map(({ value }) => value);
}

test("a row of the whole company comes before those of its parts and of what might have been", async () => {
  const [first, ...others] = await rowsFor("What were net revenues in 2022?");
  expect(first).toBe("13,127");
  expect(others.toSorted()).toEqual(["14,500", "8,398"]);
});

test("a part that the question names comes first", async () => {
  expect((await rowsFor("net revenues of the resorts segment in 2022"))[0]).toBe("8,398");
});

test("the value is that of the year asked for, and there is none for another year", async () => {
  expect((await rowsFor("net revenues 2021"))[0]).toBe("9,680");
  expect(await rowsFor("net revenues 2019")).toEqual([]);
});

test("a row that names no more of the question than the document does is none that it asks for", async () => {
  const report = "| Charges | 2022 | 2021 |\n|---|---|---|\n| Other mgm | 5 | 8 |\n| Backlog of mgm | 70 | 60 |\n";
  expect(await rowsFor("backlog of mgm in 2022", ["mgm"], report)).toEqual(["70"]);
  expect(await rowsFor("dividends of mgm in 2022", ["mgm"], report)).toEqual([]);
});
