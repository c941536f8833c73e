import type { ChatsPort } from "../ports.ts";
import type { RequestContext } from "#core/http/context.ts";
import { conflict, notFound } from "#core/http/errors.ts";
import type { ListPart } from "#core/http/list-reply.ts";
import { change, put, require, type Operation } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { documents } from "../documents/document.ts";
import { AnswerSettings } from "../evaluation/answer-settings.ts";
import { newId, timestamp, timestampAfter } from "#core/storage/time.ts";
import {
  collections,
  type Collection,
  type CollectionChange,
  type CollectionRow,
  type NewCollection,
} from "./collection.ts";
import { lettingTravel } from "../device-only/let-travel.ts";
import { markOf, neverLeaves } from "../device-only/stays-here.ts";

type Deps = Pick<RequestContext, "store" | "clock">;

export async function createCollection(
  { store, clock }: Deps,
  owner: string,
  body: NewCollection,
): Promise<Collection> {
  const now = timestamp(clock);
  const { name, description, color, icon, never_leaves } = body;
  const about = { id: newId(), owner, name, description, color, created_at: now, updated_at: now };
  const row: CollectionRow = { ...about, ...(icon && { icon }), ...markOf(never_leaves) };
  await store.write([put(collections, row)]);
  return withCount(row, 0);
}

/** Newest first. */
export async function listCollections(
  deps: Deps,
  owner: string,
  { limit, offset }: ListPart,
): Promise<{ items: Collection[]; total: number }> {
  const { store } = deps;
  const rows = await store.query(collections, {
    owner,
    order: { by: "created_at", direction: "descending" },
    limit,
    offset,
  });
  const items = await Promise.all(rows.map(async (row) => withCount(row, await documentCount(deps, owner, row.id))));
  const total = limit === undefined && offset === 0 ? items.length : await store.count(collections, { owner });
  return { items, total };
}

export async function getCollection(deps: Deps, owner: string, id: string): Promise<Collection> {
  return withCount(await requireCollection(deps, owner, id), await documentCount(deps, owner, id));
}

export async function changeCollection(
  deps: Deps & ChatsPort,
  owner: string,
  id: string,
  { name, description, color, icon, never_leaves, answer_settings }: CollectionChange,
): Promise<Collection> {
  const row = await requireCollection(deps, owner, id);
  const stays = neverLeaves(row);
  if (never_leaves === true && !stays) throw conflict(MAY_HAVE_TRAVELLED);
  const travels = stays && never_leaves === false;
  const contents = travels ? await lettingTravel(deps, owner, id) : [];
  const given = Object.entries({ name, description, color, icon, answer_settings }).filter(
    ([, value]) => value !== undefined,
  );
  const more = travels ? { never_leaves: false } : {};
  const fields = { ...Object.fromEntries(given), ...more, updated_at: timestampAfter(deps.clock, row.updated_at) };
  if (!(await writeUnlessChanged(deps.store, [change(collections, owner, id, fields), ...contents])))
    throw notFound("collection", id);
  return getCollection(deps, owner, id);
}

const MAY_HAVE_TRAVELLED =
  "This collection may be on a server already. POST keep-here moves it into one that never leaves this machine.";

/** The row, or 404. */
export async function requireCollection(
  { store }: Pick<Deps, "store">,
  owner: string,
  id: string,
): Promise<CollectionRow> {
  const row = await store.get(collections, owner, id);
  if (!row) throw notFound("collection", id);
  return row;
}

/** Holds only while the collection exists; for writes that put something into it. */
export const collectionStays = (owner: string, id: string): Operation => require(collections, owner, id);

const documentCount = ({ store }: Deps, owner: string, id: string): Promise<number> =>
  store.count(documents, { owner, where: { collection_id: id } });

function withCount(row: CollectionRow, document_count: number): Collection {
  const { id, name, description, color, icon = null, created_at, updated_at, answer_settings } = row;
  const about = { id, name, description, color, icon, created_at, updated_at, document_count };
  return {
    ...about,
    never_leaves: neverLeaves(row),
    answer_settings: answer_settings ? AnswerSettings.parse(answer_settings) : null,
  };
}
