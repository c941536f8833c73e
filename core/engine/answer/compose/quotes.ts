import { LIGHT_WORDS } from "../../languages/question-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { ParsedDocument } from "../../parsed-document.ts";
import type { LibraryDocument } from "../library.ts";
import type { Question } from "../understand/question.ts";
import { OF_FAMILY } from "./describes.ts";
import { inPassage, leadsOn, textOf } from "./context.ts";
import type { Quotation } from "./draft.ts";
import type { AnsweringCell } from "./find-cell.ts";
import { listAfter, listUnder } from "./enumerations.ts";
import { heldTerms } from "./held-terms.ts";
import { namesOfEntry } from "./entry-names.ts";
import { glossaryEntry } from "./glossary.ts";
import { holdsKind, wantsFigure } from "./kind-held.ts";
import { overlap } from "./overlap.ts";
import { isHeadingLine, isProse } from "./prose.ts";
import { isShown, type Quote, quoteOf } from "./quote.ts";
import type { RankedSentence } from "./rank-sentences.ts";
import { termWeights } from "./term-weights.ts";
import { titlePageQuote } from "./title-page-quote.ts";
import { share } from "./rank-passages.ts";
import { isTableRow } from "../../sentences.ts";
import { telling, withOwnWords } from "./telling-sentences.ts";
import { fieldRows } from "./field-rows.ts";
import { namedRowQuotes, sureRowQuotes } from "./row-quotes.ts";
import { shapeOf } from "./quote-shape.ts";
import type { TableRow } from "./table-row.ts";
import { isWhole, widenedAll } from "./widen.ts";
import type { Group } from "../writer.ts";

export const MOST_QUOTES = 5;
/** Quotes that are looked for; those of one passage are put together. */
const MOST_FOUND = 9;
/** Share of the best score from which a further sentence is quoted. */
const ALSO = 0.5;
/** Share of what the best sentence holds of the question that a further one must hold, where no model has compared it. */
const AS_MUCH = 0.5;
/** Share of what the best line holds of the question from which a sentence is taken before a heading or a caption. */
const PROSE = 0.6;
/** Share of one sentence's terms that another may hold and still say something else. */
const ALIKE = 0.6;

/** What quotes are made from. */
export interface Findings {
  readonly tokenizer: Tokenizer;
  readonly question: Question;
  /** Sentences of the passages, the likeliest first. */
  readonly ranked: readonly RankedSentence[];
  readonly groups: readonly Group[];
  readonly documents: readonly LibraryDocument[];
  /** Items of the lists in passages that lead to one. */
  readonly listed: readonly Quotation[];
  /** Texts of the best passages' documents, by id. */
  readonly read: ReadonlyMap<string, ParsedDocument>;
  /** The cell that may be asked for, or several that are equal. */
  readonly cells: readonly AnsweringCell[];
  /** Rows whose values were added up; empty where none were. */
  readonly added: readonly TableRow[];
  /** Rows that are all asked for: nothing else is quoted; empty where none are. */
  readonly matched: readonly TableRow[];
  /** Rows of tables that the question names, best first. */
  readonly rows: readonly TableRow[];
  /** Rows that are likely meant where nothing is sure. */
  readonly likely: readonly TableRow[];
}

export interface Shaping extends Findings {
  /** How much of the question a text holds, 0–1. */
  readonly shareOf: (text: string) => number;
}

