import type { Passage } from "../engine.ts";
import type { Quotation } from "./draft.ts";
import { find, type Search } from "./find.ts";
import type { LibraryDocument } from "./library.ts";
import { listingRequest, type ListingRequest } from "./listing-request.ts";
import type { Group } from "./writer.ts";

const PASSAGES_PER_DOCUMENT = 8;
const MOST_PASSAGES = 1000;
/** Documents whose lists are read for "list the requirements". */
const MOST_READ = 8;

/** Every document in scope, every document that mentions the topic, or the passages whose lists it may stand in. */
export async function gatherListing(
  search: Search,
  question: string,
  documents: readonly LibraryDocument[],
): Promise<Group[]> {
  const request = listingRequest(search.tokenizer, question);
  if (request.terms.length === 0)
    return documents.map((document) => ({ label: document.name, document, passages: [] }));

  const found = await find(search, request.topic, {
    top_k: Math.min(MOST_PASSAGES, Math.max(search.request.top_k, documents.length * PASSAGES_PER_DOCUMENT)),
  });
  const groups = byDocument(
    found.filter((passage) => isAbout(search, request, passage)),
    documents,
  );
  return request.of === "documents"
    ? groups
    : Promise.all(groups.slice(0, MOST_READ).map((group) => withItems(search, group)));
}

/** Says all of the topic's words; of a long topic most of them. */
function isAbout({ tokenizer }: Search, { terms }: ListingRequest, passage: Passage): boolean {
  const held = new Set(tokenizer.terms(`${passage.heading ?? ""} ${passage.content}`));
  const count = terms.filter((term) => held.has(term)).length;
  return terms.length <= 2 ? count === terms.length : count / terms.length >= 0.7;
}

/** Passages in groups of their documents, the document of the best passage first. */
export function byDocument(passages: readonly Passage[], documents: readonly LibraryDocument[]): Group[] {
  return [...Map.groupBy(passages, (passage) => passage.document_id)].flatMap(([id, own]) => {
    const document = documents.find((candidate) => candidate.document_id === id);
    return document ? [{ label: document.name, document, passages: own }] : [];
  });
}

async function withItems({ library }: Search, group: Group): Promise<Group> {
  const [first] = group.passages;
  if (!first) return group;
  const { blocks } = await library.read(first.document_id);
  const items = group.passages
    .toSorted((a, b) => a.start - b.start)
    .flatMap((passage) =>
      blocks
        .filter((block) => block.kind === "list_item" && block.start >= passage.start && block.end <= passage.end)
        .map((block): Quotation => ({ passage, start: block.start, end: block.end })),
    );
  return { ...group, items };
}
