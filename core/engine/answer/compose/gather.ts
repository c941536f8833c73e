import type { Passage } from "../../engine.ts";
import { askedOfDocument, askedOfDescribed, documentCalled } from "../understand/asked-of-document.ts";
import { countedThings } from "./counted-things.ts";
import { enumerationsOf, askedCount } from "./enumerations.ts";
import { findFact, frontLines } from "./document-facts.ts";
import { findDefinition } from "./find-definition.ts";
import { type Definition, readDefinition } from "../understand/definition.ts";
import { gatherComparison } from "./gather-comparison.ts";
import { gatherInteresting } from "./interesting.ts";
import { itemsOf } from "./list-items.ts";
import { gatherListing } from "./listing.ts";
import { gatherParts } from "./parts.ts";
import { gatherSummary } from "./summary.ts";
import type { Quotation } from "./draft.ts";
import { holdsSame, sameQuestion } from "./same-question.ts";
import { withSought } from "./sought.ts";
import { isProse } from "./prose.ts";
import { toldLanguage } from "../understand/question-language.ts";
import { sentences } from "../../sentences.ts";
import { distinct, find, type Search } from "./find.ts";
import type { LibraryDocument } from "../library.ts";
import type { QuestionForm, Understood } from "../understand/understood.ts";
import type { Group } from "../writer.ts";

/** Retrieves what the request needs. */
export async function gather(
  search: Search,
  understood: Pick<Understood, "question" | "request" | "given" | "document_ids">,
  documents: readonly LibraryDocument[],
): Promise<Group[]> {
  const { question, request } = understood;
  if (documents.length === 0) return [];
  const inPlace = async () => [await gatherRetrieval(search, understood, "fact", documents)];
  switch (request.kind) {
    case "question":
      return [await gatherRetrieval(search, understood, request.form, documents)];
    case "parts": {
      const found = await gatherParts(search, request, documents);
      return found.length > 0 ? found : inPlace();
    }
    case "interesting":
      return gatherInteresting(search, documents);
    case "summary":
      if (request.topic !== null && areInOtherLanguages(question, documents)) return inPlace();
      return gatherSummary(search, request, documents);
    case "comparison":
      return (await gatherComparison(search, question, request, documents)) ?? inPlace();
    case "listing": {
      const found = await gatherListing(search, question, request, documents);
      // "List all decisions of the meeting": no sentence has both words, and quotes may still tell them.
      const isForQuotes = request.of === "things" || areInOtherLanguages(question, documents);
      return found.length === 0 && isForQuotes ? inPlace() : found;
    }
    case "talk":
    case "unclear":
      return [];
  }
}

/** Whether no document is in the language of the question: which of them hold its words then says nothing. */
function areInOtherLanguages(question: string, documents: readonly LibraryDocument[]): boolean {
  const asked = toldLanguage(question);
  return asked !== null && documents.every(({ language }) => language !== null && language !== asked);
}

type Asked = Pick<Understood, "question" | "given" | "document_ids">;

/** What a document says of itself, else the best passages, after the title page where that may tell it. */
async function gatherRetrieval(
  search: Search,
  asked: Asked,
  form: QuestionForm,
  documents: readonly LibraryDocument[],
): Promise<Group> {
  const fact = await gatherFact(search, asked.question, documents);
  if (fact && "label" in fact) return fact;
  const group = await gatherPassages(search, asked, form, documents);
  const front = fact?.front ?? (await frontOfDescribed(search, asked.question, documents));
  const [first] = front;
  return first ? { ...group, front, passages: distinct([first.passage, ...group.passages]) } : group;
}

