import type { Collection, Dexie } from "dexie";
import { orderOf, type QueryPlan } from "#core/storage/query-plan.ts";
import { fieldKey } from "#core/storage/row-key.ts";
import { ANY_OWNER } from "#core/storage/store.ts";
import type { StoredRow } from "#core/storage/table.ts";
import { idbKey, indexName, type RevisionRecord, type RowRecord } from "./dexie-schema.ts";

/** IndexedDB orders an array after every number and text: the end of what begins with the keys before it. */
const AFTER_ALL: readonly never[] = [];

export async function queryRows(db: Dexie, table: string, owner: string, plan: QueryPlan): Promise<StoredRow[]> {
  if (owner !== ANY_OWNER) return ownerRows(db, table, owner, plan);
  const upTo = plan.limit === undefined ? undefined : plan.offset + plan.limit;
  const owners = await ownersOf(db, table);
  const found = await Promise.all(
    owners.map((each) => ownerRows(db, table, each, { ...plan, offset: 0, limit: upTo })),
  );
  return found.flat().sort(orderOf(plan)).slice(plan.offset, upTo);
}

export async function countRows(db: Dexie, table: string, owner: string, plan: QueryPlan): Promise<number> {
  const owners = owner === ANY_OWNER ? await ownersOf(db, table) : [owner];
  const counts = await Promise.all(owners.map((each) => collectionOf(db, table, each, plan).count()));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Everybody who ever wrote to the table. */
export async function ownersOf(db: Dexie, table: string): Promise<string[]> {
  const revisions: RevisionRecord[] = await db.table("_revisions").where("table").equals(table).toArray();
  return revisions.map(({ owner }) => owner);
}

async function ownerRows(db: Dexie, table: string, owner: string, plan: QueryPlan): Promise<StoredRow[]> {
  if (plan.limit === 0) return [];
  const collection = collectionOf(db, table, owner, plan);
  if (liesInOrder(plan)) {
    const directed = inDirection(collection, plan);
    const skipped = plan.offset > 0 ? directed.offset(plan.offset) : directed;
    return rowsOf(await (plan.limit === undefined ? skipped : skipped.limit(plan.limit)).toArray());
  }
  const end = plan.limit === undefined ? undefined : plan.offset + plan.limit;
  const records =
    end !== undefined && plan.by !== undefined
      ? await firstWithTies(collection, plan, plan.by, end)
      : await collection.toArray();
  return rowsOf(records).sort(orderOf(plan)).slice(plan.offset, end);
}

/** Whether the index entries come as the answer must: by the field and then by id, with no field in between. */
function liesInOrder({ equal, index, range, by, descending }: QueryPlan): boolean {
  const used = equal.length + (by === undefined ? 0 : 1);
  const endsThere = (index?.fields.length ?? 0) === used;
  return endsThere && (by === undefined ? range === undefined : !descending);
}

/** At least the first `count` rows by the field, and all that are equal in it to the last of them. */
async function firstWithTies(
  collection: Collection<RowRecord>,
  plan: QueryPlan,
  by: string,
  count: number,
): Promise<RowRecord[]> {
  const directed = inDirection(collection, plan);
  let seen = 0;
  let last: unknown;
  const found = directed.until(({ row }) => {
    const key = fieldKey(row, by);
    if (seen >= count && key !== last) return true;
    seen += 1;
    last = key;
    return false;
  });
  return found.toArray();
}

function inDirection(collection: Collection<RowRecord>, { descending }: QueryPlan): Collection<RowRecord> {
  return descending ? collection.reverse() : collection; // oxlint-disable-line unicorn/no-array-reverse -- a Dexie collection is no array
}

function collectionOf(db: Dexie, table: string, owner: string, plan: QueryPlan): Collection<RowRecord> {
  const rows = db.table<RowRecord>(table);
  const prefix = [owner, ...plan.equal.map(({ key }) => idbKey(key))];
  const index = plan.index ? rows.where(indexName(plan.index.fields)) : rows.where(":id");
  if (!plan.range) return index.between(prefix, [...prefix, AFTER_ALL], true, false);

  const { from, to } = plan.range;
  const lower = from === undefined || from === null ? [...prefix, idbKey(null), AFTER_ALL] : [...prefix, from];
  const upper = to === undefined || to === null ? [...prefix, AFTER_ALL] : [...prefix, to];
  return index.between(lower, upper, true, false);
}

const rowsOf = (records: readonly RowRecord[]) => records.map(({ row }) => row);
