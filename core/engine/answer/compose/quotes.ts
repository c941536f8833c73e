import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { LibraryDocument } from "../library.ts";
import type { Question } from "../understand/question.ts";
import { OF_FAMILY } from "./describes.ts";
import { afterColon, isNextTo, leadOf, withWhatItRefersTo } from "./context.ts";
import type { Quotation } from "./draft.ts";
import { listAfter, listUnder } from "./enumerations.ts";
import { overlap } from "./overlap.ts";
import { isIndex, isProse } from "./prose.ts";
import { isShown, type Quote, quoteOf } from "./quote.ts";
import { likeliestPassage } from "./rank-passages.ts";
import { isHeading, type RankedSentence } from "./rank-sentences.ts";
import { withItsReason } from "./reasons.ts";
import { isTableRow } from "./sentences.ts";
import { stepsAfter } from "./steps.ts";
import { tableRowOf } from "./table-row.ts";
import type { Group } from "../writer.ts";

export const MOST_QUOTES = 5;
/** Share of the best score from which a further sentence is quoted. */
const ALSO = 0.6;
/** Share of the best score from which a sentence is taken before a heading, a caption or the row of a table. */
const PROSE = 0.6;
/** Share of one sentence's terms that another may hold and still say something else. */
const ALIKE = 0.6;

/** One to five quotes, best first; none where nothing was retrieved. */
export function quotesFor(
  tokenizer: Tokenizer,
  question: Question,
  sentences: readonly RankedSentence[],
  groups: readonly Group[],
  documents: readonly LibraryDocument[],
): readonly Quote[] {
  const lists = groups.flatMap((group) => group.lists ?? []);
  const items = groups.flatMap((group) => group.items ?? []);
  const ranked = telling(sentences, documents);
  const first = ranked[0] && bestOf(tokenizer, question, ranked);
  const heading = sentences[0];
  const led = heading && (listUnder(tokenizer, question, lists) ?? listAfter(question.text, heading, lists));
  const quotes: Quote[] = [];
  if (heading && led) quotes.push({ ...quoteOf(heading, isWithin(heading, led) ? [] : [heading]), items: led });
  else if (first) quotes.push(shapeOf(tokenizer, question, first, ranked, items));
  for (const sentence of ranked) {
    const [top] = quotes;
    if (quotes.length === MOST_QUOTES || !top || sentence.score < top.best.score * ALSO) break;
    const isNew = quotes.every((own) => !isShown(own, sentence) && overlap(own.best.terms, sentence.terms) < ALIKE);
    const quote = isNew && shapeOf(tokenizer, question, sentence, ranked, []);
    if (quote && quote.sentences.every((own) => quotes.every((other) => !isShown(other, own)))) quotes.push(quote);
  }
  return quotes;
}

const isWithin = (sentence: Quotation, items: readonly Quotation[]): boolean =>
  items.some(
    ({ passage, start, end }) =>
      passage.document_id === sentence.passage.document_id && sentence.start < end && sentence.end > start,
  );

/** A heading names what is asked for and tells nothing, nor does the number of an item or a piece of an index. */
function telling(ranked: readonly RankedSentence[], documents: readonly LibraryDocument[]): readonly RankedSentence[] {
  const titles = new Set(documents.map(({ title }) => title));
  const told = ranked.filter(
    (sentence) =>
      !isHeading(sentence) && !titles.has(sentence.text) && /\p{L}/u.test(sentence.text) && !isIndex(sentence.text),
  );
  return told.length > 0 ? told : ranked;
}

/** The best sentence of the passage likeliest to answer; one that defines the thing, or says who did it, wherever it is. */
function bestOf(
  tokenizer: Tokenizer,
  question: Question,
  ranked: readonly RankedSentence[],
): RankedSentence | undefined {
  const saying = question.deed && ranked.find(({ text }) => question.deed?.says(text));
  if (saying) return saying;
  const isDefined = question.type === "definition";
  const passage: Passage | undefined = isDefined ? ranked[0]?.passage : likeliestPassage(tokenizer, question, ranked);
  const own = ranked.filter((sentence) => sentence.passage === passage);
  const prose = own.find(({ text }) => isProse(text));
  return prose && !isTableRow(own[0]?.text ?? "") && prose.score >= (own[0]?.score ?? 0) * PROSE ? prose : own[0];
}

/** The form of quote that fits the question and the sentence. */
function shapeOf(
  tokenizer: Tokenizer,
  question: Question,
  best: RankedSentence,
  ranked: readonly RankedSentence[],
  items: readonly Quotation[],
): Quote {
  const row = tableRowOf(best);
  if (row) return { ...quoteOf(best, []), row };
  const steps = question.type === "manner" ? stepsAfter(tokenizer, question, best, items) : [];
  if (steps.length > 0) return { ...quoteOf(best, isWithin(best, steps) ? [] : [best]), items: steps };
  const lead = leadOf(best);
  if (lead) return { ...quoteOf(best, [lead]), items: [best] };
  const after = afterColon(best);
  if (after.length > 1) return { ...quoteOf(best), items: after };
  if (after.length === 1) return quoteOf(best, [best, ...after]);
  if (question.type === "reason") {
    const reasoned = withItsReason(best, ranked);
    if (reasoned.length > 1) return quoteOf(best, reasoned);
  }
  if (question.type === "definition") return quoteOf(best, withWhatItIs(question, best, ranked));
  return quoteOf(best, withWhatItRefersTo(best));
}

/** Of a sentence that only speaks of the thing also the next, where that says what it is: "She is the director of …". */
function withWhatItIs(
  question: Question,
  best: RankedSentence,
  ranked: readonly RankedSentence[],
): readonly Quotation[] {
  if ((question.definition?.strengthOf(best.text) ?? 0) >= OF_FAMILY) return withWhatItRefersTo(best);
  const next = ranked.find((own) => own.passage === best.passage && own.start > best.end && isNextTo(best, own));
  return next && SAYS_WHAT.test(next.text) ? [best, next] : withWhatItRefersTo(best);
}

const SAYS_WHAT =
  /^(?:(?:s?he|it|they)(?: is| was| are| were|['’](?:s|re)) (?:an?|the|one of)(?!\p{L})|(?:er|sie|es) (?:ist|war|sind|waren) (?:eine?|der|die|das)(?!\p{L})|(?:il|elle|c'|él|ella|è) ?(?:est|était|es|era|fue)? (?:une?|le|la|una?|el|il) )/iu;
