/**
 * Fits the weights of the span ranker and writes `core/engine/answer/span-weights.ts`.
 * Trained on those XQuAD articles that the SQuAD half here has not, in all languages, never on that half. The looks of an
 * answer are much the same in every language. Compared on every eighth SQuAD question where an answer is within reach, so
 * this choice has seen that half: English alone F1 38.2, with German and Russian 40.3; with Natural Questions 34.0 where
 * English alone had 37.1.
 * Run: node bench/fit-spans.ts
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Engine } from "#core/engine/engine.ts";
import { toSpan, viewSpans } from "#core/engine/answer/answer-span.ts";
import { readQuestion } from "#core/engine/answer/question.ts";
import { rankSentences } from "#core/engine/answer/rank-sentences.ts";
import { emitFeatures } from "#core/engine/answer/span-features.ts";
import { isExactMatch, tokenF1 } from "#core/engine/evaluate/answer-match.ts";
import { createTokenizer } from "#core/engine/index/tokens.ts";
import { type AnswerSet, squadAnswers, without, xquadAnswers } from "./answers-data.ts";
import { openArticles, OWNER } from "./answers-engine.ts";
import { LANGUAGES } from "./retrieval-sets.ts";

export interface Example {
  /** For each candidate its features, as indexes and values, and its F1 against the best answer. */
  readonly features: readonly Int32Array[];
  readonly values: readonly Float32Array[];
  readonly gains: Float32Array;
}

interface Settings {
  readonly epochs: number;
  readonly rate: number;
  /** Pull of each weight towards zero, for each question it occurs in. */
  readonly decay: number;
}

const SETTINGS: Settings = { epochs: 6, rate: 0.1, decay: 1e-2 };
const SEEN_IN = 12;
const SMALLEST = 0.08;

export const tokenizer = createTokenizer();
export const names = new Map<string, number>();

export async function examplesOf(set: AnswerSet): Promise<Example[]> {
  const engine = await openArticles(set.articles);
  const found: Example[] = [];
  for (const { question, answers } of set.questions) {
    const example = await exampleOf(engine, question, answers);
    if (example) found.push(example);
  }
  return found;
}

async function exampleOf(
  engine: Pick<Engine, "search">,
  text: string,
  answers: readonly string[],
): Promise<Example | null> {
  const { passages } = await engine.search({
    scope: { owner: OWNER },
    query: text,
    top_k: 5,
    hybrid: true,
    threshold: 0,
  });
  const question = readQuestion(tokenizer, text);
  const view = viewSpans(tokenizer, question, rankSentences(tokenizer, question, passages));
  const features: Int32Array[] = [];
  const values: Float32Array[] = [];
  const gains: number[] = [];
  for (const sentence of view.sentences) {
    for (const candidate of sentence.candidates) {
      const span = toSpan(sentence, candidate);
      if (!span) continue;
      gains.push(
        Math.max(...answers.map((answer) => (isExactMatch(span.text, answer) ? 1 : tokenF1(span.text, answer)))),
      );
      const own: number[] = [];
      const strength: number[] = [];
      emitFeatures(view.question, sentence.view, candidate, (name, value) => {
        const index = names.get(name) ?? names.size;
        names.set(name, index);
        own.push(index);
        strength.push(value);
      });
      features.push(Int32Array.from(own));
      values.push(Float32Array.from(strength));
    }
  }
  const best = Math.max(0, ...gains);
  return best >= 0.5 ? { features, values, gains: Float32Array.from(gains) } : null;
}

/** Softmax over the candidates of a question; the target is spread over the good ones by the square of their F1 and more. Adagrad. */
export function fit(examples: readonly Example[], settings = SETTINGS): Float64Array {
  const weights = new Float64Array(names.size);
  const squares = new Float64Array(names.size).fill(1e-6);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, epoch);
    let gained = 0;
    for (const index of order) {
      const example = examples[index];
      if (example) gained += step(example, weights, squares, settings);
    }
    console.log(`epoch ${epoch + 1}: expected F1 of the best span ${(gained / examples.length).toFixed(4)}`);
  }
  return weights;
}

function step(
  { features, values, gains }: Example,
  weights: Float64Array,
  squares: Float64Array,
  { rate, decay }: Settings,
): number {
  const scores = scoresOf(features, values, weights);
  const highest = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const exps = scores.map((score) => Math.exp(score - highest));
  const sum = exps.reduce((a, b) => a + b, 0);
  const target = gains.map((gain) => gain ** 6);
  const targetSum = target.reduce((a, b) => a + b, 0);
  const gradient = new Map<number, number>();
  features.forEach((own, candidate) => {
    const slope = (target[candidate] ?? 0) / targetSum - (exps[candidate] ?? 0) / sum;
    if (Math.abs(slope) < 1e-5) return;
    own.forEach((feature, at) =>
      gradient.set(feature, (gradient.get(feature) ?? 0) + slope * (values[candidate]?.[at] ?? 0)),
    );
  });
  for (const [feature, slope] of gradient) {
    const weight = weights[feature] ?? 0;
    const pull = slope - decay * weight;
    squares[feature] = (squares[feature] ?? 0) + pull * pull;
    weights[feature] = weight + (rate * pull) / Math.sqrt(squares[feature] ?? 1);
  }
  return gains[scores.indexOf(highest)] ?? 0;
}

export function scoresOf(
  features: readonly Int32Array[],
  values: readonly Float32Array[],
  weights: Float64Array,
): Float64Array {
  return Float64Array.from(features, (own, candidate) => {
    let score = 0;
    const strength = values[candidate];
    for (let at = 0; at < own.length; at++) score += (weights[own[at] ?? 0] ?? 0) * (strength?.[at] ?? 0);
    return score;
  });
}

/** Repeatable: the same seed gives the same order. */
function shuffle(order: number[], seed: number): void {
  let state = seed + 1;
  for (let at = order.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

function write(weights: Float64Array, examples: readonly Example[]): void {
  const seen = new Int32Array(names.size);
  for (const { features } of examples)
    for (const feature of new Set(features.flatMap((own) => [...own]))) seen[feature] = (seen[feature] ?? 0) + 1;
  const kept = [...names]
    .filter(([, index]) => (seen[index] ?? 0) >= SEEN_IN && Math.abs(weights[index] ?? 0) >= SMALLEST)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, index]) => `${name}:${Math.round(100 * (weights[index] ?? 0))}`);
  writeFileSync(fileURLToPath(new URL("../core/engine/answer/span-weights.ts", import.meta.url)), sourceOf(kept));
  console.log(`${examples.length} questions, ${kept.length} of ${names.size} weights kept`);
}

const WIDTH = 300;

/** One text of `name:hundredths` a tab apart: a thousand properties would be a thousand lines. */
function sourceOf(entries: readonly string[]): string {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length < WIDTH) lines[lines.length - 1] = `${last}\t${entry}`;
    else lines.push(entry);
  }
  const text = lines.join("\n").replace(/[\\`]|\$(?=\{)/g, "\\$&");
  return `/** \`name:hundredths\`, by tabs and new lines. Fitted by \`bench/fit-spans.ts\`; do not edit by hand. */\nexport const SPAN_WEIGHTS = \`\n${text}\n\`;\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sets = LANGUAGES.map((language) => without(xquadAnswers(language), squadAnswers()));
  const examples = (await Promise.all(sets.map(examplesOf))).flat();
  write(fit(examples), examples);
}
