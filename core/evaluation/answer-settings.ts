import { z } from "zod";
import { USUAL_SETTINGS } from "./usual-settings.ts";

/** How the documents are searched for an answer. */
export const AnswerSettings = z.object({
  top_k: z
    .number()
    .int()
    .min(1)
    .max(100)
    .default(USUAL_SETTINGS.top_k)
    .meta({ description: "Passages an answer may use" }),
  use_hybrid_search: z
    .boolean()
    .default(USUAL_SETTINGS.use_hybrid_search)
    .meta({ description: "By words and vectors; false: by vectors alone" }),
  use_vectors: z.boolean().default(USUAL_SETTINGS.use_vectors).meta({
    description: "False: by words alone, whatever use_hybrid_search says",
  }),
  similarity_threshold: z.number().min(0).max(1).default(USUAL_SETTINGS.similarity_threshold).meta({
    description: "Passages scored lower are not used; 0 uses all that were found",
  }),
});
export type AnswerSettings = z.infer<typeof AnswerSettings>;

/** As the engine takes them. */
export const askedWith = ({ top_k, use_hybrid_search, use_vectors, similarity_threshold }: AnswerSettings) => ({
  top_k,
  hybrid: use_hybrid_search,
  vectors: use_vectors,
  threshold: similarity_threshold,
});
