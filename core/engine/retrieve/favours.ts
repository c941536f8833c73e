import type { Member } from "../index/part.ts";
import { pagesOf } from "../index/segment-codec.ts";
import type { Tokenizer } from "../index/tokens.ts";
import { type Asked, type DocumentNames, namesAsked } from "./document-names.ts";
import type { ScopedIndex, ScopedPart } from "./scope.ts";

/** What the chunks of a document gain because a question names it, in the units of BM25. */
export type Favours = ReadonlyMap<string, number>;

export interface Nameable {
  readonly names: DocumentNames;
  readonly index: ScopedIndex;
  /** Ids of the segments of the document at a position, in order. */
  readonly segmentsAt: (position: number) => readonly string[];
  /** Position of the document that begins with a segment. */
  readonly beginsWith: (segmentId: string) => number | undefined;
}

/**
 * Times a word's inverse document frequency. A period and a name tell documents of one kind apart; a mere word in a file
 * name says little. Tuned on the filings of half the companies, and so that no more first hits over 24 articles are of
 * the wrong one (`bench/retrieval-filings.ts`).
 */
const STRENGTH = { name: 3, period: 5, word: 0.7, titlePage: 1 };

/** By segment id; segments of documents that the question does not name are left out. */
export function favoursOf(tokenizer: Tokenizer, question: string, view: Nameable): Favours {
  const gains = new Map<number, number>();
  const { called, documents } = view.names;
  if (documents < 2) return new Map();
  const gain = (positions: ReadonlySet<number>, strength: number): void => {
    for (const position of positions)
      gains.set(position, (gains.get(position) ?? 0) + strength * rarity(positions.size, documents));
  };
  const positionsOf = (keys: readonly string[]): Set<number> => new Set(keys.flatMap((key) => called.get(key) ?? []));
  for (const asked of namesAsked(tokenizer, question)) {
    const joined = positionsOf(asked.joined);
    const alone = positionsOf(asked.keys);
    const either = new Set([...joined, ...alone]);
    if (either.size === 0 && asked.isName) gain(new Set(frontsHolding(view, asked)), STRENGTH.titlePage);
    else if (asked.isName) gain(either, asked.isPeriod ? STRENGTH.period : STRENGTH.name);
    else {
      gain(joined, STRENGTH.name);
      gain(new Set([...alone].filter((position) => !joined.has(position))), STRENGTH.word);
    }
  }
  return new Map(
    [...gains].flatMap(([position, gained]) => view.segmentsAt(position).map((id) => [id, gained] as const)),
  );
}

/** Inverse document frequency: nearly nothing for what all documents of a library are called. */
const rarity = (found: number, documents: number): number =>
  found === 0 ? 0 : Math.log(1 + (documents - found + 0.5) / (found + 0.5));

/** Documents whose first page has the word. */
function frontsHolding({ beginsWith, index }: Nameable, { term }: Asked): number[] {
  return index.parts.flatMap((scoped) => membersBeginningWith(scoped, term).flatMap(({ id }) => beginsWith(id) ?? []));
}

function membersBeginningWith({ part }: ScopedPart, term: string): Member[] {
  const number = part.terms.get(term);
  if (number === undefined) return [];
  const to = part.postingStarts[number + 1] ?? 0;
  let at = part.postingStarts[number] ?? 0;
  return part.members.filter((member, index) => {
    const base = part.bases[index] ?? 0;
    while (at < to && (part.postingChunks[at] ?? 0) < base) at++;
    return at < to && (part.postingChunks[at] ?? 0) < base + chunksOfFront(member);
  });
}

/** Chunks of a title page at most. */
const MOST_FRONT = 3;

function chunksOfFront({ chunks, pages }: Member): number {
  const first = pagesOf(pages[0] ?? 0).page;
  let count = 1;
  while (first !== null && count < Math.min(chunks, MOST_FRONT) && pagesOf(pages[count] ?? 0).page === first) count++;
  return count;
}
