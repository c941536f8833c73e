import { DummyDriver, Kysely, sql, type CompiledQuery, type Dialect, type SelectQueryBuilder } from "kysely";
import type { QueryPlan } from "#core/storage/query-plan.ts";
import type { Key } from "#core/storage/row-key.ts";
import { ANY_OWNER } from "#core/storage/store.ts";
import type { Table } from "#core/storage/table.ts";

/** Tables come from declarations at run time, so their columns are not known to the compiler. */
export type Tables = Record<string, Record<string, unknown>>;

/** Builds statements and runs none. */
export const createSqlBuilder = (dialect: Omit<Dialect, "createDriver">): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: { ...dialect, createDriver: () => new DummyDriver() } });

/** Column that holds the key of an indexed field. */
export const keyColumn = (field: string) => `k_${field}`;

export const indexedFields = (table: Table): string[] =>
  [...new Set(table.indexes.flatMap((index) => index.fields))].sort();

/** The rows of a plan; `ownerKey` and `keyOf` give texts and keys in the form that the database orders as the port does. */
export interface Wanted {
  readonly table: string;
  readonly owner: string;
  readonly plan: QueryPlan;
  ownerKey(owner: string): Key;
  keyOf(key: Key): Key;
}

export function countRows(builder: Kysely<Tables>, wanted: Wanted): CompiledQuery {
  return matching(builder, wanted)
    .select(sql<number>`count(*)`.as("total"))
    .compile();
}

export function matching(
  builder: Kysely<Tables>,
  { table, owner, plan, ownerKey, keyOf }: Wanted,
): SelectQueryBuilder<Tables, string, Record<string, unknown>> {
  const select = builder.selectFrom(table);
  // The owners are named, so that the indexes, which all begin with the owner, still serve.
  let query =
    owner === ANY_OWNER
      ? select.where("owner", "in", sql<string[]>`(select owner from _revisions where table_name = ${table})`)
      : select.where("owner", "=", ownerKey(owner));
  for (const { field, key } of plan.equal)
    query = key === null ? query.where(keyColumn(field), "is", null) : query.where(keyColumn(field), "=", keyOf(key));
  if (plan.range) {
    const { field, from, to } = plan.range;
    if (from === undefined && to === undefined) query = query.where(keyColumn(field), "is not", null);
    if (from !== undefined) query = query.where(keyColumn(field), ">=", keyOf(from));
    if (to !== undefined) query = query.where(keyColumn(field), "<", keyOf(to));
  }
  return query;
}
