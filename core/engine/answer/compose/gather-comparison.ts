import { readQuestion } from "../understand/question.ts";
import { understand } from "../understand/understand.ts";
import type { LibraryDocument } from "../library.ts";
import { documentsOfSide, namedDocuments } from "../understand/named-documents.ts";
import { MOST_COMPARED } from "../understand/compared-names.ts";
import type { Request } from "../understand/understood.ts";
import type { Group } from "../writer.ts";
import { frequencyOf } from "./central.ts";
import { comparedDocuments } from "./compared-documents.ts";
import { gatherThings, PASSAGES_OF_SIDE } from "./compared-things.ts";
import { find, type Search } from "./find.ts";
import { holdsSame, sameQuestion } from "./same-question.ts";
import { coverage } from "./told-sentences.ts";
import { totalIn } from "./total-row.ts";
import { findQuotes } from "./write-answer.ts";

export type ComparisonRequest = Extract<Request, { readonly kind: "comparison" }>;

/**
 * Sides that are documents are looked up in them, things everywhere; without sides the documents that the question means stand
 * for them. Null where the documents do not say what the things are, or ask the very question and answer it.
 */
export async function gatherComparison(
  search: Search,
  question: string,
  { sides, topic }: ComparisonRequest,
  documents: readonly LibraryDocument[],
): Promise<Group[] | null> {
  if (sides.length < 2) {
    const named = namedDocuments(search.tokenizer, question, documents);
    const meant =
      named.length >= 2 ? { documents: named, topic } : await comparedDocuments(search, question, documents);
    if (meant === null) return null;
    const of = topic ?? meant.topic;
    const groups = meant.documents.slice(0, MOST_COMPARED).map((document) => inDocument(search, of, document));
    return withMatters(search, await Promise.all(groups), documents.length);
  }
  const meant = documentsOfSides(search, sides.slice(0, MOST_COMPARED), documents);
  const isSame = sameQuestion(search.tokenizer, question);
  if ((await find(search, question)).some((passage) => holdsSame(isSame, passage))) return null;
  if (meant.every(({ document }) => document === undefined))
    return gatherThings(
      search,
      question,
      meant.map(({ side }) => side),
      topic,
    );
  const groups = await Promise.all(
    meant.map(({ side, document }) =>
      document ? inDocument(search, topic, document) : aboutSide(search, side, topic),
    ),
  );
  return withMatters(search, groups, documents.length);
}

/** A word that two whole documents happen to hold is no matter to compare: both come back to it, and few others hold it. */
async function withMatters({ library, tokenizer }: Search, groups: readonly Group[], total: number): Promise<Group[]> {
  if (groups.some(({ document, quotes }) => document === null || quotes !== undefined)) return [...groups];
  const [first = new Set<string>(), ...others] = groups.map(({ passages }) => centralTerms(tokenizer, passages));
  const shared = [...first].filter((term) => others.every((terms) => terms.has(term)));
  const holding = await library.holding(shared);
  const most = Math.max(groups.length, total * FEW);
  const matters = new Set(shared.filter((term) => (holding.get(term)?.size ?? 0) <= most));
  return groups.map((group) => ({ ...group, matters }));
}

/** Share of the documents that may hold a word which sets some apart. */
const FEW = 0.34;
/** Terms of a short text that all count: it says everything once. */
const FEWEST_CENTRAL = 200;
const SHARE_CENTRAL = 0.03;

function centralTerms(tokenizer: Search["tokenizer"], passages: Group["passages"]): ReadonlySet<string> {
  const ranked = [...frequencyOf(tokenizer, passages)].toSorted((a, b) => b[1] - a[1]);
  return new Set(ranked.slice(0, Math.max(FEWEST_CENTRAL, ranked.length * SHARE_CENTRAL)).map(([term]) => term));
}

/**
 * A document for each side, no document twice. Where a side names none, the sides are things, which happen to stand in the
 * title of a document as well; only a document that is named with its ending is one even then.
 */
function documentsOfSides(
  { tokenizer }: Search,
  sides: readonly string[],
  documents: readonly LibraryDocument[],
): readonly { readonly side: string; readonly document: LibraryDocument | undefined }[] {
  const taken = new Set<string>();
  const meant = sides.map((side) => {
    const document = documentsOfSide(tokenizer, side, documents).find(({ document_id }) => !taken.has(document_id));
    if (document) taken.add(document.document_id);
    return { side, document };
  });
  if (meant.every(({ document }) => document !== undefined)) return meant;
  return meant.map(({ side, document }) => ({
    side,
    document: document && side.toLowerCase().includes(document.name.toLowerCase()) ? document : undefined,
  }));
}

/** What a document says on the topic; all of it without one. */
async function inDocument(search: Search, topic: string | null, document: LibraryDocument): Promise<Group> {
  const { library, tokenizer } = search;
  const group: Group = { label: document.name, document, passages: [] };
  if (topic === null) return { ...group, passages: await library.passages(document.document_id) };
  const passages = await find(search, topic, { document_ids: [document.document_id] });
  const understood = understand(tokenizer, topic, [], [document]);
  const told = { question: topic, understood, documents: [document], groups: [{ ...group, passages }] };
  const { quotes, ranked } = await findQuotes(search, told);
  const total = readQuestion(tokenizer, topic).wants === "amount" ? await totalIn(search.library, ranked) : [];
  const others = quotes.filter(({ best }) => best.coverage > 0);
  return { ...group, passages, quotes: [...total, ...others].slice(0, QUOTES_OF_SIDE) };
}

/** Quotes of one document on the matter that is compared. */
const QUOTES_OF_SIDE = 2;

async function aboutSide(search: Search, side: string, topic: string | null): Promise<Group> {
  const passages = await find(search, topic ? `${side} ${topic}` : side, { top_k: PASSAGES_OF_SIDE });
  const wanted = [...new Set(search.tokenizer.terms(side))];
  const held = passages.filter(
    ({ heading, content }) => coverage(wanted, new Set(search.tokenizer.terms(`${heading ?? ""} ${content}`))) >= SAID,
  );
  return { label: side, document: null, passages: held };
}

/** Share of a side's words that a passage or sentence must hold to be about it. */
const SAID = 0.66;
