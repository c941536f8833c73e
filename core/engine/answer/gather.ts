import type { Intent } from "../intent.ts";
import { byDocument, gatherListing } from "./gather-listing.ts";
import { comparedSides } from "./compared-sides.ts";
import { namedDocuments } from "./named-documents.ts";
import { find, type Search } from "./find.ts";
import type { LibraryDocument } from "./library.ts";
import { summaryTopic } from "./summary-topic.ts";
import type { Group } from "./writer.ts";

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
      return [{ label: question, document: null, passages: await find(search, question) }];
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

/** All of the documents, of those the question names, or, when it names a topic instead, what they say about that. */
async function gatherSummary(
  search: Search,
  question: string,
  documents: readonly LibraryDocument[],
): Promise<Group[]> {
  const { library, tokenizer } = search;
  const named = namedDocuments(tokenizer, question, documents);
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
  const named = namedDocuments(search.tokenizer, question, documents);
  if (named.length >= 2)
    return Promise.all(
      named.slice(0, MOST_COMPARED).map((document) => inDocument(search, topic ?? question, document)),
    );
  if (sides.length >= 2)
    return Promise.all(sides.slice(0, MOST_COMPARED).map((side) => aboutSide(search, side, topic, documents)));
  return topDocuments(search, question, documents);
}

async function inDocument(search: Search, query: string, document: LibraryDocument): Promise<Group> {
  const passages = await find(search, query, { document_ids: [document.document_id] });
  return {
    label: document.name,
    document,
    passages: passages.length > 0 ? passages : (await search.library.passages(document.document_id)).slice(0, 2),
  };
}

async function aboutSide(
  search: Search,
  side: string,
  topic: string | null,
  documents: readonly LibraryDocument[],
): Promise<Group> {
  const [document] = namedDocuments(search.tokenizer, side, documents);
  if (document) return { ...(await inDocument(search, topic ?? side, document)), label: side };
  return { label: side, document: null, passages: await find(search, topic ? `${side} ${topic}` : side) };
}

async function topDocuments(search: Search, question: string, documents: readonly LibraryDocument[]): Promise<Group[]> {
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
  return Promise.all(chosen.map((document) => inDocument(search, question, document)));
}
