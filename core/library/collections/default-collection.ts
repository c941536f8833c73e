import type { RequestContext } from "#core/http/context.ts";
import { put, require, starting } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { timestamp } from "#core/storage/time.ts";
import { collections, DEFAULT_COLLECTION, defaultRow, type Collection } from "./collection.ts";
import { getCollection } from "./collections.ts";

type Deps = Pick<RequestContext, "store" | "clock">;

/**
 * The collection for what is put nowhere in particular; made when it is not there, also after it was deleted. What a
 * person did to it on another device (a new name, another color) counts, however early that was.
 */
export async function defaultCollection(deps: Deps, owner: string): Promise<Collection> {
  const { store, clock } = deps;
  const id = DEFAULT_COLLECTION;
  while (!(await store.get(collections, owner, id))) {
    const now = timestamp(clock);
    const row = defaultRow(owner, now);
    const unlessThere = require(collections, owner, id, "absent");
    await writeUnlessChanged(store, [unlessThere, starting(put(collections, row))]);
    // It gave way to its having been deleted; that it is wanted again is news.
    if (!(await store.get(collections, owner, id)))
      await writeUnlessChanged(store, [unlessThere, put(collections, row)]);
  }
  return getCollection(deps, owner, id);
}
