import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { Library } from "../library.ts";
import { LIGHT_WORDS } from "../../languages/question-words.ts";
import { toldLanguage } from "../understand/question-language.ts";
import { type Question, readQuestion } from "../understand/question.ts";
import { findAbsence, type Absence } from "../verify/absence.ts";
import { mismatchOf } from "../verify/mismatch.ts";
import { shortAnswer } from "../verify/short-answer.ts";
import type { FoundFact } from "./document-facts.ts";
import { createDraft, shown, type Draft, type DraftBuilder } from "./draft.ts";
import { type FromTables, findInTables, readDocuments } from "./find-cell.ts";
import { nothingFits, notReadSoFar } from "./ask-back.ts";
import { framesFor } from "./frames.ts";
import type { Quote } from "./quote.ts";
import { leadsOn } from "./context.ts";
import { itemsOf } from "./list-items.ts";
import { isUnsure, LITTLE, wordNowhere } from "./missing-word.ts";
import { MOST_QUOTES, quotesFor } from "./quotes.ts";
import { isUnanswered } from "./unanswered.ts";
import { withTheirPassages } from "./rank-passages.ts";
import { withTheirMeaning } from "./rank-by-meaning.ts";
import { withoutOtherSteps, withStepsOfScales } from "./range-rows.ts";
import { withNamedRowsFirst } from "./named-rows.ts";
import { type RankedSentence, rankSentences } from "./rank-sentences.ts";
import { type PassageCounts, subjectsOf } from "./subjects.ts";
import { isOfSeveralCells, writeFromTables } from "./write-from-tables.ts";
import { withoutMismatch, writeQuotes, writeSentences } from "./write-quotes.ts";
import { italic } from "./write-rows.ts";
import type { Material } from "../writer.ts";
import type { Frames } from "../../languages/language.ts";

interface AnswerDeps {
  readonly tokenizer: Tokenizer;
  readonly library: Library;
}

/** Quotes for a question, a short answer above them where its precision is known, or what no document holds. */
export async function writeAnswer({ tokenizer, library }: AnswerDeps, material: Material): Promise<Draft> {
  const { question: text, groups, documents, understood } = material;
  const passages = groups.flatMap((group) => group.passages);
  const fact = groups[0]?.fact;
  const frames = framesFor(text);
  const draft = createDraft();
  if (fact) {
    writeFact(draft, frames, fact);
    if (groups[0]?.also) {
      draft.say("\n\n");
      writeFact(draft, frames, groups[0].also);
    }
    return draft.finish(passages, true);
  }
  const { question, ranked, found, counts, ...all } = await findQuotes({ tokenizer, library }, material);
  const quotes = all.quotes.filter((quote) => !isFar(quote));
  const foreign = otherLanguagesOf(material, question.terms, quotes);
  if (foreign !== null) {
    draft.say(`${frames.fromOtherLanguage(foreign)}\n\n`);
    writeQuotes(draft, frames, quotes.map(withoutMismatch));
    return draft.finish(passages, true);
  }
  const isFront = quotes[0]?.isFront === true;
  const isReckoned = isOfSeveralCells(found);
  // "800 grams" stands in no document, and "up to 2 kg" answers it.
  const isStep = quotes[0]?.best.isStep === true || quotes[0]?.row?.isReworded === true;
  const isTold = isFront || isReckoned || isStep;
  const absence = isTold ? null : await findAbsence({ tokenizer, library }, understood, documents, passages);
  const wordMissing = (): Promise<string | null> => wordNowhere(tokenizer, library, material, { counts, ranked });
  if (absence || fact === null || quotes.length === 0) {
    const missing = absence === null && all.quotes.length > 0 ? await wordMissing() : null;
    writeAbsence(draft, frames, missing === null ? absence : { words: [missing], occurring: [] }, material);
    writeNearest(draft, frames, quotes);
    return draft.finish(passages, false);
  }
  // The quotes may say it in other words; that none has this one is told either way.
  const unknown = !isTold && isUnsure(understood, quotes[0]?.best) ? await wordMissing() : null;
  if (unknown !== null) {
    const unread = notReadSoFar(material);
    draft.say(`${noneHolds(frames, [unknown], material)}${unread === null ? "" : ` ${unread}`}\n\n`);
  }
  const isClaimed = writeFromTables(draft, frames, found);
  const short =
    isClaimed || isFront || unknown !== null || isOtherPolarity(tokenizer, understood, quotes[0])
      ? null
      : shortAnswer(tokenizer, understood, quotes, ranked);
  if (short) {
    draft.quote(short, { bold: true });
    draft.say("\n\n");
  }
  const isClosest =
    unknown !== null ||
    (!isTold && !isClaimed && !short && isUnanswered(tokenizer, material, question, quotes.slice(0, MOST_JUDGED)));
  draft.say(`${isClosest ? frames.closest : frames.fromDocuments}\n\n`);
  const told = quotes.slice(0, Math.max(MOST_QUOTES, found.matched?.rows.length ?? 0));
  const named = told.map((quote, index) => ({
    quote,
    mismatch:
      quote.row?.isReworded || quote.isFront || quote.best.isStep || found.matched
        ? null
        : mismatchOf(tokenizer, understood, quote, told.slice(0, index)),
  }));
  writeQuotes(draft, frames, named);
  return draft.finish(passages, true);
}

