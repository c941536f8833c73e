import type { Table } from "../storage/table.ts";
import type { HostBlobs } from "../storage/blobs.ts";
import type { Store } from "../storage/store.ts";
import { composeAnswer } from "./answer/answer.ts";
import { understand } from "./answer/understand/understand.ts";
import type { Library, LibraryDocument, PassageSentence } from "./answer/library.ts";
import { searchedAs } from "./answer/searched-as.ts";
import { toldCells } from "./answer/verify/table-cells.ts";
import { prepareAnswer } from "./answer/generate/prepare.ts";
import { tablesShown } from "./answer/generate/tables-shown.ts";
import type { AnswerParts, Checked, CheckRequest, Prepared, PrepareRequest } from "./answer/parts.ts";
import type { Answer, AnswerRequest, Engine, Passage, Scope, SearchOutcome, SearchRequest } from "./engine.ts";
import { partlyRead, partsOfMessage } from "./long-question.ts";
import type { Member } from "./index/part.ts";
import { placeOf } from "./index/part.ts";
import { openReranker, rerank, RERANKED } from "./retrieve/rerank.ts";
import type { Reranker } from "./rerank-port.ts";
import { createTokenizer, type Tokenizer } from "./index/tokens.ts";
import { createCatalog, type Catalog, type CatalogView } from "./retrieve/catalog.ts";
import { authorsSaid, namesOf, type SearchableRow } from "./retrieve/searchable.ts";
import type { IndexFiles } from "./retrieve/stored-index.ts";
import { toPassage } from "./retrieve/passage.ts";
import { createPassageCache, type PassageCache } from "./retrieve/passage-cache.ts";
import { type EmbeddedQuery, retrieve } from "./retrieve/retrieve.ts";
import { favoursOf, type Favours } from "./retrieve/favours.ts";
import { formsIn, occurrencesIn } from "./retrieve/occurrences.ts";
import { vectorOfSentence } from "./index/sentence-vectors.ts";
import { createSentenceCache, type SentenceCache } from "./retrieve/sentence-cache.ts";
import { createTextCache, type TextCache } from "./retrieve/text-cache.ts";
import {
  type ComparedSentence,
  embeddersUsed,
  embeddingModel,
  embedQuery,
  findEmbedder,
  likenessOfTexts,
  likenessTo,
  modelsAmong,
  type QueryEmbedders,
} from "./query-embedders.ts";
import { createQuestionsFirst } from "./questions-first.ts";
import { createTurns, type Turns } from "./turns.ts";

export interface QueryDeps extends QueryEmbedders {
  readonly store: Pick<Store, "query" | "revision">;
  /** The table of the documents that can be searched. */
  readonly documents: Table<SearchableRow>;
  readonly blobs: Pick<HostBlobs, "heldBy">;
  /** Where merged indexes are stored for the next start. */
  readonly indexFiles?: IndexFiles | undefined;
  /** The installed cross-encoder, opened at its first use. */
  readonly findReranker?: () => Promise<Reranker | undefined>;
  readonly where: Answer["generator"]["where"];
}

/** The side of the engine that answers. `answer` quotes; a language model writes with what the other parts give it. */
export type QueryEngine = Pick<Engine, "search" | "guide"> & AnswerParts;

export function createQueryEngine(deps: QueryDeps): QueryEngine {
  const tokenizer = createTokenizer();
  const catalog = createCatalog({ ...deps, tokenizer });
  const turn = createTurns();
  const [texts, whole] = [createTextCache(deps.blobs), createPassageCache()];
  const vectorsOfSentences = createSentenceCache(deps.blobs);
  const context: QueryContext = { ...deps, tokenizer, catalog, texts, whole, turn, vectorsOfSentences };

  const { now, inTurn, quiet } = createQuestionsFirst();

  const compose = (request: AnswerRequest) =>
    composeAnswer(
      { library: searchedAs(libraryOf(context, request.scope), request), where: deps.where, tokenizer, turn },
      request,
    );

  return {
    search: (request) => now(() => search(context, request)),
    answer: (request) => now(() => compose(request)),
    // A question needs neither guides nor the checks of written answers: their code is loaded when they are asked for.
    guide: (request) =>
      inTurn(async () => {
        const { makeGuide } = await import("./guide/make-guide.ts");
        return makeGuide({ library: libraryOf(context, request.scope), tokenizer, answer: compose, quiet }, request);
      }),
    prepare: (request) => now(() => prepare(context, request)),
    check: (request) => now(() => check(context, request)),
  };
}

/** What a language model is given, and what its sentences are checked with. */
async function prepare(context: QueryContext, asked: PrepareRequest): Promise<Prepared> {
  const { tokenizer } = context;
  const { scope } = asked.request;
  const library = searchedAs(libraryOf(context, scope), asked.request);
  const prepared = await prepareAnswer({ library, tokenizer }, asked);
  const shown = await tablesShown(library, prepared.passages);
  const cells = await toldCells({ library, tokenizer }, prepared.passages);
  return {
    ...prepared,
    shown,
    cells,
    embedder: embeddingModel(context, embeddersUsed(await context.catalog.view(scope))),
  };
}

