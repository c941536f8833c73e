/**
 * Fits both rankers of spans and writes `core/engine/answer/compose/span-weights.ts` and `span-trees.ts`.
 * Trained on the SQuAD articles that are not held out and on the same of XQuAD in all languages; the looks of an answer are
 * much the same in every language. The trees are trained on linear scores of articles that the linear weights had not seen.
 * On the half held out (2,444 questions, five passages retrieved for each) F1 went from 40.0 with the linear weights of
 * before to 43.1 with these features and this half, to 44.5 by choosing for the F1 to be expected, to 47.5 with trees. On
 * XQuAD's articles held out, before and after: German 29.5 and 30.1, Russian 29.4 and 36.5, Chinese 23.6 and 29.5, Arabic
 * 20.6 and 21.3, Hindi 27.8 and 34.1. Leaving out weights below 0.2 costs two points.
 * Run: node --max-old-space-size=12000 bench/fit-spans.ts (about ten minutes)
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Engine } from "#core/engine/engine.ts";
import { bestRuns, toSpan, viewSpans, type ViewedSpans } from "#core/engine/answer/compose/answer-span.ts";
import { agreementOf, signsAmong } from "#core/engine/answer/compose/choose-span.ts";
import { readQuestion } from "#core/engine/answer/understand/question.ts";
import { rankSentences } from "#core/engine/answer/compose/rank-sentences.ts";
import { emitFeatures } from "#core/engine/answer/compose/span-features.ts";
import { answerTokens, isExactMatch, tokenF1 } from "#core/engine/evaluate/answer-match.ts";
import { createTokenizer } from "#core/engine/index/tokens.ts";
import { type AnswerSet, type AskedQuestion, trainingSets } from "./answers-data.ts";
import { openArticles, OWNER } from "./answers-engine.ts";
import { type Example, fitLinear, scoresOf } from "./fit-spans-linear.ts";
import { fitTrees, type Shortlist } from "./fit-spans-trees.ts";
import { LANGUAGES } from "./retrieval-sets.ts";

const SETTINGS = { epochs: 7, rate: 0.1, decay: 2e-3 };
/** Parts of the articles: the linear weights are fitted on all but one to score that one for the trees. */
const PARTS = 3;
/** Questions in which a feature must occur for its weight to be kept, and the least weight. */
const SEEN_IN = 12;
const SMALLEST = 0.08;

interface Asked extends Example {
  readonly title: string;
  readonly view: ViewedSpans;
}

const tokenizer = createTokenizer();
const names = new Map<string, number>();

async function examplesOf(set: AnswerSet): Promise<Asked[]> {
  const engine = await openArticles(set.articles);
  const found: Asked[] = [];
  for (const asked of set.questions) found.push(await exampleOf(engine, asked));
  return found;
}

async function exampleOf(
  engine: Pick<Engine, "search">,
  { question: text, answers, title }: AskedQuestion,
): Promise<Asked> {
  const scope = { owner: OWNER };
  const { passages } = await engine.search({ scope, query: text, top_k: 5, hybrid: true, threshold: 0 });
  const question = readQuestion(tokenizer, text);
  const view = viewSpans(tokenizer, question, rankSentences(tokenizer, question, passages));
  const features: Int32Array[] = [];
  const values: Float32Array[] = [];
  const gains: number[] = [];
  for (const sentence of view.sentences)
    for (const candidate of sentence.candidates) {
      const span = toSpan(sentence, candidate)?.text ?? "";
      gains.push(Math.max(...answers.map((answer) => (isExactMatch(span, answer) ? 1 : tokenF1(span, answer)))));
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
  return { features, values, gains: Float32Array.from(gains), title, view };
}

const isLearnable = ({ gains }: Example): boolean => gains.some((gain) => gain >= 0.5);

/** What the trees learn from, each question scored by weights that have not seen its article. */
function shortlists(examples: readonly Asked[]): Shortlist[] {
  const titles = [...new Set(examples.map(({ title }) => title))].sort();
  const partOf = new Map(titles.map((title, index) => [title, index % PARTS]));
  return Array.from({ length: PARTS }, (_, part) => {
    const others = examples.filter((example) => partOf.get(example.title) !== part && isLearnable(example));
    const weights = fitLinear(others, names.size, SETTINGS);
    return examples.filter(({ title }) => partOf.get(title) === part).map((example) => shortlistOf(example, weights));
  })
    .flat()
    .filter(({ gains }) => gains.some((gain) => gain > 0.4));
}

function shortlistOf({ features, values, gains, view }: Asked, weights: Float64Array): Shortlist {
  const scores = scoresOf(features, values, weights);
  const runs = bestRuns(view, (_sentence, _candidate, index) => scores[index] ?? 0);
  return {
    signs: signsAmong(runs, agreementOf(runs.map(({ text }) => answerTokens(text)))),
    scores: runs.map(({ score }) => score),
    gains: runs.map(({ index }) => gains[index] ?? 0),
  };
}

function keptWeights(weights: Float64Array, examples: readonly Example[]): string[] {
  const seen = new Int32Array(names.size);
  for (const { features } of examples)
    for (const feature of new Set(features.flatMap((own) => [...own]))) seen[feature] = (seen[feature] ?? 0) + 1;
  return [...names]
    .filter(([, index]) => (seen[index] ?? 0) >= SEEN_IN && Math.abs(weights[index] ?? 0) >= SMALLEST)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, index]) => `${name}:${Math.round(100 * (weights[index] ?? 0))}`);
}

const WIDTH = 300;

/** One text of `name:hundredths` a tab apart: a thousand properties would be a thousand lines. */
function wrapped(entries: readonly string[]): string[] {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length < WIDTH) lines[lines.length - 1] = `${last}\t${entry}`;
    else lines.push(entry);
  }
  return lines;
}

function write(file: string, about: string, name: string, lines: readonly string[]): void {
  const text = lines.join("\n").replace(/[\\`]|\$(?=\{)/g, "\\$&");
  const source = `/** ${about} Fitted by \`bench/fit-spans.ts\`; do not edit by hand. */\nexport const ${name} = \`\n${text}\n\`;\n`;
  writeFileSync(fileURLToPath(new URL(`../core/engine/answer/${file}`, import.meta.url)), source);
}

const examples: Asked[] = [];
for (const set of trainingSets(LANGUAGES)) examples.push(...(await examplesOf(set)));
console.log(`${examples.length} questions, ${names.size} features`);
const trees = fitTrees(shortlists(examples));
const weights = fitLinear(examples.filter(isLearnable), names.size, SETTINGS);
const kept = keptWeights(weights, examples);
write("span-weights.ts", "`name:hundredths`, by tabs and new lines.", "SPAN_WEIGHTS", wrapped(kept));
write(
  "span-trees.ts",
  "One tree a line: `sign<threshold`, what is up to it, what is above; `=` and what a leaf adds.",
  "SPAN_TREES",
  trees,
);
console.log(`${kept.length} of ${names.size} weights kept, ${trees.length} trees`);
