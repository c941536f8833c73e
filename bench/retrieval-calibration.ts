import { placeOf } from "#core/engine/index/part.ts";
import { scoreWords } from "#core/engine/retrieve/bm25.ts";
import { confidenceFeatures } from "#core/engine/retrieve/confidence.ts";
import { queryTerms } from "#core/engine/retrieve/query-terms.ts";
import { indexChunks, searchIndex, toChunk, type Indexed } from "./retrieval-index.ts";
import { hasData, retrievalSets, type BenchQuestion, type RetrievalSet } from "./retrieval-sets.ts";

/** One hit of one question: what its score is made of, and whether it is relevant. */
interface Hit {
  readonly set: string;
  readonly features: readonly number[];
  readonly score: number;
  readonly kind: "relevant" | "other" | "foreign";
  readonly place: number;
}

const DEPTH = 10;
const QUESTIONS = 80;

/**
 * Hits of every set with their features. "Foreign" ones answer questions of another set, which nothing here can answer:
 * what a person meets who asks about something the documents do not have.
 */
export async function collectHits(): Promise<Hit[]> {
  const sets = retrievalSets();
  const hits: Hit[] = [];
  for (const [number, set] of sets.entries()) {
    const indexed = await indexChunks(set.passages.map(toChunk));
    const others = sets.filter(
      (other, index) => index !== number && other.language === set.language && !shareTexts(set, other),
    );
    for (const question of sample(set.questions)) hits.push(...(await hitsOf(indexed, set, question)));
    for (const other of others)
      for (const { text } of sample(other.questions).slice(0, 20))
        hits.push(...(await hitsOf(indexed, set, { text, relevant: new Map() })));
  }
  return hits;
}

/** XQuAD was taken from SQuAD. */
const shareTexts = (a: RetrievalSet, b: RetrievalSet): boolean =>
  [a.name, b.name].every((name) => name.includes("squad") || name.includes("xquad"));

function sample(questions: readonly BenchQuestion[]): readonly BenchQuestion[] {
  const step = Math.max(1, Math.floor(questions.length / QUESTIONS));
  return questions.filter((_, index) => index % step === 0).slice(0, QUESTIONS);
}

async function hitsOf(indexed: Indexed, set: RetrievalSet, { relevant, text }: BenchQuestion): Promise<Hit[]> {
  const found = await searchIndex(indexed, text, DEPTH, true);
  const { facts } = scoreWords(indexed.index, queryTerms(indexed.tokenizer, text));
  return found.map(({ chunk, part, rank, score }, place) => {
    const scoped = indexed.index.parts[part];
    if (scoped === undefined) throw new RangeError(`There is no part ${part}.`);
    const { member, ordinal } = placeOf(scoped.part, chunk);
    const id = set.passages[Number(member.id) + ordinal]?.id ?? "";
    const kind = relevant.size === 0 ? "foreign" : relevant.has(id) ? "relevant" : "other";
    return { set: set.name, features: confidenceFeatures(rank, facts), score, kind, place };
  });
}

/** How much a hit counts: in each set the relevant ones together 1, foreign ones ½, other ones ½ (many of them are relevant but not judged). */
function weightsOf(hits: readonly Hit[]): number[] {
  const totals = Map.groupBy(hits, ({ kind, set }) => `${set} ${kind}`);
  return hits.map(({ kind, set }) => (kind === "relevant" ? 1 : 0.5) / (totals.get(`${set} ${kind}`)?.length ?? 1));
}