/** By words first; where they are not enough and nothing speaks against it, by meaning. */
async function check(context: QueryContext, request: CheckRequest): Promise<Checked> {
  const { checkAnswer, isDoubtful } = await import("./answer/verify/check-answer.ts");
  const { tokenizer, embedders } = context;
  const checked = checkAnswer({ tokenizer }, request);
  const { embedder: id } = request;
  const isLeft = id !== undefined && !embedders.some((embedder) => embedder.id === id);
  if (!isLeft || !checked.receipts.some(isDoubtful)) return checked;
  const embedder = await findEmbedder(context, id);
  if (!embedder) return checked;
  const { createLikeness } = await import("./answer/verify/likeness.ts");
  return checkAnswer({ tokenizer, likeness: await createLikeness(embedder, tokenizer, request, checked) }, request);
}

interface QueryContext extends QueryDeps {
  readonly tokenizer: Tokenizer;
  readonly catalog: Catalog;
  readonly texts: TextCache;
  readonly whole: PassageCache;
  readonly vectorsOfSentences: SentenceCache;
  readonly turn: Turns;
}

async function search(context: QueryContext, message: SearchRequest): Promise<SearchOutcome> {
  const { question: query } = partsOfMessage(message.query);
  const request = { ...message, query };
  const view = await context.catalog.view(request.scope);
  const found = await findPassages(context, view, request);
  const passages = found.filter(({ score }) => score >= request.threshold);
  const named = view.documents.map((row) => toNamed(view, row));
  const { intent } = understand(context.tokenizer, query, [], named);
  return {
    passages,
    below_threshold: found.length - passages.length,
    intent: query === message.query ? intent : partlyRead(intent),
    queries_used: [query],
    method: request.hybrid ? "hybrid" : "vector",
    embedding_model: embeddingModel(context, embeddersUsed(view)),
    isComplete: view.isWhole,
  };
}

interface PassageQuery {
  readonly query: string;
  readonly top_k: number;
  readonly hybrid: boolean;
  readonly vectors?: boolean | undefined;
  readonly document_choice?: boolean | undefined;
  /** By what a language model makes of the query alone; nothing where none embeds the documents. */
  readonly by_meaning?: boolean | undefined;
}

async function findPassages(
  context: QueryContext,
  view: CatalogView,
  { query, top_k, hybrid: both, vectors = true, document_choice = true, by_meaning = false }: PassageQuery,
): Promise<Passage[]> {
  const ids = by_meaning ? modelsAmong(context, embeddersUsed(view)) : embeddersUsed(view);
  const [embedded, reranker] = await Promise.all([
    vectors ? embedQuery(context, ids, query) : NO_VECTORS,
    // It is for what words and vectors found together; what meaning alone finds is ranked with its sentences.
    by_meaning ? undefined : openReranker(context),
  ]);
  if (by_meaning && embedded.size === 0) return [];
  const hybrid = both && !by_meaning;
  const count = reranker ? Math.max(top_k, RERANKED) : top_k;
  const favours = document_choice ? favoursOf(context.tokenizer, query, view.nameable) : NO_FAVOURS;
  const hits = retrieve(context.tokenizer, view.index, { query, embedded, hybrid, count, favours });
  const asked = new Set(context.tokenizer.terms(query));
  const passages = hits.flatMap(({ part, chunk, score, similarity }) => {
    const scoped = view.index.parts[part];
    if (scoped === undefined) return [];
    const place = placeOf(scoped.part, chunk);
    const document = view.documentOf(place.member.id);
    if (document === undefined) return [];
    return [
      toPassage(context.tokenizer, place, {
        document_id: document.id,
        document_name: document.original_filename,
        score,
        similarity,
        asked,
      }),
    ];
  });
  if (!reranker) return passages;
  return [...(await rerank(reranker, query, passages, context.report))].slice(0, top_k);
}

const NO_FAVOURS: Favours = new Map();

const NO_VECTORS: ReadonlyMap<string, EmbeddedQuery> = new Map();

