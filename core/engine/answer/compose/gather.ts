import type { Intent } from "../../intent.ts";
import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { answerType } from "../understand/answer-types.ts";
import { askedOfDocument, documentCalled } from "../understand/asked-of-document.ts";
import { enumerationsOf, askedCount } from "./enumerations.ts";
import { findFact } from "./document-facts.ts";
import { type Definition, readDefinition } from "../understand/definition.ts";
import { byDocument, gatherListing, itemsOf } from "./gather-listing.ts";
import { readDeed } from "../understand/deeds.ts";
import { comparedSides } from "../understand/compared-sides.ts";
import { documentsOfSide, namedDocuments } from "../understand/named-documents.ts";
import type { Quotation } from "./draft.ts";
import { isProse } from "./prose.ts";
import { sentences } from "./sentences.ts";
import { find, type Search } from "./find.ts";
import type { LibraryDocument } from "../library.ts";
import { documentsNamed, summaryTopic } from "../understand/summary-topic.ts";
import type { Group } from "../writer.ts";

/** Documents read for one summary; the answer says when there are more. */
export const MOST_SUMMARISED = 24;
const MOST_COMPARED = 4;
const PASSAGES_ON_TOPIC = 20;

/** Retrieves what the intent needs. */
export async function gather(
  search: Search,
  question: string,
  intent: Intent,
  documents: readonly LibraryDocument[],
): Promise<Group[]> {
  if (documents.length === 0) return [];
  switch (intent.kind) {
    case "retrieval":
      return [await gatherRetrieval(search, question, documents)];
    case "collection_summary":
      return gatherSummary(search, question, documents);
    case "comparison":
      return gatherComparison(search, question, documents);
    case "listing":
      return gatherListing(search, question, documents);
    case "chat":
    case "clarification":
      return [];
  }
}

/** The best passages; for a definition also the first ones of documents of that name, and for "what to do" the lists in them. */
async function gatherRetrieval(
  search: Search,
  question: string,
  documents: readonly LibraryDocument[],
): Promise<Group> {
  const asked = await gatherFact(search, question, documents);
  if (asked) return asked;
  const definition = readDefinition(question);
  const opening = definition === null ? null : await gatherOpening(search, question, definition, documents);
  if (opening) return opening;
  const passages =
    definition === null
      ? await findTelling(search, question)
      : await findDefinition(search, question, definition, documents);
  const group: Group = { label: question, document: null, passages };
  const count = askedCount(question);
  if (count !== null) return { ...group, lists: await enumerationsOf(search.library, passages.slice(0, 3), count) };
  return answerType(question) === "manner"
    ? { ...group, items: await itemsOf(search.library, passages.slice(0, 3)) }
    : group;
}

/** Who wrote a document stands where it begins, which the words of the question hardly find. */
async function gatherFact(
  search: Search,
  question: string,
  documents: readonly LibraryDocument[],
): Promise<Group | null> {
  const asked = askedOfDocument(search.tokenizer, question, documents);
  if (!asked) return null;
  const front = await search.library.passages(asked.document.document_id);
  const fact = findFact(asked.fact, asked.document, front);
  if (!fact) return asked.isThis ? { label: question, document: null, passages: front.slice(0, 1), fact: null } : null;
  const first = fact.from === "text" ? fact.line.passage : front[0];
  const found = await find(search, question);
  const rest = found.filter(({ chunk_id }) => chunk_id !== first?.chunk_id);
  const passages = [...(first ? [first] : []), ...rest].slice(0, search.request.top_k);
  return { label: question, document: null, passages, fact };
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
  const passages = await findDefinition(search, question, definition, documents);
  const isDefined = passages.some(({ content }) =>
    sentences(content).some(({ start, end }) => definition.strengthOf(content.slice(start, end)) >= DEFINED),
  );
  if (isDefined) return null;
  const [first] = (await search.library.passages(document.document_id)).slice(0, 2).flatMap(proseOf);
  if (!first) return null;
  const rest = passages.filter(({ chunk_id }) => chunk_id !== first.passage.chunk_id);
  return {
    label: question,
    document: null,
    passages: [first.passage, ...rest].slice(0, search.request.top_k),
    fact: { from: "opening", line: first },
  };
}

const DEFINED = 0.5;

const proseOf = (passage: Passage): Quotation[] =>
  sentences(passage.content).flatMap(({ start, end }) =>
    isProse(passage.content.slice(start, end))
      ? [{ passage, start: passage.start + start, end: passage.start + end }]
      : [],
  );

/** The best passages; of "Who founded …?" first those that say who did, though others hold more of the words. */
async function findTelling(search: Search, question: string): Promise<readonly Passage[]> {
  const deed = readDeed(search.tokenizer, question);
  if (deed === null) return find(search, question);
  const { top_k } = search.request;
  const found = await find(search, question, { top_k: Math.max(top_k, PASSAGES_THAT_MAY_DEFINE) });
  const says = ({ content }: Passage): boolean =>
    sentences(content).some(({ start, end }) => deed.says(content.slice(start, end)));
  const saying = found.filter(says).slice(0, MOST_SAYING);
  return [...saying, ...found.filter((passage) => !saying.includes(passage))].slice(0, top_k);
}

