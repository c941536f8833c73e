/**
 * Questions that were not written from the sentence that answers them, without a language model: real searches (NQ-QED),
 * questions to long texts with the excerpts that answer (chunking-eval), a newcomer's to eighteen documents in one library
 * and to 24 in another, and questions that title pages answer. Each set is parted in two by a hash or a seed; rules are looked at on "dev" only.
 * Run: [MODEL=FOLDER] node bench/natural-questions.ts dev|test [FOLDER with the files of Debian's packages]
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { askFiles, OWNER } from "#core/engine/answer/testing/real-files.ts";
import type { Answer } from "#core/engine/engine.ts";
import { containsAnswer } from "#core/engine/evaluate/answer-match.ts";
import { quotesOf } from "./answer-parts.ts";
import { openBenchModel } from "./bench-model.ts";
import { openArticles } from "./answers-engine.ts";
import { readQuestions } from "./chunking.ts";
import { DATA, hasData, readLines } from "./retrieval-sets.ts";
import { LATER_LOOKED_AT, LATER_PACKAGES, LATER_SHARED } from "./later-questions.ts";
import { LATER_SET_ASIDE } from "./later-questions-aside.ts";
import { LOOKED_AT, OF_PACKAGES, type RewordedQuestion, SHARED } from "./reworded-questions.ts";
import { SET_ASIDE } from "./reworded-questions-aside.ts";
import { realFile } from "./real-file.ts";
import { TITLE_PAGE_LOOKED_AT, TITLE_PAGE_PACKAGES, TITLE_PAGE_SET_ASIDE } from "./title-page-questions.ts";

type Part = "dev" | "test";

/** Percent of the questions, where not said otherwise. */
interface QuoteFigures {
  readonly questions: number;
  /** The passage that the first quote is from holds the answer, and the passages of the first three. */
  readonly first_passage: number;
  readonly three_passages: number;
  /** The words quoted first hold it, and those of the first three quotes. */
  readonly first_quote: number;
  readonly first_three: number;
  /** UTF-16 characters of one of the first three quotes. */
  readonly length: number;
}

interface Judged {
  readonly answer: Answer;
  readonly holds: (text: string) => boolean;
}

function figuresOf(judged: readonly Judged[]): QuoteFigures {
  const percent = (isRight: (one: Judged) => boolean): number =>
    Number(((judged.filter(isRight).length / judged.length) * 100).toFixed(1));
  const quotes = (one: Judged, count: number): string[] =>
    quotesOf(one.answer)
      .slice(0, count)
      .map(({ text }) => text);
  const passages = ({ answer }: Judged, count: number): string[] =>
    quotesOf(answer)
      .slice(0, count)
      .map(({ chunk_id }) => answer.passages.find((own) => own.chunk_id === chunk_id)?.content ?? "");
  const all = judged.flatMap((one) => quotes(one, 3));
  return {
    questions: judged.length,
    first_passage: percent((one) => passages(one, 1).some(one.holds)),
    three_passages: percent((one) => passages(one, 3).some(one.holds)),
    first_quote: percent((one) => quotes(one, 1).some(one.holds)),
    first_three: percent((one) => quotes(one, 3).some(one.holds)),
    length: Math.round(all.reduce((sum, text) => sum + text.length, 0) / all.length),
  };
}

const partOf = (text: string): Part =>
  createHash("sha256").update(text).digest().readUInt8() % 2 === 1 ? "dev" : "test";

interface NqRow {
  readonly id: string;
  readonly question: string;
  readonly title: string;
  readonly paragraph: string;
  readonly answers: readonly string[];
}

/** Paragraphs of the other set among which the answers are to be found. */
const OTHERS = 1500;

/** The set has a space before each mark. */
const untokenised = (text: string): string =>
  text
    .replaceAll(/ ([,.;:!?)%]|'s\b|'t\b)/gu, "$1")
    .replaceAll("( ", "(")
    .replaceAll(/`` ?| ?''/gu, '"')
    .replaceAll(" -- ", " – ")
    .replaceAll(" - ", "-");

/** By meaning too where `MODEL` names a folder of models. */
const model = await openBenchModel();

async function searches(part: Part): Promise<Judged[]> {
  const rows = readLines<NqRow>("nq-qed/dev.jsonl");
  const byTitle = Map.groupBy(
    [...rows, ...readLines<NqRow>("nq-qed/train.jsonl").slice(0, OTHERS)],
    ({ title }) => title,
  );
  const engine = await openArticles(
    [...byTitle].map(([title, own]) => ({
      title,
      paragraphs: [...new Set(own.map(({ paragraph }) => untokenised(paragraph)))],
    })),
    model,
  );
  const judged: Judged[] = [];
  for (const { id, question, answers } of rows) {
    if (answers.length === 0 || partOf(id) !== part) continue;
    const wanted = answers.map(untokenised);
    const answer = await engine.answer({ scope: { owner: OWNER }, question, history: [], top_k: 5, hybrid: true });
    judged.push({ answer, holds: (text) => wanted.some((words) => containsAnswer(text, words)) });
  }
  return judged;
}

