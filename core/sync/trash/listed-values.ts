import { idsIn } from "../../storage/discard.ts";
import { change, put, remove, type Operation, type Store } from "../../storage/store.ts";
import type { Table } from "../../storage/table.ts";
import { syncConflicts, type ConflictRow } from "../merge/sync-tables.ts";

interface Deps {
  readonly store: Pick<Store, "get">;
  readonly tables: readonly Table[];
}

/** An overwritten value; one of an overwritten list names the row of the list, and all its values that are offered. */
export interface KeptValue {
  readonly row: ConflictRow;
  readonly list?: { readonly id: string; readonly offered: readonly ConflictRow[] };
}

/** R8. A list of earlier values that was overwritten, as the values that its row lacks now; any other row as it is. */
export async function valuesOf({ store, tables }: Deps, row: ConflictRow): Promise<readonly KeptValue[]> {
  const table = tables.find(({ name }) => name === row.table);
  const field = table?.earlierOf?.[row.field];
  if (!table || field === undefined) return [{ row }];
  const now = await store.get(table, row.owner, row.row_id);
  const known = new Set([...idsIn(now?.[field]), ...idsIn(now?.[row.field])]);
  const offered = idsIn(row.value)
    .filter((value) => !known.has(value))
    .map((value) => ({ ...row, id: idInList(row.id, value), field, value }));
  return offered.map((each) => ({ row: each, list: { id: row.id, offered } }));
}

/** The list that a value of this id is in. */
export const listIdOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf("/")));

/** Whether the value was in use before the time of its stamp, which is that of the list. */
export const isFromList = ({ id, value }: Pick<ConflictRow, "id" | "value">): boolean =>
  typeof value === "string" && id === idInList(listIdOf(id), value);

/**
 * Writes what was decided about one value. A list is divided then into a row for each of its values: the value of a row
 * that the server of an encrypted account kept cannot be changed.
 */
export function deciding({ row, list }: KeptValue, settled: ConflictRow["settled"]): Operation[] {
  if (!list) return [change(syncConflicts, row.owner, row.id, { settled })];
  return [
    remove(syncConflicts, row.owner, list.id),
    ...list.offered.map((each) => put(syncConflicts, each.id === row.id ? { ...each, settled } : each)),
  ];
}

const idInList = (list: string, value: string) => `${list}/${value}`;
