import type { Engine, Scope } from "../engine/engine.ts";
import { documents } from "../documents/document.ts";
import { notFound } from "../http/errors.ts";
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
  const staying = [...(await stayingCollections({ store }, owner))];
  const counts = await Promise.all(
    staying.map((id) => store.count(documents, { owner, where: { collection_id: id } })),
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

/**
 * The scope without what never leaves: for programs that are not this one, which pass on what they are given. Throws 404
 * for a collection or document that never leaves, as for one that is not there.
 */
export async function scopeThatLeaves(deps: Deps, scope: Scope): Promise<Scope> {
  if (!(await holdsWhatStays(deps, scope))) return scope;
  const { owner, collection_id, document_ids } = scope;
  if (document_ids) throw notFound("document", document_ids.join(", "));
  if (collection_id) throw notFound("collection", collection_id);
  const rows = await deps.store.query(documents, { owner });
  return { owner, document_ids: rows.filter((row) => !neverLeaves(row)).map(({ id }) => id) };
}

/** Ids of the collections that never leave. */
export async function stayingCollections({ store }: Pick<Deps, "store">, owner: string): Promise<ReadonlySet<string>> {
  const rows = await store.query(collections, { owner });
  return new Set(rows.filter(neverLeaves).map(({ id }) => id));
}
