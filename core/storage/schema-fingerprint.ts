import { z } from "zod";
import type { RowMigration } from "./schema-change.ts";
import type { Table } from "./table.ts";

/** Equal texts, equal ways to store a row. Descriptions do not count. */
export function tableFingerprint(table: Table): string {
  const schema = z.toJSONSchema(table.schema, {
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      delete jsonSchema.description;
    },
  });
  return JSON.stringify([schema, table.indexes]);
}

/** One text for all tables and migrations: stores keep every one they ever had, to tell an older program from a newer one. */
export function schemaFingerprint(tables: readonly Table[], migrations: readonly RowMigration[]): string {
  return JSON.stringify([
    tables.map((table) => [table.name, tableFingerprint(table)]).sort(),
    migrations.map(({ id }) => id),
  ]);
}