/** Logistic regression by gradient descent: the constant first, then one coefficient a feature. */
export function fit(hits: readonly Hit[]): number[] {
  const weights = weightsOf(hits);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const width = (hits[0]?.features.length ?? 0) + 1;
  const means = Array.from(
    { length: width - 1 },
    (_, at) => hits.reduce((sum, { features }, index) => sum + (features[at] ?? 0) * (weights[index] ?? 0), 0) / total,
  );
  let coefficients = Array.from({ length: width }, () => 0);
  for (let step = 0; step < 1500; step++) {
    const gradient = Array.from({ length: width }, () => 0);
    hits.forEach(({ features, kind }, index) => {
      const inputs = [1, ...features.map((value, at) => value - (means[at] ?? 0))];
      const sum = inputs.reduce((all, value, at) => all + value * (coefficients[at] ?? 0), 0);
      const error = (kind === "relevant" ? 1 : 0) - 1 / (1 + Math.exp(-sum));
      inputs.forEach(
        (value, at) => (gradient[at] = (gradient[at] ?? 0) + (error * value * (weights[index] ?? 0)) / total),
      );
    });
    coefficients = coefficients.map((value, at) => value + 4 * (gradient[at] ?? 0));
  }
  const [constant = 0, ...slopes] = coefficients;
  return [slopes.reduce((sum, slope, at) => sum - slope * (means[at] ?? 0), constant), ...slopes];
}

export interface ThresholdResult {
  readonly set: string;
  /** Share of relevant hits among the first five that the threshold keeps. */
  readonly relevantKept: number;
  /** Share of what is kept that is judged relevant; many relevant passages are not judged. */
  readonly precision: number;
  /** Share of questions the documents cannot answer whose hits are all left out; of those that are kept, hits a question. */
  readonly foreignKept: number;
}

export function atThreshold(
  hits: readonly Hit[],
  threshold: number,
  score: (hit: Hit) => number = (hit) => hit.score,
): ThresholdResult[] {
  return [
    ...Map.groupBy(
      hits.filter(({ place }) => place < 5),
      ({ set }) => set,
    ),
  ].map(([set, own]) => {
    const share = (kind: Hit["kind"]): number => {
      const some = own.filter((hit) => hit.kind === kind);
      return some.filter((hit) => score(hit) >= threshold).length / Math.max(1, some.length);
    };
    const kept = own.filter((hit) => hit.kind !== "foreign" && score(hit) >= threshold);
    return {
      set,
      relevantKept: share("relevant"),
      precision: kept.filter(({ kind }) => kind === "relevant").length / Math.max(1, kept.length),
      foreignKept: share("foreign"),
    };
  });
}

export function printThreshold(results: readonly ThresholdResult[]): string {
  const percent = (value: number): string => `${Math.round(value * 100)} %`;
  return [
    "| threshold 0.7 | relevant kept | judged relevant of kept | kept for foreign questions |",
    "| --- | --: | --: | --: |",
    ...results.map(
      ({ foreignKept, precision, relevantKept, set }) =>
        `| ${set} | ${percent(relevantKept)} | ${percent(precision)} | ${percent(foreignKept)} |`,
    ),
  ].join("\n");
}

const logistic = (coefficients: readonly number[], { features }: Hit): number =>
  1 /
  (1 +
    Math.exp(
      -(coefficients[0] ?? 0) - features.reduce((sum, value, at) => sum + value * (coefficients[at + 1] ?? 0), 0),
    ));

if (import.meta.main) {
  if (hasData()) {
    const hits = await collectHits();
    console.log("as shipped\n" + printThreshold(atThreshold(hits, 0.7)));
    console.log(
      "fitted to all sets:",
      fit(hits)
        .map((value) => value.toFixed(2))
        .join(" "),
    );
    const names = [...new Set(hits.map(({ set }) => set))];
    const even = new Set(names.filter((_, index) => index % 2 === 0));
    const heldOut = fit(hits.filter(({ set }) => even.has(set)));
    console.log(
      "fitted to every second set, checked on the others:",
      heldOut.map((value) => value.toFixed(2)).join(" "),
    );
    console.log(
      printThreshold(
        atThreshold(
          hits.filter(({ set }) => !even.has(set)),
          0.7,
          (hit) => logistic(heldOut, hit),
        ),
      ),
    );
  } else console.log("The folder ../shared/data/retrieval is not there; nothing to measure.");
}
