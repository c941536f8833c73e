import type { Calibration } from "../embed-port.ts";
import type { Part } from "../index/part.ts";
import { hasEnglishWords } from "../index/stop-words.ts";
import type { Tokenizer } from "../index/tokens.ts";
import { scoreWords, type WordScores } from "./bm25.ts";
import {
  COMPARED_HITS,
  confidence,
  confidenceByMeaning,
  inOrder,
  similarityConfidence,
  standingOut,
} from "./confidence.ts";
import { hasPages, pagesOfPart } from "./page-scores.ts";
import type { Favours } from "./favours.ts";
import { queryTerms } from "./query-terms.ts";
import { withDocuments, withPages } from "./raised-scores.ts";
import { type RelatedTerms, withRelated } from "./related-terms.ts";
import type { ScopedIndex } from "./scope.ts";
import { type ScoredChunk, topChunks } from "./top.ts";
import { type QueryVector, scoreVectors, similarity, vectorFor } from "./vectors.ts";

/** A query's vector by one embedder, and what its similarities mean. */
export interface EmbeddedQuery {
  readonly vector: QueryVector;
  readonly calibration: Calibration;
}

export interface RetrieveRequest {
  readonly query: string;
  /** By embedder id. Chunks of other embedders are found by words alone. */
  readonly embedded: ReadonlyMap<string, EmbeddedQuery>;
  /** Words and vectors; false for vectors only. */
  readonly hybrid: boolean;
  readonly count: number;
  /** What chunks gain because the query names their document, by segment id. */
  readonly favours?: Favours;
  /** Terms that are searched for beside those of the query. */
  readonly related?: RelatedTerms;
}

export interface RetrievedChunk extends ScoredChunk {
  /** What it was ranked by: in units of a chunk that has every word of the query once. */
  readonly rank: number;
  /** Cosine similarity; null when words alone found it. */
  readonly similarity: number | null;
}

/** The best chunks of a scope, best first, with calibrated scores of 0–1. */
export function retrieve(tokenizer: Tokenizer, index: ScopedIndex, request: RetrieveRequest): RetrievedChunk[] {
  const vectors = new Map([...request.embedded].map(([id, { vector }]) => [id, vector]));
  const canCompare = index.parts.some(({ part }) => vectors.has(part.embedder));
  if (!request.hybrid && canCompare) {
    return rankByVectors(index, request, vectors).map((hit) =>
      describe(index, hit, vectors, (cosine) =>
        similarityConfidence(cosine ?? 0, calibrationOf(index, request, hit.part)),
      ),
    );
  }
  const words = scoreWords(index, withRelated(queryTerms(tokenizer, request.query), request.related ?? NO_TERMS));
  const paged = index.parts.some(({ part }) => hasPages(part));
  const count = Math.max(COMPARED_HITS, request.count * (paged ? SPREAD_OVER : 1));
  const ranked = rankByBoth(index, { ...request, count }, words, vectors);
  const about = {
    standsOut: standingOut(ranked.map(({ score }) => score)),
    isEnglish: hasEnglishWords(request.query),
  };
  const hits = (paged ? spreadOverPages(index, ranked) : ranked).slice(0, request.count);
  // What a document gains by its name is part of what the query asks for.
  const asked = words.ideal / (words.ideal + Math.max(0, ...(request.favours?.values() ?? [])) || 1);
  const scored = hits.map((hit) =>
    describe(index, hit, vectors, (cosine) =>
      Math.max(
        confidence(hit.score * asked, words.facts, about),
        confidenceByMeaning(cosine, calibrationOf(index, request, hit.part)),
      ),
    ),
  );
  return inOrder(scored);
}

const NO_TERMS: RelatedTerms = new Map();

function describe(
  index: ScopedIndex,
  hit: ScoredChunk,
  vectors: ReadonlyMap<string, QueryVector>,
  score: (cosine: number | null) => number,
): RetrievedChunk {
  const part = index.parts[hit.part]?.part;
  const cosine = part === undefined ? null : similarity(part, hit.chunk, vectors);
  return { ...hit, rank: hit.score, score: score(cosine), similarity: cosine };
}

function calibrationOf(index: ScopedIndex, request: RetrieveRequest, part: number): Calibration | null {
  return request.embedded.get(index.parts[part]?.part.embedder ?? "")?.calibration ?? null;
}

/** The best by similarity alone; chunks of other embedders cannot be told and are left out. */
function rankByVectors(
  index: ScopedIndex,
  request: RetrieveRequest,
  vectors: ReadonlyMap<string, QueryVector>,
): ScoredChunk[] {
  const cosines = scoreVectors(index, vectors);
  return topChunks(
    cosines.map((part) => part ?? EMPTY),
    request.count,
  );
}

const EMPTY = new Float32Array();

interface Blend {
  /** Share of the vectors, 0–1; null where a part has none that fit. */
  readonly calibrations: readonly (Calibration | null)[];
  /** What a chunk with each word of the query once, at mean length, would score. */
  readonly ideal: number;
}

/** Chunks best by words that are ranked again with their similarities. */
const CANDIDATES = 200;

function rankByBoth(
  index: ScopedIndex,
  request: RetrieveRequest,
  words: WordScores,
  vectors: ReadonlyMap<string, QueryVector>,
): ScoredChunk[] {
  const scores = withDocuments(index, withPages(index, words), request.favours);
  const blend: Blend = {
    calibrations: index.parts.map(({ part }) =>
      vectors.has(part.embedder) ? weighted(request.embedded.get(part.embedder)?.calibration, request.query) : null,
    ),
    ideal: Math.max(words.ideal, Number.MIN_VALUE),
  };
  const candidates = topChunks(scores, Math.max(CANDIDATES, request.count));
  const best = rankAgain(index, blend, candidates, vectors, request.count);
  const floor = best.length < request.count ? -Infinity : (best.at(-1)?.score ?? -Infinity);
  const unseen = candidates.length < CANDIDATES ? 0 : (candidates.at(-1)?.score ?? 0) / blend.ideal;
  return couldHide(blend, unseen, floor) ? scanAll(index, blend, scores, vectors, request.count) : best;
}

