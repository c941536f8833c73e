import type { Calibration } from "../embed-port.ts";
import type { QueryFacts } from "./bm25.ts";

/**
 * What a hit's calibrated score is made of: its rank score, how much of what the query asks for it holds in nats, how much
 * of that occurs here at all, and how far the best hit stands out from the tenth. A question that has no answer here finds
 * many chunks that are alike.
 */
export function confidenceFeatures(
  rank: number,
  { correction, information, known }: QueryFacts,
  standsOut: number,
): readonly number[] {
  const share = Math.max(0, rank) * correction;
  return [share, Math.log1p(share * information), known, standsOut];
}

/** Hits among which the best one stands out or does not. */
export const COMPARED_HITS = 10;

/** Takes rank scores, best first. */
export function standingOut(ranks: readonly number[]): number {
  const [best = 0] = ranks;
  const tenth = ranks[COMPARED_HITS - 1] ?? ranks.at(-1) ?? 0;
  return Math.log(Math.max(LEAST, best) / Math.max(LEAST, tenth));
}

const LEAST = 0.001;

/**
 * One coefficient a feature. `bench/retrieval-calibration.ts` fits them; of two fits the one was taken that trusts the share
 * less: long questions, of which even a right hit holds a few words only, otherwise lose half of their hits in small libraries.
 */
const SLOPES: readonly number[] = [4.42, 1.56, 2.46, 0.43];
/** Where English is asked; and where other languages are, whose words meet less often in the same form. */
const CONSTANTS = { english: -7.2, other: -6.5 };

/**
 * How probably a hit of words and vectors together is relevant: 0.7 is "very probably". Grows with the rank score for any
 * one query, so that it keeps the order.
 */
export function confidence(
  rank: number,
  facts: QueryFacts,
  { isEnglish, standsOut }: { readonly isEnglish: boolean; readonly standsOut: number },
): number {
  const constant = isEnglish ? CONSTANTS.english : CONSTANTS.other;
  const features = confidenceFeatures(rank, facts, standsOut);
  return logistic(SLOPES.reduce((sum, slope, at) => sum + slope * (features[at] ?? 0), constant));
}

/** How probably a chunk of this similarity is relevant, by vectors alone. */
export function similarityConfidence(cosine: number, calibration: Calibration | null): number {
  return calibration === null ? 0 : logistic(calibration.slope * (cosine - calibration.midpoint));
}

/** `similarityConfidence` where a model embeds the documents, and 0 elsewhere. */
export const confidenceByMeaning = (cosine: number | null, calibration: Calibration | null): number =>
  cosine === null || !calibration?.byModel ? 0 : similarityConfidence(cosine, calibration);

/** Raises the score of a hit to that of the hits ranked below it. */
export function inOrder<Hit extends { readonly score: number }>(hits: readonly Hit[]): Hit[] {
  let least = 0;
  return hits
    .toReversed()
    .map((hit) => ({ ...hit, score: (least = Math.max(least, hit.score)) }))
    .toReversed();
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));
