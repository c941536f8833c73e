import type { LibraryDocument } from "../library.ts";
import { questionLanguage } from "../understand/question-language.ts";
import type { Search } from "./find.ts";

export interface Mention {
  /** Passages that hold all words of the topic. */
  readonly passages: number;
  /** The words as they stand in this document: its own where it is in another language than the question. */
  readonly terms: readonly string[];
}

/**
 * The documents that mention a topic, counted over the whole index: those with a passage that holds all of its words. Of a
 * document in another language than the question, words that mean the same count as well.
 */
export async function mentionsOf(
  { library, tokenizer }: Search,
  question: string,
  topic: string,
  documents: readonly LibraryDocument[],
): Promise<ReadonlyMap<string, Mention>> {
  const words = [...tokenizer.words(topic)].map(({ terms }) => terms);
  const { together } = await library.occurrences(words);
  const found = new Map<string, Mention>(
    [...together].map(([id, passages]) => [id, { passages, terms: words.flat() }]),
  );
  const asked = questionLanguage(question);
  const foreign = new Set(
    documents.filter(({ language }) => language !== null && language !== asked).map(({ document_id }) => document_id),
  );
  if (foreign.size === 0) return found;
  const related = await library.related(question, words.flat());
  const meaning = words.map((terms) => (terms.length === 1 ? [terms, ...alike(related.get(terms[0] ?? ""))] : [terms]));
  for (const terms of allOf(meaning).slice(1)) {
    const { together: own } = await library.occurrences(terms);
    for (const [id, passages] of own)
      if (foreign.has(id) && passages > (found.get(id)?.passages ?? 0))
        found.set(id, { passages, terms: terms.flat() });
  }
  return found;
}

/** Words that mean no less the same than half of what the nearest one does. */
function alike(related: ReadonlyMap<string, number> = new Map()): string[][] {
  const most = Math.max(0, ...related.values());
  return [...related].filter(([, worth]) => worth > most / 2).map(([term]) => [term]);
}

/** Ways to say the topic that are tried. */
const MOST_WAYS = 64;

/** One way of each word, in every combination, the first ones of each first. */
const allOf = (ways: readonly (readonly (readonly string[])[])[]): (readonly string[])[][] =>
  ways.reduce<(readonly string[])[][]>(
    (before, own) => before.flatMap((terms) => own.map((way) => [...terms, way])).slice(0, MOST_WAYS),
    [[]],
  );
