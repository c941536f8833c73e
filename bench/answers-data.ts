import { readFileSync } from "node:fs";
import { DATA, readLines } from "./retrieval-sets.ts";

export interface Article {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface AskedQuestion {
  readonly title: string;
  readonly question: string;
  /** Any of them counts. */
  readonly answers: readonly string[];
}

export interface AnswerSet {
  readonly articles: readonly Article[];
  readonly questions: readonly AskedQuestion[];
}

interface Squad {
  readonly data: readonly {
    readonly title: string;
    readonly paragraphs: readonly {
      readonly context: string;
      readonly qas: readonly { readonly question: string; readonly answers: readonly { readonly text: string }[] }[];
    }[];
  }[];
}

export function squadAnswers(path = "squad/half-of-dev-v1.1.json"): AnswerSet {
  const { data } = JSON.parse(readFileSync(DATA + path, "utf8")) as Squad;
  return {
    articles: data.map(({ title, paragraphs }) => ({
      title: title.replaceAll("_", " "),
      paragraphs: paragraphs.map(({ context }) => context),
    })),
    questions: data.flatMap(({ title, paragraphs }) =>
      paragraphs.flatMap(({ qas }) =>
        qas.map(({ question, answers }) => ({
          title: title.replaceAll("_", " "),
          question: question.trim(),
          answers: answers.map(({ text }) => text),
        })),
      ),
    ),
  };
}

export const xquadAnswers = (language: string): AnswerSet => squadAnswers(`xquad/xquad.${language}.json`);

/** Only the articles that the other set has not: what is fitted on must not be measured on. */
export function without(set: AnswerSet, other: AnswerSet): AnswerSet {
  const titles = new Set(other.articles.map(({ title }) => title));
  return {
    articles: set.articles.filter(({ title }) => !titles.has(title)),
    questions: set.questions.filter(({ title }) => !titles.has(title)),
  };
}

/** Natural Questions, whose text comes split into tokens, written as people write. */
export function naturalAnswers(): AnswerSet {
  const rows = readLines<{ question: string; title: string; paragraph: string; answers: readonly string[] }>(
    "nq-qed/dev.jsonl",
  );
  const byTitle = Map.groupBy(rows, ({ title }) => title);
  return {
    articles: [...byTitle].map(([title, own]) => ({
      title,
      paragraphs: [...new Set(own.map(({ paragraph }) => joined(paragraph)))],
    })),
    questions: rows.map(({ title, question, answers }) => ({ title, question, answers: answers.map(joined) })),
  };
}

function joined(tokens: string): string {
  return tokens
    .replaceAll(/``\s?|\s?''/gu, '"')
    .replaceAll(/ ([,.;:!?%)\]]|'s\b|n't\b)/gu, "$1")
    .replaceAll(/([([$]) /gu, "$1")
    .replaceAll(" - ", "-")
    .replaceAll(" -- ", "–");
}
