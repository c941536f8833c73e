import { require, type Store } from "../../storage/store.ts";
import type { RowTag, RowTags } from "../../http/row-tags.ts";
import type { StoredRow } from "../../storage/table.ts";
import type { RowPlace } from "../../storage/write-extension.ts";
import { canonicalJson, hashText } from "#core/storage/hash.ts";
import { envelopePlace } from "./row-places.ts";
import { latest, NO_STAMPS } from "./row-state.ts";
import { syncRows, type EnvelopeRow } from "./sync-tables.ts";

/** R42. Tags by the stamps of synced rows, and by hash of the others. */
export const rowTags: RowTags = { readTag, readTagged };

async function readTag(store: Pick<Store, "get">, place: RowPlace): Promise<RowTag | undefined> {
  const books = envelopePlace(place.owner, place.table.name, place.id);
  const envelope = await store.get(books.table, books.owner, books.id);
  if (envelope) return tagOfBooks(envelope);
  const row = await store.get(place.table, place.owner, place.id);
  return row && tagOfRow(place, row);
}

async function readTagged(
  store: Pick<Store, "getMany">,
  place: RowPlace,
): Promise<{ readonly row: StoredRow; readonly tag: RowTag } | undefined> {
  const [row, envelope] = await store.getMany([place, envelopePlace(place.owner, place.table.name, place.id)]);
  if (!row) return undefined;
  const tag = envelope ? tagOfBooks(envelope) : tagOfRow(place, row);
  return tag && { row, tag };
}

function tagOfBooks({ id, owner, place, stamp, stamps, live }: EnvelopeRow): RowTag | undefined {
  if (place !== "table") return undefined;
  const etag = `"${latest({ stamp, stamps: stamps ?? NO_STAMPS, live })}"`;
  return { etag, unchanged: require(syncRows, owner, id, { stamp, stamps, live }) };
}

/** What never leaves this machine has no stamps; its hash tells states apart all the same. */
function tagOfRow({ table, owner, id }: RowPlace, row: StoredRow): RowTag {
  return { etag: `"h-${hashText(canonicalJson(row))}"`, unchanged: require(table, owner, id, { ...row }) };
}
