import type { AnswerRequest } from "../engine.ts";
import type { Library } from "./library.ts";

/** The library as a request wants it searched: without vectors, document choice, or passages below a score. */
export function searchedAs(
  library: Library,
  {
    vectors = true,
    document_choice = true,
    threshold = 0,
  }: Pick<AnswerRequest, "vectors" | "document_choice" | "threshold">,
): Library {
  if (vectors && document_choice && threshold === 0) return library;
  return {
    ...library,
    ...(!vectors && { likeness: async () => null, likenessOfTexts: async () => null }),
    async search(query, options) {
      // By vectors alone and without vectors would be by nothing.
      const found = await library.search(query, {
        ...options,
        ...(!vectors && { hybrid: true, vectors }),
        ...(!document_choice && { document_choice }),
      });
      return found.filter(({ score }) => score >= threshold);
    },
  };
}