/** The best passages; for a definition also the first ones of documents of that name, and for "what to do" the lists in them. */
async function gatherPassages(
  search: Search,
  { question, given, document_ids }: Asked,
  form: QuestionForm,
  documents: readonly LibraryDocument[],
): Promise<Group> {
  const definition = readDefinition(question);
  const opening = definition === null ? null : await gatherOpening(search, question, definition, documents);
  if (opening) return opening;
  const found =
    definition === null
      ? {
          passages: await withSought(
            search,
            question,
            await findCounted(
              search,
              question,
              document_ids === null ? question : withoutTerms(search, question, given),
            ),
            documents,
          ),
        }
      : await findDefinition(search, question, definition, documents);
  const { passages } = found;
  const alike = await findByMeaning(search, question);
  const group: Group = { label: question, document: null, ...found, passages: added(passages, alike) };
  const count = askedCount(question);
  if (count !== null) return { ...group, lists: await enumerationsOf(search.library, passages.slice(0, 3), count) };
  return form === "steps" ? { ...group, items: await itemsOf(search.library, passages.slice(0, 3)) } : group;
}

/**
 * The best passages; of "How many employees …?" first those that count employees. These seldom name whose they are, so the
 * documents that were found are also searched for the things alone. Those come first whose counting sentence holds most of
 * the question.
 */
async function findCounted(search: Search, question: string, query: string): Promise<readonly Passage[]> {
  const found = await findAsked(search, question, query);
  const asked = countedThings(search.tokenizer, question);
  const document_ids = [...new Set(found.slice(0, LIKELIEST).map(({ document_id }) => document_id))];
  if (!asked || document_ids.length === 0) return found;
  const of = await find(search, asked.things, { top_k: PASSAGES_THAT_MAY_COUNT, document_ids });
  const terms = [...new Set(search.tokenizer.terms(question))];
  const held = ({ content }: Passage): number =>
    Math.max(
      0,
      ...sentences(content)
        .map(({ start, end }) => content.slice(start, end))
        .filter(asked.areCounted)
        .map((sentence) => {
          const own = new Set(search.tokenizer.terms(sentence));
          return terms.filter((term) => own.has(term)).length;
        }),
    );
  const counting = distinct([...found, ...of])
    .filter(({ content }) => asked.areCounted(content))
    .map((passage) => ({ passage, held: held(passage) }))
    .toSorted((a, b) => b.held - a.held)
    .map(({ passage }) => passage);
  return distinct([...counting.slice(0, MOST_COUNTING), ...found]).slice(0, search.request.top_k);
}

/** Passages that are looked through for what they mean, whatever their words. */
const BY_MEANING = 5;

/** Those most alike to the question in meaning: one that answers in other words has few of the question's. */
const findByMeaning = ({ library, request: { hybrid } }: Search, question: string): Promise<readonly Passage[]> =>
  library.search(question, { hybrid, top_k: BY_MEANING, by_meaning: true });

/** The first, and those of the others that are not among them. */
const added = (passages: readonly Passage[], others: readonly Passage[]): readonly Passage[] => [
  ...passages,
  ...others.filter(({ chunk_id }) => passages.every((own) => own.chunk_id !== chunk_id)),
];

/** The question without words that only say which document is meant, where nothing else is searched. */
function withoutTerms({ tokenizer }: Search, question: string, given: ReadonlySet<string>): string {
  const words = [...tokenizer.words(question)];
  const kept = words.filter(({ terms }) => !terms.every((term) => given.has(term)));
  return kept.length === 0 || kept.length === words.length
    ? question
    : kept.map(({ start, end }) => question.slice(start, end)).join(" ");
}

/** The best passages, after those that hold the very question, as lists of questions and answers do: they hold many others beside it. */
async function findAsked(search: Search, question: string, query: string): Promise<readonly Passage[]> {
  const found = await find(search, query, { top_k: Math.max(search.request.top_k, PASSAGES_THAT_MAY_ASK) });
  const isSame = sameQuestion(search.tokenizer, question);
  const asking = found.filter((passage) => holdsSame(isSame, passage)).slice(0, MOST_ASKING);
  return distinct([...asking, ...found.slice(0, search.request.top_k)]);
}

const PASSAGES_THAT_MAY_ASK = 24;
const MOST_ASKING = 2;

/** The best passages whose documents are searched again. */
const LIKELIEST = 3;
const PASSAGES_THAT_MAY_COUNT = 80;
const MOST_COUNTING = 5;

