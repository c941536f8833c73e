import { compareKeys, fieldKey, toKey, type Key } from "./row-key.ts";
import type { AnyCountEach, AnyQuery } from "./store.ts";
import type { IndexDeclaration, StoredRow, Table } from "./table.ts";

/** A query checked against the declared indexes: what a store needs to carry it out. */
export interface QueryPlan {
  /** Fields that must equal a key, in the order of the index. */
  readonly equal: readonly { readonly field: string; readonly key: Key }[];
  /** The declared fields in use; undefined when the owner's rows are read in id order. */
  readonly index: IndexDeclaration | undefined;
  readonly range: { readonly field: string; readonly from?: Key; readonly to?: Key } | undefined;
  /** The field the answer is ordered by before the id; undefined for id order. */
  readonly by: string | undefined;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number | undefined;
}

/** A query no declared index serves: a mistake in the program, found on every store alike. */
export class UndeclaredIndex extends Error {
  constructor(tableName: string, fields: readonly string[]) {
    super(`${tableName} declares no index that serves a query on ${fields.join(", ")}; add it to the table's indexes.`);
    this.name = "UndeclaredIndex";
  }
}

/** Throws `UndeclaredIndex` when no declared index has `where` as its first fields and the order or range field next. */
export function planQuery(table: Pick<Table, "name" | "indexes">, query: AnyQuery): QueryPlan {
  const where = Object.entries(query.where ?? {}).filter(([, value]) => value !== undefined);
  const next = nextField(table.name, query);
  const fields = where.map(([field]) => field);
  const index = fields.length > 0 || next !== undefined ? findIndex(table.indexes, fields, next) : undefined;
  if (!index && (fields.length > 0 || next !== undefined)) {
    throw new UndeclaredIndex(table.name, next === undefined ? fields : [...fields, next]);
  }

  const keys = new Map(where.map(([field, value]) => [field, toKey(value)]));
  const used = index?.fields.slice(0, fields.length) ?? [];
  return {
    equal: used.map((field) => ({ field, key: keys.get(field) ?? null })),
    index,
    range: query.range && { field: query.range.field, from: query.range.from, to: query.range.to },
    by: query.order && query.order.by !== "id" ? query.order.by : undefined,
    descending: query.order?.direction === "descending",
    offset: whole(query.offset ?? 0, "offset"),
    limit: query.limit === undefined ? undefined : whole(query.limit, "limit"),
  };
}

/** One plan for each value, as `countEach` asks for them. */
export const planEach = (table: Pick<Table, "name" | "indexes">, { owner, field, values }: AnyCountEach): QueryPlan[] =>
  values.map((value) => planQuery(table, { owner, where: { [field]: value } }));

/** The order of the answer: for sorting in memory. */
export function orderOf({ by, descending }: QueryPlan): (a: StoredRow, b: StoredRow) => number {
  const sign = descending ? -1 : 1;
  if (by === undefined) return (a, b) => sign * compareKeys(a.id, b.id) || compareKeys(a.owner, b.owner);
  return (a, b) =>
    sign * compareKeys(fieldKey(a, by), fieldKey(b, by)) || compareKeys(a.id, b.id) || compareKeys(a.owner, b.owner);
}

function nextField(tableName: string, { range, order }: AnyQuery): string | undefined {
  const by = order?.by === "id" ? undefined : order?.by;
  if (range && by !== undefined && range.field !== by) throw new UndeclaredIndex(tableName, [range.field, by]);
  return range?.field ?? by;
}

function findIndex(
  indexes: readonly IndexDeclaration[],
  fields: readonly string[],
  next: string | undefined,
): IndexDeclaration | undefined {
  const served = indexes.filter(
    (index) =>
      index.fields.slice(0, fields.length).every((field) => fields.includes(field)) &&
      index.fields.length >= fields.length &&
      (next === undefined || index.fields[fields.length] === next),
  );
  // The shortest one: with nothing after the equal fields its entries already lie in id order.
  return served.sort((a, b) => a.fields.length - b.fields.length)[0];
}

function whole(value: number, name: string): number {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number from 0; it is ${value}.`);
  return value;
}
