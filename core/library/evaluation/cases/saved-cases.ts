import type { ChatsPort } from "../../ports.ts";
import { collectionStays, requireCollection } from "../../collections/collections.ts";
import { markOf, neverLeaves } from "../../device-only/stays-here.ts";
import type { RequestContext } from "#core/http/context.ts";
import { conflict, notFound } from "#core/http/errors.ts";
import type { ListPart } from "#core/http/list-reply.ts";
import { change, put, remove, UniqueViolation } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { newId, timestamp, timestampAfter } from "#core/storage/time.ts";
import {
  savedCases,
  type NewSavedCase,
  type SavedCase,
  type SavedCaseChange,
  type SavedCaseRow,
} from "./saved-case.ts";

type Deps = Pick<RequestContext, "store" | "clock">;

/** Oldest first, as they are exported and asked. */
export async function listCases(
  { store }: Pick<Deps, "store">,
  owner: string,
  { collection_id, limit, offset }: ListPart & { readonly collection_id?: string | undefined },
): Promise<{ items: SavedCase[]; total: number }> {
  const where = collection_id ? { collection_id } : {};
  const order = { by: "created_at", direction: "ascending" } as const;
  const rows = await store.query(savedCases, { owner, where, order, limit, offset });
  return { items: rows.map(toCase), total: await store.count(savedCases, { owner, where }) };
}

export async function getCase({ store }: Pick<Deps, "store">, owner: string, id: string): Promise<SavedCase> {
  return toCase(await requireCase({ store }, owner, id));
}

/** Saves a question. One that was saved from the same answer before takes the new words. */
export async function createCase(deps: Deps & ChatsPort, owner: string, body: NewSavedCase): Promise<SavedCase> {
  const about = await placeOf(deps, owner, body);
  const before = body.message_id ? await savedFrom(deps, owner, body.message_id) : undefined;
  const created_at = before?.created_at ?? (await nextTime(deps, owner));
  const row: SavedCaseRow = {
    id: before?.id ?? newId(),
    owner,
    ...wordsOf(body),
    rating: body.rating ?? null,
    message_id: body.message_id ?? null,
    created_at,
    updated_at: before ? timestampAfter(deps.clock, before.updated_at) : created_at,
    collection_id: about.collection_id,
    ...markOf(about.stays),
  };
  await writeCases(deps, owner, [row]);
  return toCase(row);
}

/** Now, but later than any case saved before: two of one millisecond keep their order. */
async function nextTime({ store, clock }: Deps, owner: string): Promise<string> {
  const order = { by: "created_at", direction: "descending" } as const;
  const [newest] = await store.query(savedCases, { owner, order, limit: 1 });
  return newest ? timestampAfter(clock, newest.created_at) : timestamp(clock);
}

export async function changeCase(
  deps: Deps,
  owner: string,
  id: string,
  { collection_id, ...body }: SavedCaseChange,
): Promise<SavedCase> {
  const row = await requireCase(deps, owner, id);
  const isMoved = collection_id !== undefined && collection_id !== row.collection_id;
  if (isMoved) await refuseLeaving(deps, owner, row, collection_id);
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  const fields = {
    ...Object.fromEntries(given),
    ...(isMoved && { collection_id }),
    updated_at: timestampAfter(deps.clock, row.updated_at),
  };
  if (!(await writeUnlessChanged(deps.store, [change(savedCases, owner, id, fields)]))) throw notFound("test case", id);
  return getCase(deps, owner, id);
}

export async function deleteCase(deps: Pick<Deps, "store">, owner: string, id: string): Promise<void> {
  await requireCase(deps, owner, id);
  await deps.store.write([remove(savedCases, owner, id)]);
}

/** Writes new rows; 404 where the collection is gone meanwhile. */
export async function writeCases({ store }: Deps, owner: string, rows: readonly SavedCaseRow[]): Promise<void> {
  const collection = rows[0]?.collection_id;
  const guards = collection ? [collectionStays(owner, collection)] : [];
  try {
    const written = await writeUnlessChanged(store, [...guards, ...rows.map((row) => put(savedCases, row))]);
    if (!written) throw notFound("collection", collection ?? "");
  } catch (error) {
    if (error instanceof UniqueViolation) throw conflict("This answer is just being saved by another request.");
    throw error;
  }
}

/** The collection of a new case, and whether it must stay on this machine: so it is with the answer it comes from. */
export async function placeOf(
  { store, chats }: Pick<Deps, "store"> & ChatsPort,
  owner: string,
  { collection_id, message_id }: Pick<NewSavedCase, "collection_id" | "message_id">,
): Promise<{ readonly collection_id: string | null; readonly stays: boolean }> {
  const message = message_id ? await store.get(chats.messages, owner, message_id) : undefined;
  if (message_id && !message) throw notFound("message", message_id);
  const id = collection_id ?? message?.collection_id ?? null;
  const collection = id ? await requireCollection({ store }, owner, id) : undefined;
  return { collection_id: id, stays: [message, collection].some((row) => row !== undefined && neverLeaves(row)) };
}

export const wordsOf = ({ question, ground_truth, category, document }: NewSavedCase) => ({
  question,
  ground_truth: ground_truth ?? null,
  category: category ?? null,
  document: document ?? null,
});

/** A row that stays here cannot travel later, nor the other way round. */
async function refuseLeaving(
  deps: Deps,
  owner: string,
  row: SavedCaseRow,
  collection_id: string | null,
): Promise<void> {
  const collection = collection_id === null ? undefined : await requireCollection(deps, owner, collection_id);
  if (collection && neverLeaves(collection) !== neverLeaves(row))
    throw conflict("One of the two never leaves this machine. Save the question anew in the other collection.");
}

async function savedFrom({ store }: Deps, owner: string, message_id: string): Promise<SavedCaseRow | undefined> {
  const [row] = await store.query(savedCases, { owner, where: { message_id }, limit: 1 });
  return row;
}

async function requireCase({ store }: Pick<Deps, "store">, owner: string, id: string): Promise<SavedCaseRow> {
  const row = await store.get(savedCases, owner, id);
  if (!row) throw notFound("test case", id);
  return row;
}

export function toCase({ owner: _, never_leaves: __, ...row }: SavedCaseRow): SavedCase {
  return row;
}
