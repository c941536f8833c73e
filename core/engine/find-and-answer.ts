import { composeAnswer } from "./answer/answer.ts";
import { understand } from "./answer/understand/understand.ts";
import type { LibraryDocument } from "./answer/library.ts";
import { searchedAs } from "./answer/searched-as.ts";
import { toldCells } from "./answer/verify/table-cells.ts";
import { prepareAnswer } from "./answer/generate/prepare.ts";
import { tablesShown } from "./answer/generate/tables-shown.ts";
import type { Checked, CheckRequest, Prepared, PrepareRequest } from "./answer/parts.ts";
import type { Answer, AnswerRequest, SearchOutcome, SearchRequest } from "./engine.ts";
import { findPassages } from "./find-passages.ts";
import { libraryOf } from "./library-of.ts";
import { partlyRead, partsOfMessage } from "./long-question.ts";
import type { QueryContext } from "./query-context.ts";
import { embeddersUsed, embeddingModel, findEmbedder } from "./query-embedders.ts";
import type { CatalogView } from "./retrieve/catalog.ts";
import type { SearchableRow } from "./retrieve/searchable.ts";

export { libraryOf };

/** The answer in the documents' own words. */
export function compose(context: QueryContext, request: AnswerRequest): Promise<Answer> {
  const { where, tokenizer, turn } = context;
  const library = searchedAs(libraryOf(context, request.scope), request);
  return composeAnswer({ library, where, tokenizer, turn }, request);
}

/** What a language model is given, and what its sentences are checked with. */
export async function prepare(context: QueryContext, asked: PrepareRequest): Promise<Prepared> {
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
export async function check(context: QueryContext, request: CheckRequest): Promise<Checked> {
  const { checkAnswer, isDoubtful } = await import("./answer/verify/check-answer.ts");
  const { tokenizer, embedders } = context;
  const words = { tokenizer, meanings: await meaningsFor(context, request) };
  const checked = checkAnswer(words, request);
  const { embedder: id } = request;
  const isLeft = id !== undefined && !embedders.some((embedder) => embedder.id === id);
  if (!isLeft || !checked.receipts.some(isDoubtful)) return checked;
  const embedder = await findEmbedder(context, id);
  if (!embedder) return checked;
  const { createLikeness } = await import("./answer/verify/likeness.ts");
  return checkAnswer({ ...words, likeness: await createLikeness(embedder, tokenizer, request, checked) }, request);
}

/** Words alone tell less, yet nothing wrong, where the list of the language cannot be had. */
async function meaningsFor({ tokenizer, report }: QueryContext, { passages }: CheckRequest) {
  const { meaningsOf } = await import("./answer/verify/same-meaning.ts");
  return meaningsOf(tokenizer, passages).catch((error: Error) => {
    report(error);
    return undefined;
  });
}

export async function search(context: QueryContext, view: CatalogView, message: SearchRequest): Promise<SearchOutcome> {
  const { question: query } = partsOfMessage(message.query);
  const request = { ...message, query };
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
