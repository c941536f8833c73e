import type { LibraryDocument } from "../library.ts";
import {
  countSaid,
  heldInNames,
  matterCompared,
  matterOf,
  type MatterWord,
  MOST_COMPARED,
  namedByMost,
} from "../understand/compared-names.ts";
import { DOCUMENT_WORDS } from "../understand/named-documents.ts";
import { find, type Search } from "./find.ts";

/** Documents that a comparison means, and in what respect they are compared; null where they are compared as wholes. */
export interface ComparedDocuments {
  readonly documents: readonly LibraryDocument[];
  readonly topic: string | null;
}

const PASSAGES_LOOKED_AT = 12;
/** Share of the best passage's score that one of a further document must have. */
const AS_LIKELY = 0.6;

/**
 * The documents of "Compare the two offers for the fence": those whose names hold most of these words, then those with the
 * best passages for them, as many as the question says. Words that their names lack are the respect: "price". Null where
 * only one document can be meant.
 */
export async function comparedDocuments(
  search: Search,
  question: string,
  documents: readonly LibraryDocument[],
): Promise<ComparedDocuments | null> {
  const { tokenizer } = search;
  const matter = matterOf(tokenizer, question);
  if (matter.every(({ text }) => DOCUMENT_WORDS.has(text.toLowerCase()))) return { documents, topic: null };
  const named = namedByMost(tokenizer, matter, documents);
  const held = (document: LibraryDocument) => heldInNames(tokenizer, document, matter);
  const ofNames = matter.filter(({ text }) => named.some((document) => held(document).has(text)));
  const best = await bestByDocument(search, ofNames.length > 0 ? ofNames : matter);
  const least = AS_LIKELY * Math.max(...best.values());
  const ranked = documents
    .filter(({ document_id }) => (best.get(document_id) ?? 0) >= least)
    .toSorted((a, b) => (best.get(b.document_id) ?? 0) - (best.get(a.document_id) ?? 0));
  const byName = ranked.filter((document) => named.includes(document));
  const ordered = [...new Set([...byName, ...named, ...ranked])];
  const count = countSaid(question) ?? Math.max(2, named.length > 1 ? named.length : ranked.length);
  const chosen = ordered.slice(0, Math.min(count, MOST_COMPARED));
  if (chosen.length < 2) return null;
  const rest = matter.filter(({ text }) => !chosen.some((document) => held(document).has(text)));
  return { documents: chosen, topic: rest.map(({ text }) => text).join(" ") || matterCompared(question) };
}

/** The score of the best passage of each document that has one for these words. */
async function bestByDocument(search: Search, matter: readonly MatterWord[]): Promise<ReadonlyMap<string, number>> {
  const best = new Map<string, number>();
  const query = matter.map(({ text }) => text).join(" ");
  for (const { document_id, score } of await find(search, query, { top_k: PASSAGES_LOOKED_AT }))
    best.set(document_id, Math.max(score, best.get(document_id) ?? 0));
  return best;
}
