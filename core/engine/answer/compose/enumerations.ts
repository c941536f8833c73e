import { textOf } from "./context.ts";
import { headingAbove } from "./heading-above.ts";
import { headedParts } from "./headings.ts";
import { type Kinds, kindsAsked } from "./kinds-asked.ts";
import { ownHeading } from "./prose.ts";
import { ASKS_KINDS } from "../../languages/kind-words.ts";
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
  const asked = question.trim();
  const said = ASKS.exec(asked)?.[1]?.toLowerCase();
  if (said === undefined) return ASKS_ALL.test(asked) || ASKS_KINDS.test(asked) ? "all" : null;
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
  runs.push(...entriesIn(text, blocks), ...partsIn(text, blocks));
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
/** UTF-16 characters of the longest line that names what the item below it explains. */
const LONGEST_NAME = 60;

/** Lists of names, each with an item below it that says what it is: "Depth layer", "A layer with the depth of each point". */
function entriesIn(text: string, blocks: ParsedDocument["blocks"]): Span[][] {
  const runs: Span[][] = [];
  let run: Span[] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.kind === "list_item") continue;
    const isEntry =
      block.kind === "paragraph" &&
      block.end - block.start <= LONGEST_NAME &&
      blocks[at + 1]?.kind === "list_item" &&
      !/[.:：。]$/u.test(text.slice(block.start, block.end));
    if (isEntry && run.length === 0) runs.push(run);
    if (isEntry) run.push({ start: block.start, end: blocks[at + 1]?.end ?? block.end });
    else run = [];
  }
  return runs;
}

/** The headings below each heading that has such. */
function partsIn(text: string, blocks: ParsedDocument["blocks"]): Span[][] {
  const parts = headedParts({ text, blocks });
  return parts.map(({ end, until, level }, at) => {
    const below = parts.slice(at + 1, at + 1 + MOST_BELOW).filter((part) => part.start >= end && part.start < until);
    const next = Math.min(...below.map((part) => part.level));
    return level === 0 ? [] : below.filter((part) => part.level === next);
  });
}

/** Headings that are looked through for those below one. */
const MOST_BELOW = 60;

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
  const [nearest] = after.toSorted((a, b) => (a[0]?.start ?? 0) - (b[0]?.start ?? 0));
  return nearest && areKinds(kindsAsked(question), best.text, nearest) ? nearest : null;
}

/** A list under a heading that says most of the question: "Rules of the towpath"; of kinds one that lists them. */
export function listUnder(
  tokenizer: Tokenizer,
  question: Question,
  runs: readonly (readonly Quotation[])[],
): readonly Quotation[] | null {
  if (askedCount(question.text) === null || question.terms.length === 0) return null;
  const kinds = kindsAsked(question.text);
  const fits = (run: readonly Quotation[]): boolean => {
    const [first] = run;
    if (kinds !== null) return first !== undefined && areKinds(kinds, headingAbove(first) ?? "", run);
    const step = ownHeading(first?.passage.heading);
    const held = new Set(tokenizer.terms(step));
    return question.terms.filter((term) => held.has(term)).length >= question.terms.length * MOST_OF_QUESTION;
  };
  return runs.find(fits) ?? null;
}

const MOST_OF_QUESTION = 0.7;

/**
 * Whether a list holds the kinds that are asked for, below a line that says so, or with the thing in the name of most: "Depth layer".
 * True for questions that ask for no kinds.
 */
function areKinds(kinds: Kinds | null, lead: string, items: readonly Quotation[]): boolean {
  if (kinds === null || kinds.areUnder(lead)) return true;
  const named = items.filter((item) => kinds.isNamedIn(textOf(item)));
  return named.length * 3 >= items.length * 2;
}
