import { EMBEDDING_MODELS } from "./catalogue-embedders.ts";
import { GENERATOR_MODELS } from "./catalogue-generators.ts";
import { RERANKER_MODELS } from "./catalogue-rerankers.ts";
import type { CatalogueModel } from "./model.ts";

export type { CatalogueModel, EmbeddingModel, GeneratorModel, RerankerModel } from "./model.ts";
export { EMBEDDING_MODELS, GENERATOR_MODELS, RERANKER_MODELS };

/** Every model there is to install. */
export const MODELS: readonly CatalogueModel[] = [...EMBEDDING_MODELS, ...GENERATOR_MODELS, ...RERANKER_MODELS];
