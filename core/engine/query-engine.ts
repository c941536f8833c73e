import { composeAnswer } from "./answer/answer.ts";
import { understand } from "./answer/understand/understand.ts";
import type { LibraryDocument } from "./answer/library.ts";
import { searchedAs } from "./answer/searched-as.ts";
import { toldCells } from "./answer/verify/table-cells.ts";
import { prepareAnswer } from "./answer/generate/prepare.ts";
import { tablesShown } from "./answer/generate/tables-shown.ts";
import type { AnswerParts, Checked, CheckRequest, Prepared, PrepareRequest } from "./answer/parts.ts";
import type { AnswerRequest, Engine, SearchOutcome, SearchRequest } from "./engine.ts";
import { findPassages } from "./find-passages.ts";
import { libraryOf } from "./library-of.ts";
import { partlyRead, partsOfMessage } from "./long-question.ts";
import { createTokenizer } from "./index/tokens.ts";
import type { QueryContext, QueryDeps } from "./query-context.ts";
import { embeddersUsed, embeddingModel, findEmbedder } from "./query-embedders.ts";
import { createCatalog, type CatalogView } from "./retrieve/catalog.ts";
import { createPassageCache } from "./retrieve/passage-cache.ts";
import type { SearchableRow } from "./retrieve/searchable.ts";
import { createSentenceCache } from "./retrieve/sentence-cache.ts";
import { createTextCache } from "./retrieve/text-cache.ts";
import { createQuestionsFirst } from "./questions-first.ts";
import { createTurns } from "./turns.ts";

/** The side of the engine that answers. `answer` quotes; a language model writes with what the other parts give it. */
export interface QueryEngine extends Pick<Engine, "search" | "guide">, AnswerParts {
  /** Resolves while no answer is waited for, with whether one was. */
  quiet(): Promise<boolean>;
}

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
    quiet,
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

const toNamed = (view: CatalogView, row: SearchableRow): Pick<LibraryDocument, "document_id" | "name" | "title"> => ({
  document_id: row.id,
  name: row.original_filename,
  title: view.titleOf(row),
});
