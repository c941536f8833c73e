import type { Tokenizer } from "../index/tokens.ts";
import { readAskedFor } from "./asked-for.ts";
import type { Question } from "./question.ts";
import { termWeights, type RankedSentence } from "./rank-sentences.ts";
import { spanCandidates, tokensOf, type Candidate, type Token } from "./span-candidates.ts";
import { emitFeatures, type Emit, type QuestionView, type SentenceView } from "./span-features.ts";
import { SPAN_WEIGHTS } from "./span-weights.ts";

/** The words of a sentence that answer, by their range in the extracted text. */
export interface AnswerSpan {
  readonly sentence: RankedSentence;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Comparable within one question only. */
  readonly score: number;
}

const SENTENCES = 6;

/**
 * The run of words that best answers, or null when there is none: a linear ranker over looks and neighbourhood of
 * every run in the best sentences. Its weights are fitted offline by `bench/fit-spans.ts`.
 */
export function extractAnswerSpan(tokenizer: Tokenizer, question: Question, ranked: readonly RankedSentence[]): AnswerSpan | null {
  const view = viewSpans(tokenizer, question, ranked);
  let best: { readonly sentence: ViewedSentence; readonly candidate: Candidate; readonly score: number } | undefined;
  for (const sentence of view.sentences) {
    for (const candidate of sentence.candidates) {
      let score = 0;
      emitFeatures(view.question, sentence.view, candidate, (name, value) => void (score += value * (SPAN_WEIGHTS[name] ?? 0)));
      if (!best || score > best.score) best = { sentence, candidate, score };
    }
  }
  return best ? toSpan(best.sentence, best.candidate, best.score) : null;
}

export interface ViewedSentence {
  readonly ranked: RankedSentence;
  readonly view: SentenceView;
  readonly candidates: readonly Candidate[];
}

/** Candidates and what is known about them; the fitting script sees exactly what answering sees. */
export function viewSpans(tokenizer: Tokenizer, question: Question, ranked: readonly RankedSentence[]): { readonly question: QuestionView; readonly sentences: readonly ViewedSentence[] } {
  const top = ranked.slice(0, SENTENCES);
  const weights = termWeights(question.terms, ranked);
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  const frequency = new Map<string, number>();
  for (const { terms } of ranked) for (const term of terms) frequency.set(term, (frequency.get(term) ?? 0) + 1);

  const sentences = top.map((sentence, position): ViewedSentence => {
    const tokens = tokensOf(tokenizer, sentence.text);
    const asked = tokens.map((token) => weightOf(token, weights) / total);
    const behind = (top[0]?.score ?? 0) - sentence.score;
    return { ranked: sentence, view: { tokens, asked, coverage: sentence.coverage, behind, position }, candidates: spanCandidates(tokens) };
  });
  return { question: { asked: readAskedFor(tokenizer, question.text), frequency }, sentences };
}

function weightOf(token: Token, weights: ReadonlyMap<string, number>): number {
  return Math.max(0, ...token.terms.map((term) => weights.get(term) ?? 0));
}

export function toSpan({ ranked, view }: ViewedSentence, { first, last }: Candidate, score = 0): AnswerSpan | null {
  const from = view.tokens[first];
  const to = view.tokens[last];
  if (!from || !to) return null;
  const { start, end } = widened(ranked.text, from.start, to.end);
  return { sentence: ranked, start: ranked.start + start, end: ranked.start + end, text: ranked.text.slice(start, end), score };
}

/** Signs that belong to the words: "$5", "50%", "$1.5". */
function widened(text: string, start: number, end: number): { readonly start: number; readonly end: number } {
  const before = /[$€£¥#]\s?$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\s?[%°‰](?:[CF](?!\p{L}))?/u.exec(text.slice(end))?.[0].length ?? 0;
  return { start: start - before, end: end + after };
}

export type { Emit };
