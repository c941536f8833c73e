import type { Calibration } from "../embed-port.ts";
import type { WordScores } from "./bm25.ts";

/** Not yet fitted. */
const OFFSET = -3;
const RANK = 6;
const INFORMATION = 0;
const KNOWN = 0;

export function confidence(rank: number, { information, known }: Pick<WordScores, "information" | "known">): number {
  return logistic(OFFSET + RANK * rank + INFORMATION * Math.log1p(information) + KNOWN * known);
}

/** How probably a chunk of this similarity is relevant, by vectors alone. */
export function similarityConfidence(cosine: number, calibration: Calibration | null): number {
  return calibration === null ? 0 : logistic(calibration.slope * (cosine - calibration.midpoint));
}

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));
