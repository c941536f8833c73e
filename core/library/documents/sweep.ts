import type { ChatsPort } from "../ports.ts";
import { collections } from "../collections/collection.ts";
import { emptyCollection } from "../collections/delete-collection.ts";
import type { Clock } from "#core/storage/time.ts";
import type { RequestContext } from "#core/http/context.ts";
import { ANY_OWNER, remove } from "#core/storage/store.ts";
import { blobUploads } from "#core/sync/files/blob-tables.ts";
import { envelopePlace, headPlace } from "#core/sync/merge/row-places.ts";
import { discardBlobs, namedBlobs, resumeDiscarding } from "#core/storage/discard.ts";
import { documents } from "./document.ts";
import { recognisedPages } from "./ocr/recognised-page-table.ts";

type Deps = Pick<RequestContext, "store" | "blobs"> & ChatsPort & { readonly clock: Clock };

/** Milliseconds: an upload that is still being received has its file but no row yet. */
const GRACE = 60 * 60 * 1000;

/** Milliseconds: files sent in parts whose sender has not come back. */
const UPLOAD_GRACE = 7 * 24 * 60 * 60 * 1000;

/** Tidies what a killed process left: documents of collections that are gone, half uploads, and blobs that no row names. */
export async function sweep(deps: Deps): Promise<void> {
  await resumeDiscarding(deps);
  await sweepDocuments(deps);
  await sweepUploads(deps);
  await sweepRecognised(deps);
  await sweepBlobs(deps);
}

async function sweepUploads({ store, clock }: Deps): Promise<void> {
  const before = new Date(clock.now() - UPLOAD_GRACE).toISOString();
  const range = { field: "begun_at", to: before } as const;
  const old = await store.query(blobUploads, { owner: ANY_OWNER, range });
  await store.write(old.map(({ owner, id }) => remove(blobUploads, owner, id)));
}

/** Pages of documents that were deleted, or that were read anew by another way. */
async function sweepRecognised({ store }: Deps): Promise<void> {
  for (const { owner, id, document_id, page } of await store.query(recognisedPages, { owner: ANY_OWNER })) {
    const row = await store.get(documents, owner, document_id);
    if (!row || !(row.ocr_unread.includes(page) || row.status === "processing" || row.status === "failed"))
      await store.write([remove(recognisedPages, owner, id)]);
  }
}

async function sweepDocuments(deps: Deps): Promise<void> {
  const there = new Set((await deps.store.query(collections, { owner: ANY_OWNER })).map(placeOf));
  const rows = await deps.store.query(documents, { owner: ANY_OWNER });
  const named = new Map(rows.map(({ owner, collection_id: id }) => [placeOf({ owner, id }), { owner, id }]));
  for (const [place, { owner, id }] of named)
    if (!there.has(place) && (await isGone(deps, owner, id))) await emptyCollection(deps, owner, id);
}

/** The default collection has one id for everybody. */
const placeOf = ({ owner, id }: { readonly owner: string; readonly id: string }) => `${owner} ${id}`;

/** A collection that is only not here yet is on its way from another device, behind its documents. */
async function isGone({ store }: Deps, owner: string, id: string): Promise<boolean> {
  if (await store.get(collections, owner, id)) return false;
  const [head, envelope] = await store.getMany([headPlace(owner), envelopePlace(owner, collections.name, id)]);
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
