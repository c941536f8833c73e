/**
 * Extractive answers on SQuAD with retrieval over all its paragraphs, by the real engine without a model. Only questions
 * about the twelve articles held out of all fitting are asked (`heldOutOf`); the other twelve are searched all the same.
 * Run: node bench/answers.ts [stride] [language of XQuAD]
 */
import { fileURLToPath } from "node:url";
import type { Answer, Engine, Passage } from "#core/engine/engine.ts";
import { extractAnswerSpan } from "#core/engine/answer/compose/answer-span.ts";
import { readQuestion } from "#core/engine/answer/understand/question.ts";
import { rankSentences } from "#core/engine/answer/compose/rank-sentences.ts";
import { containsAnswer, isExactMatch, tokenF1 } from "#core/engine/evaluate/answer-match.ts";
import { createTokenizer } from "#core/engine/index/tokens.ts";
import { type AnswerSet, type AskedQuestion, heldOutOf, only, squadAnswers, xquadAnswers } from "./answers-data.ts";
import { openArticles, OWNER } from "./answers-engine.ts";
import { hasData } from "./retrieval-sets.ts";

export interface AnswerFigures {
  readonly questions: number;
  /** Of the best run of words found, whether or not it is shown, 0–100, official normalisation. */
  readonly exact_match: number;
  readonly f1: number;
  /** Of what the answer puts first: the words in bold, or the first sentence where it is not sure of them; 0 when refused. */
  readonly shown_exact_match: number;
  readonly shown_f1: number;
  /** Answers that begin with words in bold, and the F1 of those. */
  readonly bold: number;
  readonly bold_f1: number;
  /** Questions whose answer quotes a sentence with the expected answer in it. */
  readonly sentence_holds_answer: number;
  /** Of the questions answered, those whose first cited passage holds the expected answer. */
  readonly citation_correct: number;
  /** Of the questions answered, those whose first cited passage is the very one from which the question was made. */
  readonly citation_own_place: number;
  /** Of the questions answered, those of which any of the cited passages holds the expected answer. */
  readonly any_citation_correct: number;
  /** Questions of which a retrieved passage holds the expected answer: the ceiling of the rest. */
  readonly retrieved: number;
  /** Questions with an answer here that were refused. */
  readonly false_refusals: number;
  /** Questions put to the other articles that were rightly refused. */
  readonly refused_elsewhere: number;
  readonly ms_per_question: number;
}

/** Every `stride`-th of the 2,444 questions held out: one of three is 815, about a minute. */
export async function benchAnswers({
  stride = 3,
  language,
}: { readonly stride?: number; readonly language?: string | undefined } = {}): Promise<AnswerFigures> {
  const set = language === undefined ? squadAnswers() : xquadAnswers(language);
  const engine = await openArticles(set.articles);
  const heldOut = only(set, heldOutOf());
  const questions = heldOut.questions.filter((_, index) => index % stride === 0);
  const began = performance.now();
  const rows: Row[] = [];
  for (const question of questions)
    rows.push(measure(question, await ask(engine, question.question), await findSpan(engine, question.question)));
  const ms_per_question = (performance.now() - began) / questions.length;
  return {
    questions: questions.length,
    ...meansOf(rows),
    refused_elsewhere: await refusedElsewhere(set, heldOut, stride),
    ms_per_question,
  };
}

const MEASURES = [
  "exact_match",
  "f1",
  "shown_exact_match",
  "shown_f1",
  "bold",
  "bold_f1",
  "sentence_holds_answer",
  "citation_correct",
  "citation_own_place",
  "any_citation_correct",
  "retrieved",
  "false_refusals",
] as const;
type Row = Readonly<Record<(typeof MEASURES)[number], number>>;

const tokenizer = createTokenizer();

async function findSpan(engine: Pick<Engine, "search">, text: string): Promise<string> {
  const { passages } = await engine.search({
    scope: { owner: OWNER },
    query: text,
    top_k: 5,
    hybrid: true,
    threshold: 0,
  });
  const question = readQuestion(tokenizer, text);
  return extractAnswerSpan(tokenizer, question, rankSentences(tokenizer, question, passages))?.text ?? "";
}

