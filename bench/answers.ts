/**
 * Answers on SQuAD with retrieval over all its paragraphs, by the real engine without a language model. Asked are questions
 * about the twelve articles held out (`heldOutOf`); "dev" asks those about the other twelve, which rules were looked at on.
 * Run: node bench/answers.ts [stride] [language of XQuAD | squad] [dev] [--wrong]
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Answer, Engine } from "#core/engine/engine.ts";
import { containsAnswer, tokenF1 } from "#core/engine/evaluate/answer-match.ts";
import { openBenchModel } from "./bench-model.ts";
import { type AnswerSet, type AskedQuestion, heldOutOf, only, squadAnswers, xquadAnswers } from "./answers-data.ts";
import { OWNER } from "#core/engine/answer/testing/real-files.ts";
import { openArticles } from "./answers-engine.ts";
import { quotesOf, shortAnswerOf } from "./answer-parts.ts";
import { DATA, hasData } from "./retrieval-sets.ts";

/** Percent of the questions, where not said otherwise. */
export interface AnswerFigures {
  readonly questions: number;
  /** The passage that the first quote is from holds the expected answer; of all questions. */
  readonly first_quote_passage: number;
  /** The words shown as first quote, and as the first three, hold it. */
  readonly first_quote: number;
  readonly first_three_quotes: number;
  /** A retrieved passage holds it: the ceiling of the rest. */
  readonly retrieved: number;
  /** Questions that get a short answer, and how many of those are right. */
  readonly short_answers: number;
  readonly short_right: number;
  /** Said to be in no document though it is. */
  readonly false_absence: number;
  /** Questions put to the other half of the articles: said to be in no document, and given a short answer. */
  readonly absent_elsewhere: number;
  readonly short_elsewhere: number;
  /** Questions of SQuAD 2.0 that their article does not answer: given a short answer, and said to be in no document. */
  readonly short_impossible: number;
  readonly absent_impossible: number;
  /** Milliseconds within which 95 of 100 questions were answered. */
  readonly p95_ms: number;
}

type Asked = Pick<Engine, "answer">;

export async function benchAnswers({
  stride = 3,
  language,
  isDev = false,
  isShowing = false,
}: {
  readonly stride?: number;
  readonly language?: string | undefined;
  readonly isDev?: boolean;
  readonly isShowing?: boolean;
} = {}): Promise<AnswerFigures> {
  const set = language === undefined ? squadAnswers() : xquadAnswers(language);
  const engine = await openArticles(set.articles, await openBenchModel());
  const isHeld = heldOutOf();
  const wanted = only(set, (title) => isHeld(title) !== isDev);
  const questions = wanted.questions.filter((_, index) => index % stride === 0);
  const rows: Row[] = [];
  const times: number[] = [];
  for (const question of questions) {
    const began = performance.now();
    const answer = await ask(engine, question.question);
    times.push(performance.now() - began);
    const row = measure(question, answer);
    rows.push(row);
    if (isShowing && row.short_right === 0) show("short answer is wrong", question, answer);
    if (isShowing && row.false_absence === 1) show("said to be absent", question, answer);
    if (isShowing && row.first_quote_passage === 0) show("first quote", question, answer);
  }
  const impossible = language === undefined ? impossibleOf(wanted).filter((_, index) => index % stride === 0) : [];
  return {
    questions: questions.length,
    ...meansOf(rows),
    ...(await askedElsewhere(set, wanted, stride)),
    ...(await askedImpossible(engine, impossible, isShowing)),
    p95_ms: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0,
  };
}

const MEASURES = [
  "first_quote_passage",
  "first_quote",
  "first_three_quotes",
  "retrieved",
  "short_answers",
  "short_right",
  "false_absence",
] as const;
type Row = Readonly<Record<(typeof MEASURES)[number], number>>;

function ask(engine: Asked, question: string): Promise<Answer> {
  return engine.answer({ scope: { owner: OWNER }, question, history: [], top_k: 5, hybrid: true });
}

