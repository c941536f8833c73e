import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Questions over a corpus with the passages that are relevant to each. */
export interface RetrievalSet {
  readonly name: string;
  /** ISO 639-1. */
  readonly language: string;
  readonly passages: readonly BenchPassage[];
  readonly questions: readonly BenchQuestion[];
}

export interface BenchPassage {
  readonly id: string;
  readonly title: string | null;
  readonly text: string;
}

export interface BenchQuestion {
  readonly text: string;
  /** Grade by passage id. */
  readonly relevant: ReadonlyMap<string, number>;
}

export const DATA = fileURLToPath(new URL("../../shared/data/retrieval/", import.meta.url));

export const hasData = (): boolean => existsSync(DATA);

export const LANGUAGES = ["en", "de", "ru", "zh", "ar", "hi"] as const;

/** Every set of the folder. */
export function retrievalSets(): RetrievalSet[] {
  return [
    ...["cranfield", "cisi", "medline", "time"].map(beirSet),
    nqSet(),
    squadSet("squad", "en", "squad/half-of-dev-v1.1.json"),
    ...xquadSets(),
  ];
}

export const xquadSets = (): RetrievalSet[] =>
  LANGUAGES.map((language) => squadSet(`xquad-${language}`, language, `xquad/xquad.${language}.json`));

const read = (path: string): string => readFileSync(DATA + path, "utf8");
export const readLines = <Row>(path: string): Row[] =>
  read(path)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);

function beirSet(name: string): RetrievalSet {
  const passages = readLines<{ _id: string; title?: string; text: string }>(`${name}/corpus.jsonl`);
  const questions = readLines<{ _id: string; text: string }>(`${name}/queries.jsonl`);
  const relevant = Map.groupBy(
    read(`${name}/qrels/test.tsv`)
      .split("\n")
      .slice(1)
      .filter((line) => line !== "")
      .map((line) => line.trim().split("\t")),
    ([question]) => question,
  );
  return {
    name,
    language: "en",
    passages: passages.map(({ _id, title, text }) => ({ id: _id, title: title ?? null, text })),
    questions: questions.flatMap(({ _id, text }) => {
      const grades = (relevant.get(_id) ?? [])
        .map(([, id = "", grade = "1"]) => [id, Number(grade)] as const)
        .filter(([, grade]) => grade > 0);
      return grades.length === 0 ? [] : [{ text, relevant: new Map(grades) }];
    }),
  };
}

function nqSet(): RetrievalSet {
  const rows = readLines<{ question: string; title: string; paragraph: string }>("nq-qed/dev.jsonl");
  const others = readLines<{ title: string; paragraph: string }>("nq-qed/train.jsonl");
  const passages = new Map<string, BenchPassage>();
  const add = ({ title, paragraph }: { title: string; paragraph: string }): string => {
    const known = passages.get(paragraph);
    if (known !== undefined) return known.id;
    const id = String(passages.size);
    passages.set(paragraph, { id, title, text: paragraph });
    return id;
  };
  const questions = rows.map((row) => ({ text: row.question, relevant: new Map([[add(row), 1]]) }));
  others.forEach(add);
  return { name: "nq-qed", language: "en", passages: [...passages.values()], questions };
}

interface Squad {
  readonly data: readonly {
    readonly title: string;
    readonly paragraphs: readonly {
      readonly context: string;
      readonly qas: readonly { readonly question: string }[];
    }[];
  }[];
}

function squadSet(name: string, language: string, path: string): RetrievalSet {
  const passages: BenchPassage[] = [];
  const questions: BenchQuestion[] = [];
  for (const { paragraphs } of (JSON.parse(read(path)) as Squad).data) {
    for (const { context, qas } of paragraphs) {
      const id = String(passages.length);
      passages.push({ id, title: null, text: context });
      for (const { question } of qas) questions.push({ text: question, relevant: new Map([[id, 1]]) });
    }
  }
  return { name, language, passages, questions };
}
