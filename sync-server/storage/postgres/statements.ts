import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type Kysely,
} from "kysely";
import type { QueryPlan } from "#core/storage/query-plan.ts";
import { fieldKey } from "#core/storage/row-key.ts";
import { ANY_OWNER } from "#core/storage/store.ts";
import type { StoredRow, Table } from "#core/storage/table.ts";
import type { RowPlace } from "#core/storage/write-plan.ts";
import { createSqlBuilder, indexedFields, keyColumn, matching, type Tables, type Wanted } from "../sql-rows.ts";
import type { PgValue } from "./connection.ts";
import { indexKey, textKey } from "./keys.ts";

export const createPostgresBuilder = () =>
  createSqlBuilder({
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  });

export const wantedRows = (table: string, owner: string, plan: QueryPlan): Wanted => ({
  table,
  owner,
  plan,
  ownerKey: textKey,
  keyOf: indexKey,
});

export function selectRows(builder: Kysely<Tables>, wanted: Wanted): CompiledQuery {
  const { owner, plan } = wanted;
  const { by, descending } = plan;
  let query = matching(builder, wanted).select("row");
  if (by !== undefined)
    query = query.orderBy(keyColumn(by), (order) => (descending ? order.desc().nullsLast() : order.asc().nullsFirst()));
  query = query.orderBy("id", by === undefined && descending ? "desc" : "asc");
  if (owner === ANY_OWNER) query = query.orderBy("owner");
  if (plan.limit !== undefined) query = query.limit(plan.limit);
  if (plan.offset > 0) query = query.offset(plan.offset);
  return query.compile();
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
