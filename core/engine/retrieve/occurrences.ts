import type { RelatedTerms } from "./related-terms.ts";
import type { ScopedIndex, ScopedPart } from "./scope.ts";

/** Where some words occur, counted over every passage in scope. */
export interface Occurrences {
  /** For each word, in the order asked for: how many passages of which document hold it. */
  readonly words: readonly ReadonlyMap<string, number>[];
  /** Documents that hold all the words, wherever in them. */
  readonly all: ReadonlySet<string>;
  /** Documents with passages that hold all the words together, and how many. */
  readonly together: ReadonlyMap<string, number>;
  /** False where a part of the index was not here: a word that was not found may occur there. */
  readonly isWhole: boolean;
}

/** Documents with their segments, and the index of these. */
interface Searchable {
  readonly documents: readonly { readonly id: string; readonly segments: readonly string[] }[];
  readonly index: ScopedIndex;
  readonly isWhole: boolean;
}

/** Words are given by their terms, all of which a passage must hold. A file uploaded twice counts for both documents. */
export function occurrencesIn(
  { documents, index, isWhole }: Searchable,
  words: readonly (readonly string[])[],
): Occurrences {
  const bySegment = words.map(() => new Map<string, number>());
  const togetherBySegment = new Map<string, number>();
  for (const scoped of index.parts) {
    const passages = words.map((terms) => passagesHolding(scoped, terms));
    passages.forEach((found, at) => addBySegment(scoped, found, bySegment[at] ?? togetherBySegment));
    const [first = NONE, ...others] = passages;
    addBySegment(scoped, others.reduce(inBoth, first), togetherBySegment);
  }
  function byDocument(counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    if (counts.size === 0) return found;
    for (const { id, segments } of documents) {
      let sum = 0;
      for (const own of segments) sum += counts.get(own) ?? 0;
      if (sum > 0) found.set(id, sum);
    }
    return found;
  }
  const found = bySegment.map(byDocument);
  const [first = new Map<string, number>(), ...others] = found;
  return {
    words: found,
    all: new Set([...first.keys()].filter((id) => others.every((held) => held.has(id)))),
    together: byDocument(togetherBySegment),
    isWhole,
  };
}

/** For each term the documents that hold another form of it, "safety" for "safe", or a term related to it. */
export function formsIn(
  view: Searchable,
  terms: readonly string[],
  related: RelatedTerms,
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    terms.map((term) => {
      const own = related.get(term);
      const forms = view.index.parts.flatMap(({ part }) =>
        [...part.terms.keys()].filter((other) => isFormOf(term, other) || own?.has(other)),
      );
      const { words } = occurrencesIn(
        view,
        [...new Set(forms)].map((form) => [form]),
      );
      return [term, new Set(words.flatMap((held) => [...held.keys()]))];
    }),
  );
}

/** Terms that begin with one and have a few letters more. */
export const longerTermsIn = ({ index }: Searchable, term: string): readonly string[] =>
  term.length < SHORTEST_NAME
    ? []
    : index.parts.flatMap(({ part }) =>
        [...part.terms.keys()].filter(
          (other) => other.startsWith(term) && other.length > term.length && other.length <= term.length + ENDING,
        ),
      );

const SHORTEST_NAME = 3;

/** Letters of a word that others may be inflected or derived from, and of one that may be part of a compound. */
const STEM = 4;
const PART_OF_COMPOUND = 6;
/** Letters of an ending. */
const ENDING = 4;
/** "Feux", and the letters of a word that has a plural. */
const PLURAL = /^[sx]$/u;
const SHORTEST_PLURAL = 3;

/** Whether stemming may have left two forms of one word apart, or one is a part of the other. */
export function isFormOf(term: string, other: string): boolean {
  const [short, long] = term.length <= other.length ? [term, other] : [other, term];
  if (long.startsWith(short) && PLURAL.test(long.slice(short.length)) && short.length >= SHORTEST_PLURAL) return true;
  if (short.length < STEM || !/^\p{L}+$/u.test(long)) return false;
  if (areOneLetterApart(term, other)) return true;
  const isCompound = short === term && term.length >= PART_OF_COMPOUND;
  return long.startsWith(short)
    ? isCompound || long.length - short.length <= ENDING
    : isCompound && long.endsWith(short);
}

/** Letters with which two spellings of one word begin: "licence" and "license", "colour" and "color". */
const SAME = 4;

function areOneLetterApart(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length);
  let before = 0;
  while (before < most && one[before] === other[before]) before++;
  let after = 0;
  while (after < most - before && one.at(-1 - after) === other.at(-1 - after)) after++;
  return before >= SAME && Math.max(one.length, other.length) - before - after <= 1;
}

/** Numbers of the passages in scope that hold every term, ascending. */
function passagesHolding({ part, mask }: ScopedPart, terms: readonly string[]): Uint16Array {
  const lists = terms.map((term) => {
    const number = part.terms.get(term);
    return number === undefined
      ? NONE
      : part.postingChunks.subarray(part.postingStarts[number], part.postingStarts[number + 1]);
  });
  const [shortest = NONE, ...others] = lists.sort((a, b) => a.length - b.length);
  const found = others.reduce(inBoth, shortest);
  return mask === null ? found : found.filter((chunk) => mask[chunk] === 1);
}

const NONE = new Uint16Array();

/** Values of two ascending lists that are in both. */
function inBoth(a: Uint16Array, b: Uint16Array): Uint16Array {
  let at = 0;
  return a.filter((value) => {
    while (at < b.length && (b[at] ?? 0) < value) at++;
    return b[at] === value;
  });
}

function addBySegment({ part }: ScopedPart, chunks: Uint16Array, counts: Map<string, number>): void {
  let at = 0;
  part.members.forEach(({ id }, member) => {
    const end = part.bases[member + 1] ?? part.size;
    const begun = at;
    while (at < chunks.length && (chunks[at] ?? 0) < end) at++;
    if (at > begun) counts.set(id, (counts.get(id) ?? 0) + at - begun);
  });
}
