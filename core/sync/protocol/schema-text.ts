import { isRecord } from "#core/storage/is-record.ts";
import type { Table } from "../../storage/table.ts";

/** R43. Tables that sync, with their fields. Equal texts, equal tables and fields. */
export function schemaText(tables: readonly Table[]): string {
  return tables
    .filter(({ syncs }) => syncs)
    .map((table) => `${table.name}(${fieldsOf(table).join()})`)
    .sort()
    .join();
}

export const fieldsOf = ({ schema, local }: Table): readonly string[] =>
  Object.keys("shape" in schema && isRecord(schema.shape) ? schema.shape : {})
    .filter((field) => !local?.includes(field))
    .sort();

/** Fields by table that the other text, of an older program, does not name; tables it does not know at all are left out. */
export function learntSince(before: string, tables: readonly Table[]): Readonly<Record<string, readonly string[]>> {
  const known = new Map(
    [...before.matchAll(/([a-z][a-z0-9_]*)\(([^)]*)\)/g)].map(([, name, fields]) => [name, fields?.split(",") ?? []]),
  );
  const learnt: Record<string, readonly string[]> = {};
  for (const table of tables) {
    const fields = known.get(table.name);
    const fresh = fields ? fieldsOf(table).filter((field) => !fields.includes(field)) : [];
    if (fresh.length > 0) learnt[table.name] = fresh;
  }
  return learnt;
}
