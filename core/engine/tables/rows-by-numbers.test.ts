import { expect, test } from "vitest";
import { rowsByNumbers } from "./rows-by-numbers.ts";
import { tableQuestion } from "./testing/table-question.ts";

const RATES = `| Conv blocks | Attention heads | Output | Errors |
|---|---|---|---|
| 8 | 4 | Letters | 5.2 |
| | | Syllables | 4.7 |
| 4 | 8 | Letters | 6.3 |
| | | Syllables | 6.1 |
`;
const SCHICHTEN = `| Enc-Schichten | Dec-Schichten | Fehler |
|---|---|---|
| 4 | 2 | 5,2 |
| 2 | 4 | 6,3 |
`;

async function ask(markdown: string, question: string): Promise<readonly string[]> {
  const found = rowsByNumbers(...(await tableQuestion(markdown, question)));
  return found.map(({ source, cell }) => source.text.slice(cell.start, cell.end));
}

test.each([
  [RATES, "What errors do syllables reach with 8 conv blocks and 4 attention heads?", ["4.7"]],
  [RATES, "errors of letters with 8 heads and 4 blocks", ["6.3"]],
  [RATES, "errors with 4 conv blocks and 8 attention heads", ["6.3", "6.1"]],
  [RATES, "What errors have syllables with 8 conv blocks?", []],
  [RATES, "What errors have syllables with 8 conv blocks and 5 attention heads?", []],
  [SCHICHTEN, "Wie viele Fehler bei 4 Encoder-Schichten und 2 Decoder-Schichten?", ["5,2"]],
])("rows are told by several numbers, each under the head of what it counts: %#", async (markdown, question, values) =>
  expect(await ask(markdown, question)).toEqual(values),
);
