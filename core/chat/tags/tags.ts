import { markOf, neverLeaves } from "#core/library/device-only/stays-here.ts";
import { derivedId, shownForm } from "#core/storage/derived-id.ts";
import { type Clock, newId, timestamp } from "#core/storage/time.ts";
import { conflict, notFound } from "#core/http/errors.ts";
import {
  ANY_OWNER,
  change,
  put,
  remove,
  require,
  starting,
  UniqueViolation,
  type Operation,
  type Store,
} from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { chatSessions, type ChatSessionRow } from "../chat.ts";
import { DEFAULT_COLOR, tags, toTag, type NewTag, type Tag, type TagChange, type TagRow } from "./tag.ts";

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

/** Chats with the tag follow its name. Throws 409 when the user has another tag of that name. */
export async function changeTag({ store, clock }: TagDeps, user: string, id: string, fields: TagChange): Promise<Tag> {
  for (;;) {
    const row = await tagRow({ store }, user, id);
    const next = { ...row, ...fields, updated_at: timestamp(clock) };
    const renamed = (tags: readonly string[]) => [...new Set(tags.map((tag) => (tag === row.name ? next.name : tag)))];
    const chats = next.name === row.name ? [] : await retagging({ store }, user, row.name, renamed);
    if (await writeTag(store, [require(tags, user, row.id), put(tags, next), ...chats], next.name)) return toTag(next);
  }
}

/** Chats lose the tag, nothing else. */
export async function deleteTag({ store }: Pick<TagDeps, "store">, user: string, id: string): Promise<void> {
  const row = await tagRow({ store }, user, id);
  const without = (tags: readonly string[]) => tags.filter((tag) => tag !== row.name);
  for (let gone = false; !gone;)
    gone = await writeUnlessChanged(store, [
      remove(tags, user, id),
      ...(await retagging({ store }, user, row.name, without)),
    ]);
}

async function retagging(
  { store }: Pick<TagDeps, "store">,
  owner: string,
  name: string,
  next: (tags: readonly string[]) => string[],
): Promise<Operation[]> {
  return (await chatsWithTag({ store }, owner, name)).flatMap(({ id, tags: before = [] }) => [
    require(chatSessions, owner, id, { tags: before }),
    change(chatSessions, owner, id, { tags: next(before) }),
  ]);
}

/** The one used last comes first. */
export async function chatsWithTag(
  { store }: Pick<TagDeps, "store">,
  owner: string,
  name: string,
): Promise<ChatSessionRow[]> {
  const order = { by: "updated_at", direction: "descending" } as const;
  return (await store.query(chatSessions, { owner, order })).filter((row) => row.tags?.includes(name));
}

/**
 * Tags for names that the user has none of; with an id that follows from the name, so that two devices make the same one.
 * Those of a chat that never leaves stay with it, until another chat has them too.
 */
export async function newTagsFor(
  { store, clock }: TagDeps,
  owner: string,
  names: readonly string[],
  stays: boolean,
): Promise<Operation[]> {
  if (names.length === 0) return [];
  const all = await store.query(tags, { owner });
  const [byName, ids] = [new Map(all.map((row) => [row.name, row])), new Set(all.map(({ id }) => id))];
  const now = timestamp(clock);
  return names.flatMap((name): Operation[] => {
    const known = byName.get(name);
    if (known) return !stays && neverLeaves(known) ? [change(tags, owner, known.id, { never_leaves: false })] : [];
    const derived = shownForm(derivedId(`tags/${name}`));
    const id = ids.has(derived) ? newId() : derived;
    const made = { created_at: now, updated_at: now, ...markOf(stays) };
    return [put(tags, { id, owner, name, color: DEFAULT_COLOR, ...made })];
  });
}

/** Words of chats that an earlier version wrote become tags, on every device the same; of everybody where nobody is named. */
export async function nameTags(deps: TagDeps, whose: string = ANY_OWNER): Promise<void> {
  const chats = (await deps.store.query(chatSessions, { owner: whose })).filter(({ tags: [one] = [] }) => one);
  for (const [owner, own] of Map.groupBy(chats, (row) => row.owner))
    for (const [stays, rows] of Map.groupBy(own, neverLeaves)) {
      const names = [...new Set(rows.flatMap((row) => row.tags ?? []))];
      const made = await newTagsFor(deps, owner, names, stays);
      if (made.length > 0) await deps.store.write(made.map(starting));
    }
}

export async function tagRow({ store }: Pick<TagDeps, "store">, user: string, id: string): Promise<TagRow> {
  const row = await store.get(tags, user, id);
  if (!row) throw notFound("tag", id);
  return row;
}

/** False where a row is not as the batch requires. */
async function writeTag(store: Store, batch: readonly Operation[], name: string): Promise<boolean> {
  try {
    return await writeUnlessChanged(store, batch);
  } catch (error) {
    if (error instanceof UniqueViolation) throw conflict(`There is a tag named ${name} already.`);
    throw error;
  }
}
