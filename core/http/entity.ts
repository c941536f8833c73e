import type { Table } from "../storage/table.ts";

/** The one row of a table that an endpoint is about; its answers carry the row's state as `ETag` (R42). */
export interface Entity {
  readonly table: Table;
  /** Path parameter that holds its id; left out, it is the row that is answered. */
  readonly param?: string;
  /** Field with an index by which the parameter is looked for first. */
  readonly key?: string;
  /** The answer shows the row and nothing else: who has it already is answered 304. */
  readonly alone?: true;
}

export function entity(table: Table, more: Omit<Entity, "table"> = {}): Entity {
  return { table, ...more };
}
