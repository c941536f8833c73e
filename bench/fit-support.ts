/**
 * Fits the regression of `core/engine/answer/support.ts` and prints its weights: questions put to articles that answer
 * them, and to articles that do not. Natural Questions, SQuAD and XQuAD without the articles held out (`heldOutOf`).
 * Run: node bench/fit-support.ts
 */
import { fileURLToPath } from "node:url";
import { readQuestion } from "#core/engine/answer/question.ts";
import { rankSentences } from "#core/engine/answer/rank-sentences.ts";
import { measureSupport, type Support } from "#core/engine/answer/support.ts";
import { createTokenizer } from "#core/engine/index/tokens.ts";
import { type AnswerSet, naturalAnswers, trainingSets } from "./answers-data.ts";
import { openArticles, OWNER } from "./answers-engine.ts";
import { LANGUAGES } from "./retrieval-sets.ts";

export interface SupportExample {
  readonly support: Support;
  readonly answerable: boolean;
}

const tokenizer = createTokenizer();

/** Every question twice: with the half of the articles that answers it, and with the other half. */
export async function supportExamples({ articles, questions }: AnswerSet, stride = 1): Promise<SupportExample[]> {
  const halves = [articles.filter((_, index) => index % 2 === 0), articles.filter((_, index) => index % 2 === 1)];
  const found: SupportExample[] = [];
  for (const half of halves) {
    const engine = await openArticles(half);
    const titles = new Set(half.map(({ title }) => title));
    for (const { title, question: text } of questions.filter((_, index) => index % stride === 0)) {
      const { passages } = await engine.search({
        scope: { owner: OWNER },
        query: text,
        top_k: 5,
        hybrid: true,
        threshold: 0,
      });
      const question = readQuestion(tokenizer, text);
      const support = measureSupport(tokenizer, question, rankSentences(tokenizer, question, passages), passages);
      found.push({ support, answerable: titles.has(title) });
    }
  }
  return found;
}

const NAMES = ["sentence", "passage", "names", "together", "score", "brevity", "foreign", "pairs"] as const;

/** Plain gradient descent on the logistic loss: so few weights need no more. */
export function fitSupport(examples: readonly SupportExample[]): Record<string, number> {
  const weights = new Float64Array(NAMES.length + 1);
  const rows = examples.map(({ support, answerable }) => ({
    row: [...NAMES.map((name) => support[name]), 1],
    target: Number(answerable),
  }));
  for (let round = 0; round < 6000; round++) {
    const gradient = new Float64Array(weights.length);
    for (const { row, target } of rows) {
      const error = target - 1 / (1 + Math.exp(-row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
      row.forEach((value, at) => (gradient[at] = (gradient[at] ?? 0) + (error * value) / rows.length));
    }
    weights.forEach((weight, at) => (weights[at] = weight + 3 * (gradient[at] ?? 0)));
  }
  return Object.fromEntries([...NAMES, "bias"].map((name, at) => [name, Number((weights[at] ?? 0).toFixed(2))]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sets = [naturalAnswers(), ...trainingSets(LANGUAGES)];
  const examples = (await Promise.all(sets.map((set) => supportExamples(set)))).flat();
  console.log(fitSupport(examples));
}
