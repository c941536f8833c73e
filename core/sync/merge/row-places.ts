import type { RowPlace } from "../../storage/write-extension.ts";
import { envelopeId, syncHeads, syncRows, type EnvelopeRow, type HeadRow } from "./sync-tables.ts";

export const headPlace = (owner: string): RowPlace<HeadRow> => ({ table: syncHeads, owner, id: "head" });
export const envelopePlace = (owner: string, tableName: string, id: string): RowPlace<EnvelopeRow> => ({
  table: syncRows,
  owner,
  id: envelopeId(tableName, id),
});
