import { readdirSync, readFileSync } from "node:fs";
import { chunkDocument, type ChunkRange } from "#core/engine/chunk/chunk.ts";
import type { ParsedDocument } from "#core/engine/parsed-document.ts";
import { indexChunks, searchIndex } from "./retrieval-index.ts";
import { placeOf } from "#core/engine/index/part.ts";
import { plainDocument } from "#core/engine/testing/plain-document.ts";
import { DATA, hasData } from "./retrieval-sets.ts";

/** Shares of characters, averaged over the questions (as Chroma's chunking evaluation measures tokens). */
export interface ChunkingResult {
  readonly corpus: string;
  readonly chunks: number;
  readonly meanLength: number;
  readonly questions: number;
  /** Of the excerpts that answer, how much lies in the first five chunks. */
  readonly recall: number;
  /** Of the first five chunks, how much lies in the excerpts. */
  readonly precision: number;
  /** Intersection over union. */
  readonly iou: number;
}

interface Excerpt {
  readonly start: number;
  readonly end: number;
}

export interface ExcerptQuestion {
  /** Name of the text, without ".md". */
  readonly corpus: string;
  readonly text: string;
  readonly excerpts: readonly Excerpt[];
}

const TOP = 5;

/** Each text is one document, cut and searched as the product does. */
export async function benchChunking(): Promise<ChunkingResult[]> {
  const questions = Map.groupBy(readQuestions(), ({ corpus }) => corpus);
  const results: ChunkingResult[] = [];
  for (const name of readdirSync(`${DATA}chunking-eval/corpora`).sort()) {
    const corpus = name.replace(/\.md$/, "");
    const text = readFileSync(`${DATA}chunking-eval/corpora/${name}`, "utf8");
    results.push(await benchCorpus(corpus, text, questions.get(corpus) ?? []));
  }
  return results;
}

async function benchCorpus(
  corpus: string,
  text: string,
  questions: readonly ExcerptQuestion[],
): Promise<ChunkingResult> {
  const ranges = chunkDocument(asParagraphs(text));
  const indexed = await indexChunks(
    ranges.map((range, ordinal) => ({ ...range, id: ordinal.toString(16).padStart(32, "0") })),
  );
  const sums = { recall: 0, precision: 0, iou: 0 };
  for (const question of questions) {
    const hits = await searchIndex(indexed, question.text, TOP, true);
    const found = hits.flatMap(({ chunk, part }) => {
      const scoped = indexed.index.parts[part];
      if (scoped === undefined) return [];
      const { member, ordinal } = placeOf(scoped.part, chunk);
      return ranges[Number(member.id) + ordinal] ?? [];
    });
    const overlap = found.reduce((sum, chunk) => sum + overlapOf(chunk, question.excerpts), 0);
    const asked = lengthOf(question.excerpts);
    const given = lengthOf(found);
    sums.recall += overlap / asked;
    sums.precision += given === 0 ? 0 : overlap / given;
    sums.iou += overlap / (asked + given - overlap);
  }
  const count = questions.length;
  return {
    corpus,
    chunks: ranges.length,
    meanLength: lengthOf(ranges) / ranges.length,
    questions: count,
    recall: sums.recall / count,
    precision: sums.precision / count,
    iou: sums.iou / count,
  };
}

const lengthOf = (ranges: readonly Excerpt[]): number => ranges.reduce((sum, { end, start }) => sum + end - start, 0);

function overlapOf({ end, start }: ChunkRange, excerpts: readonly Excerpt[]): number {
  return excerpts.reduce(
    (sum, excerpt) => sum + Math.max(0, Math.min(end, excerpt.end) - Math.max(start, excerpt.start)),
    0,
  );
}

/** The texts as they are, since the excerpts are given as offsets into them: blank lines part paragraphs, lines with `#` are headings. */
function asParagraphs(text: string): ParsedDocument {
  const blocks = [...text.matchAll(/[^\n](?:[^\n]|\n(?!\s*\n))*/gu)].map(({ 0: part, index }) => {
    const level = /^#+(?= [^\n]*$)/.exec(part)?.[0].length;
    return {
      kind: level === undefined ? ("paragraph" as const) : ("heading" as const),
      start: index,
      end: index + part.length,
      ...(level !== undefined && { level }),
    };
  });
  return plainDocument(text, { blocks });
}

export function readQuestions(): ExcerptQuestion[] {
  const [, ...rows] = parseCsv(readFileSync(`${DATA}chunking-eval/questions_df.csv`, "utf8"));
  return rows.flatMap(([text = "", references = "[]", corpus = ""]) => {
    if (text === "") return [];
    const excerpts = JSON.parse(references) as { start_index: number; end_index: number }[];
    return [{ corpus, text, excerpts: excerpts.map(({ start_index: start, end_index: end }) => ({ start, end })) }];
  });
}

/** Comma-separated values with quoted fields (RFC 4180). */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const match of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gu)) {
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? "");
    if (match[3] === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

export function printChunking(results: readonly ChunkingResult[]): string {
  const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
  const all = results.reduce((sum, { questions }) => sum + questions, 0);
  const mean = (field: "iou" | "precision" | "recall"): string =>
    percent(results.reduce((sum, result) => sum + result[field] * result.questions, 0) / all);
  return [
    "| corpus | chunks | mean length | questions | recall@5 | precision | IoU |",
    "| --- | --: | --: | --: | --: | --: | --: |",
    ...results.map(
      ({ chunks, corpus, iou, meanLength, precision, questions, recall }) =>
        `| ${corpus} | ${chunks} | ${meanLength.toFixed(0)} | ${questions} | ${percent(recall)} | ${percent(precision)} | ${percent(iou)} |`,
    ),
    `| all questions | | | ${all} | ${mean("recall")} | ${mean("precision")} | ${mean("iou")} |`,
  ].join("\n");
}

if (import.meta.main)
  console.log(
    hasData()
      ? printChunking(await benchChunking())
      : "The folder ../shared/data/retrieval is not there; nothing to measure.",
  );