const MOST_SAYING = 2;
const PASSAGES_THAT_MAY_DEFINE = 24;

async function findDefinition(
  search: Search,
  question: string,
  definition: Definition,
  documents: readonly LibraryDocument[],
): Promise<readonly Passage[]> {
  const found = await find(search, question, { top_k: Math.max(search.request.top_k, PASSAGES_THAT_MAY_DEFINE) });
  const titled = documentsOfSide(search.tokenizer, definition.thing, documents).slice(0, 2);
  const openings = await Promise.all(
    titled.map(async ({ document_id }) => (await search.library.passages(document_id)).slice(0, 2)),
  );
  const strength = (passage: Passage): number =>
    Math.max(
      0,
      ...sentences(passage.content).map(({ start, end }) => definition.strengthOf(passage.content.slice(start, end))),
    );
  const unique = new Map([...found, ...openings.flat()].map((passage) => [passage.chunk_id, passage]));
  const scored = [...unique.values()].map((passage, rank) => ({ passage, strength: strength(passage) - rank * 0.02 }));
  const defining = scored.filter((one) => one.strength > 0.2).sort((a, b) => b.strength - a.strength);
  const rest = found.filter((passage) => !defining.some((one) => one.passage.chunk_id === passage.chunk_id));
  const known = new Map(found.map((passage) => [passage.chunk_id, passage]));
  return [...defining.slice(0, 3).map(({ passage }) => known.get(passage.chunk_id) ?? passage), ...rest].slice(
    0,
    search.request.top_k,
  );
}

/** All of the documents, of those the question names, or, when it names a topic instead, what they say about that. */
async function gatherSummary(
  search: Search,
  question: string,
  documents: readonly LibraryDocument[],
): Promise<Group[]> {
  const { library, tokenizer } = search;
  const named = documentsNamed(tokenizer, question, documents);
  const topic = named.length > 0 ? "" : summaryTopic(tokenizer, question);
  if (topic !== "")
    return byDocument(
      await find(search, topic, { top_k: Math.max(search.request.top_k, PASSAGES_ON_TOPIC) }),
      documents,
    );
  const chosen = (named.length > 0 ? named : documents).slice(0, MOST_SUMMARISED);
  return Promise.all(
    chosen.map(async (document) => ({
      label: document.name,
      document,
      passages: await library.passages(document.document_id),
    })),
  );
}

/** Sides that name a document are looked up in it, other sides everywhere; without sides the best documents stand for them. */
async function gatherComparison(
  search: Search,
  question: string,
  documents: readonly LibraryDocument[],
): Promise<Group[]> {
  const { sides, topic } = comparedSides(question);
  if (sides.length >= 2) {
    const meant = documentsOfSides(search.tokenizer, sides.slice(0, MOST_COMPARED), documents);
    return Promise.all(
      meant.map(({ side, document }) =>
        document ? inDocument(search, topic, document) : aboutSide(search, side, topic),
      ),
    );
  }
  const named = namedDocuments(search.tokenizer, question, documents);
  if (named.length >= 2)
    return Promise.all(named.slice(0, MOST_COMPARED).map((document) => inDocument(search, topic, document)));
  return topDocuments(search, question, topic, documents);
}

/** A document for each side that names one, no document twice. */
function documentsOfSides(
  tokenizer: Tokenizer,
  sides: readonly string[],
  documents: readonly LibraryDocument[],
): readonly { readonly side: string; readonly document: LibraryDocument | undefined }[] {
  const taken = new Set<string>();
  return sides.map((side) => {
    const document = documentsOfSide(tokenizer, side, documents).find(({ document_id }) => !taken.has(document_id));
    if (document) taken.add(document.document_id);
    return { side, document };
  });
}

/** What a document says on the topic; all of it without one. */
async function inDocument(search: Search, topic: string | null, document: LibraryDocument): Promise<Group> {
  const group = { label: document.name, document };
  const all = () => search.library.passages(document.document_id);
  if (topic === null) return { ...group, passages: (await all()).slice(0, MOST_PASSAGES_COMPARED) };
  const passages = await find(search, topic, { document_ids: [document.document_id] });
  return { ...group, passages: passages.length > 0 ? passages : (await all()).slice(0, 2) };
}

const MOST_PASSAGES_COMPARED = 30;

async function aboutSide(search: Search, side: string, topic: string | null): Promise<Group> {
  return { label: side, document: null, passages: await find(search, topic ? `${side} ${topic}` : side) };
}

async function topDocuments(
  search: Search,
  question: string,
  topic: string | null,
  documents: readonly LibraryDocument[],
): Promise<Group[]> {
  const passages = await find(search, question, { top_k: Math.max(search.request.top_k, 20) });
  const ranked = [
    ...new Set([
      ...passages.map((passage) => passage.document_id),
      ...documents.map((document) => document.document_id),
    ]),
  ];
  const chosen = ranked
    .slice(0, MOST_COMPARED)
    .flatMap((id) => documents.find((document) => document.document_id === id) ?? []);
  return Promise.all(chosen.map((document) => inDocument(search, topic, document)));
}
