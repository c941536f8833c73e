import { require, type Operation, type Store } from "../storage/store.ts";
import type { StoredRow } from "../storage/table.ts";
import type { RowPlace } from "../storage/write-extension.ts";
import { canonicalJson, hashText } from "#core/storage/hash.ts";
import { envelopePlace } from "./row-places.ts";
import { latest, NO_STAMPS } from "./row-state.ts";
import { syncRows, type EnvelopeRow } from "./sync-tables.ts";

/** R42. Which state of a row somebody has seen. */
export interface RowTag {
  /** An entity tag (RFC 9110, section 8.8.3): the latest stamp of the row; of a row without books a hash of it. */
  readonly etag: string;
  /** Holds as long as the row is in this state; for the write that depends on it. */
  readonly unchanged: Operation;
}

/** The row's tag; undefined where there is no such row. What is read of the row after this is in this state or a later one. */
export async function readTag(store: Pick<Store, "get">, place: RowPlace): Promise<RowTag | undefined> {
  const books = envelopePlace(place.owner, place.table.name, place.id);
  const envelope = (await store.get(books.table, books.owner, books.id)) as EnvelopeRow | undefined;
  if (envelope) return tagOfBooks(envelope);
  const row = await store.get(place.table, place.owner, place.id);
  return row && tagOfRow(place, row);
}

/** The row with its tag, both as they were at one moment. */
export async function readTagged(
  store: Pick<Store, "getMany">,
  place: RowPlace,
): Promise<{ readonly row: StoredRow; readonly tag: RowTag } | undefined> {
  const [row, envelope] = await store.getMany([place, envelopePlace(place.owner, place.table.name, place.id)]);
  if (!row) return undefined;
  const tag = envelope ? tagOfBooks(envelope as EnvelopeRow) : tagOfRow(place, row);
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
