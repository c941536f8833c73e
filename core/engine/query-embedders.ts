import { dot, type Embedder, readsAlso } from "./embed-port.ts";
import { ROUGH } from "./gloss/glosses.ts";
import { type AskedEmbedder, embedderFor, embedInOwnLanguage } from "./gloss/glossed-embedder.ts";
import type { StoredVector } from "./index/sentence-vectors.ts";
import type { CatalogView } from "./retrieve/catalog.ts";
import type { EmbeddedQuery } from "./retrieve/retrieve.ts";
import { queryVector } from "./retrieve/vectors.ts";

export interface QueryEmbedders {
  /** Embedders at hand. Documents indexed by another one are searched by words alone until they are processed again. */
  readonly embedders: readonly Embedder[];
  /** Embedders of installed models, opened at their first use. */
  readonly findModelEmbedder?: (id: string) => Promise<Embedder | undefined>;
  /** Milliseconds a question waits for a model to load; until it has, words alone answer. `MODEL_PATIENCE` when left out. */
  readonly modelPatience?: number | undefined;
  /** Gets what keeps a document from being searched, or a model from being asked; the rest is searched all the same. */
  readonly report: (error: Error) => void;
}

/** Ids of the embedders that the scope has chunks of. */
export const embeddersUsed = (view: CatalogView): readonly string[] => [
  ...new Set(view.index.parts.map(({ part }) => part.embedder)),
];

/** Those that are of installed models. */
export const modelsAmong = (
  { embedders }: Pick<QueryEmbedders, "embedders">,
  ids: readonly string[],
): readonly string[] => ids.filter((id) => !embedders.some((own) => own.id === id));

/** A question, and the language it is read in; languages are ISO 639-1 codes. */
export interface Asked {
  readonly text: string;
  readonly language: string;
  /** Of the documents, that of the most first. */
  readonly among: readonly string[];
}

/** The query's vector by each of the embedders that reads its language. A model that fails is reported: words alone answer. */
export async function embedQuery(
  context: QueryEmbedders,
  ids: readonly string[],
  query: Asked,
): Promise<ReadonlyMap<string, EmbeddedQuery>> {
  const entries = (await openEmbedders(context, ids, query)).map(async ({ embedder, asking }) => {
    const row = await embedOnce(asking, query.text).catch(reportTo(context));
    return row ? [[embedder.id, { vector: queryVector(row), calibration: embedder.calibration }] as const] : [];
  });
  return new Map((await Promise.all(entries)).flat());
}

/** A sentence, and its vector where the index has it. */
export interface ComparedSentence {
  readonly text: string;
  /** By the embedder of this id. */
  stored(embedder: string): StoredVector | undefined;
}

/** Sentences without a vector in the index that are embedded for a question: more take longer than they gain. */
const MOST_EMBEDDED = 20;

/**
 * How alike in meaning each sentence is to the question, −1 to 1, by the language model that embeds the documents; null where
 * none does, or none that reads the question's language: the sentences are not looked up then. Of sentences without a stored
 * vector only the first ones are told.
 */
export async function likenessTo(
  context: QueryEmbedders,
  ids: readonly string[],
  question: Asked,
  findSentences: () => Promise<readonly ComparedSentence[]>,
): Promise<readonly (number | null)[] | null> {
  const opened = await openComparing(context, ids, question);
  if (!opened) return null;
  const { embedder, asking } = opened;
  const sentences = await findSentences();
  const { dimensions } = embedder;
  const stored = sentences.map((one) => one.stored(embedder.id));
  const missing = sentences.flatMap(({ text }, at) => (stored[at] ? [] : [{ text, at }])).slice(0, MOST_EMBEDDED);
  const texts = missing.map(({ text }) => text);
  const [asked, rows] = await Promise.all([
    embedOnce(asking, question.text).catch(reportTo(context)),
    texts.length === 0 ? NO_ROWS : embedInOwnLanguage(opened, texts).catch(reportTo(context)),
  ]);
  if (!asked || !rows) return null;
  const told: (number | null)[] = stored.map((own) => (own ? own.scale * dot(asked, own.values) : null));
  for (const [row, { at }] of missing.entries())
    told[at] = dot(asked, rows.subarray(row * dimensions, (row + 1) * dimensions));
  return told;
}

const NO_ROWS = new Float32Array();

