import type { AnswerRequest } from "../engine.ts";
import type { Library } from "./library.ts";

/** The library as a request wants it searched: without vectors, or without passages below a score. */
export function searchedAs(
  library: Library,
  { vectors = true, threshold = 0 }: Pick<AnswerRequest, "vectors" | "threshold">,
): Library {
  if (vectors && threshold === 0) return library;
  return {
    ...library,
    async search(query, options) {
      // By vectors alone and without vectors would be by nothing.
      const found = await library.search(query, vectors ? options : { ...options, hybrid: true, vectors });
      return found.filter(({ score }) => score >= threshold);
    },
  };
}
