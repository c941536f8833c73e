import { readFileSync } from "node:fs";
import { DATA } from "./retrieval-sets.ts";

export interface Article {
  /** Its ISO 639-1 code, where it matters. */
  readonly language?: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface AskedQuestion {
  readonly title: string;
  readonly question: string;
  /** Any of them counts. */
  readonly answers: readonly string[];
  /** Where the answers stand in the article, its paragraphs parted by an empty line; none where the set does not tell. */
  readonly places: readonly number[];
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
      readonly qas: readonly {
        readonly question: string;
        readonly answers: readonly { readonly text: string; readonly answer_start: number }[];
      }[];
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
      paragraphs.flatMap(({ qas }, index) =>
        qas.map(({ question, answers }) => ({
          title: title.replaceAll("_", " "),
          question: question.trim(),
          answers: answers.map(({ text }) => text),
          places: answers.map(({ answer_start }) => startOf(paragraphs, index) + answer_start),
        })),
      ),
    ),
  };
}

const startOf = (paragraphs: readonly { readonly context: string }[], index: number): number =>
  paragraphs.slice(0, index).reduce((sum, { context }) => sum + context.length + "\n\n".length, 0);

export const xquadAnswers = (language: string): AnswerSet => squadAnswers(`xquad/xquad.${language}.json`);

/** Only the articles that are wanted. */
export const only = ({ articles, questions }: AnswerSet, isWanted: (title: string) => boolean): AnswerSet => ({
  articles: articles.filter(({ title }) => isWanted(title)),
  questions: questions.filter(({ title }) => isWanted(title)),
});

/**
 * Whether an article is kept from all fitting and measured on: every second of the 24 SQuAD articles by title. XQuAD has
 * some of them in other languages. Nothing fitted has seen a question about them.
 */
export function heldOutOf({ articles }: AnswerSet = squadAnswers()): (title: string) => boolean {
  const titles = new Set(
    articles
      .map(({ title }) => title)
      .toSorted()
      .filter((_, index) => index % 2 === 1),
  );
  return (title) => titles.has(title);
}
