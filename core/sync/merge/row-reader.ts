import type { StoredRow, Table } from "../../storage/table.ts";
import type { RowPlace, WriteDraft } from "../../storage/write-extension.ts";
import { envelopePlace } from "./row-places.ts";
import type { RowState } from "./row-state.ts";
import type { EnvelopeRow } from "./sync-tables.ts";
import { stateOf } from "./wire.ts";

/** Rows of one owner with their envelopes, as a write leaves them so far. */
export interface RowReader {
  placeOf(tableName: string, id: string): RowPlace<EnvelopeRow>;
  envelope(tableName: string, id: string): EnvelopeRow | undefined;
  state(tableName: string, id: string): RowState | undefined;
  /** The row's table, where this program has it and it syncs. */
  tableOf(tableName: string): Table | undefined;
  /** What this host has in fields that no other is sent: a row that comes in leaves them as they are. */
  localValues(tableName: string, id: string): Readonly<Record<string, unknown>>;
}

export function createRowReader(draft: WriteDraft, owner: string, tables: ReadonlyMap<string, Table>): RowReader {
  let lastPlace: RowPlace<EnvelopeRow> | undefined;
  let [lastTable, lastId] = ["", ""];

  /** A row is looked at several times in a row, and the text of its place hashed once. */
  function placeOf(tableName: string, id: string): RowPlace<EnvelopeRow> {
    if (lastPlace && id === lastId && tableName === lastTable) return lastPlace;
    [lastTable, lastId] = [tableName, id];
    return (lastPlace = envelopePlace(owner, tableName, id));
  }

  const envelope = (tableName: string, id: string) => draft.current(placeOf(tableName, id));

  function tableOf(tableName: string): Table | undefined {
    const table = tables.get(tableName);
    return table?.syncs ? table : undefined;
  }

  function rowOf(tableName: string, id: string): StoredRow | undefined {
    const table = tableOf(tableName);
    return table && draft.current({ table, owner, id });
  }

  function localValues(tableName: string, id: string): Record<string, unknown> {
    const local = tableOf(tableName)?.local;
    if (!local) return {};
    const row = rowOf(tableName, id);
    return Object.fromEntries(local.map((field) => [field, row?.[field]]));
  }

  function state(tableName: string, id: string): RowState | undefined {
    const found = envelope(tableName, id);
    const { local } = tableOf(tableName) ?? {};
    return found && stateOf(found, rowOf(tableName, id), owner, local);
  }

  return { placeOf, envelope, state, tableOf, localValues };
}
