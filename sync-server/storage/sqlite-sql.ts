import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
  type CompiledQuery,
  type SelectQueryBuilder,
} from "kysely";
import type { QueryPlan } from "#core/storage/query-plan.ts";
import type { Key } from "#core/storage/row-key.ts";
import { ANY_OWNER } from "#core/storage/store.ts";

/** Tables come from declarations at run time, so their columns are not known to the compiler. */
export type Tables = Record<string, Record<string, unknown>>;

/** Builds statements and runs none: `node:sqlite` runs them, synchronously. */
export function createSqlBuilder(): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

/** Column that holds the key of an indexed field. */
export const keyColumn = (field: string) => `k_${field}`;

/**
 * SQLite orders text by code points, the port by UTF-16 code units; they differ only where a character from
 * U+E000 on meets one beyond U+FFFF. Those are put behind the last code point, which keeps both order and equality.
 */
export function sqlKey(key: Key): Key {
  return typeof key === "string" && /[\uE000-\uFFFF\u{10FFFF}]/u.test(key)
    ? key.replace(/[\uE000-\uFFFF\u{10FFFF}]/gu, "\u{10FFFF}$&")
    : key;
}

export function selectRows(builder: Kysely<Tables>, table: string, owner: string, plan: QueryPlan): CompiledQuery {
  const direction = plan.descending ? "desc" : "asc";
  let query = matching(builder.selectFrom(table), table, owner, plan).select("row");
  query =
    plan.by === undefined ? query.orderBy("id", direction) : query.orderBy(keyColumn(plan.by), direction).orderBy("id");
  if (owner === ANY_OWNER) query = query.orderBy("owner");
  if (plan.limit !== undefined || plan.offset > 0) query = query.limit(plan.limit ?? -1);
  if (plan.offset > 0) query = query.offset(plan.offset);
  return query.compile();
}

export function countRows(builder: Kysely<Tables>, table: string, owner: string, plan: QueryPlan): CompiledQuery {
  return matching(builder.selectFrom(table), table, owner, plan)
    .select(sql<number>`count(*)`.as("total"))
    .compile();
}

type Select = SelectQueryBuilder<Tables, string, Record<string, unknown>>;

function matching(select: Select, table: string, owner: string, plan: QueryPlan): Select {
  let query = owner === ANY_OWNER ? ofEveryOwner(select, table) : select.where("owner", "=", sqlKey(owner));
  for (const { field, key } of plan.equal) {
    query = key === null ? query.where(keyColumn(field), "is", null) : query.where(keyColumn(field), "=", sqlKey(key));
  }
  if (plan.range) {
    const { field, from, to } = plan.range;
    if (from === undefined && to === undefined) query = query.where(keyColumn(field), "is not", null);
    if (from !== undefined) query = query.where(keyColumn(field), ">=", sqlKey(from));
    if (to !== undefined) query = query.where(keyColumn(field), "<", sqlKey(to));
  }
  return query;
}

/** The owners are named, so that the indexes, which all begin with the owner, still serve. */
function ofEveryOwner(select: Select, table: string): Select {
  return select.where("owner", "in", sql<string[]>`(select owner from _revisions where table_name = ${table})`);
}