/**
 * Who wrote a document, or which version it is, stands where it begins, which the words of the question hardly find. Lines of
 * its title page where nothing says it for sure; null where no document is asked about.
 */
async function gatherFact(
  search: Search,
  question: string,
  documents: readonly LibraryDocument[],
): Promise<Group | { readonly front: readonly Quotation[] } | null> {
  const asked = askedOfDocument(search.tokenizer, question, documents);
  if (!asked) return null;
  const front = await search.library.passages(asked.document.document_id);
  const fact = findFact(asked.fact, asked.document, front);
  // A dataset of 80,000 pages is called as the text about it, which has no pages itself.
  const counted = fact?.from === "size" && fact.pages === null ? countedThings(search.tokenizer, question) : null;
  if (counted && front.some(({ content }) => counted.areCounted(content))) return null;
  if (!fact) {
    const page = frontLines(asked.fact, front);
    if (!asked.isThis) return { front: page };
    const told = page.length > 0 ? ({ from: "opening", lines: page } as const) : null;
    return { label: question, document: null, passages: front.slice(0, 1), fact: told };
  }
  const first = fact.from === "text" ? fact.line.passage : fact.from === "opening" ? fact.lines[0]?.passage : front[0];
  const found = await find(search, question);
  const rest = found.filter(({ chunk_id }) => chunk_id !== first?.chunk_id);
  const passages = [...(first ? [first] : []), ...rest].slice(0, search.request.top_k);
  const also = asked.asksWhen ? findFact("year", asked.document, front) : null;
  return { label: question, document: null, passages, fact, also };
}

/**
 * Lines that may tell what is asked of the document that is described: who wrote "the talk about water". They are quoted and
 * not claimed, for which document is meant, or what its title page says, is not sure.
 */
async function frontOfDescribed(
  search: Search,
  question: string,
  documents: readonly LibraryDocument[],
): Promise<readonly Quotation[]> {
  const asked = askedOfDescribed(question);
  const document = asked === null ? undefined : await likeliest(search, asked.said, documents);
  if (!asked || !document) return [];
  const front = await search.library.passages(document.document_id);
  const fact = findFact(asked.fact, document, front);
  if (fact?.from === "text") return [fact.line];
  return fact?.from === "opening" ? fact.lines : frontLines(asked.fact, front);
}

/** The document that the best two passages for these words are from. */
async function likeliest(
  search: Search,
  words: string,
  documents: readonly LibraryDocument[],
): Promise<LibraryDocument | undefined> {
  const [first, second] = await find(search, words);
  const isSure = first !== undefined && (second ?? first).document_id === first.document_id;
  return isSure ? documents.find(({ document_id }) => document_id === first.document_id) : undefined;
}

/** What a document of that very name says first, where nothing found defines the thing better. */
async function gatherOpening(
  search: Search,
  question: string,
  definition: Definition,
  documents: readonly LibraryDocument[],
): Promise<Group | null> {
  const document = documentCalled(search.tokenizer, definition.thing, documents);
  if (!document) return null;
  const { passages, longForm } = await findDefinition(search, question, definition, documents);
  const { strengthOf } = readDefinition(question, longForm) ?? definition;
  const isDefined = passages.some(({ content }) =>
    sentences(content).some(({ start, end }) => strengthOf(content.slice(start, end)) >= DEFINED),
  );
  if (isDefined) return null;
  const [first] = (await search.library.passages(document.document_id)).slice(0, 2).flatMap(proseOf);
  if (!first) return null;
  const rest = passages.filter(({ chunk_id }) => chunk_id !== first.passage.chunk_id);
  return {
    label: question,
    document: null,
    passages: [first.passage, ...rest].slice(0, search.request.top_k),
    fact: { from: "opening", lines: [first] },
  };
}

const DEFINED = 0.5;

const proseOf = (passage: Passage): Quotation[] =>
  sentences(passage.content).flatMap(({ start, end }) =>
    isProse(passage.content.slice(start, end))
      ? [{ passage, start: passage.start + start, end: passage.start + end }]
      : [],
  );
