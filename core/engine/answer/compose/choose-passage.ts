import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { heldTerms, holds, type HeldTerms } from "./held-terms.ts";
import { neighboursKept, type RankedSentence } from "./rank-sentences.ts";
import type { Question } from "../understand/question.ts";

/** What speaks for a passage, beside the others that were found. */
export interface PassageSigns {
  /** Log-odds of its score: the ranking of the search. */
  readonly score: number;
  /** Share of the question's names and numbers that it or its headings hold, 0–1. */
  readonly names: number;
  /** Score and coverage of its best sentence. */
  readonly sentence: number;
  readonly coverage: number;
  /** Share of all scores that fall to passages of its document, 0–1: passages agree on where the matter is told. */
  readonly document: number;
  /** Share of the question that its document's name holds, 0–1. */
  readonly title: number;
  /** Share of the question's neighbouring words that are neighbours in it, 0–1. */
  readonly together: number;
}

export interface ChosenPassage {
  /** To hold the answer, among those found; in all 1. */
  readonly likely: number;
  readonly signs: PassageSigns;
}

export type PassageChoice = ReadonlyMap<Passage, ChosenPassage>;

/** Softmax regression fitted by `bench/fit-passages.ts`: which of the passages found holds the answer. */
const WEIGHTS: Readonly<Record<keyof PassageSigns, number>> = {
  score: 0.81,
  names: 1.34,
  sentence: 1.94,
  coverage: 1.83,
  document: 1.66,
  title: 3.33,
  together: 1.37,
};

/** Weighs the passages of the sentences against each other. `weights` are those of the question's terms (`termWeights`). */
export function choosePassage(
  tokenizer: Tokenizer,
  question: Question,
  ranked: readonly RankedSentence[],
  weights: ReadonlyMap<string, number>,
): PassageChoice {
  const signs = passageSigns(tokenizer, question, ranked, weights);
  const scores = [...signs].map(([passage, own]) => [passage, own, scoreOf(own)] as const);
  const highest = Math.max(...scores.map(([, , score]) => score));
  const sum = scores.reduce((total, [, , score]) => total + Math.exp(score - highest), 0);
  return new Map(
    scores.map(([passage, own, score]) => [passage, { likely: Math.exp(score - highest) / sum, signs: own }]),
  );
}

function scoreOf(signs: PassageSigns): number {
  let sum = 0;
  for (const [name, weight] of Object.entries(WEIGHTS) as [keyof PassageSigns, number][]) sum += weight * signs[name];
  return sum;
}

export function passageSigns(
  tokenizer: Tokenizer,
  question: Question,
  ranked: readonly RankedSentence[],
  weights: ReadonlyMap<string, number>,
): Map<Passage, PassageSigns> {
  const byPassage = Map.groupBy(ranked, ({ passage }) => passage);
  const total = [...byPassage.keys()].reduce((sum, { score }) => sum + score, 0) || 1;
  const named = [...question.key];
  return new Map(
    [...byPassage].map(([passage, sentences]) => {
      const sequence = tokenizer.terms(passage.content);
      const title = tokenizer.terms(passage.document_name);
      const held = heldTerms([...sequence, ...title, ...tokenizer.terms(passage.heading ?? "")]);
      const ofDocument = [...byPassage.keys()].filter(({ document_id }) => document_id === passage.document_id);
      return [
        passage,
        {
          score: logOdds(passage.score),
          names: named.length === 0 ? 0 : share(weights, named, held),
          sentence: Math.max(...sentences.map(({ score }) => score)),
          coverage: Math.max(...sentences.map(({ coverage }) => coverage)),
          document: ofDocument.reduce((sum, { score }) => sum + score, 0) / total,
          title: share(weights, question.terms, heldTerms(title)),
          together: neighboursKept(question, sequence, weights),
        },
      ];
    }),
  );
}

/** The passage most likely to hold the answer. */
export function likeliestOf(choice: PassageChoice): Passage | null {
  let best: Passage | null = null;
  for (const [passage, { likely }] of choice)
    if (best === null || likely > (choice.get(best)?.likely ?? 0)) best = passage;
  return best;
}

/** Of a probability, kept finite. */
export function logOdds(value: number): number {
  const kept = Math.min(Math.max(value, 1e-4), 1 - 1e-4);
  return Math.log(kept / (1 - kept));
}

/** Share of the weight of some terms that a text holds, 0–1; 0 without terms. */
export function share(weights: ReadonlyMap<string, number>, terms: readonly string[], held: HeldTerms): number {
  let total = 0;
  let found = 0;
  for (const term of terms) {
    const weight = weights.get(term) ?? 0;
    total += weight;
    found += weight * holds(held, term);
  }
  return total === 0 ? 0 : found / total;
}
