/**
 * Fits the regression of `core/engine/answer/compose/support.ts` and prints its weights: questions put to articles that answer
 * them, and to articles that do not. Natural Questions, SQuAD and XQuAD without the articles held out (`heldOutOf`).
 * Run: node bench/fit-support.ts
 */
import { fileURLToPath } from "node:url";
import { choosePassage, likeliestOf } from "#core/engine/answer/compose/choose-passage.ts";
import { readQuestion } from "#core/engine/answer/understand/question.ts";
import { rankSentences, termWeights } from "#core/engine/answer/compose/rank-sentences.ts";
import { measureSupport, type Support } from "#core/engine/answer/compose/support.ts";
import { containsAnswer } from "#core/engine/evaluate/answer-match.ts";
import { createTokenizer } from "#core/engine/index/tokens.ts";
import { type AnswerSet, type AskedQuestion, naturalAnswers, trainingSets } from "./answers-data.ts";
import { openArticles, OWNER } from "./answers-engine.ts";
import { LANGUAGES } from "./retrieval-sets.ts";

export interface SupportExample {
  readonly support: Support;
  readonly answerable: boolean;
}

const tokenizer = createTokenizer();

/** Every question twice: with all articles, and with the half of them that does not answer it. */
export async function supportExamples({ articles, questions }: AnswerSet, stride = 1): Promise<SupportExample[]> {
  const halves = [0, 1].map((parity) => articles.filter((_, index) => index % 2 === parity));
  const found: SupportExample[] = [];
  for (const part of [articles, ...halves]) {
    const engine = await openArticles(part);
    const titles = new Set(part.map(({ title }) => title));
    const isAsked = ({ title }: AskedQuestion): boolean => part === articles || !titles.has(title);
    for (const { title, question: text, answers } of questions
      .filter((_, index) => index % stride === 0)
      .filter(isAsked)) {
      const { passages } = await engine.search({
        scope: { owner: OWNER },
        query: text,
        top_k: 5,
        hybrid: true,
        threshold: 0,
      });
      const question = readQuestion(tokenizer, text);
      const ranked = rankSentences(tokenizer, question, passages);
      const choice = choosePassage(tokenizer, question, ranked, termWeights(question.terms, ranked));
      const cited = likeliestOf(choice);
      const support = measureSupport(tokenizer, question, ranked, passages, cited ? choice.get(cited) : undefined);
      const holds = answers.some((answer) => containsAnswer(cited?.content ?? "", answer));
      found.push({ support, answerable: titles.has(title) && holds });
    }
  }
  return found;
}

const NAMES = [
  "sentence",
  "passage",
  "names",
  "together",
  "score",
  "brevity",
  "chosen",
  "document",
  "foreign",
  "pairs",
] as const;

/** Gradient steps on the logistic loss (Adagrad): so few weights need no more. */
export function fitSupport(examples: readonly SupportExample[]): Record<string, number> {
  const weights = new Float64Array(NAMES.length + 1);
  const rows = examples.map(({ support, answerable }) => ({
    row: [...NAMES.map((name) => support[name]), 1],
    target: Number(answerable),
  }));
  const squares = new Float64Array(weights.length).fill(1e-9);
  for (let round = 0; round < 2500; round++) {
    const gradient = new Float64Array(weights.length);
    for (const { row, target } of rows) {
      const error = target - 1 / (1 + Math.exp(-row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
      row.forEach((value, at) => (gradient[at] = (gradient[at] ?? 0) + (error * value) / rows.length));
    }
    for (const [at, slope] of gradient.entries()) {
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) + (0.3 * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
  return Object.fromEntries([...NAMES, "bias"].map((name, at) => [name, Number((weights[at] ?? 0).toFixed(2))]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sets = [naturalAnswers(), ...trainingSets(LANGUAGES)];
  const examples = (await Promise.all(sets.map((set) => supportExamples(set)))).flat();
  console.log(fitSupport(examples));
}
