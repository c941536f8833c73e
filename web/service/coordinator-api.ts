import type { Answer, AnswerRequest, SearchOutcome, SearchRequest } from "#core/engine/engine.ts";

/** What the coordinator worker offers over each port it is given (Comlink). */
export interface CoordinatorApi {
  search(request: SearchRequest): Promise<SearchOutcome>;
  answer(request: AnswerRequest): Promise<Answer>;
  /** A port to the query worker itself, which offers a `QueryWorkerApi`; it closes when that worker ends. */
  queryPort(): Promise<MessagePort>;
  /** Answers at once while the worker lives. */
  ping(): Promise<true>;
}