/** One to five quotes, best first; none where nothing was retrieved. */
export function quotesFor(all: Findings): readonly Quote[] {
  const ranked = withOwnWords(all.question, telling(all));
  const weights = termWeights(all.question, ranked);
  const shareHeld = (terms: readonly string[], text: string): number =>
    share(weights, terms, heldTerms(withAskedForms(all.question, all.tokenizer.terms(text))));
  const shareOf = (text: string): number => shareHeld(all.question.terms, text);
  const findings = { ...all, ranked, shareOf };
  const quotes = sureRowQuotes(findings);
  if (all.matched.length > 0) return quotes;
  if (quotes.length === 0) quotes.push(...fieldRows(findings).map((row) => shapeOf(findings, row)));
  if (quotes.length === 0) quotes.push(...namedRowQuotes(findings));
  const ofMatter = all.question.terms.filter((term) => !LIGHT_WORDS.has(term));
  const measure = { question: all.question, shareOf: (text: string): number => shareHeld(ofMatter, text) };
  const first = quotes.length === 0 ? firstQuote(findings, all.ranked) : null;
  if (first) quotes.push(...tableUnder(findings, first));
  const isOfKind = first !== null && (!wantsFigure(all.question) || holdsKind(all.question, first.best.text));
  const isAnswered = isOfKind && first.sentences.length > 0 && isWhole(measure, first);
  const least = (ranked[0]?.score ?? 0) * ALSO;
  // Words of the question stand in all of them.
  const asked = new Set(all.question.terms);
  const beside = (terms: ReadonlySet<string>) => new Set([...terms].filter((term) => !asked.has(term)));
  for (const sentence of ranked) {
    if (quotes.length === MOST_FOUND || sentence.score < least) break;
    if (sentence.likeness === undefined && sentence.coverage < (ranked[0]?.coverage ?? 0) * AS_MUCH) continue;
    if (isAnswered && measure.shareOf(sentence.text) === 0) continue;
    const isRow = isTableRow(sentence.text);
    const isNew = quotes.every(
      (own) =>
        !isShown(own, sentence) &&
        // Rows of one table are alike, and each is another thing.
        ((isRow && own.row !== null) || overlap(beside(own.best.terms), beside(sentence.terms)) < ALIKE),
    );
    const quote = isNew ? withoutShown(shapeOf({ ...findings, groups: [] }, sentence), quotes) : null;
    if (quote) quotes.push(quote);
  }
  const told = ofSeveralPassages(widenedAll(measure, quotes).slice(0, MOST_QUOTES)).reduce<readonly Quote[]>(
    (before, quote) => [...before, withNamesOfEntry(quote, before)],
    [],
  );
  return titlePageQuote(findings).concat(told).slice(0, MOST_QUOTES);
}

/** The terms of a text with those of the question of which it holds another form. */
function withAskedForms({ terms, related }: Question, held: readonly string[]): readonly string[] {
  const own = new Set(held);
  const isFormed = (term: string): boolean =>
    [...(related.get(term) ?? [])].some(([form, worth]) => worth >= SAME_WORD && own.has(form));
  return [...own, ...terms.filter(isFormed)];
}

/** What a form of a word is worth that is no compound with it. */
const SAME_WORD = 1;

/** With the lines that name what its first sentence explains, unless it or a quote before shows them. */
function withNamesOfEntry(quote: Quote, before: readonly Quote[]): Quote {
  const [first] = quote.sentences;
  const names = first && quote.row === null ? namesOfEntry(first) : [];
  return {
    ...quote,
    sentences: [...names.filter((name) => ![...before, quote].some((own) => isShown(own, name))), ...quote.sentences],
  };
}

/** Without what other quotes show; null where that is all it leads to. */
function withoutShown(quote: Quote, others: readonly Quote[]): Quote | null {
  const isNew = (own: Quotation): boolean => !others.some((other) => isShown(other, own));
  const items = quote.items.filter(isNew);
  if (quote.items.length > 0 && items.length === 0) return null;
  return { ...quote, items, sentences: quote.sentences.filter(isNew) };
}

/** Quotes that a person reads for sure. */
const READ = 3;

/** The first three are not all of one passage where a further quote is of another: the passage itself may be the wrong one. */
function ofSeveralPassages(quotes: readonly Quote[]): readonly Quote[] {
  const passage = quotes[0]?.best.passage;
  const other = quotes.findIndex(({ best }) => best.passage !== passage);
  const moved = quotes[other];
  return moved && other >= READ
    ? [...quotes.slice(0, READ - 1), moved, ...quotes.toSpliced(other, 1).slice(READ - 1)]
    : quotes;
}

