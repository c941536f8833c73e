import type { Engine, Scope } from "../engine/engine.ts";
import { documents } from "../documents/document.ts";
import type { Store } from "../storage/store.ts";
import type { Table } from "../storage/table.ts";
import { collections } from "./collection.ts";
import { neverLeaves } from "./stays-here.ts";

type Deps = { readonly store: Pick<Store, "get" | "getMany" | "query" | "count"> };

/** Whether a question over this scope may meet a document that never leaves; of one that is not there: no. */
export async function holdsWhatStays({ store }: Deps, scope: Scope): Promise<boolean> {
  const { owner, collection_id, document_ids } = scope;
  if (document_ids) {
    const table = documents as unknown as Table;
    const rows = await store.getMany(document_ids.map((id) => ({ table, owner, id })));
    return rows.some((row) => row && neverLeaves(row));
  }
  if (collection_id) {
    const collection = await store.get(collections, owner, collection_id);
    return collection !== undefined && neverLeaves(collection);
  }
  const staying = (await store.query(collections, { owner })).filter(neverLeaves);
  const counts = await Promise.all(
    staying.map(({ id }) => store.count(documents, { owner, where: { collection_id: id } })),
  );
  return counts.some((count) => count > 0);
}

/**
 * Answers as `answer` does, and asks no hosted model where a document in scope never leaves this machine, whatever the
 * request says. Put around the engine by each host, so that no way of asking goes past it.
 */
export function keepingHere(deps: Deps, answer: Engine["answer"]): Engine["answer"] {
  return async (request, onEvent, signal) => {
    const stays = request.allow_sending !== false && (await holdsWhatStays(deps, request.scope));
    return answer(stays ? { ...request, allow_sending: false } : request, onEvent, signal);
  };
}
