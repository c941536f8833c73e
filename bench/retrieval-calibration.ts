import { readsAlso } from "#core/engine/embed-port.ts";
import { placeOf } from "#core/engine/index/part.ts";
import { hasEnglishWords } from "#core/engine/index/stop-words.ts";
import { scoreWords } from "#core/engine/retrieve/bm25.ts";
import { COMPARED_HITS, confidenceFeatures, standingOut } from "#core/engine/retrieve/confidence.ts";
import { queryTerms } from "#core/engine/retrieve/query-terms.ts";
import { openBenchModel } from "./bench-model.ts";
import { indexChunks, searchIndex, toChunk, type Indexed } from "./retrieval-index.ts";
import { hasData, retrievalSets, type BenchPassage, type BenchQuestion, type RetrievalSet } from "./retrieval-sets.ts";

/** One hit of one question: what its score is made of, and whether it is relevant. */
interface Hit {
  readonly set: string;
  /** Whether all passages of the set were searched, or the first few only. */
  readonly isWhole: boolean;
  /** Whether the question has English words. */
  readonly isEnglish: boolean;
  readonly features: readonly number[];
  readonly score: number;
  /** Cosine of the passage and the question. */
  readonly similarity: number | null;
  readonly kind: "relevant" | "other" | "foreign";
  readonly place: number;
}

/** Sets that coefficients are fitted to; the others say how they do elsewhere. */
const FITTED = new Set(["cranfield", "medline", "xquad-en", "xquad-de", "xquad-ru"]);
const QUESTIONS = 80;
/** Questions of each other set, which have no answer here. */
const FOREIGN = 15;
/** Passages of the small library that each set is searched as, too: a person begins with a few documents. */
const FEW = 30;

/** By meaning too where `MODEL` names a folder of models; only sets that it reads are looked at then. */
const model = await openBenchModel();

/**
 * Hits of every set with their features. "Foreign" ones answer questions of another set, and for other languages than
 * English those about articles left out: what a person meets who asks about something the documents do not have.
 */
export async function collectHits(): Promise<Hit[]> {
  const sets = retrievalSets().filter(({ language }) => !model || readsAlso(model.calibration, language));
  const hits: Hit[] = [];
  for (const set of sets) {
    const others = sets.filter(
      (other) => other.name !== set.name && other.language === set.language && !shareTexts(set, other),
    );
    const foreign = others.flatMap(({ questions }) => sample(questions, FOREIGN));
    for (const passages of [set.passages, set.passages.slice(0, FEW)])
      hits.push(...(await hitsIn(set, passages, foreign)));
    if (others.length === 0) hits.push(...(await hitsOfOtherHalf(set)));
  }
  return hits;
}

async function hitsIn(
  set: RetrievalSet,
  passages: readonly BenchPassage[],
  foreign: readonly BenchQuestion[],
): Promise<Hit[]> {
  const indexed = await indexChunks(passages.map(toChunk), model);
  const ids = new Set(passages.map(({ id }) => id));
  const own = set.questions.filter(({ relevant }) => [...relevant.keys()].some((id) => ids.has(id)));
  const hits: Hit[] = [];
  for (const question of sample(own, QUESTIONS)) hits.push(...(await hitsOf(indexed, set, passages, question)));
  for (const { text } of foreign) hits.push(...(await hitsOf(indexed, set, passages, { text, relevant: new Map() })));
  return hits;
}

/** Questions about the second half of the articles, asked of the first. */
async function hitsOfOtherHalf(set: RetrievalSet): Promise<Hit[]> {
  const passages = set.passages.slice(0, set.passages.length / 2);
  const ids = new Set(set.passages.slice(0, passages.length + 5).map(({ id }) => id));
  const foreign = set.questions.filter(({ relevant }) => ![...relevant.keys()].some((id) => ids.has(id)));
  return hitsIn({ ...set, questions: [] }, passages, sample(foreign, QUESTIONS));
}

/** XQuAD was taken from SQuAD. */
const shareTexts = (a: RetrievalSet, b: RetrievalSet): boolean =>
  [a.name, b.name].every((name) => name.includes("squad") || name.includes("xquad"));

function sample(questions: readonly BenchQuestion[], count: number): readonly BenchQuestion[] {
  const step = Math.max(1, Math.floor(questions.length / count));
  return questions.filter((_, index) => index % step === 0).slice(0, count);
}

async function hitsOf(
  indexed: Indexed,
  set: RetrievalSet,
  passages: readonly BenchPassage[],
  { relevant, text }: BenchQuestion,
): Promise<Hit[]> {
  const found = await searchIndex(indexed, text, COMPARED_HITS, true);
  const { facts } = scoreWords(indexed.index, queryTerms(indexed.tokenizer, text));
  const standsOut = standingOut(found.map(({ rank }) => rank));
  return found.map(({ chunk, part, rank, score, similarity }, place) => {
    const scoped = indexed.index.parts[part];
    if (scoped === undefined) throw new RangeError(`There is no part ${part}.`);
    const { member, ordinal } = placeOf(scoped.part, chunk);
    const id = passages[Number(member.id) + ordinal]?.id ?? "";
    const kind = relevant.size === 0 ? "foreign" : relevant.has(id) ? "relevant" : "other";
    const features = confidenceFeatures(rank, facts, standsOut);
    return {
      set: set.name,
      isWhole: passages.length > FEW,
      isEnglish: hasEnglishWords(text),
      features,
      score,
      similarity,
      kind,
      place,
    };
  });
}

