import type { Tokenizer } from "../../index/tokens.ts";
import { readAskedFor } from "../understand/asked-for.ts";
import { choosePassage } from "./choose-passage.ts";
import { chooseRun, LOOKED_AT, type ScoredRun } from "./choose-span.ts";
import type { Question } from "../understand/question.ts";
import { readGap } from "../understand/question-gap.ts";
import { termWeights, type RankedSentence } from "./rank-sentences.ts";
import { spanCandidates, tokensOf, type Candidate, type Token } from "./span-candidates.ts";
import { anchorsIn } from "./span-anchors.ts";
import { emitFeatures, type QuestionView, type SentenceView } from "./span-features.ts";
import { signsOf } from "./span-signs.ts";
import { SPAN_WEIGHTS } from "./span-weights.ts";

/** The words of a sentence that answer, by their range in the extracted text. */
export interface AnswerSpan {
  readonly sentence: RankedSentence;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** F1 that it is expected to have, 0–1. */
  readonly confidence: number;
}

const SENTENCES = 6;
/** What the log-likelihood of a passage adds to the score of a sentence of it, and to that of a run of words. */
const BY_PASSAGE = { sentence: 0.06, run: 2 };

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  SPAN_WEIGHTS.trim()
    .split(/[\t\n]/u)
    .map((entry) => {
      const colon = entry.lastIndexOf(":");
      return [entry.slice(0, colon), Number(entry.slice(colon + 1)) / 100];
    }),
);

/**
 * The run of words that best answers, or null when there is none: a linear ranker over looks and neighbourhood of every
 * run in the best sentences, then trees over the best of those. Both are fitted offline by `bench/fit-spans.ts`.
 */
export function extractAnswerSpan(
  tokenizer: Tokenizer,
  question: Question,
  ranked: readonly RankedSentence[],
): AnswerSpan | null {
  const view = viewSpans(tokenizer, question, ranked);
  const runs = bestRuns(view, (sentence, candidate) => scoreSpan(view.question, sentence.view, candidate));
  const chosen = chooseRun(runs);
  const run = runs[chosen?.index ?? 0];
  return chosen && run ? { ...run.span, confidence: chosen.expected } : null;
}

/** The runs that score best, best first, with what the trees ask of them. */
export function bestRuns(
  view: ViewedSpans,
  scoreOf: (sentence: ViewedSentence, candidate: Candidate, index: number) => number,
): (ScoredRun & { readonly span: AnswerSpan; readonly index: number })[] {
  const scored = view.sentences
    .flatMap((sentence) => sentence.candidates.map((candidate) => ({ sentence, candidate })))
    .map(({ sentence, candidate }, index) => ({
      sentence,
      candidate,
      index,
      score: scoreOf(sentence, candidate, index) + BY_PASSAGE.run * sentence.view.passage,
    }))
    .sort((a, b) => b.score - a.score);
  return scored.slice(0, LOOKED_AT).flatMap(({ sentence, candidate, score, index }) => {
    const span = toSpan(sentence, candidate);
    const signs = signsOf(view.question, sentence.view, candidate);
    return span ? [{ text: span.text, span, score, signs, passage: sentence.view.passage, index }] : [];
  });
}

function scoreSpan(question: QuestionView, sentence: SentenceView, candidate: Candidate): number {
  let score = 0;
  emitFeatures(question, sentence, candidate, (name, value) => void (score += value * (WEIGHTS.get(name) ?? 0)));
  return score;
}

export interface ViewedSentence {
  readonly ranked: RankedSentence;
  readonly view: SentenceView;
  readonly candidates: readonly Candidate[];
}

export interface ViewedSpans {
  readonly question: QuestionView;
  readonly sentences: readonly ViewedSentence[];
}

/** Candidates and what is known about them; the fitting script sees exactly what answering sees. */
export function viewSpans(tokenizer: Tokenizer, question: Question, ranked: readonly RankedSentence[]): ViewedSpans {
  const weights = termWeights(question.terms, ranked);
  const choice = choosePassage(tokenizer, question, ranked, weights);
  const likelihood = ({ passage }: RankedSentence): number => Math.log((choice.get(passage)?.likely ?? 0) + 1e-6);
  const worth = (sentence: RankedSentence): number => sentence.score + BY_PASSAGE.sentence * likelihood(sentence);
  const top = ranked.toSorted((a, b) => worth(b) - worth(a)).slice(0, SENTENCES);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  const frequency = new Map<string, number>();
  for (const { terms } of ranked) for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);

  const gap = readGap(tokenizer, question.text);
  const sentences = top.map((sentence, position): ViewedSentence => {
    const tokens = tokensOf(tokenizer, sentence.text);
    const asked = tokens.map((token) => weightOf(token, weights) / total);
    const behind = (ranked[0]?.score ?? 0) - sentence.score;
    return {
      ranked: sentence,
      view: {
        tokens,
        asked,
        coverage: sentence.coverage,
        behind,
        position,
        rank: sentence.rank,
        passage: likelihood(sentence),
        anchors: anchorsIn(tokens, gap),
      },
      candidates: spanCandidates(tokens),
    };
  });
  return { question: { asked: readAskedFor(tokenizer, question.text), gap, frequency }, sentences };
}

function weightOf(token: Token, weights: ReadonlyMap<string, number>): number {
  return Math.max(0, ...token.terms.map((term) => weights.get(term) ?? 0));
}

export function toSpan({ ranked, view }: ViewedSentence, { first, last }: Candidate): AnswerSpan | null {
  const from = view.tokens[first];
  const to = view.tokens[last];
  if (!from || !to) return null;
  const { start, end } = widened(ranked.text, from.start, to.end);
  return {
    sentence: ranked,
    start: ranked.start + start,
    end: ranked.start + end,
    text: ranked.text.slice(start, end),
    confidence: 0,
  };
}

/** Signs that belong to the words: "$5", "50%", "1 kg (2.2 lb)". */
function widened(text: string, start: number, end: number): { readonly start: number; readonly end: number } {
  const before = /[$€£¥#]\s?$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\s?[%°‰](?:[CF](?!\p{L}))?/u.exec(text.slice(end))?.[0].length ?? 0;
  const inside = text.slice(start, end);
  const closing =
    inside.includes("(") && !inside.includes(")") && /^[.]?\)/u.test(text.slice(end))
      ? text.indexOf(")", end) + 1 - end
      : 0;
  return { start: start - before, end: end + Math.max(after, closing) };
}
