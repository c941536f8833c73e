/**
 * Extractive answers on SQuAD with retrieval over all its paragraphs, by the real engine without a model.
 * Run: node bench/answers.ts
 */
import { fileURLToPath } from "node:url";
import type { Answer, Engine } from "#core/engine/engine.ts";
import { containsAnswer, isExactMatch, tokenF1 } from "#core/engine/evaluate/answer-match.ts";
import { type AnswerSet, type AskedQuestion, squadAnswers } from "./answers-data.ts";
import { openArticles, OWNER } from "./answers-engine.ts";
import { hasData } from "./retrieval-sets.ts";

export interface AnswerFigures {
  readonly questions: number;
  /** Of the short answer in bold (the first sentence where there is none), 0–100, official normalisation. */
  readonly exact_match: number;
  readonly f1: number;
  /** Questions whose answer quotes a sentence with the expected answer in it. */
  readonly sentence_holds_answer: number;
  /** Questions whose first cited passage holds the expected answer. */
  readonly citation_correct: number;
  /** Questions of which a retrieved passage holds the expected answer: the ceiling of the rest. */
  readonly retrieved: number;
  /** Questions with an answer here that were refused. */
  readonly false_refusals: number;
  /** Questions put to the other articles that were rightly refused. */
  readonly refused_elsewhere: number;
  readonly ms_per_question: number;
}

/** Every `stride`-th question, for a quick look. */
export async function benchAnswers({ stride = 1 }: { readonly stride?: number } = {}): Promise<AnswerFigures> {
  const set = squadAnswers();
  const engine = await openArticles(set.articles);
  const questions = set.questions.filter((_, index) => index % stride === 0);
  const began = performance.now();
  const rows: Row[] = [];
  for (const question of questions) rows.push(measure(question, await ask(engine, question.question)));
  const ms_per_question = (performance.now() - began) / questions.length;
  return { questions: questions.length, ...meansOf(rows), refused_elsewhere: await refusedElsewhere(set, questions), ms_per_question };
}

type Row = Readonly<Record<"exact_match" | "f1" | "sentence_holds_answer" | "citation_correct" | "retrieved" | "false_refusals", number>>;

function ask(engine: Pick<Engine, "answer">, question: string): Promise<Answer> {
  return engine.answer({ scope: { owner: OWNER }, question, history: [], top_k: 5, hybrid: true });
}

function measure({ answers }: AskedQuestion, answer: Answer): Row {
  const [first] = answer.receipts;
  const short = first?.quote ?? "";
  const [cited] = answer.passages;
  return {
    exact_match: Number(answers.some((expected) => isExactMatch(short, expected))),
    f1: Math.max(...answers.map((expected) => tokenF1(short, expected))),
    sentence_holds_answer: Number(answer.receipts.some(({ quote }) => answers.some((expected) => containsAnswer(quote ?? "", expected)))),
    citation_correct: Number(first !== undefined && answers.some((expected) => containsAnswer(cited?.content ?? "", expected))),
    retrieved: Number(answer.passages.some(({ content }) => answers.some((expected) => containsAnswer(content, expected)))),
    false_refusals: Number(!answer.answered),
  };
}

function meansOf(rows: readonly Row[]): Row {
  const mean = (name: keyof Row): number => (100 * rows.reduce((sum, row) => sum + row[name], 0)) / Math.max(1, rows.length);
  return {
    exact_match: mean("exact_match"),
    f1: mean("f1"),
    sentence_holds_answer: mean("sentence_holds_answer"),
    citation_correct: mean("citation_correct"),
    retrieved: mean("retrieved"),
    false_refusals: mean("false_refusals"),
  };
}

/** Half of the articles answer the questions about the other half, which they cannot. */
async function refusedElsewhere({ articles }: AnswerSet, questions: readonly AskedQuestion[]): Promise<number> {
  const half = articles.filter((_, index) => index % 2 === 0);
  const titles = new Set(half.map(({ title }) => title));
  const engine = await openArticles(half);
  const foreign = questions.filter(({ title }, index) => !titles.has(title) && index % 2 === 0);
  let refused = 0;
  for (const { question } of foreign) if (!(await ask(engine, question)).answered) refused++;
  return (100 * refused) / Math.max(1, foreign.length);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!hasData()) console.log("No ../shared/data here: nothing to measure.");
  else {
    const stride = Number(process.argv[2] ?? 1);
    const figures = await benchAnswers({ stride });
    for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(24)} ${typeof value === "number" ? value.toFixed(name === "questions" ? 0 : 1) : value}`);
  }
}
