import type { Part } from "../index/part.ts";
import { pagesOf } from "../index/segment-codec.ts";
import { B, type WeightedTerm } from "./bm25.ts";
import type { ScopedIndex } from "./scope.ts";

/** The pages of a part: a page is all chunks of a document that begin on it; a chunk without a page is one by itself. */
export interface Pages {
  /** Number of the page of each chunk. */
  readonly of: Uint32Array;
  readonly count: number;
  /** Terms on each page, with repetitions. */
  readonly lengths: Uint32Array;
}

/** A page holds its words more often than a chunk before that says no more. */
const K1 = 3;

const known = new WeakMap<Part, Pages>();

export function pagesOfPart(part: Part): Pages {
  const remembered = known.get(part);
  if (remembered !== undefined) return remembered;
  const of = new Uint32Array(part.size);
  let count = 0;
  part.members.forEach((member, at) => {
    const base = part.bases[at] ?? 0;
    let last = 0;
    for (let chunk = 0; chunk < member.chunks; chunk++) {
      const { page } = pagesOf(member.pages[chunk] ?? 0);
      if (page === null || page !== last) count++;
      last = page ?? 0;
      of[base + chunk] = count - 1;
    }
  });
  const lengths = new Uint32Array(count);
  of.forEach((page, chunk) => (lengths[page] = (lengths[page] ?? 0) + (part.lengths[chunk] ?? 0)));
  const pages = { of, count, lengths };
  known.set(part, pages);
  return pages;
}

/** Whether a page of the part has several chunks. */
export const hasPages = (part: Part): boolean => pagesOfPart(part).count < part.size;

/** BM25 of each page's words together, in the order of the part's pages; `idf` as for chunks, one for each term. */
export function scorePages(
  index: ScopedIndex,
  terms: readonly WeightedTerm[],
  idf: readonly number[],
): readonly Float32Array[] {
  const all = index.parts.map(({ part }) => pagesOfPart(part));
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const words = all.reduce((sum, { lengths }) => lengths.reduce((own, length) => own + length, sum), 0);
  const mean = total === 0 ? 1 : words / total;
  return index.parts.map(({ part }, at) => {
    const pages = all[at] ?? pagesOfPart(part);
    const scores = new Float32Array(pages.count);
    terms.forEach(({ term, weight }, position) =>
      addTerm(part, pages, scores, term, weight * (idf[position] ?? 0), mean),
    );
    return scores;
  });
}

function addTerm(part: Part, pages: Pages, scores: Float32Array, term: string, weight: number, mean: number): void {
  const number = part.terms.get(term);
  if (number === undefined) return;
  const { postingChunks, postingCounts, postingStarts } = part;
  const to = postingStarts[number + 1] ?? 0;
  let at = postingStarts[number] ?? 0;
  while (at < to) {
    const page = pages.of[postingChunks[at] ?? 0] ?? 0;
    let count = 0;
    for (; at < to && pages.of[postingChunks[at] ?? 0] === page; at++) count += postingCounts[at] ?? 0;
    const length = (pages.lengths[page] ?? 0) / mean;
    scores[page] = (scores[page] ?? 0) + (weight * (K1 + 1) * count) / (count + K1 * (1 - B + B * length));
  }
}