/** Quotes of which one has to tell what is asked for them to be told as the answer. */
const MOST_JUDGED = 3;

/** What is quoted for a question, and what it was chosen from. */
interface FoundQuotes {
  /** Best first; up to five. */
  readonly quotes: readonly Quote[];
  readonly ranked: readonly RankedSentence[];
  readonly found: FromTables;
  readonly question: Question;
  /** In how many passages of the library each term of the question stands. */
  readonly counts: ReadonlyMap<string, number>;
}

/** The sentences, lists and rows of the passages that answer likeliest. */
export async function findQuotes(
  { tokenizer, library }: AnswerDeps,
  { question: text, groups, documents, understood }: Pick<Material, "question" | "groups" | "documents" | "understood">,
): Promise<FoundQuotes> {
  const passages = groups.flatMap((group) => group.passages);
  const ofText = { given: understood.given, longForm: groups[0]?.longForm ?? null };
  const plain = readQuestion(tokenizer, text, ofText);
  const { terms } = plain;
  const held = await passagesHolding(library, terms);
  const counts = new Map([...held].map(([term, own]) => [term, [...own.values()].reduce((sum, of) => sum + of, 0)]));
  const titled = titledTerms(tokenizer, terms, passages, documents);
  const known = { ...ofText, titled, subjects: subjectsOf(tokenizer, plain, held, { documents, passages }) };
  const rarity = rarityOf(counts, documents);
  const related = await library.related(text, terms);
  const question = readQuestion(tokenizer, text, { ...known, rarity, related });
  const byWords = rankSentences(tokenizer, question, passages);
  const byMeaning = withNamedRowsFirst(
    tokenizer,
    question,
    await withTheirMeaning(library, question, byWords, documents),
  );
  const ranked = withStepsOfScales(text, withTheirPassages(tokenizer, question, byMeaning));
  const read = await readDocuments(library, passages);
  const found = withoutOtherSteps(text, await findInTables({ tokenizer, library }, understood, passages, read));
  const leading = ranked.slice(0, MOST_LEADING).filter(({ text: own }) => leadsOn(own));
  const listed = await itemsOf(library, [...new Set(leading.map(({ passage }) => passage))]);
  const quotes = quotesFor({
    tokenizer,
    question,
    ranked,
    groups,
    documents,
    read,
    listed,
    cells: found.cells,
    rows: found.rows,
    likely: found.likely,
    added: found.totals.flatMap(({ rows }) => rows),
    matched: found.matched?.rows ?? [],
  });
  return { quotes, ranked, found, question, counts };
}

/** Terms that the titles of all documents found hold, where the question has others as well. */
function titledTerms(
  tokenizer: Tokenizer,
  terms: readonly string[],
  passages: readonly Passage[],
  documents: Material["documents"],
): ReadonlySet<string> {
  const titles = [...new Set(passages.map(({ document_id }) => document_id))].map((id) => {
    const document = documents.find(({ document_id }) => document_id === id);
    return new Set(tokenizer.terms(document?.title ?? ""));
  });
  const titled = titles.length === 0 ? [] : terms.filter((term) => titles.every((title) => title.has(term)));
  return terms.some((term) => !titled.includes(term) && !LIGHT_WORDS.has(term)) ? new Set(titled) : new Set();
}

/** In how many passages of each document each term stands. */
async function passagesHolding(library: Library, terms: readonly string[]): Promise<PassageCounts> {
  const { words } = await library.occurrences(terms.map((term) => [term]));
  return new Map(terms.map((term, at) => [term, words[at] ?? new Map()]));
}

