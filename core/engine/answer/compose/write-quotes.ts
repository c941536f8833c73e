import type { Frames } from "../../languages/language.ts";
import type { Mismatch } from "../verify/mismatch.ts";
import { type DraftBuilder, type Quotation, shown } from "./draft.ts";
import { textOf } from "./context.ts";
import type { Quote } from "./quote.ts";
import { isEnded } from "./prose.ts";
import { isTableRow } from "../../sentences.ts";
import { rowOfText } from "./table-row.ts";
import { italic, tablesOf, writeFirstRow, writeNextRow } from "./write-rows.ts";

/** The quotes, best first, each after what of the question it lacks; rows of one table, and fields of one form, together. */
export function writeQuotes(
  draft: DraftBuilder,
  frames: Frames,
  quotes: readonly { readonly quote: Quote; readonly mismatch: Mismatch | null }[],
): void {
  // It is said of all of them: one that denies something may be the answer.
  const isNoneDenying = quotes.every(({ mismatch }) => mismatch?.kind === "polarity");
  const told = quotes.map(({ quote, ...own }, index) => ({
    quote,
    mismatch: own.mismatch?.kind === "polarity" && (index > 0 || !isNoneDenying) ? null : own.mismatch,
  }));
  const tables = tablesOf(told.map(({ quote, mismatch }) => ({ row: quote.row, isApart: mismatch !== null })));
  told.forEach(({ quote, mismatch }, index) => {
    const table = tables[index];
    if (quote.row && table && table === tables[index - 1]) {
      writeNextRow(draft, quote.row, table);
      return;
    }
    if (index > 0) draft.say("\n\n");
    if (mismatch) draft.say(`${mismatchText(frames, mismatch)}\n\n`);
    if (quote.sentences.length > 0) writeSentences(draft, quote.sentences);
    if (quote.items.length > 0) writeItems(draft, quote.items, quote.sentences.length > 0);
    if (quote.row && table) writeFirstRow(draft, frames, quote.row, table);
  });
}

function mismatchText(frames: Frames, mismatch: Mismatch): string {
  switch (mismatch.kind) {
    case "year":
      return frames.otherYear(shown(mismatch.found), shown(mismatch.asked));
    case "polarity":
      return frames.withoutNot(shown(mismatch.negation));
    case "lacks":
      return frames.doesNotMention(mismatch.words.map(italic));
  }
}

/** A quote that nothing of the question is told to be missing in. */
export const withoutMismatch = (quote: Quote): { readonly quote: Quote; readonly mismatch: null } => ({
  quote,
  mismatch: null,
});

/** In one block, lines without a full stop parted by dots; those that stand together are cited together. */
export function writeSentences(draft: DraftBuilder, sentences: readonly Quotation[]): void {
  draft.say("> ");
  sentences.forEach((sentence, index) => {
    const [before, next] = [sentences[index - 1], sentences[index + 1]];
    if (before) draft.say(leavesOut(before, sentence) ? " … " : isEnded(textOf(before)) ? " " : " · ");
    const isCut = next !== undefined && leavesOut(sentence, next);
    writeWords(draft, sentence, { cite: isCut || isLastOfPassage(sentences, index) });
  });
}

/** Whether other words of the passage stand between two sentences. */
const leavesOut = ({ passage, end }: Quotation, next: Quotation): boolean =>
  passage === next.passage &&
  /[\p{L}\p{N}]/u.test(passage.content.slice(end - passage.start, Math.max(end, next.start) - passage.start));

function writeItems(draft: DraftBuilder, items: readonly Quotation[], hasLead: boolean): void {
  if (hasLead) draft.say("\n\n");
  const areRows = items.length > 1 && items.every((item) => isTableRow(textOf(item)));
  const first = firstNumber(items);
  items.forEach((item, index) => {
    draft.say(`${index > 0 ? "\n" : ""}${first + index}. `);
    writeWords(draft, withoutMark(item), { cite: isLastOfPassage(items, index), ...(areRows && { isRow: true }) });
  });
}

const MARK = /^(?:[-*•▪‣·]|\(?(\p{Nd}{1,3})[.)])\s+(?=\S)/u;

/** The same where it stands before the item. */
const MARK_BEFORE = /(?:^|\n)\s*\(?(\p{Nd}{1,3})[.)]\s*$/u;

/** The number of the first item, where the document numbers them one after the other; else 1. */
function firstNumber(items: readonly Quotation[]): number {
  const numbers = items.map((item) => {
    const before = item.passage.content.slice(0, item.start - item.passage.start);
    return Number((MARK.exec(textOf(item)) ?? MARK_BEFORE.exec(before))?.[1]);
  });
  const [first = 1] = numbers;
  return numbers.every((number, index) => number === first + index) ? first : 1;
}

/** An item has a number here in place of its mark. */
const withoutMark = (item: Quotation): Quotation => ({
  ...item,
  start: item.start + (MARK.exec(textOf(item))?.[0].length ?? 0),
});

/** As they stand; the cells of a row parted by dots. */
export function writeWords(
  draft: DraftBuilder,
  words: Quotation,
  {
    cite = true,
    isRow = SEVERAL_CELLS.test(textOf(words)),
  }: { readonly cite?: boolean; readonly isRow?: boolean } = {},
): void {
  const cells = isRow ? (rowOfText(words)?.cells ?? []) : [];
  if (cells.length === 0) draft.quote(words, { cite });
  cells.forEach(({ cell }, index) => {
    if (index > 0) draft.say(" · ");
    draft.quote(cell, { cite: cite && index === cells.length - 1 });
  });
}

/** A sentence, item or row beside others of its document: "a | b" is a row there. */
export const writeLine = (draft: DraftBuilder, line: Quotation): void =>
  writeWords(draft, line, { isRow: isTableRow(textOf(line)) });

/** "a | b" may be a command. */
const SEVERAL_CELLS = /^\| | \| .* \| /su;

const isLastOfPassage = (quotations: readonly Quotation[], at: number): boolean =>
  quotations[at + 1]?.passage.chunk_id !== quotations[at]?.passage.chunk_id;
