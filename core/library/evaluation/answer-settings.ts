import { z } from "zod";
import { USUAL_SETTINGS } from "#core/engine/usual-settings.ts";

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
  use_document_choice: z.boolean().default(USUAL_SETTINGS.use_document_choice).meta({
    description: "Documents that the question names, by file name, title page, company or period, rank higher",
  }),
  similarity_threshold: z.number().min(0).max(1).default(USUAL_SETTINGS.similarity_threshold).meta({
    description: "Passages scored lower are not used; 0 uses all that were found",
  }),
});
export type AnswerSettings = z.infer<typeof AnswerSettings>;

/** As the engine takes them. */
export const askedWith = (settings: AnswerSettings) => ({
  top_k: settings.top_k,
  hybrid: settings.use_hybrid_search,
  vectors: settings.use_vectors,
  document_choice: settings.use_document_choice,
  threshold: settings.similarity_threshold,
});
