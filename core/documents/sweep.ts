import { collections } from "../collections/collection.ts";
import { emptyCollection } from "../collections/delete-collection.ts";
import type { RequestContext } from "../context.ts";
import { ANY_OWNER } from "../storage/store.ts";
import { envelopePlace, headPlace } from "../sync/ledger.ts";
import type { EnvelopeRow, HeadRow } from "../sync/sync-tables.ts";
import { discardBlobs, namedBlobs, resumeDiscarding } from "./discard.ts";
import { documents } from "./document.ts";

type Deps = Pick<RequestContext, "store" | "blobs">;

/** Milliseconds: an upload that is still being received has its file but no row yet. */
const GRACE = 60 * 60 * 1000;

/** Tidies what a killed process left: documents of collections that are gone, and blobs that no row names. */
export async function sweep(deps: Deps): Promise<void> {
  await resumeDiscarding(deps);
  await sweepDocuments(deps);
  await sweepBlobs(deps);
}

async function sweepDocuments(deps: Deps): Promise<void> {
  const there = new Set((await deps.store.query(collections, { owner: ANY_OWNER })).map((row) => row.id));
  const rows = await deps.store.query(documents, { owner: ANY_OWNER });
  const orphaned = new Map(
    rows.filter((row) => !there.has(row.collection_id)).map((row) => [row.collection_id, row.owner]),
  );
  for (const [id, owner] of orphaned) {
    if (await isGone(deps, owner, id)) await emptyCollection(deps, owner, id);
  }
}

/** A collection that is only not here yet is on its way from another device, behind its documents. */
async function isGone({ store }: Deps, owner: string, id: string): Promise<boolean> {
  if (await store.get(collections, owner, id)) return false;
  const places = [headPlace(owner), envelopePlace(owner, collections.name, id)];
  const [head, envelope] = (await store.getMany(places)) as [HeadRow | undefined, EnvelopeRow | undefined];
  return head === undefined || envelope?.place === "deleted";
}

async function sweepBlobs(deps: Deps): Promise<void> {
  const old: string[] = [];
  for await (const { id, age } of deps.blobs.list()) if (age > GRACE) old.push(id);
  const named = await namedBlobs(deps);
  await discardBlobs(
    deps,
    old.filter((id) => !named.has(id)),
  );
}