function ask(engine: Pick<Engine, "answer">, question: string): Promise<Answer> {
  return engine.answer({ scope: { owner: OWNER }, question, history: [], top_k: 5, hybrid: true });
}

function measure({ title, answers, places }: AskedQuestion, answer: Answer, span: string): Row {
  const first = answer.answered ? answer.receipts[0] : undefined;
  const shown = first?.quote ?? "";
  const isBold = answer.answered && answer.content.startsWith("**");
  const [cited] = answer.passages;
  const numbers = new Set(answer.receipts.map(({ citation }) => citation));
  const allCited = answer.passages.filter((_, index) => numbers.has(index + 1));
  const holds = (text: string): boolean => answers.some((expected) => containsAnswer(text, expected));
  return {
    exact_match: exactMatch(span, answers),
    f1: bestF1(span, answers),
    shown_exact_match: exactMatch(shown, answers),
    shown_f1: bestF1(shown, answers),
    bold: Number(isBold),
    bold_f1: isBold ? bestF1(shown, answers) : Number.NaN,
    sentence_holds_answer: Number(answer.receipts.some(({ quote }) => holds(quote ?? ""))),
    citation_correct: answer.answered ? Number(holds(cited?.content ?? "")) : Number.NaN,
    citation_own_place: answer.answered ? Number(cited !== undefined && isFrom(cited, title, places)) : Number.NaN,
    any_citation_correct: answer.answered ? Number(allCited.some(({ content }) => holds(content))) : Number.NaN,
    retrieved: Number(answer.passages.some(({ content }) => holds(content))),
    false_refusals: Number(!answer.answered),
  };
}

const isFrom = ({ document_name, start, end }: Passage, title: string, places: readonly number[]): boolean =>
  document_name === `${title}.md` && places.some((place) => place >= start && place < end);

const exactMatch = (given: string, answers: readonly string[]): number =>
  Number(answers.some((expected) => isExactMatch(given, expected)));
const bestF1 = (given: string, answers: readonly string[]): number =>
  Math.max(...answers.map((expected) => tokenF1(given, expected)));

/** Means in percent; a row that a measure does not apply to is left out of it. */
function meansOf(rows: readonly Row[]): Row {
  const mean = (name: keyof Row): number => {
    const values = rows.map((row) => row[name]).filter((value) => !Number.isNaN(value));
    return (100 * values.reduce((sum, value) => sum + value, 0)) / Math.max(1, values.length);
  };
  return Object.fromEntries(MEASURES.map((name) => [name, mean(name)])) as Record<keyof Row, number>;
}

/**
 * Each half of the articles is asked what only the other half could answer: every question of the sample once. How many
 * are refused varies from article to article, so that few questions of few articles say little.
 */
async function refusedElsewhere({ articles }: AnswerSet, heldOut: AnswerSet, stride: number): Promise<number> {
  let asked = 0;
  let refused = 0;
  for (const parity of [0, 1]) {
    const half = articles.filter((_, index) => index % 2 === parity);
    const titles = new Set(half.map(({ title }) => title));
    const engine = await openArticles(half);
    const foreign = heldOut.questions.filter(({ title }, index) => !titles.has(title) && index % stride === 0);
    asked += foreign.length;
    for (const { question } of foreign) if (!(await ask(engine, question)).answered) refused++;
  }
  return (100 * refused) / Math.max(1, asked);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!hasData()) console.log("No ../shared/data here: nothing to measure.");
  else {
    const figures = await benchAnswers({ stride: Number(process.argv[2] ?? 3), language: process.argv[3] });
    for (const [name, value] of Object.entries(figures))
      console.log(
        `${name.padEnd(24)} ${typeof value === "number" ? value.toFixed(name === "questions" ? 0 : 1) : value}`,
      );
  }
}