function measure({ answers }: AskedQuestion, answer: Answer): Row {
  const holds = (text: string): boolean => answers.some((expected) => containsAnswer(text, expected));
  const quotes = answer.answered ? quotesOf(answer) : [];
  const short = shortAnswerOf(answer);
  const cited = answer.passages.find(({ chunk_id }) => chunk_id === quotes[0]?.chunk_id);
  return {
    first_quote_passage: Number(holds(cited?.content ?? "")),
    first_quote: Number(holds(quotes[0]?.text ?? "")),
    first_three_quotes: Number(quotes.slice(0, 3).some(({ text }) => holds(text))),
    retrieved: Number(answer.passages.some(({ content }) => holds(content))),
    short_answers: Number(short !== null),
    short_right: short === null ? Number.NaN : Number(isRight(short, answers)),
    false_absence: Number(!answer.answered),
  };
}

/** As exact as the expected answer, or with its unit or with less of its sentence around it. */
const isRight = (short: string, answers: readonly string[]): boolean =>
  answers.some(
    (expected) =>
      containsAnswer(short, expected) || (tokenF1(short, expected) >= 0.4 && containsAnswer(expected, short)),
  );

function show(what: string, { question, answers }: AskedQuestion, { content }: Answer): void {
  console.log(`\n${what}: ${question} (${answers[0] ?? "none"})\n${content.slice(0, 700)}`);
}

/** Means in percent; a row that a measure does not apply to is left out of it. */
function meansOf(rows: readonly Row[]): Row {
  const mean = (name: keyof Row): number => {
    const values = rows.map((row) => row[name]).filter((value) => !Number.isNaN(value));
    return (100 * values.reduce((sum, value) => sum + value, 0)) / Math.max(1, values.length);
  };
  return Object.fromEntries(MEASURES.map((name) => [name, mean(name)])) as Record<keyof Row, number>;
}

/** Each half of the articles is asked what only the other half could answer: every question of the sample once. */
async function askedElsewhere(
  { articles }: AnswerSet,
  wanted: AnswerSet,
  stride: number,
): Promise<Pick<AnswerFigures, "absent_elsewhere" | "short_elsewhere">> {
  const answers: Answer[] = [];
  for (const parity of [0, 1]) {
    const half = articles.filter((_, index) => index % 2 === parity);
    const titles = new Set(half.map(({ title }) => title));
    const engine = await openArticles(half, await openBenchModel());
    const foreign = wanted.questions.filter(({ title }, index) => !titles.has(title) && index % stride === 0);
    for (const { question } of foreign) answers.push(await ask(engine, question));
  }
  return { absent_elsewhere: percent(answers, isAbsent), short_elsewhere: percent(answers, isShort) };
}

const isAbsent = ({ answered }: Answer): boolean => !answered;
const isShort = (answer: Answer): boolean => shortAnswerOf(answer) !== null;

const percent = (answers: readonly Answer[], is: (answer: Answer) => boolean): number =>
  (100 * answers.filter(is).length) / Math.max(1, answers.length);

interface Impossible {
  readonly title: string;
  readonly impossible: readonly { readonly question: string }[];
}

function impossibleOf({ articles }: AnswerSet): string[] {
  const titles = new Set(articles.map(({ title }) => title));
  return readFileSync(`${DATA}squad/impossible.jsonl`, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Impossible)
    .filter(({ title }) => titles.has(title.replaceAll("_", " ")))
    .flatMap(({ impossible }) => impossible.map(({ question }) => question.trim()));
}

async function askedImpossible(
  engine: Asked,
  questions: readonly string[],
  isShowing: boolean,
): Promise<Pick<AnswerFigures, "short_impossible" | "absent_impossible">> {
  const answers: Answer[] = [];
  for (const question of questions) {
    const answer = await ask(engine, question);
    answers.push(answer);
    if (isShowing && isShort(answer)) console.log(`\nimpossible: ${question}\n${answer.content.slice(0, 500)}`);
  }
  return { short_impossible: percent(answers, isShort), absent_impossible: percent(answers, isAbsent) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!hasData()) console.log("No ../shared/data here: nothing to measure.");
  else {
    const [stride, language] = process.argv.slice(2);
    const figures = await benchAnswers({
      stride: Number(stride ?? 3),
      language: language === "squad" ? undefined : language,
      isDev: process.argv.includes("dev"),
      isShowing: process.argv.includes("--wrong"),
    });
    for (const [name, value] of Object.entries(figures))
      console.log(`${name.padEnd(22)} ${(value as number).toFixed(name === "questions" ? 0 : 1)}`);
  }
}
