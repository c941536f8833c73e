import { ownHeading } from "./prose.ts";
import { ENGLISH_NUMBERS } from "../../languages/number-words.ts";
import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { ParsedDocument } from "../../parsed-document.ts";
import type { Quotation } from "./draft.ts";
import type { Library } from "../library.ts";
import type { Question } from "../understand/question.ts";
import type { RankedSentence } from "./rank-sentences.ts";
import { isHeading } from "./sentence-candidates.ts";
import { sentences } from "../../sentences.ts";

/** From two to twelve. */
const NUMBERS = ENGLISH_NUMBERS.ones.slice(2, 13);
const ASKS = new RegExp(
  `^(?:(?:what|which)(?: are| were)?|name|list|tell me)(?: the| these)?(?: \\p{L}+)? (${NUMBERS.join("|")}|\\p{N}{1,2})(?= \\p{L})`,
  "iu",
);

/** "What are the benefits of …": as many as there are. */
const ASKS_ALL = /^(?:what|which) (?:are|were) (?:the|some|all)(?: \p{L}+){0,3}? \p{L}+[^s\s]s(?!\p{L})/iu;

/** How many things a question wants told: 3 of "What are the three system roles?", "all" without a number; null for others. */
export function askedCount(question: string): number | "all" | null {
  const said = ASKS.exec(question.trim())?.[1]?.toLowerCase();
  if (said === undefined) return ASKS_ALL.test(question.trim()) ? "all" : null;
  const count = NUMBERS.includes(said) ? NUMBERS.indexOf(said) + 2 : Number(said);
  return count >= 2 && count <= 20 ? count : null;
}

/** Characters from a sentence within which the list begins that it leads to. */
const NEAR = 1500;

const MOST_OF_ALL = 12;

/** Lists of so many items, rows or numbered lines that begin in or soon after the passages. */
export async function enumerationsOf(
  library: Library,
  passages: readonly Passage[],
  count: number | "all",
): Promise<Quotation[][]> {
  const fits = ({ length }: { readonly length: number }): boolean =>
    count === "all" ? length >= 2 && length <= MOST_OF_ALL : length === count;
  const ids = [...new Set(passages.map(({ document_id }) => document_id))];
  const found = await Promise.all(
    ids.map(async (id) => {
      const near = passages.filter(({ document_id }) => document_id === id);
      const document = await library.read(id);
      const runs = (document ? runsOf(document) : []).filter(
        (run) =>
          fits(run) && near.some(({ start, end }) => run[0] && run[0].start >= start && run[0].start <= end + NEAR),
      );
      const all = runs.length > 0 ? await library.passages(id) : [];
      return runs.map((run) =>
        run.flatMap(({ start, end }): Quotation[] => {
          const holds = (one: Passage): boolean => one.start <= start && one.end >= end;
          const passage = near.find(holds) ?? all.find(holds);
          return passage ? [{ passage, start, end }] : [];
        }),
      );
    }),
  );
  return found.flat().filter(fits);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function runsOf({ text, blocks }: ParsedDocument): Span[][] {
  const runs: Span[][] = [];
  let numbered: Span[] = [];
  let items: Span[] = [];
  for (const block of blocks) {
    const own = text.slice(block.start, block.end);
    if (block.kind === "list_item") {
      if (items.length === 0) runs.push(items);
      items.push(firstOf(text, block));
    } else items = [];
    if (block.kind === "table") runs.push(rowsOf(block.start, own));
    const marked = /^(\p{N}{1,2})[.)]\s+(?=\p{L})/u.exec(own);
    if (!marked) continue;
    const number = Number(marked[1]);
    if (number === 1) runs.push((numbered = []));
    if (number === numbered.length + 1) numbered.push(firstOf(text, block));
  }
  return runs;
}

const LONGEST = 160;

/** An item without its number; of a long one the first sentence, which says what it is. */
function firstOf(text: string, block: Span): Span {
  const number = /^\p{N}{1,2}[.)]\s+(?=\p{L})/u.exec(text.slice(block.start, block.end))?.[0].length ?? 0;
  const start = block.start + number;
  const [first] = sentences(text.slice(start, block.end));
  return block.end - start > LONGEST && first
    ? { start: start + first.start, end: start + first.end }
    : { start, end: block.end };
}

/** The first cell of each row below the names of the columns. */
function rowsOf(start: number, table: string): Span[] {
  return [...table.matchAll(/(?<=\n)[^\n]+/gu)].map(({ 0: row, index }) => {
    const [cell = ""] = row.split(" | ");
    return { start: start + index, end: start + index + cell.trimEnd().length };
  });
}

/** The list that the sentence leads to; null where it tells the things itself: "the one and the other". */
export function listAfter(
  question: string,
  best: RankedSentence | undefined,
  runs: readonly (readonly Quotation[])[],
): readonly Quotation[] | null {
  if (!best || best.coverage < 0.5) return null;
  const isAll = askedCount(question) === "all";
  // How many there are nobody said: only a heading, or a sentence that ends so, can be trusted to lead to them.
  if (isAll && !(best.coverage > 0.7 && (isHeading(best) || /[:：]$/u.test(best.text)))) return null;
  if (!isHeading(best) && /,|\p{L} (?:and|or|und|et|y) \p{L}|:\s*\p{L}/u.test(best.text)) return null;
  const after = runs.filter(
    ([first]) =>
      first?.passage.document_id === best.passage.document_id &&
      first.start >= best.end &&
      first.start - best.end <= (isAll ? NEAR / 3 : NEAR),
  );
  return after.toSorted((a, b) => (a[0]?.start ?? 0) - (b[0]?.start ?? 0))[0] ?? null;
}

/** A list under a heading that says most of the question: "Rules of the towpath". */
export function listUnder(
  tokenizer: Tokenizer,
  question: Question,
  runs: readonly (readonly Quotation[])[],
): readonly Quotation[] | null {
  if (askedCount(question.text) === null || question.terms.length === 0) return null;
  const fits = ([first]: readonly Quotation[]): boolean => {
    const step = ownHeading(first?.passage.heading);
    const held = new Set(tokenizer.terms(step));
    return question.terms.filter((term) => held.has(term)).length >= question.terms.length * MOST_OF_QUESTION;
  };
  return runs.find(fits) ?? null;
}

const MOST_OF_QUESTION = 0.7;
