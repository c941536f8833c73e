import { type Clock, timestamp } from "#core/storage/time.ts";
import { ApiError, conflict, notFound } from "#core/http/errors.ts";
import {
  PreconditionFailed,
  put,
  remove,
  require,
  UniqueViolation,
  type Operation,
  type Store,
} from "#core/storage/store.ts";
import { conversationTags } from "../conversations/conversation.ts";
import { tags, toTag, type NewTag, type Tag, type TagChange, type TagRow } from "./tag.ts";

export interface TagDeps {
  readonly store: Store;
  readonly clock: Clock;
}

/** Throws 409 when the user has a tag of that name. */
export async function createTag({ store, clock }: TagDeps, user: string, { name, color }: NewTag): Promise<Tag> {
  const now = timestamp(clock);
  const row: TagRow = { id: crypto.randomUUID(), owner: user, name, color, created_at: now, updated_at: now };
  await writeTag(store, [put(tags, row)], name);
  return toTag(row);
}

/** By name. */
export async function listTags(
  { store }: Pick<TagDeps, "store">,
  user: string,
  page: { limit: number; offset: number },
) {
  const [rows, total] = await Promise.all([
    store.query(tags, { owner: user, order: { by: "name", direction: "ascending" }, ...page }),
    store.count(tags, { owner: user }),
  ]);
  return { items: rows.map(toTag), total };
}

export async function changeTag({ store, clock }: TagDeps, user: string, id: string, fields: TagChange): Promise<Tag> {
  const row = await tagRow({ store }, user, id);
  const next = { ...row, ...fields, updated_at: timestamp(clock) };
  await writeTag(store, [require(tags, user, row.id), put(tags, next)], next.name);
  return toTag(next);
}

/** Conversations lose the tag, nothing else. */
export async function deleteTag({ store }: Pick<TagDeps, "store">, user: string, id: string): Promise<void> {
  await tagRow({ store }, user, id);
  const links = await store.query(conversationTags, { owner: user, where: { tag_id: id } });
  await store.write([remove(tags, user, id), ...links.map((link) => remove(conversationTags, user, link.id))]);
}

export async function tagRow({ store }: Pick<TagDeps, "store">, user: string, id: string): Promise<TagRow> {
  const row = await store.get(tags, user, id);
  if (!row) throw notFound("tag", id);
  return row;
}

async function writeTag(store: Store, batch: readonly Operation[], name: string): Promise<void> {
  try {
    await store.write(batch);
  } catch (error) {
    if (error instanceof UniqueViolation) throw conflict(`There is a tag named ${name} already.`);
    if (error instanceof PreconditionFailed) throw new ApiError(404, `There is no tag named ${name} any more.`);
    throw error;
  }
}