/** How rare terms are among all passages: what every passage found holds may still be what tells. */
function rarityOf(counts: ReadonlyMap<string, number>, documents: Material["documents"]): ReadonlyMap<string, number> {
  const total = documents.reduce((sum, { chunk_count }) => sum + chunk_count, 0);
  return new Map(
    [...counts].map(([term, held]) => [term, Math.log(1 + (Math.max(total, held) - held + 0.5) / (held + 0.5))]),
  );
}

const isOtherPolarity = (tokenizer: Tokenizer, understood: Material["understood"], quote: Quote | undefined): boolean =>
  quote !== undefined && mismatchOf(tokenizer, understood, quote)?.kind === "polarity";

/** Sentences that may be quoted with the list they lead to. */
const MOST_LEADING = 10;

const MOST_NEAREST = 2;

/** What the document says of itself, in bold, then the line of the title page it stands in. */
function writeFact(draft: DraftBuilder, frames: Frames, fact: FoundFact): void {
  if (fact.from === "properties") draft.say(frames.properties(shown(fact.author)));
  else if (fact.from === "title") draft.say(`**${shown(fact.title)}**`);
  else if (fact.from === "opening") {
    draft.say(`${frames.fromDocuments}\n\n`);
    writeSentences(draft, fact.lines);
  } else if (fact.from === "size")
    draft.say([...(fact.pages === null ? [] : [frames.pages(fact.pages)]), frames.words(fact.words)].join(", "));
  else {
    draft.quote(fact.wanted, { bold: true });
    draft.say(`\n\n${frames.fromDocuments}\n\n> `);
    draft.quote(fact.line);
  }
}

function writeAbsence(draft: DraftBuilder, frames: Frames, absence: Absence | null, material: Material): void {
  if (!absence) {
    draft.say(nothingFits(frames, material));
    return;
  }
  const { words } = absence;
  draft.say(absence.isScattered ? frames.noPassageHolds(words.map(italic)) : noneHolds(frames, words, material));
  for (const { word, documents } of absence.occurring) draft.say(` ${frames.occursIn(italic(word), documents)}`);
}

/** Of documents that are not read whole only what was read is told. */
const noneHolds = (frames: Frames, words: readonly string[], { documents, unread }: Material): string =>
  unread.length > 0 ? frames.noneSoFar(words.map(italic)) : frames.noneHolds(words.map(italic), documents.length);

/** A quote without a word of the question is near where a language model finds it, or its passage, alike. */
const isNear = (quote: Quote): boolean => quote.best.coverage > 0 || likenessOf(quote) >= ALIKE;

/** How alike a language model finds a quote to the question, or its passage where that is more so. */
const likenessOf = ({ best: { passage, likeness = 0 } }: Quote): number =>
  Math.max(passage.why?.similarity ?? 0, likeness);

/**
 * Likeness below which a quote without a word of the question answers nothing; without a model every such quote of a passage
 * without one does. Without this limit the same questions find their answer.
 */
const FAR = 0.3;

const isFar = (quote: Quote): boolean => {
  const { coverage, passage, likeness } = quote.best;
  if (coverage > 0 || quote.isFront === true) return false;
  return likeness === undefined ? passage.why?.words.length === 0 : likenessOf(quote) < FAR;
};

/** Of the passages that answered none of 16 questions the most similar one had 0.26. */
const ALIKE = 0.35;

function writeNearest(draft: DraftBuilder, frames: Frames, found: readonly Quote[]): void {
  const quotes = found.filter(isNear).slice(0, MOST_NEAREST);
  if (quotes.length === 0) return;
  draft.say(`\n\n${frames.closest}\n\n`);
  writeQuotes(draft, frames, quotes.map(withoutMismatch));
}

/**
 * The languages of the quotes' documents, named for the reader, where a model compared the best one with a question in another
 * language: which words the documents hold then says nothing. Null where words tell.
 */
function otherLanguagesOf(
  { question, documents }: Material,
  terms: readonly string[],
  quotes: readonly Quote[],
): string | null {
  const asked = toldLanguage(question);
  const languageOf = ({ best }: Quote) =>
    documents.find(({ document_id }) => document_id === best.passage.document_id)?.language;
  const [quote] = quotes;
  const own = quote && languageOf(quote);
  if (asked === null || !own || own === asked || quote.best.likeness === undefined) return null;
  const held = terms.filter((term) => quote.best.terms.has(term)).length;
  if (held >= terms.length * LITTLE || !isNear(quote)) return null;
  const names = new Intl.DisplayNames([asked], { type: "language" });
  const all = new Set(quotes.flatMap((one) => languageOf(one) ?? []));
  return new Intl.ListFormat(asked, { type: "conjunction" }).format([...all].map((code) => names.of(code) ?? code));
}
