import type { WordScores } from "./bm25.ts";
import type { Favours } from "./favours.ts";
import { hasPages, pagesOfPart, scorePages } from "./page-scores.ts";
import type { ScopedIndex } from "./scope.ts";

const EMPTY = new Float32Array();

/** Weight of a page's words together beside those of the chunk; by the filings of half the companies. */
const PAGE_SHARE = 0.25;

/** Each chunk's score mixed with that of its page. */
export function withPages(index: ScopedIndex, words: WordScores): readonly Float32Array[] {
  if (!index.parts.some(({ part }) => hasPages(part))) return words.scores;
  const pages = scorePages(index, words.terms, words.idf);
  index.parts.forEach(({ mask, part }, at) => {
    const own = words.scores[at] ?? EMPTY;
    const ofPages = pages[at] ?? EMPTY;
    const { of } = pagesOfPart(part);
    for (let chunk = 0; chunk < own.length; chunk++)
      if (mask === null || mask[chunk] === 1)
        own[chunk] = (1 - PAGE_SHARE) * (own[chunk] ?? 0) + PAGE_SHARE * (ofPages[of[chunk] ?? 0] ?? 0);
  });
  return words.scores;
}

/** Chunks that hold a word of the query, raised where it names their document. */
export function withDocuments(
  index: ScopedIndex,
  scores: readonly Float32Array[],
  favours: Favours = new Map(),
): readonly Float32Array[] {
  if (favours.size === 0) return scores;
  index.parts.forEach(({ part }, at) => {
    const own = scores[at] ?? EMPTY;
    part.members.forEach(({ chunks, id }, member) => {
      const gain = favours.get(id) ?? 0;
      const base = part.bases[member] ?? 0;
      if (gain > 0)
        for (let chunk = base; chunk < base + chunks; chunk++) {
          const score = own[chunk] ?? 0;
          if (score > 0) own[chunk] = score + gain;
        }
    });
  });
  return scores;
}