function libraryOf(context: QueryContext, scope: Scope): Library {
  const narrowed = (ids: readonly string[] | undefined): Scope =>
    ids === undefined
      ? scope
      : { ...scope, document_ids: ids.filter((id) => scope.document_ids?.includes(id) ?? true) };
  const catalog = context.catalog.snapshot(scope.owner);
  return {
    async documents() {
      const view = await catalog.view(scope);
      return view.documents.map((row) => toLibraryDocument(view, row));
    },
    async search(query, { document_ids, ...options }) {
      const view = await catalog.view(narrowed(document_ids));
      await context.turn();
      return findPassages(context, view, { query, ...options });
    },
    async passages(document_id, holding) {
      const view = await catalog.view(narrowed([document_id]));
      await context.turn();
      const [row] = view.documents;
      if (!row || holding !== undefined) return passagesOf(context, view, holding);
      const key = [scope.owner, row.id, row.original_filename, ...row.segments].join("/");
      return view.isWhole ? context.whole.of(key, () => passagesOf(context, view)) : passagesOf(context, view);
    },
    async holding(terms) {
      const view = await catalog.view(scope);
      const { words } = occurrencesIn(
        view,
        terms.map((term) => [term]),
      );
      return new Map(terms.map((term, at) => [term, new Set(words[at]?.keys())]));
    },
    async occurrences(words) {
      return occurrencesIn(await catalog.view(scope), words);
    },
    async forms(terms) {
      return formsIn(await catalog.view(scope), terms);
    },
    async likeness(question, sentences) {
      const view = await catalog.view(scope);
      return likenessTo(context, embeddersUsed(view), question, () =>
        withVectors(context, view, scope.owner, sentences),
      );
    },
    async likenessOfTexts(question, texts) {
      return likenessOfTexts(context, embeddersUsed(await catalog.view(scope)), question, texts);
    },
    async read(document_id) {
      const view = await catalog.view(narrowed([document_id]));
      const text = view.documents[0]?.text;
      try {
        const document = text ? await context.texts.read(scope.owner, text) : undefined;
        await context.turn();
        return document;
      } catch (cause) {
        // One text that cannot be read is no reason to answer nothing from all others.
        const about = `The text of document ${document_id} cannot be read. Process the document again.`;
        context.report(new Error(about, { cause }));
        return undefined;
      }
    },
  };
}

/** The sentences with their vectors, out of the segments of their documents. */
async function withVectors(
  { vectorsOfSentences, report }: QueryContext,
  view: CatalogView,
  owner: string,
  sentences: readonly PassageSentence[],
): Promise<ComparedSentence[]> {
  const wanted = new Set(sentences.map(({ passage }) => passage.document_id));
  const ids = view.documents.filter(({ id }) => wanted.has(id)).flatMap(({ segments }) => segments);
  const read = await Promise.all(ids.map((id) => vectorsOfSentences.read(owner, id).catch(report)));
  return sentences.map(({ passage, start, end }) => ({
    text: passage.content.slice(start - passage.start, end - passage.start),
    stored(embedder) {
      const own = read.find((one) => one?.embedder === embedder && one.chunks.has(passage.chunk_id));
      const found = own?.chunks.get(passage.chunk_id);
      return found && vectorOfSentence(found, start - passage.start);
    },
  }));
}

function passagesOf(
  { tokenizer }: QueryContext,
  view: CatalogView,
  holding?: { readonly start: number; readonly end: number },
): Passage[] {
  const isWanted = ({ starts, ends }: Member, ordinal: number): boolean =>
    holding === undefined || ((starts[ordinal] ?? 0) <= holding.start && (ends[ordinal] ?? 0) >= holding.end);
  const asked: ReadonlySet<string> = new Set();
  const facts = { score: 0, similarity: null, asked };
  return view.documents.flatMap((row) => {
    const members = view.index.parts.flatMap(({ part }) => part.members);
    return row.segments.flatMap((segment) => {
      const member = members.find(({ id }) => id === segment);
      if (member === undefined) return [];
      const named = { ...facts, document_id: row.id, document_name: row.original_filename };
      return Array.from({ length: member.chunks }, (_, ordinal) => ordinal)
        .filter((ordinal) => isWanted(member, ordinal))
        .map((ordinal) => toPassage(tokenizer, { member, ordinal }, named));
    });
  });
}

const toNamed = (view: CatalogView, row: SearchableRow): Pick<LibraryDocument, "document_id" | "name" | "title"> => ({
  document_id: row.id,
  name: row.original_filename,
  title: view.titleOf(row),
});

/** Parsers give one name, front matter may give several. */
function authorOf(author: unknown): string | null {
  const names = (Array.isArray(author) ? author : [author]).filter((name) => typeof name === "string" && name.trim());
  return names.length > 0 ? names.join(", ") : null;
}

function toLibraryDocument(view: CatalogView, row: SearchableRow): LibraryDocument {
  const { metadata } = row;
  return {
    document_id: row.id,
    name: row.original_filename,
    title: view.titleOf(row),
    pages: typeof metadata.pages === "number" ? metadata.pages : null,
    words: typeof metadata.words === "number" ? metadata.words : 0,
    chunk_count: row.chunk_count,
    language: typeof metadata.language === "string" ? metadata.language : null,
    author: authorOf(row.reference?.item.author?.length ? authorsSaid(row) : metadata.author),
    named: namesOf(row).join(" "),
  };
}
