import MiniSearch from "minisearch";
import { embedderFor } from "#core/engine/gloss/glossed-embedder.ts";
import { stemEnglish } from "#core/engine/index/stem-english.ts";
import { STOP_WORDS } from "#core/engine/index/stop-words.ts";
import { openBenchModel } from "./bench-model.ts";
import { indexPassages, type Found } from "./retrieval-index.ts";
import { hasData, retrievalSets, type BenchQuestion, type RetrievalSet } from "./retrieval-sets.ts";

export interface RetrievalResult {
  readonly set: string;
  readonly language: string;
  readonly passages: number;
  readonly questions: number;
  /** nDCG@10 of each way of searching. */
  readonly minisearch: number;
  readonly bm25: number;
  readonly hybrid: number;
  readonly vectors: number;
}

/** nDCG@10 on every set of `../shared/data/retrieval`, beside MiniSearch with the same stemmer and stop words. */
export async function benchRetrieval(): Promise<RetrievalResult[]> {
  const results: RetrievalResult[] = [];
  for (const set of retrievalSets()) results.push(await benchSet(set));
  return results;
}

/** By meaning too where `MODEL` names a folder of models. */
const model = await openBenchModel();

async function benchSet(set: RetrievalSet): Promise<RetrievalResult> {
  const ours = await indexPassages(set.passages, model && (await embedderFor(model, set.language)));
  const theirs = miniSearchOver(set);
  const mean = { minisearch: 0, bm25: 0, hybrid: 0, vectors: 0 };
  for (const question of set.questions) {
    mean.minisearch += ndcg(question, theirs(question.text));
    mean.bm25 += ndcg(question, ours.words(question.text, DEPTH));
    mean.hybrid += ndcg(question, await ours.search(question.text, DEPTH, true));
    mean.vectors += ndcg(question, await ours.search(question.text, DEPTH, false));
  }
  const count = set.questions.length;
  return {
    set: set.name,
    language: set.language,
    passages: set.passages.length,
    questions: count,
    minisearch: mean.minisearch / count,
    bm25: mean.bm25 / count,
    hybrid: mean.hybrid / count,
    vectors: mean.vectors / count,
  };
}

const DEPTH = 10;

/** MiniSearch at its best: its own tokens, our stemmer and stop words. */
export function miniSearchOver({ passages }: Pick<RetrievalSet, "passages">): (query: string) => Found[] {
  const processTerm = (term: string): string | null => {
    const lower = term.toLowerCase();
    if (STOP_WORDS.has(lower)) return null;
    return /^[a-z]+$/.test(lower) ? stemEnglish(lower) : lower;
  };
  const index = new MiniSearch<{ id: string; title: string; text: string }>({ fields: ["title", "text"], processTerm });
  index.addAll(passages.map(({ id, title, text }) => ({ id, title: title ?? "", text })));
  return (query) =>
    index
      .search(query)
      .slice(0, DEPTH)
      .map(({ id, score }) => ({ id: String(id), score }));
}

/** Normalised discounted cumulative gain of the first ten (Järvelin and Kekäläinen 2002; gains as graded). */
export function ndcg({ relevant }: BenchQuestion, found: readonly Found[]): number {
  const gain = (grades: readonly number[]): number =>
    grades.slice(0, DEPTH).reduce((sum, grade, place) => sum + grade / Math.log2(place + 2), 0);
  const ideal = gain([...relevant.values()].sort((a, b) => b - a));
  return ideal === 0 ? 0 : gain(found.map(({ id }) => relevant.get(id) ?? 0)) / ideal;
}

export function macroAverage(
  results: readonly RetrievalResult[],
  way: "minisearch" | "bm25" | "hybrid" | "vectors",
  language: string,
): number {
  const own = results.filter((result) => result.language === language);
  return own.reduce((sum, result) => sum + result[way], 0) / own.length;
}

export function printRetrieval(results: readonly RetrievalResult[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const figures = ({
    minisearch,
    bm25,
    hybrid,
    vectors,
  }: Pick<RetrievalResult, "minisearch" | "bm25" | "hybrid" | "vectors">): string[] =>
    [minisearch, bm25, hybrid, vectors].map((value) => value.toFixed(3));
  const average = { minisearch: 0, bm25: 0, hybrid: 0, vectors: 0 };
  for (const way of ["minisearch", "bm25", "hybrid", "vectors"] as const)
    average[way] = macroAverage(results, way, "en");
  return [
    row(["nDCG@10", "passages", "questions", "MiniSearch", "BM25", "hybrid", "vectors alone"]),
    row(["---", "--:", "--:", "--:", "--:", "--:", "--:"]),
    ...results.map((result) =>
      row([result.set, String(result.passages), String(result.questions), ...figures(result)]),
    ),
    row(["English, macro average", "", "", ...figures(average)]),
  ].join("\n");
}

if (import.meta.main)
  console.log(
    hasData()
      ? printRetrieval(await benchRetrieval())
      : "The folder ../shared/data/retrieval is not there; nothing to measure.",
  );
