import type { Passage } from "../../engine.ts";
import type { Quotation } from "./draft.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { find, type Search } from "./find.ts";
import type { LibraryDocument } from "../library.ts";
import { listingRequest, type ListingRequest } from "../understand/listing-request.ts";
import type { Group } from "../writer.ts";

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
  if (request.of === "documents") return groups;
  const read = await Promise.all(groups.slice(0, MOST_READ).map((group) => withItems(search, group)));
  return underHeadings(search.tokenizer, request, read);
}

/** Says all of the topic's words; of a long topic most of them. What kind of things to list need not be said. */
function isAbout({ tokenizer }: Search, { of, terms, kinds }: ListingRequest, passage: Passage): boolean {
  const name = of === "things" ? passage.document_name.replace(/\.[a-z0-9]{1,8}$/i, "").replace(/[_-]+/g, " ") : "";
  const held = new Set(tokenizer.terms(`${name} ${passage.heading ?? ""} ${passage.content}`));
  const telling = of === "things" && kinds.size < terms.length ? terms.filter((term) => !kinds.has(term)) : terms;
  const count = telling.filter((term) => held.has(term)).length;
  return telling.length <= 2 ? count === telling.length : count / telling.length >= 0.7;
}

/** Passages in groups of their documents, the document of the best passage first. */
export function byDocument(passages: readonly Passage[], documents: readonly LibraryDocument[]): Group[] {
  return [...Map.groupBy(passages, (passage) => passage.document_id)].flatMap(([id, own]) => {
    const document = documents.find((candidate) => candidate.document_id === id);
    return document ? [{ label: document.name, document, passages: own }] : [];
  });
}

/** Where a heading names the topic, only lists under such headings are meant; else in documents named so; else all. */
function underHeadings(tokenizer: Tokenizer, { terms, kinds }: ListingRequest, groups: readonly Group[]): Group[] {
  const telling = kinds.size < terms.length ? terms.filter((term) => !kinds.has(term)) : terms;
  const isNamed = (text: string): boolean => {
    const held = new Set(tokenizer.terms(text));
    return telling.some((term) => held.has(term));
  };
  const kept = (keep: (passage: Passage) => boolean): Group[] =>
    groups.flatMap((group) => {
      const items = group.items?.filter(({ passage }) => keep(passage)) ?? [];
      return items.length > 1 ? [{ ...group, items }] : [];
    });
  const headed = kept(({ heading }) => isNamed(heading ?? ""));
  if (headed.length > 0) return headed;
  const titled = kept(({ document_name }) => isNamed(document_name.replace(/[_.-]+/g, " ")));
  return titled.length > 0 ? titled : [...groups];
}

async function withItems({ library }: Search, group: Group): Promise<Group> {
  return { ...group, items: await itemsOf(library, group.passages) };
}

/** Items of the lists that stand in the passages, in reading order. */
export async function itemsOf(library: Search["library"], passages: readonly Passage[]): Promise<Quotation[]> {
  const byDocument = Map.groupBy(passages, (passage) => passage.document_id);
  const found = [...byDocument].map(async ([id, own]) => {
    const { blocks } = (await library.read(id)) ?? { blocks: [] };
    return own
      .toSorted((a, b) => a.start - b.start)
      .flatMap((passage) =>
        blocks
          .filter((block) => block.kind === "list_item" && block.start >= passage.start && block.end <= passage.end)
          .filter((block) => block.end > block.start)
          .map((block): Quotation => ({ passage, start: block.start, end: block.end })),
      );
  });
  return (await Promise.all(found)).flat();
}
