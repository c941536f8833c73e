import type { Engine, Scope, Sendable } from "#core/engine/engine.ts";
import { documents } from "../documents/document.ts";
import { notFound } from "#core/http/errors.ts";
import type { Store } from "#core/storage/store.ts";
import { collections } from "../collections/collection.ts";
import { neverLeaves } from "./stays-here.ts";

type Deps = { readonly store: Pick<Store, "get" | "getMany" | "query" | "count"> };

/** Whether a question over this scope may meet a document that never leaves; of one that is not there: no. */
export async function holdsWhatStays({ store }: Deps, scope: Scope): Promise<boolean> {
  const { owner, collection_id, document_ids } = scope;
  if (document_ids) {
    const rows = await store.getMany(document_ids.map((id) => ({ table: documents, owner, id })));
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
 * Answers as `answer` does, and gives a hosted model nothing that never leaves this machine, whatever the request says: the
 * rest of the scope where there is any, otherwise it is not asked. Put around the engine by each host, so that no way of
 * asking goes past it.
 */
export function keepingHere(deps: Deps, answer: Engine["answer"]): Engine["answer"] {
  return async (request, onEvent, signal) => {
    if (request.allow_sending === false || !(await holdsWhatStays(deps, request.scope)))
      return answer(request, onEvent, signal);
    const sendable = await sendableOf(deps, request.scope);
    return answer({ ...request, ...(sendable ? { sendable } : { allow_sending: false }) }, onEvent, signal);
  };
}

/** Null where nothing of the scope may leave. */
export async function sendableOf({ store }: Deps, scope: Scope): Promise<Sendable | null> {
  const { owner, collection_id, document_ids } = scope;
  if (collection_id && !document_ids) return null;
  const all = await store.query(documents, { owner });
  const within = document_ids && new Set(document_ids);
  const rows = within ? all.filter(({ id }) => within.has(id)) : all;
  const leaving = rows.filter((row) => !neverLeaves(row)).map(({ id }) => id);
  if (leaving.length === 0) return null;
  const staying = new Set(rows.filter(neverLeaves).map((row) => row.collection_id));
  const named = (await store.query(collections, { owner })).filter(({ id }) => staying.has(id));
  const left_out = named.map(({ id, name }) => ({ collection_id: id, name }));
  return { scope: { owner, document_ids: leaving }, left_out };
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
