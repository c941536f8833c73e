import type { Store } from "../storage/store.ts";
import type { IndexDeclaration, StoredRow, Table } from "../storage/table.ts";
import { InvalidRow, parseRow, uniqueKey } from "../storage/write-plan.ts";

/**
 * The row with values of its own where another one has them in a unique index already: as when two devices meet, the
 * first field of the index gets a piece of the row's id behind it. Undefined where there can be only one such row.
 * `taken` remembers what rows of the same batch were given.
 */
export async function withFreeValues(
  store: Store,
  table: Table,
  row: StoredRow,
  taken: Set<string>,
): Promise<StoredRow | undefined> {
  let free = row;
  for (const index of table.indexes.filter(({ unique }) => unique)) {
    for (let length = 4; await isTaken(store, table, index, free, taken); length += 4) {
      const renamed = index.clash === "delete" || length > 32 ? undefined : withMark(table, index, row, free, length);
      if (!renamed) return undefined;
      free = renamed;
    }
    taken.add(nameOf(index, free));
  }
  return free;
}

const nameOf = (index: IndexDeclaration, row: StoredRow) => `${index.fields.join()} ${uniqueKey(index, row) ?? row.id}`;

async function isTaken(store: Store, table: Table, index: IndexDeclaration, row: StoredRow, taken: Set<string>) {
  if (uniqueKey(index, row) === undefined) return false;
  if (taken.has(nameOf(index, row))) return true;
  const fields: Readonly<Record<string, unknown>> = { ...row };
  const where = Object.fromEntries(index.fields.map((field) => [field, fields[field]]));
  return (await store.query(table, { owner: row.owner, where })).some(({ id }) => id !== row.id);
}

/** Long values are cut where the mark would make them too long. */
function withMark(
  table: Table,
  { fields: [field = ""] }: IndexDeclaration,
  original: StoredRow,
  row: StoredRow,
  length: number,
): StoredRow | undefined {
  const values: Readonly<Record<string, unknown>> = { ...original };
  const value = values[field];
  if (typeof value !== "string") return undefined;
  const mark = row.id.replaceAll("-", "").slice(0, length);
  for (const room of [value.length, 60]) {
    try {
      return parseRow(table, { ...row, [field]: `${value.slice(0, room)}-${mark}` });
    } catch (error) {
      if (!(error instanceof InvalidRow)) throw error;
    }
  }
  return undefined;
}
