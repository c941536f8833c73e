/**
 * Fits the softmax regression of `core/engine/answer/compose/choose-passage.ts` and prints its weights: which of the five passages
 * found holds an expected answer. Natural Questions, SQuAD and XQuAD without the articles held out (`heldOutOf`).
 * Run: node bench/fit-passages.ts
 */
import { fileURLToPath } from "node:url";
import { passageSigns, type PassageSigns } from "#core/engine/answer/compose/choose-passage.ts";
import { softmax } from "#core/engine/answer/compose/choose-span.ts";
import { readQuestion } from "#core/engine/answer/understand/question.ts";
import { rankSentences, termWeights } from "#core/engine/answer/compose/rank-sentences.ts";
import { containsAnswer } from "#core/engine/evaluate/answer-match.ts";
import { createTokenizer } from "#core/engine/index/tokens.ts";
import { type AnswerSet, naturalAnswers, trainingSets } from "./answers-data.ts";
import { openArticles, OWNER } from "./answers-engine.ts";
import { LANGUAGES } from "./retrieval-sets.ts";

/** The passages found for one question. */
interface Found {
  readonly signs: readonly PassageSigns[];
  readonly holds: readonly boolean[];
}

const tokenizer = createTokenizer();

async function foundFor({ articles, questions }: AnswerSet): Promise<Found[]> {
  const engine = await openArticles(articles);
  const found: Found[] = [];
  for (const { question: text, answers } of questions) {
    const scope = { owner: OWNER };
    const { passages } = await engine.search({ scope, query: text, top_k: 5, hybrid: true, threshold: 0 });
    const question = readQuestion(tokenizer, text);
    const ranked = rankSentences(tokenizer, question, passages);
    const signs = passageSigns(tokenizer, question, ranked, termWeights(question.terms, ranked));
    found.push({
      signs: [...signs.values()],
      holds: [...signs.keys()].map(({ content }) => answers.some((answer) => containsAnswer(content, answer))),
    });
  }
  return found;
}

const NAMES = ["score", "names", "sentence", "coverage", "document", "title", "together"] as const;
const STEPS = 400;
const RATE = 0.3;
/** Pull towards zero. */
const SHRINKAGE = 3;

/** Likelihood that the passage chosen is any of those that hold the answer, by gradient steps (Adagrad). */
function fitPassages(examples: readonly Found[]): Record<string, number> {
  const telling = examples.filter(({ holds }) => holds.includes(true) && holds.includes(false));
  const rows = telling.map(({ signs, holds }) => ({
    signs: signs.map((own) => NAMES.map((name) => own[name])),
    holds,
  }));
  const weights = NAMES.map(() => 0);
  const squares = NAMES.map(() => 1e-6);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => -SHRINKAGE * weight);
    for (const { signs, holds } of rows) {
      const likely = softmax(signs.map((own) => own.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
      const right = likely.reduce((sum, value, at) => sum + (holds[at] ? value : 0), 0) + 1e-12;
      for (const [at, own] of signs.entries()) {
        const slope = (holds[at] ? (likely[at] ?? 0) / right : 0) - (likely[at] ?? 0);
        for (const [sign, value] of own.entries()) gradient[sign] = (gradient[sign] ?? 0) + slope * value;
      }
    }
    for (const [at, slope] of gradient.entries()) {
      squares[at] = (squares[at] ?? 0) + slope * slope;
      weights[at] = (weights[at] ?? 0) + (RATE * slope) / Math.sqrt(squares[at] ?? 1);
    }
  }
  return Object.fromEntries(NAMES.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(2))]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const examples: Found[] = [];
  for (const set of [naturalAnswers(), ...trainingSets(LANGUAGES)]) examples.push(...(await foundFor(set)));
  console.log(`${examples.length} questions`, fitPassages(examples));
}
