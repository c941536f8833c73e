import { createTokenizer } from "../../index/tokens.ts";
import { parseAs } from "../../parse/testing/setup.ts";
import type { TableQuestion } from "../asked.ts";
import type { SearchedDocument } from "../look-up-in.ts";
import { createTableReader, type TableReader } from "../read-table.ts";

const tokenizer = createTokenizer();

/** Words that tell nothing, and that the index keeps. */
const ASKING = /^(?:wie|viele|quelles?|combien|many|much)$/iu;

/** A question to a Markdown document of which every passage was found, as the look-ups take it. */
export async function tableQuestion(
  markdown: string,
  question: string,
): Promise<readonly [TableReader, TableQuestion, readonly SearchedDocument[]]> {
  const document = await parseAs("md", markdown);
  const telling = [...tokenizer.words(question)]
    .map(({ start, end, terms }) => ({ text: question.slice(start, end), terms, isName: false }))
    .filter(({ text }) => !ASKING.test(text));
  const passage = { document_id: "d", document_name: "a.md", heading: null, start: 0, end: document.text.length };
  return [createTableReader(tokenizer), { question, telling }, [{ document, passages: [passage] }]];
}