/** Relevant hits among the first five, and the first three of questions without an answer. What is not judged is left out. */
const isFitted = ({ kind, place, set }: Hit): boolean =>
  FITTED.has(set) && (kind === "relevant" ? place < 5 : kind === "foreign" && place < 3);

/** Relevant hits of a set count as much together as foreign ones, and each set as much as another. */
function weightsOf(hits: readonly Hit[]): number[] {
  const groupOf = ({ isWhole, kind, set }: Hit): string => `${set} ${isWhole} ${kind}`;
  const totals = Map.groupBy(hits, groupOf);
  return hits.map((hit) => 1 / (totals.get(groupOf(hit))?.length ?? 1));
}

/** Logistic regression by gradient descent: the constant first, then one coefficient a feature. */
export function fit(hits: readonly Hit[]): number[] {
  const weights = weightsOf(hits);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const width = hits[0]?.features.length ?? 0;
  const mean = (of: (value: number, at: number) => number): number[] =>
    Array.from(
      { length: width },
      (_, at) =>
        hits.reduce((sum, { features }, index) => sum + of(features[at] ?? 0, at) * (weights[index] ?? 0), 0) / total,
    );
  const means = mean((value) => value);
  const spreads = mean((value, at) => (value - (means[at] ?? 0)) ** 2).map(Math.sqrt);
  const inputs = hits.map(({ features }) => [
    1,
    ...features.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] || 1)),
  ]);
  let coefficients = Array.from({ length: width + 1 }, () => 0);
  for (let step = 0; step < STEPS; step++) {
    const gradient = Array.from({ length: width + 1 }, () => 0);
    inputs.forEach((row, index) => {
      const sum = row.reduce((all, value, at) => all + value * (coefficients[at] ?? 0), 0);
      const error = (hits[index]?.kind === "relevant" ? 1 : 0) - 1 / (1 + Math.exp(-sum));
      row.forEach(
        (value, at) => (gradient[at] = (gradient[at] ?? 0) + (error * value * (weights[index] ?? 0)) / total),
      );
    });
    coefficients = coefficients.map((value, at) => value + 2 * (gradient[at] ?? 0));
  }
  const [constant = 0, ...scaled] = coefficients;
  const slopes = scaled.map((slope, at) => slope / (spreads[at] || 1));
  return [slopes.reduce((sum, slope, at) => sum - slope * (means[at] ?? 0), constant), ...slopes];
}

const STEPS = 10_000;
/** Share of the relevant hits of the fitted sets that are to score 0.7 or more. */
const KEPT = 0.97;
/** Flatter than fitted, so that good and very good hits still differ. */
const FLATTER = 0.6;

/** Flattens the slopes, and gives the constant at which `KEPT` of the relevant hits score 0.7 or more. */
export function placed(coefficients: readonly number[], hits: readonly Hit[]): number[] {
  const slopes = coefficients.slice(1).map((slope) => slope * FLATTER);
  const values = hits
    .filter(({ kind }) => kind === "relevant")
    .map((hit) => sumOf([0, ...slopes], hit))
    .sort((a, b) => a - b);
  const threshold = values[Math.floor(values.length * (1 - KEPT))] ?? 0;
  return [Math.log(0.7 / 0.3) - threshold, ...slopes];
}

const sumOf = ([constant = 0, ...slopes]: readonly number[], { features }: Hit): number =>
  slopes.reduce((sum, slope, at) => sum + slope * (features[at] ?? 0), constant);

export interface ThresholdResult {
  readonly set: string;
  readonly isWhole: boolean;
  /** Share of relevant hits among the first five that the threshold keeps. */
  readonly relevantKept: number;
  /** Share of questions without an answer here of which a hit is kept. */
  readonly foreignKept: number;
}

export function atThreshold(hits: readonly Hit[], threshold: number): ThresholdResult[] {
  return [...Map.groupBy(hits, ({ isWhole, set }) => `${set} ${isWhole}`).values()].flatMap((own) => {
    const [first] = own;
    const relevant = own.filter(({ kind, place }) => kind === "relevant" && place < 5);
    const foreign = own.filter(({ kind, place }) => kind === "foreign" && place === 0);
    if (first === undefined || relevant.length === 0) return [];
    const kept = (some: readonly Hit[]): number =>
      some.filter(({ score }) => score >= threshold).length / Math.max(1, some.length);
    return [{ set: first.set, isWhole: first.isWhole, relevantKept: kept(relevant), foreignKept: kept(foreign) }];
  });
}

export function printThreshold(results: readonly ThresholdResult[]): string {
  const percent = (value: number): string => `${Math.round(value * 100)} %`;
  return [
    "| threshold 0.7 | passages | relevant kept | foreign questions with a hit |",
    "| --- | --- | --: | --: |",
    ...results.map(
      ({ foreignKept, isWhole, relevantKept, set }) =>
        `| ${set}${FITTED.has(set) ? " (fitted)" : ""} | ${isWhole ? "all" : `first ${FEW}`} | ${percent(relevantKept)} | ${percent(foreignKept)} |`,
    ),
  ].join("\n");
}

if (import.meta.main) {
  if (hasData()) {
    const hits = await collectHits();
    console.log("as shipped\n" + printThreshold(atThreshold(hits, 0.7)));
    const fitted = hits.filter(isFitted);
    const coefficients = fit(fitted);
    for (const [language, own] of Map.groupBy(fitted, ({ isEnglish }) => (isEnglish ? "English" : "other languages")))
      console.log(
        `fitted anew, ${language}:`,
        placed(coefficients, own)
          .map((value) => value.toFixed(2))
          .join(" "),
      );
  } else console.log("The folder ../shared/data/retrieval is not there; nothing to measure.");
}
