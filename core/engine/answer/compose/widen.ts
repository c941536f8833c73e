import type { Question } from "../understand/question.ts";
import { inPassage, ITEM, textOf } from "./context.ts";
import type { Quotation } from "./draft.ts";
import { isEnded, isHeadingLine, isProse } from "./prose.ts";
import { isShown, type Quote, wordsOf } from "./quote.ts";
import { holdsKind } from "./kind-held.ts";
import { ASKS, isTableRow, ITEM_MARK } from "../../sentences.ts";

/**
 * UTF-16 characters of one quote of sentences: more for the first, which is read for sure. Of 450, 600, 700 and 800 for the
 * first, tried on the parts of `bench/natural-questions.ts` that are looked at. `whole` is for one that holds all of the question,
 * but no figure or name that is asked for: 450 and 700 gain nothing more.
 */
const LONGEST = { first: 700, further: 450, whole: 300 };
/** Paragraphs of which the best sentences are put together in one quote; with one fewer quotes hold the answer. */
const MOST_PARAGRAPHS = 2;
/** UTF-16 characters of a quote below which it goes on into the next paragraph: lines of an address, short clauses. */
const SHORT = 80;
/** Share of the question that a quote must hold to stand as short as it is. */
const WHOLE = 0.9;
/** The same where its sentence also holds a thing of the kind that is asked for. */
const TOLD = 0.8;

const sizeOf = (quoted: readonly Quotation[]): number => quoted.reduce((sum, { start, end }) => sum + end - start, 0);
const inOrder = (quoted: readonly Quotation[]): readonly Quotation[] => quoted.toSorted((a, b) => a.start - b.start);
const isOfSentences = ({ row, items, sentences }: Quote): boolean =>
  row === null && items.length === 0 && sentences.length > 0;
const isOfItems = ({ row, items }: Quote): boolean => row === null && items.length > 0;

/** Words of a line that may be more than a heading: "Treasurer – Tove Brandt". */
const SHORTEST_LINE = 3;

/** No heading, and no label. */
const isText = (text: string): boolean =>
  isProse(text) ||
  isEnded(text) ||
  ITEM.test(text) ||
  (!isHeadingLine(text) && text.split(/\s+/u).length >= SHORTEST_LINE);

/** What tells whether a quote is whole. */
export interface Asked {
  readonly question: Question;
  /** How much of the question's telling words a text holds, 0–1. */
  readonly shareOf: (text: string) => number;
}

/** Whether a quote says enough as short as it is: it counts what is asked for, or holds nearly all of the question. */
export function isWhole({ question, shareOf }: Asked, { best, sentences }: Quote): boolean {
  if (best.counts === true) return true;
  // "You may see .LCK files" has all words of "What are .LCK files for?", and does not say it.
  const told = question.definition ?? question.purpose;
  if (told !== null && !sentences.some((own) => told.strengthOf(textOf(own)) > 0)) return false;
  const isTold = question.wants !== "thing" && holdsKind(question, best.text);
  return shareOf(sentences.map(textOf).join(" ")) >= (isTold ? TOLD : WHOLE);
}

/**
 * Whether a quote needs nothing beside it. A sentence with all words of the question may still lack what is asked, where that is
 * neither a figure nor a name.
 */
const standsAlone = (asked: Asked, quote: Quote): boolean => isWhole(asked, quote) && isWanted(asked, quote);

/** Whether what is asked is a figure, a name or a definition, which a quote that is whole then holds. */
const isWanted = ({ question }: Asked, { best }: Quote): boolean =>
  best.counts === true || question.wants !== "thing" || question.definition !== null;

/** The quotes as they are where the first is whole; else those of one passage together, each as long as a paragraph. */
export function widenedAll(asked: Asked, quotes: readonly Quote[]): readonly Quote[] {
  const [first] = quotes;
  const isFirstWhole = first !== undefined && standsAlone(asked, first);
  const all = isFirstWhole ? [...quotes] : joined(asked, quotes);
  for (const [at, quote] of all.entries()) {
    const limits = { others: all.toSpliced(at, 1), longest: at === 0 ? LONGEST.first : LONGEST.further };
    if (isHeading(quote) || isRunIn(quote)) all[at] = grown(quote, limits);
    else if (!isFirstWhole) all[at] = widened(asked, quote, limits);
    else if (at === 0) all[at] = withKind(asked, quote, limits.others);
  }
  const telling = all.filter((quote) => !isHeading(quote)).map(withoutLooseHeadings);
  return telling.length > 0 ? telling : all;
}

/** Without headings whose text is not quoted with them. */
function withoutLooseHeadings(quote: Quote): Quote {
  if (!isOfSentences(quote)) return quote;
  const { sentences } = quote;
  const leads = (own: Quotation, next: Quotation | undefined): boolean => {
    const { all, at } = inPassage(own);
    return next !== undefined && all[at + 1]?.start === next.start;
  };
  return { ...quote, sentences: sentences.filter((own, at) => !headsText(own) || leads(own, sentences[at + 1])) };
}

