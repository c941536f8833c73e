import type { Table } from "../../storage/table.ts";
import type { RowPlace } from "../../storage/write-extension.ts";
import { envelopeId, syncHeads, syncRows } from "./sync-tables.ts";

export const rowsTable = syncRows as unknown as Table;
export const headsTable = syncHeads as unknown as Table;

export const headPlace = (owner: string): RowPlace => ({ table: headsTable, owner, id: "head" });
export const envelopePlace = (owner: string, tableName: string, id: string): RowPlace => ({
  table: rowsTable,
  owner,
  id: envelopeId(tableName, id),
});
