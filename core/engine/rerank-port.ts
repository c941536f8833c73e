/** Reads a question together with each passage and says how well they fit: slower and surer than comparing vectors. */
export interface Reranker {
  /** Names the model. */
  readonly id: string;
  /** One score per passage, in their order: the probability that it answers the question, 0–1. */
  score(query: string, passages: readonly string[], signal: AbortSignal): Promise<number[]>;
}