/** A heading alone says what its text is about, and not what the text says. */
const isHeading = (quote: Quote): boolean => isOfSentences(quote) && quote.sentences.every(headsText);

/** Words of the longest label. */
const LONGEST_LABEL = 4;

/** "New conductor." says what the rest of its paragraph is about, as a heading does. */
function isRunIn(quote: Quote): boolean {
  const [label, ...others] = quote.sentences;
  if (!label || others.length > 0 || !isOfSentences(quote)) return false;
  const { all, at } = inPassage(label);
  const [before, next] = [all[at - 1], all[at + 1]];
  const isShort = textOf(label).replace(ITEM, "").split(/\s+/u).length <= LONGEST_LABEL;
  const begins = before === undefined || startOfParagraph(before) !== startOfParagraph(label);
  return isShort && begins && next !== undefined && startOfParagraph(next) === startOfParagraph(label);
}

/** Those of one passage put together: sentences up to the length of a paragraph, and items of its list. */
function joined(asked: Asked, quotes: readonly Quote[]): Quote[] {
  const all: Quote[] = [];
  for (const quote of quotes) {
    const at = all.findIndex(
      (own, place) =>
        own.best.passage === quote.best.passage &&
        canJoin(asked, own, quote, place === 0 ? LONGEST.first : LONGEST.further),
    );
    const own = all[at];
    if (own)
      all[at] = {
        ...own,
        sentences: together(own.sentences, quote.sentences),
        items: inOrder([...own.items, ...quote.items]),
      };
    else all.push(quote);
  }
  return all;
}

/** Characters of what stands between two sentences of a quote that is shown as well: left out, a list would lack its middle. */
const LONGEST_GAP = 150;

/** Sentences of one passage, with short ones that stand between them. */
function together(some: readonly Quotation[], others: readonly Quotation[]): readonly Quotation[] {
  // One that another quote begins with may stand between these already.
  const quoted = inOrder([...new Map([...some, ...others].map((own) => [own.start, own])).values()]);
  const [first] = quoted;
  if (!first) return quoted;
  const { all } = inPassage(first);
  const between = quoted.slice(1).flatMap((next, at) => {
    const before = quoted[at];
    const gap = all.filter(({ start, end }) => before !== undefined && start >= before.end && end <= next.start);
    return sizeOf(gap) <= LONGEST_GAP &&
      gap.every((own) => isText(textOf(own)) && !isTableRow(textOf(own)) && !headsText(own))
      ? gap
      : [];
  });
  return inOrder([...quoted, ...between]);
}

/** An item whose lead another quote shows is left without one. */
function canJoin(asked: Asked, own: Quote, quote: Quote, longest: number): boolean {
  if (!isOfSentences(quote)) return isOfItems(quote) && quote.sentences.length === 0 && isOfItems(own);
  if (!isOfSentences(own) || !isOfSection(own.sentences, quote.sentences)) return false;
  if (!isBetween(own.sentences, quote.sentences) && standsAlone(asked, own)) return false;
  const quoted = [...own.sentences, ...quote.sentences];
  return paragraphsOf(quoted).size <= MOST_PARAGRAPHS && sizeOf(together(own.sentences, quote.sentences)) <= longest;
}

/** An empty line, or the beginning of an item. */
const BETWEEN_PARAGRAPHS = new RegExp(String.raw`\n[^\S\n]*\n|\n(?=[^\S\n]*(?:${ITEM_MARK}))`, "gu");

/** Where the paragraphs of some sentences of a passage begin; a heading is of the one below it. */
const paragraphsOf = (sentences: readonly Quotation[]): ReadonlySet<number> => new Set(sentences.map(startOfParagraph));

function startOfParagraph(sentence: Quotation): number {
  const { all, at } = inPassage(sentence);
  const text = all.slice(at).find((own) => !headsText(own)) ?? sentence;
  const { passage, start } = text;
  const ends = passage.content.matchAll(BETWEEN_PARAGRAPHS).map(({ index, 0: { length } }) => index + length);
  return ends.filter((end) => end <= start - passage.start).reduce((_, end) => end, 0);
}

/** A quote that holds no thing of the kind asked for, with the sentence beside it that does: "It was released in May 2005." */
function withKind({ question }: Asked, quote: Quote, others: readonly Quote[]): Quote {
  const holds = (own: Quotation): boolean => holdsKind(question, textOf(own));
  if (question.wants === "thing" || !isOfSentences(quote) || quote.sentences.some(holds)) return quote;
  const limits = { others, longest: LONGEST.further };
  const beside = besideOf(quote.sentences).find((own) => holds(own) && canStand(own, quote.sentences, limits));
  return beside ? { ...quote, sentences: inOrder([...quote.sentences, beside]) } : quote;
}