/** Of the best sentences those that may lead to the list that is asked for. */
const MAY_LEAD = 3;

/**
 * The best rows of the table that a quote of one line stands over, as a heading, a caption or a sentence with a colon does: "Costs of
 * the first year" tells nothing of them. The quote itself where it stands over none.
 */
function tableUnder(findings: Shaping, quote: Quote): readonly Quote[] {
  const { best, row, items } = quote;
  if (row !== null || items.length > 0 || (isProse(best.text) && !leadsOn(best.text))) return [quote];
  const { all, at } = inPassage(best);
  const below = all.slice(at + 1);
  const end = below.findIndex((own) => !isTableRow(textOf(own)));
  const starts = new Set(below.slice(0, end < 0 ? below.length : end).map(({ start }) => start));
  const rows = findings.ranked.filter(({ passage, start }) => passage === best.passage && starts.has(start));
  return rows.length < 2 ? [quote] : rows.slice(0, MOST_QUOTES).map((own) => shapeOf(findings, own));
}

/** The list that is asked for, else the sentence likeliest to answer, in its form. */
function firstQuote(findings: Shaping, [heading, ...others]: readonly RankedSentence[]): Quote | null {
  const { tokenizer, question, groups } = findings;
  const lists = groups.flatMap((group) => group.lists ?? []);
  const under = listUnder(tokenizer, question, lists);
  const leading = others.slice(0, MAY_LEAD - 1).filter(({ text }) => leadsOn(text));
  for (const lead of heading ? [heading, ...leading] : []) {
    const led = under ?? listAfter(question.text, lead, lists);
    if (led) return { ...quoteOf(lead, isWithin(lead, led) || !leadsTo(lead, led) ? [] : [lead]), items: led };
  }
  const best = bestOf(findings);
  return best ? (entryOf(findings, best) ?? shapeOf(findings, best)) : null;
}

/** The entry of a glossary, where no sentence says as clearly what the thing is. */
function entryOf({ tokenizer, question, groups, ranked }: Findings, best: RankedSentence): Quote | null {
  const { definition } = question;
  if (!definition || definition.strengthOf(best.text) >= OF_FAMILY) return null;
  const passages = groups.flatMap((group) => group.passages);
  const [term, sentence] = glossaryEntry(tokenizer, definition.thing, passages) ?? [];
  if (!term || !sentence) return null;
  const told = ranked.find(({ passage, start }) => passage === sentence.passage && start === sentence.start);
  return told ? quoteOf(told, [term, sentence]) : null;
}

/** Whether a list follows a sentence of its document. */
const leadsTo = (sentence: Quotation, [first]: readonly Quotation[]): boolean =>
  first?.passage.document_id === sentence.passage.document_id && sentence.end <= first.start;

const isWithin = (sentence: Quotation, items: readonly Quotation[]): boolean =>
  items.some(
    ({ passage, start, end }) =>
      passage.document_id === sentence.passage.document_id && sentence.start < end && sentence.end > start,
  );

/** The best sentence; prose before a caption of its passage, and prose or a row before a heading. */
function bestOf({ ranked, question }: Findings): RankedSentence | undefined {
  const [first] = ranked;
  const namesHolder = (question.holder?.strengthOf(first?.text ?? "") ?? 0) > 0;
  if (!first || first.counts === true || first.isSought || namesHolder || isTableRow(first.text) || isProse(first.text))
    return first;
  const names = [...question.key].filter((term) => first.terms.has(term));
  const saysAsMuch = ranked.filter(
    ({ text, coverage, terms, passage }) =>
      (isProse(text) || isTableRow(text)) &&
      coverage >= first.coverage * PROSE &&
      (passage === first.passage || names.every((name) => terms.has(name))),
  );
  const beneath = saysAsMuch.find(({ passage, text }) => passage === first.passage && isProse(text));
  return beneath ?? (isHeadingLine(first.text) ? saysAsMuch[0] : undefined) ?? first;
}
