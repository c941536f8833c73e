import type { Calibration } from "../embed-port.ts";
import type { QueryFacts } from "./bm25.ts";

/** What a hit's calibrated score is made of: its rank score, how much the query asks for in nats, and how much of that occurs here. */
export function confidenceFeatures(rank: number, { correction, information, known }: QueryFacts): readonly number[] {
  const share = rank * correction;
  return [share, Math.log1p(Math.max(0, share) * information), known];
}

/** Constant, then one coefficient a feature; by `bench/retrieval-calibration.ts`, which says how. */
const COEFFICIENTS: readonly number[] = [-4.98, 5.47, 1.6, -2.38];

/**
 * How probably a hit of words and vectors together is relevant: 0.7 is "very probably". Grows with the rank score for any
 * one query, so that it keeps the order.
 */
export function confidence(rank: number, facts: QueryFacts): number {
  const [constant = 0, ...slopes] = COEFFICIENTS;
  const features = confidenceFeatures(rank, facts);
  return logistic(slopes.reduce((sum, slope, at) => sum + slope * (features[at] ?? 0), constant));
}

/** How probably a chunk of this similarity is relevant, by vectors alone. */
export function similarityConfidence(cosine: number, calibration: Calibration | null): number {
  return calibration === null ? 0 : logistic(calibration.slope * (cosine - calibration.midpoint));
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));