/** The sentences after and before each of some, those after first. */
function besideOf(quoted: readonly Quotation[]): readonly Quotation[] {
  const [first] = quoted;
  if (!first) return [];
  const { all } = inPassage(first);
  const starts = new Set(quoted.map(({ start }) => start));
  return all
    .flatMap(({ start }, at) => (starts.has(start) ? [all[at + 1], all[at - 1]] : []))
    .filter((own) => own !== undefined);
}

/** "3.2 The fee is due": where clauses are numbered so, those of another first number are of another section. */
const CLAUSE = /^(\p{N}{1,3})\.\p{N}{1,3}(?:\.\p{N}{1,3})*[.)]?\s+(?![\p{Ll}\p{N}])/u;
const SECTION = /^(\p{N}{1,3})[.)]?\s+(?![\p{Ll}\p{N}])/u;

/** The section of numbered clauses that a sentence is of; null where its passage has none, or before the first. */
function sectionOf(sentence: Quotation): string | null {
  const { all, at } = inPassage(sentence);
  const texts = all.map(textOf);
  if (!texts.some((text) => CLAUSE.test(text))) return null;
  const numbers = texts.slice(0, at + 1).map((text) => (CLAUSE.exec(text) ?? SECTION.exec(text))?.[1]);
  return numbers.findLast((number) => number !== undefined) ?? null;
}

function isOfSection([one]: readonly Quotation[], [other]: readonly Quotation[]): boolean {
  return one === undefined || other === undefined || sectionOf(one) === sectionOf(other);
}

/** Characters of the longest line that may be a heading. */
const LONGEST_HEADING = 80;

/** A short line alone between paragraphs, with running text below it; it may be a question that the text answers. */
function headsText(sentence: Quotation): boolean {
  const { passage, start, end } = sentence;
  const text = textOf(sentence);
  if (text.length > LONGEST_HEADING || (isEnded(text) && !ASKS.test(text)) || isTableRow(text)) return false;
  const [before, after] = [passage.content.slice(0, start - passage.start), passage.content.slice(end - passage.start)];
  if (!/(?:^|\n\s*\n)$/u.test(before) || !/^\s*\n\s*\n/u.test(after)) return false;
  const { all, at } = inPassage(sentence);
  const next = all[at + 1];
  return next !== undefined && (isProse(textOf(next)) || isEnded(textOf(next)));
}

/** Whether no heading stands between what is quoted and one sentence beside it; the heading of what is quoted may be that one. */
function isUnderSameHeading(quoted: readonly Quotation[], own: Quotation): boolean {
  const [first] = quoted;
  return first !== undefined && own.start < first.start ? !headsText(first) : !headsText(own);
}

/** Whether one quote stands between the sentences of another, which would leave it out. */
const isBetween = (quoted: readonly Quotation[], own: readonly Quotation[]): boolean =>
  own.every(({ start }) => start > (quoted[0]?.start ?? Infinity) && start < (quoted.at(-1)?.start ?? 0));

interface Limits {
  readonly others: readonly Quote[];
  /** UTF-16 characters. */
  readonly longest: number;
}

/** Whether a sentence may be quoted with these: one of their paragraphs, within its length, that no other quote shows. */
const canStand = (own: Quotation, quoted: readonly Quotation[], { others, longest }: Limits): boolean =>
  !quoted.some(({ start }) => start === own.start) &&
  !quoted.some((one) => wordsOf(one) === wordsOf(own)) &&
  !others.some((other) => isShown(other, own)) &&
  !isTableRow(textOf(own)) &&
  isText(textOf(own)) &&
  sizeOf([...quoted, own]) <= longest &&
  isOfSection(quoted, [own]) &&
  (sizeOf(quoted) < SHORT || paragraphsOf(quoted).has(startOfParagraph(own))) &&
  isUnderSameHeading(quoted, own);

/**
 * A quote that holds only a part of the question, with the sentences beside it up to the length of a paragraph: an
 * answer in other words than the question's mostly stands near.
 */
function widened(asked: Asked, quote: Quote, limits: Limits): Quote {
  const [first] = quote.sentences;
  if (!first || !isOfSentences(quote) || isTableRow(textOf(first))) return quote;
  if (!isWhole(asked, quote)) return grown(quote, limits);
  if (isWanted(asked, quote)) return withKind(asked, quote, limits.others);
  return grown(quote, { ...limits, longest: Math.min(limits.longest, LONGEST.whole) });
}

/** With the sentences beside it, up to the length that is given. */
function grown(quote: Quote, limits: Limits): Quote {
  let quoted = quote.sentences;
  for (;;) {
    const next = besideOf(quoted).find((own) => canStand(own, quoted, limits));
    if (!next) return { ...quote, sentences: quoted };
    quoted = inOrder([...quoted, next]);
  }
}