const flat = (text: string): string =>
  text
    .replaceAll(/[\s*\\`“”"’'‘|_#>]+/gu, " ")
    .replaceAll(/ ([.,])/gu, "$1")
    .toLowerCase();

/** Characters of an excerpt that a quote must share with it. */
const SHARED_WORDS = 50;

async function excerpts(part: Part): Promise<Judged[]> {
  const folder = `${DATA}chunking-eval/corpora/`;
  const texts = new Map(readdirSync(folder).map((name) => [name, readFileSync(folder + name, "utf8")]));
  const ask = await askFiles(
    [...texts].map(([name, content]) => ({ name, type: "md", content })),
    model,
  );
  const judged: Judged[] = [];
  for (const { corpus, text, excerpts } of readQuestions()) {
    if (partOf(text) !== part) continue;
    const pieces = excerpts.flatMap(({ start, end }) =>
      piecesOf(flat(texts.get(`${corpus}.md`)?.slice(start, end) ?? "")),
    );
    judged.push({ answer: await ask(text), holds: (own) => pieces.some((piece) => flat(own).includes(piece)) });
  }
  return judged;
}

/** Every run of characters that is long enough, ten characters apart. */
function piecesOf(text: string): string[] {
  const length = Math.min(SHARED_WORDS, text.length);
  const starts = Array.from({ length: Math.floor((text.length - length) / 10) + 1 }, (_, at) => at * 10);
  return [...starts, text.length - length].map((start) => text.slice(start, start + length));
}

const DOCUMENTS = fileURLToPath(new URL("../../shared/data/documents/", import.meta.url));

/** A newcomer's questions to one library of documents. */
interface NewcomerSet {
  readonly shared: Readonly<Record<string, string>>;
  readonly packages: Readonly<Record<string, string>>;
  readonly questions: Readonly<Record<Part, readonly RewordedQuestion[]>>;
}

const REWORDED: NewcomerSet = {
  shared: SHARED,
  packages: OF_PACKAGES,
  questions: { dev: LOOKED_AT, test: SET_ASIDE },
};
const LATER: NewcomerSet = {
  shared: LATER_SHARED,
  packages: LATER_PACKAGES,
  questions: { dev: LATER_LOOKED_AT, test: LATER_SET_ASIDE },
};
/** The two parts ask of different documents. */
const TITLE_PAGES: Readonly<Record<Part, NewcomerSet>> = {
  dev: { shared: {}, packages: TITLE_PAGE_PACKAGES, questions: { dev: TITLE_PAGE_LOOKED_AT, test: [] } },
  test: {
    shared: { ...SHARED, ...LATER_SHARED },
    packages: { ...OF_PACKAGES, ...LATER_PACKAGES },
    questions: { dev: [], test: TITLE_PAGE_SET_ASIDE },
  },
};

async function newcomers({ shared, packages, questions }: NewcomerSet, part: Part, folder: string): Promise<Judged[]> {
  const paths = {
    ...Object.fromEntries(Object.entries(shared).map(([name, path]) => [name, DOCUMENTS + path])),
    ...Object.fromEntries(Object.keys(packages).map((name) => [name, join(folder, name)])),
  };
  const missing = Object.entries(paths).filter(([, path]) => !existsSync(path));
  for (const [name] of missing) console.log(`${name} is left out: ${packages[name] ?? shared[name]} is not there.`);
  const names = Object.keys(paths).filter((name) => !missing.some(([own]) => own === name));
  const files = names.toSorted().map((name) => realFile(name, paths[name] ?? ""));
  const ask = await askFiles(files, model);
  const judged: Judged[] = [];
  for (const { ask: question, of, says } of questions[part]) {
    if (of === null || !names.includes(of)) continue;
    judged.push({
      answer: await ask(question),
      holds: (text) => says.some((words) => flat(text).includes(flat(words))),
    });
  }
  return judged;
}

if (import.meta.main) {
  const [part = "dev", folder = ""] = process.argv.slice(2);
  if (part !== "dev" && part !== "test") throw new Error(`"${part}" is no part; give dev or test.`);
  if (!hasData()) console.log("The folder ../shared/data is not there; nothing to measure.");
  else
    console.table({
      "NQ-QED": figuresOf(await searches(part)),
      "chunking-eval": figuresOf(await excerpts(part)),
      reworded: figuresOf(await newcomers(REWORDED, part, folder)),
      later: figuresOf(await newcomers(LATER, part, folder)),
      "title pages": figuresOf(await newcomers(TITLE_PAGES[part], part, folder)),
    });
}
