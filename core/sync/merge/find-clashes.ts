import type { Store, UniqueViolation } from "../../storage/store.ts";
import type { Table } from "../../storage/table.ts";
import { isUniqueViolation } from "./unique-violation.ts";
import type { RowName } from "./procedure.ts";
import { BadRow, fromWire, toRow } from "./wire.ts";

export interface Clashes {
  readonly names: readonly RowName[];
  readonly attempt: number;
}

const NO_CLASHES: Clashes = { names: [], attempt: 0 };

/** More than this many rounds need names made to clash on purpose. */
const ATTEMPTS = 6;

interface Deps {
  readonly store: Store;
  readonly tables: readonly Table[];
}

/**
 * Writes rows that came from elsewhere. Where a unique index refuses them, the rows in question are looked up and the
 * write is tried again with them named, so that the merge itself can tell them apart.
 */
export async function writeSettlingClashes(
  deps: Deps,
  owner: string,
  rows: readonly unknown[],
  write: (clashes: Clashes) => Promise<void>,
): Promise<void> {
  let clashes = NO_CLASHES;
  for (;;) {
    try {
      return await write(clashes);
    } catch (error) {
      if (!isUniqueViolation(error) || clashes.attempt >= ATTEMPTS) throw error;
      const found = await rivals(deps, owner, rows, error);
      const names = new Map([...clashes.names, ...found].map((name) => [name.join("/"), name]));
      clashes = { names: [...names.values()], attempt: clashes.attempt + 1 };
    }
  }
}

async function rivals(
  { store, tables }: Deps,
  owner: string,
  rows: readonly unknown[],
  { table: name, fields }: UniqueViolation,
): Promise<RowName[]> {
  const table = tables.find((each) => each.name === name);
  if (!table) return [];
  const found: RowName[] = [];
  for (const wire of rows) {
    const { table: of, id, state } = readable(wire) ?? { table: "" };
    if (of !== name || !state || !id) continue;
    const stored = await store.get(table, owner, id);
    const row: Readonly<Record<string, unknown>> = { ...stored, ...toRow(state.values, id, owner) };
    const where = Object.fromEntries(fields.map((field) => [field, row[field]]));
    if (Object.values(where).some((value) => value === null || value === undefined)) continue;
    const holders = await store.query(table, { owner, where });
    found.push([name, id], ...holders.map((holder): RowName => [name, holder.id]));
  }
  return found;
}

function readable(wire: unknown): Partial<ReturnType<typeof fromWire>> & { readonly table: string } {
  try {
    return fromWire(wire);
  } catch (error) {
    if (error instanceof BadRow) return { table: "" };
    throw error;
  }
}
