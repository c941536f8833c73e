import type { Store } from "#core/storage/store.ts";
import { documents } from "../documents/document.ts";
import { savedCases } from "../evaluation/cases/saved-case.ts";
import { evaluationRuns } from "../evaluation/evaluation.ts";
import type { ChatsPort } from "../ports.ts";

/** The rows that name a collection. */
export async function rowsOfCollection(
  { store, chats }: { readonly store: Store } & ChatsPort,
  owner: string,
  collection_id: string,
) {
  const [documentRows, sessionRows, runRows, caseRows] = await Promise.all([
    store.query(documents, { owner, where: { collection_id } }),
    store.query(chats.sessions, { owner, where: { collection_id } }),
    store.query(evaluationRuns, { owner, where: { collection_id } }),
    store.query(savedCases, { owner, where: { collection_id } }),
  ]);
  return { documentRows, sessionRows, runRows, caseRows };
}