/** How alike in meaning each text is to the question, −1 to 1, by the same model; null where `likenessTo` gives null. */
export async function likenessOfTexts(
  context: QueryEmbedders,
  ids: readonly string[],
  question: Asked,
  texts: readonly string[],
): Promise<readonly number[] | null> {
  const opened = await openComparing(context, ids, question);
  if (!opened || texts.length === 0) return null;
  const [asked, rows] = await Promise.all([embedOnce(opened.asking, question.text), embedKept(opened, texts)]).catch(
    (error: unknown) => {
      reportTo(context)(error);
      return [];
    },
  );
  return asked && rows ? rows.map((row) => dot(asked, row)) : null;
}

/** Vectors of texts by the embedder that made them: headings are compared with each question to their documents. */
const keptTexts = new WeakMap<Embedder, Map<string, Float32Array>>();
/** When there are more, all of them are dropped. */
const MOST_KEPT = 2000;

async function embedKept(opened: AskedEmbedder, texts: readonly string[]): Promise<readonly Float32Array[]> {
  const { embedder, asking } = opened;
  const kept = keptTexts.get(asking) ?? new Map<string, Float32Array>();
  keptTexts.set(asking, kept);
  if (kept.size > MOST_KEPT) kept.clear();
  const missing = texts.filter((text) => !kept.has(text));
  const made = missing.length === 0 ? NO_ROWS : await embedInOwnLanguage(opened, missing);
  const { dimensions } = embedder;
  for (const [at, text] of missing.entries()) kept.set(text, made.slice(at * dimensions, (at + 1) * dimensions));
  return texts.map((text) => kept.get(text) ?? NO_ROWS);
}

interface EmbeddedText {
  readonly text: string;
  readonly row: Promise<Float32Array>;
}

/** The last question of each embedder: it is searched for more than once, and its sentences are compared with it. */
const lastAsked = new WeakMap<Embedder, EmbeddedText>();

function embedOnce(embedder: Embedder, text: string): Promise<Float32Array> {
  const last = lastAsked.get(embedder);
  if (last?.text === text) return last.row;
  const row = embedder.embed([text], "query");
  const asked = { text, row };
  lastAsked.set(embedder, asked);
  row.catch(() => lastAsked.get(embedder) === asked && lastAsked.delete(embedder));
  return row;
}

/** The language model that compares a question with what the documents say. */
async function openComparing(
  context: QueryEmbedders,
  ids: readonly string[],
  question: Asked,
): Promise<AskedEmbedder | undefined> {
  const [opened] = await openEmbedders(context, modelsAmong(context, ids), question);
  return opened?.embedder.calibration.byModel === true ? opened : undefined;
}

async function openEmbedders(
  context: QueryEmbedders,
  ids: readonly string[],
  { language, among }: Asked,
): Promise<AskedEmbedder[]> {
  const isByWords = among[0] === language && ROUGH.has(language);
  const found = ids.map(async (id) => {
    const embedder = await findEmbedder(context, id);
    if (!embedder || (isByWords && !readsAlso(embedder.calibration, language))) return [];
    const asking = await embedderFor(embedder, language).catch(reportTo(context));
    return asking ? [{ embedder, asking, language }] : [];
  });
  return (await Promise.all(found)).flat();
}

const reportTo =
  ({ report }: QueryEmbedders) =>
  (error: unknown): void =>
    report(error instanceof Error ? error : new Error(String(error)));

const MODEL_PATIENCE = 3000;

/** Models that are being loaded, and until when they are waited for: every search of a question would wait anew. */
const loading = new WeakMap<NonNullable<QueryEmbedders["findModelEmbedder"]>, Map<string, number>>();

export async function findEmbedder(context: QueryEmbedders, id: string): Promise<Embedder | undefined> {
  const known = context.embedders.find((embedder) => embedder.id === id);
  const find = context.findModelEmbedder;
  if (known || !find) return known;
  const until = loading.get(find) ?? new Map<string, number>();
  loading.set(find, until);
  const deadline = until.get(id) ?? Date.now() + (context.modelPatience ?? MODEL_PATIENCE);
  until.set(id, deadline);
  try {
    const found = await orAtDeadline(find(id), deadline);
    if (found !== "late") until.delete(id);
    return found === "late" ? undefined : found;
  } catch (error) {
    until.delete(id);
    reportTo(context)(error);
    return undefined;
  }
}

async function orAtDeadline<Value>(work: Promise<Value>, deadline: number): Promise<Value | "late"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), Math.max(0, deadline - Date.now()));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Of several the model's, which finds more than the built-in one. */
export function embeddingModel({ embedders }: Pick<QueryEmbedders, "embedders">, used: readonly string[]): string {
  return (
    modelsAmong({ embedders }, used)[0] ??
    embedders.find(({ id }) => used.includes(id))?.id ??
    embedders[0]?.id ??
    "none"
  );
}
