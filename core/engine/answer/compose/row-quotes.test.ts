import { expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { readQuestion } from "../understand/question.ts";
import { samplePassage } from "../testing/sample-passage.ts";
import { namedRowQuotes } from "./row-quotes.ts";
import type { TableRow } from "./table-row.ts";

const tokenizer = createTokenizer();
const SENTENCE = "The landlord is given notice of two months.";
const ROW = "Two-seat sofa | 1 | Landlord";

/** The rows quoted first for a question that one sentence and one row of a table hold words of. */
function rowsFor(text: string, head = ""): number {
  const question = readQuestion(tokenizer, text);
  const passage = samplePassage(`${SENTENCE}\n${ROW}`);
  const [begin, end] = [SENTENCE.length + 1, passage.content.length];
  const row: TableRow = {
    passage,
    path: [],
    isTotal: false,
    over: [],
    unit: null,
    cells: [{ head, cell: { passage, start: begin, end } }],
  };
  const sentence = { passage, text: SENTENCE, start: 0, end: SENTENCE.length, terms: new Set<string>() };
  const ranked = [{ ...sentence, coverage: 1, score: 1 }];
  const shareOf = (words: string): number => {
    const own = new Set(tokenizer.terms(words));
    return question.terms.filter((term) => own.has(term)).length / question.terms.length;
  };
  const found = { tokenizer, question, ranked, cells: [], added: [], matched: [], rows: [row], likely: [], shareOf };
  return namedRowQuotes(found).length;
}

test("a row that holds less of the question than a sentence is not quoted before it", () => {
  expect(rowsFor("How much notice do I have to give the landlord?")).toBe(0);
});

test("a row that holds as much is, with what stands over its cells", () => {
  expect(rowsFor("How many sofas does the landlord have?")).toBe(1);
  expect(rowsFor("How much notice do I have to give the landlord?", "Notice given")).toBe(1);
});

test("a row without the thing that a number is asked of is not quoted before a sentence that has it", () => {
  expect(rowsFor("How much notice does a landlord with a sofa of two seats get?")).toBe(0);
  expect(rowsFor("How much money does a landlord with a sofa of two seats get?")).toBe(1);
  expect(rowsFor("How many seats does a sofa of the landlord have?")).toBe(1);
});

test.each([
  ["What is the landlord level?", 1],
  ["Wie ist der Wert von Landlord?", 1],
  ["What does the landlord do?", 0],
  ["Why is the landlord level wrong?", 0],
])("a row is quoted first where a value is asked for: %s", (question, count) => expect(rowsFor(question)).toBe(count));
