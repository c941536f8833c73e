import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type SelectQueryBuilder,
} from "kysely";
import type { QueryPlan } from "#core/storage/query-plan.ts";
import { fieldKey } from "#core/storage/row-key.ts";
import { ANY_OWNER } from "#core/storage/store.ts";
import type { StoredRow, Table } from "#core/storage/table.ts";
import type { RowPlace } from "#core/storage/write-plan.ts";
import { keyColumn, type Tables } from "../sqlite-sql.ts";
import type { PgValue } from "./connection.ts";
import { indexKey, textKey } from "./keys.ts";

/** Builds statements and runs none. */
export function createSqlBuilder(): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

export function selectRows(builder: Kysely<Tables>, table: string, owner: string, plan: QueryPlan): CompiledQuery {
  const { by, descending } = plan;
  let query = matching(builder.selectFrom(table), table, owner, plan).select("row");
  if (by !== undefined)
    query = query.orderBy(keyColumn(by), (order) => (descending ? order.desc().nullsLast() : order.asc().nullsFirst()));
  query = query.orderBy("id", by === undefined && descending ? "desc" : "asc");
  if (owner === ANY_OWNER) query = query.orderBy("owner");
  if (plan.limit !== undefined) query = query.limit(plan.limit);
  if (plan.offset > 0) query = query.offset(plan.offset);
  return query.compile();
}

export function countRows(builder: Kysely<Tables>, table: string, owner: string, plan: QueryPlan): CompiledQuery {
  return matching(builder.selectFrom(table), table, owner, plan)
    .select(sql<number>`count(*)`.as("total"))
    .compile();
}

interface CountKeys {
  readonly owner: string;
  readonly field: string;
  readonly keys: readonly (string | null)[];
}

/** Keys that some rows have, each with how many. */
export function countEachKey(builder: Kysely<Tables>, table: string, { owner, field, keys }: CountKeys): CompiledQuery {
  const column = keyColumn(field);
  return builder
    .selectFrom(table)
    .select([column, sql<number>`count(*)`.as("total")])
    .where("owner", "=", textKey(owner))
    .where(column, "in", keys)
    .groupBy(column)
    .compile();
}

type Select = SelectQueryBuilder<Tables, string, Record<string, unknown>>;

function matching(select: Select, table: string, owner: string, plan: QueryPlan): Select {
  // The owners are named, so that the indexes, which all begin with the owner, still serve.
  let query =
    owner === ANY_OWNER
      ? select.where("owner", "in", sql<string[]>`(select owner from _revisions where table_name = ${table})`)
      : select.where("owner", "=", textKey(owner));
  for (const { field, key } of plan.equal)
    query =
      key === null ? query.where(keyColumn(field), "is", null) : query.where(keyColumn(field), "=", indexKey(key));
  if (plan.range) {
    const { field, from, to } = plan.range;
    if (from === undefined && to === undefined) query = query.where(keyColumn(field), "is not", null);
    if (from !== undefined) query = query.where(keyColumn(field), ">=", indexKey(from));
    if (to !== undefined) query = query.where(keyColumn(field), "<", indexKey(to));
  }
  return query;
}

export interface Statement {
  readonly sql: string;
  readonly values: readonly PgValue[];
}

/** Writes rows with their keys, new or not, in one statement; no two of them may be the same row. */
export function upsertRows(table: Table, rows: readonly StoredRow[]): Statement {
  const fields = indexedFields(table);
  const columns = ["owner", "id", "row", ...fields.map(keyColumn)].map((column) => `"${column}"`);
  const updates = columns.slice(2).map((column) => `${column} = excluded.${column}`);
  return {
    sql: `INSERT INTO "${table.name}" (${columns.join(", ")})
      SELECT * FROM unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join(", ")})
      ON CONFLICT (owner, id) DO UPDATE SET ${updates.join(", ")}`,
    values: [
      rows.map(({ owner }) => textKey(owner)),
      rows.map(({ id }) => textKey(id)),
      rows.map((row) => JSON.stringify(row)),
      ...fields.map((field) => rows.map((row) => indexKey(fieldKey(row, field)))),
    ],
  };
}

export function deleteRows(table: Table, places: readonly RowPlace[]): Statement {
  return { sql: `DELETE FROM "${table.name}" WHERE ${AMONG}`, values: keysOf(places) };
}

/** Rows of any tables, all as they were at one moment; those that are not there are left out. */
export function readRows(places: readonly RowPlace[]): Statement {
  const values: PgValue[] = [];
  const parts = [...Map.groupBy(places, ({ table }) => table)].map(([table, inTable]) => {
    values.push(...keysOf(inTable));
    const among = `(owner, id) IN (SELECT * FROM unnest($${values.length - 1}::text[], $${values.length}::text[]))`;
    return `SELECT '${table.name}', row FROM "${table.name}" WHERE ${among}`;
  });
  return { sql: parts.join(" UNION ALL "), values };
}

const AMONG = `(owner, id) IN (SELECT * FROM unnest($1::text[], $2::text[]))`;

const keysOf = (places: readonly RowPlace[]): PgValue[] => [
  places.map(({ owner }) => textKey(owner)),
  places.map(({ id }) => textKey(id)),
];

export function indexedFields(table: Table): string[] {
  return [...new Set(table.indexes.flatMap((index) => index.fields))].sort();
}
