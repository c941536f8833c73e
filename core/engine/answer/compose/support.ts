import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { logOdds, share, type ChosenPassage } from "./choose-passage.ts";
import { heldTerms } from "./held-terms.ts";
import { ENGLISH, type Question } from "../understand/question.ts";
import { termWeights, type RankedSentence } from "./rank-sentences.ts";

/** How much of the question the documents hold, by several measures, of 0–1 where not said otherwise. */
export interface Support {
  /** Of the best sentence, with heading and the sentence before in part. */
  readonly sentence: number;
  /** Of the best passage. */
  readonly passage: number;
  /** Of the question's names and numbers, in the best passage; 1 when it has none. */
  readonly names: number;
  /** Of all passages together. */
  readonly together: number;
  /** Calibrated score of the best passage. */
  readonly score: number;
  /** Fewer words say less: 1 / number of meaning-bearing terms. */
  readonly brevity: number;
  /** Log-odds that the passage to be cited is, of those found, the one that answers. */
  readonly chosen: number;
  /** Share of all scores that fall to passages of its document. */
  readonly document: number;
  /** 1 when the question is not in English: word forms then meet less often. */
  readonly foreign: number;
  /** 1 when it is in a script without spaces, whose terms are pairs of characters. */
  readonly pairs: number;
}

const PAIRS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** `isOnly`: there is one document in all, and that it is the one found says nothing. */
export function measureSupport(
  tokenizer: Tokenizer,
  question: Question,
  ranked: readonly RankedSentence[],
  passages: readonly Passage[],
  cited: ChosenPassage | undefined,
  isOnly = false,
): Support {
  const weights = termWeights(question.terms, ranked);
  const held = passages.map((passage) =>
    heldTerms(tokenizer.terms(`${passage.document_name} ${passage.heading ?? ""} ${passage.content}`)),
  );
  const shares = held.map((terms) => share(weights, question.terms, terms));
  const best = Math.max(0, ...shares);
  const names = [...question.key];
  const everything = heldTerms(held.flatMap(({ terms }) => [...terms]));
  return {
    sentence: Math.max(0, ...ranked.slice(0, 3).map(({ coverage }) => coverage)),
    passage: best,
    names: names.length === 0 ? 1 : Math.max(0, ...held.map((terms) => share(weights, names, terms))),
    together: share(weights, question.terms, everything),
    score: Math.max(0, ...passages.map(({ score }) => score)),
    brevity: 1 / Math.max(1, question.terms.length),
    chosen: logOdds(cited?.likely ?? 0),
    document: isOnly ? USUAL : (cited?.signs.document ?? 0),
    foreign: ENGLISH.test(question.text) ? 0 : 1,
    pairs: PAIRS.test(question.text) ? 1 : 0,
  };
}

/** Share of the scores that fall to the document cited, in the mean: what is taken where there is no other document. */
const USUAL = 0.6;

/** Logistic regression fitted by `bench/fit-support.ts`: questions put to articles that answer them, and to others. */
const WEIGHTS: Readonly<Record<keyof Support | "bias", number>> = {
  sentence: 2.34,
  passage: -0.84,
  names: 0.84,
  together: 2.52,
  score: 3.5,
  brevity: -2.96,
  chosen: 0.43,
  document: 1.16,
  foreign: 0.8,
  pairs: 0.23,
  bias: -6.82,
};

/** Probability that the documents say what is asked, and in the passage to be cited, 0–1. */
export function supportProbability(support: Support): number {
  let sum = WEIGHTS.bias;
  for (const [name, value] of Object.entries(support) as [keyof Support, number][]) sum += WEIGHTS[name] * value;
  return 1 / (1 + Math.exp(-sum));
}
