import type { ChatsPort } from "../ports.ts";
import type { RequestContext } from "#core/http/context.ts";
import { documents } from "../documents/document.ts";
import { savedCases } from "../evaluation/cases/saved-case.ts";
import { evaluationRuns } from "../evaluation/evaluation.ts";
import { badRequest, conflict } from "#core/http/errors.ts";
import { change, remove, require, type Operation } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { timestampAfter } from "#core/storage/time.ts";
import { collections, type Collection } from "./collection.ts";
import { getCollection, requireCollection } from "./collections.ts";
import { rowsOfCollection } from "./rows-of-collection.ts";
import { neverLeaves } from "../device-only/stays-here.ts";

type Deps = Pick<RequestContext, "store" | "clock"> & ChatsPort;

/**
 * Puts what is in one collection into another: documents, chats and evaluation runs keep their ids, the emptied
 * collection is deleted. What is put into it meanwhile comes along, as in `deleteCollection`. Throws 409 where one of the
 * two never leaves this machine and the other may have left it.
 */
export async function takeIn(deps: Deps, owner: string, into: string, from: string): Promise<Collection> {
  if (into === from) throw badRequest("A collection cannot be put into itself.");
  const [target, source] = [await requireCollection(deps, owner, into), await requireCollection(deps, owner, from)];
  if (neverLeaves(target) !== neverLeaves(source)) throw conflict(ONE_STAYS);
  const updated_at = timestampAfter(deps.clock, target.updated_at);
  for (let gone = false; ;) {
    const moved = await moving(deps, owner, from, into);
    if (gone && moved.length === 0) return getCollection(deps, owner, into);
    const batch = [change(collections, owner, into, { updated_at }), remove(collections, owner, from), ...moved];
    if (await writeUnlessChanged(deps.store, [...standing(owner, into, neverLeaves(target)), ...batch])) gone = true;
    else await requireCollection(deps, owner, into);
  }
}

const ONE_STAYS =
  "One of the two never leaves this machine, and the other may be on a server. Make both the same first, then try again.";

const standing = (owner: string, id: string, stays: boolean): Operation[] =>
  stays ? [require(collections, owner, id, { never_leaves: true })] : [require(collections, owner, id)];

async function moving(deps: Deps, owner: string, collection_id: string, into: string): Promise<Operation[]> {
  const { documentRows, sessionRows, runRows, caseRows } = await rowsOfCollection(deps, owner, collection_id);
  const there = { collection_id: into };
  return [
    ...documentRows.map(({ id }) => change(documents, owner, id, there)),
    ...sessionRows.map(({ id }) => change(deps.chats.sessions, owner, id, there)),
    ...runRows.map(({ id }) => change(evaluationRuns, owner, id, there)),
    ...caseRows.map(({ id }) => change(savedCases, owner, id, there)),
  ];
}
