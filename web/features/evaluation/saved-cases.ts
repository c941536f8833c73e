import type { NewSavedCase, SavedCase, SavedCaseChange } from "#core/library/evaluation/cases/saved-case.ts";
import type { Api } from "../../app/api.ts";

export type { SavedCase };

const BASE = "/api/evaluation/cases";

/** Name of the cached list. */
export const savedCasesKey = ["saved-cases"] as const;

/** Names the saved questions where a file of questions is chosen. */
export const SAVED_QUESTIONS = "saved-questions.json";

export type SavedCasesApi = ReturnType<typeof createSavedCasesApi>;

export function createSavedCasesApi({ ask }: Pick<Api, "ask">) {
  return {
    list: () => ask<SavedCase[]>("GET", `${BASE}/`),
    create: (body: NewSavedCase) => ask<SavedCase>("POST", `${BASE}/`, body),
    change: (id: string, body: SavedCaseChange) => ask<SavedCase>("PUT", `${BASE}/${id}`, body),
    remove: (id: string) => ask<void>("DELETE", `${BASE}/${id}`),
    /** The file that other programs, and the import, take. */
    exported: (collection?: string) =>
      ask<object>("GET", `${BASE}/export${collection ? `?collection_id=${collection}` : ""}`),
    import: (test_cases: unknown, collection_id: string | null) =>
      ask<{ imported: number; already_here: number }>("POST", `${BASE}/import`, { test_cases, collection_id }),
  };
}

/** How a file of questions is called. */
export const fileWords = (name: string) => (name === SAVED_QUESTIONS ? "Saved questions" : name);
