import { EMBEDDING_MODELS } from "./catalogue-embedders.ts";
import { GENERATOR_MODELS } from "./catalogue-generators.ts";
import { RECOGNISER_MODELS } from "./catalogue-languages.ts";
import { RERANKER_MODELS } from "./catalogue-rerankers.ts";
import type { CatalogueModel } from "./model.ts";

export type { CatalogueModel, EmbeddingModel } from "./model.ts";
export { EMBEDDING_MODELS, GENERATOR_MODELS, RECOGNISER_MODELS, RERANKER_MODELS };

/** Every model there is to install. */
export const MODELS: readonly CatalogueModel[] = [
  ...EMBEDDING_MODELS,
  ...GENERATOR_MODELS,
  ...RERANKER_MODELS,
  ...RECOGNISER_MODELS,
];
