import type { Part } from "../index/part.ts";
import { type Morphology, relatedness } from "../languages/morphology.ts";
import type { WeightedTerm } from "./bm25.ts";
import type { ScopedIndex } from "./scope.ts";

/** For each term other terms of the index that are forms of it or compounds with it, and what each is worth, 0–1. */
export type RelatedTerms = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Terms that are searched for beside one; the nearest in meaning first. */
const MOST_RELATED = 12;
/** Plain words: no number, no identifier, and long enough to be part of another. */
const WORD = /^[a-z]{4,}$/;

/** Takes as long as a look at every term of the index, once for each term of a question. */
export function relatedTerms(index: ScopedIndex, terms: readonly string[], morphology: Morphology): RelatedTerms {
  return new Map(
    terms.map((term) => {
      const found = new Map<string, number>();
      for (const { part } of index.parts)
        for (const [other, worth] of relatedIn(part, term, morphology)) found.set(other, worth);
      return [term, new Map([...found].sort((a, b) => b[1] - a[1]).slice(0, MOST_RELATED))];
    }),
  );
}

/** Terms with those related to them, except those that the query has itself. */
export function withRelated(terms: readonly WeightedTerm[], related: RelatedTerms): WeightedTerm[] {
  const asked = new Set(terms.map(({ term }) => term));
  return terms.map((own) => {
    const others = [...(related.get(own.term) ?? [])].filter(([term]) => !asked.has(term));
    return others.length === 0 ? own : { ...own, related: others.map(([term, weight]) => ({ term, weight })) };
  });
}

/** One question asks for the same terms several times. */
const remembered = new WeakMap<Part, Map<string, ReadonlyMap<string, number>>>();
const MOST_REMEMBERED = 1000;

function relatedIn(part: Part, term: string, morphology: Morphology): ReadonlyMap<string, number> {
  const known = remembered.get(part) ?? new Map<string, ReadonlyMap<string, number>>();
  remembered.set(part, known);
  const key = `${morphology.language} ${term}`;
  const before = known.get(key);
  if (before) return before;
  const found = WORD.test(term) ? lookThrough(part, term, morphology) : new Map<string, number>();
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(key, found);
  return found;
}

/** Letters with which two forms of one word begin. */
const BEGINNING = 3;
/** With which the end of a compound may stand alone. */
const ENDINGS = ["", "e", "n", "s", "en", "er", "es", "em", "ern"];

/** Only few words are stemmed: those that begin alike, hold the word, or are the end of it. */
function lookThrough({ terms }: Part, term: string, morphology: Morphology): ReadonlyMap<string, number> {
  const stem = morphology.stem(term);
  const beginning = stem.slice(0, BEGINNING);
  const { isCompounding } = morphology;
  const found = new Map<string, number>();
  const look = (other: string): void => {
    if (other === term || !WORD.test(other)) return;
    const worth = relatedness(morphology, term, other);
    if (worth > 0) found.set(other, worth);
  };
  for (const other of terms.keys())
    if (other.startsWith(beginning) || (isCompounding && other.includes(stem, BEGINNING))) look(other);
  if (isCompounding)
    for (let at = BEGINNING; at < stem.length - BEGINNING; at++)
      for (const ending of ENDINGS) if (terms.has(stem.slice(at) + ending)) look(stem.slice(at) + ending);
  return found;
}
