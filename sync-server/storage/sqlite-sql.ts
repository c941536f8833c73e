import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type CompiledQuery, type Kysely } from "kysely";
import type { QueryPlan } from "#core/storage/query-plan.ts";
import type { Key } from "#core/storage/row-key.ts";
import { ANY_OWNER } from "#core/storage/store.ts";
import { createSqlBuilder, keyColumn, matching, type Tables, type Wanted } from "./sql-rows.ts";

/** `node:sqlite` runs what it builds, synchronously. */
export const createSqliteBuilder = () =>
  createSqlBuilder({
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  });

/**
 * SQLite orders text by code points, the port by UTF-16 code units; they differ only where a character from
 * U+E000 on meets one beyond U+FFFF. Those are put behind the last code point, which keeps both order and equality.
 */
export function sqlKey(key: Key): Key {
  return typeof key === "string" && /[\uE000-\uFFFF\u{10FFFF}]/u.test(key)
    ? key.replace(/[\uE000-\uFFFF\u{10FFFF}]/gu, "\u{10FFFF}$&")
    : key;
}

export const wantedRows = (table: string, owner: string, plan: QueryPlan): Wanted => ({
  table,
  owner,
  plan,
  ownerKey: sqlKey,
  keyOf: sqlKey,
});

export function selectRows(builder: Kysely<Tables>, wanted: Wanted): CompiledQuery {
  const { owner, plan } = wanted;
  const direction = plan.descending ? "desc" : "asc";
  let query = matching(builder, wanted).select("row");
  query =
    plan.by === undefined ? query.orderBy("id", direction) : query.orderBy(keyColumn(plan.by), direction).orderBy("id");
  if (owner === ANY_OWNER) query = query.orderBy("owner");
  if (plan.limit !== undefined || plan.offset > 0) query = query.limit(plan.limit ?? -1);
  if (plan.offset > 0) query = query.offset(plan.offset);
  return query.compile();
}