/** Letters of alphabets other than plain Latin: of languages with many forms of a word; Chinese, Japanese and Korean have none. */
const INFLECTED = /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[^\P{L}a-zA-Z]/u;

function weighted(calibration: Calibration | undefined, query: string): Calibration | null {
  if (calibration === undefined) return null;
  return INFLECTED.test(query)
    ? { ...calibration, weight: calibration.inflectedWeight ?? calibration.weight }
    : calibration;
}

/** The best of the candidates, which come best by words first: once no similarity could lift one high enough, none after it is looked at. */
function rankAgain(
  index: ScopedIndex,
  blend: Blend,
  candidates: readonly ScoredChunk[],
  vectors: ReadonlyMap<string, QueryVector>,
  count: number,
): ScoredChunk[] {
  const best: ScoredChunk[] = [];
  for (const candidate of candidates) {
    const floor = best.length < count ? -Infinity : (best.at(-1)?.score ?? -Infinity);
    if (candidate.score / blend.ideal < floor && !couldHide(blend, candidate.score / blend.ideal, floor)) break;
    const hit = blended(index, blend, candidate, vectors);
    if (hit.score < floor) continue;
    const place = best.findIndex((other) => isBefore(hit, other));
    best.splice(place === -1 ? best.length : place, 0, hit);
    if (best.length > count) best.pop();
  }
  return best;
}

const isBefore = (a: ScoredChunk, b: ScoredChunk): boolean =>
  a.score > b.score || (a.score === b.score && (a.part < b.part || (a.part === b.part && a.chunk < b.chunk)));

/** Whether a chunk that is not among the candidates could rank above `floor` by its similarity, were it the highest possible. */
function couldHide({ calibrations }: Blend, words: number, floor: number): boolean {
  return calibrations.some((calibration) => calibration !== null && blend(calibration, words, 1) > floor);
}

function blended(
  index: ScopedIndex,
  { calibrations, ideal }: Blend,
  hit: ScoredChunk,
  vectors: ReadonlyMap<string, QueryVector>,
): ScoredChunk {
  const calibration = calibrations[hit.part] ?? null;
  const part = index.parts[hit.part]?.part;
  const cosine = calibration === null || part === undefined ? null : similarity(part, hit.chunk, vectors);
  const words = hit.score / ideal;
  return { ...hit, score: calibration === null || cosine === null ? words : blend(calibration, words, cosine) };
}

/** The logistic curve of the calibration is taken as its tangent at the midpoint, so that nothing is flattened before it is added. */
function blend({ midpoint, slope, weight }: Calibration, words: number, cosine: number): number {
  return (1 - weight) * words + weight * (0.5 + (slope / 4) * (cosine - midpoint));
}

function scanAll(
  index: ScopedIndex,
  { calibrations, ideal }: Blend,
  words: readonly Float32Array[],
  vectors: ReadonlyMap<string, QueryVector>,
  count: number,
): ScoredChunk[] {
  const scores = index.parts.map(({ part, mask }, number) => {
    const own = words[number] ?? EMPTY;
    const calibration = calibrations[number] ?? null;
    const query = calibration === null ? undefined : vectorFor(part, vectors);
    const all =
      calibration === null || query === undefined
        ? onlyWords(own, ideal)
        : blendedPart(part, own, ideal, calibration, query);
    if (mask !== null) for (let chunk = 0; chunk < all.length; chunk++) if (mask[chunk] === 0) all[chunk] = -Infinity;
    return all;
  });
  return topChunks(scores, count, -Infinity);
}

function onlyWords(words: Float32Array, ideal: number): Float32Array {
  return words.map((score) => score / ideal || -Infinity);
}

/** `blend` for every chunk of a part, its terms put together so that each chunk takes two multiplications. */
function blendedPart(
  part: Part,
  words: Float32Array,
  ideal: number,
  { midpoint, slope, weight }: Calibration,
  query: QueryVector,
): Float32Array {
  const dots = part.vectors.dots(query.values);
  const { scales } = part;
  const ofWords = (1 - weight) / ideal;
  const ofCosine = weight * (slope / 4) * query.scale;
  const constant = weight * (0.5 - (slope / 4) * midpoint);
  const all = new Float32Array(words.length);
  for (let chunk = 0; chunk < all.length; chunk++)
    all[chunk] = constant + ofWords * (words[chunk] ?? 0) + ofCosine * (dots[chunk] ?? 0) * (scales[chunk] ?? 0);
  return all;
}

/** What each further chunk of one page counts beside the one before it: hits cover different pages. */
const SAME_PAGE = 0.8;
/** So many more are looked at for chunks of other pages. */
const SPREAD_OVER = 3;

function spreadOverPages(index: ScopedIndex, hits: readonly ScoredChunk[]): ScoredChunk[] {
  const before = new Map<string, number>();
  return hits
    .map((hit) => {
      const scoped = index.parts[hit.part];
      if (scoped === undefined || hit.score <= 0) return hit;
      const page = `${hit.part} ${pagesOfPart(scoped.part).of[hit.chunk] ?? 0}`;
      const times = before.get(page) ?? 0;
      before.set(page, times + 1);
      return { ...hit, score: hit.score * SAME_PAGE ** times };
    })
    .sort((a, b) => b.score - a.score);
}
