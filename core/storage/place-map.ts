import type { RowPlace } from "./write-extension.ts";

/** What a row is looked up by: of its table the name. */
export type Place = Pick<RowPlace, "owner" | "id"> & { readonly table: { readonly name: string } };

/** Values by the places of rows. */
export interface PlaceMap<Value> {
  get(place: Place): Value | undefined;
  has(place: Place): boolean;
  set(place: Place, value: Value): void;
  delete(place: Place): void;
  /** Of one table and owner, by id; undefined where there never was any. */
  of(table: string, owner: string): ReadonlyMap<string, Value> | undefined;
  /** Of one table, by owner and id. */
  ofTable(table: string): Iterable<ReadonlyMap<string, Value>>;
}

/**
 * Maps in maps: to make one text of table, owner and id, and to hash it, costs more than the three looks, most of which
 * are for the table and owner of the look before.
 */
export function createPlaceMap<Value>(entries: Iterable<readonly [Place, Value]> = []): PlaceMap<Value> {
  const tables = new Map<string, Map<string, Map<string, Value>>>();
  let [lastTable, lastOwner]: [string, string] = ["", ""];
  let last: Map<string, Value> | undefined;

  function find(table: string, owner: string): Map<string, Value> | undefined {
    if (last && table === lastTable && owner === lastOwner) return last;
    const found = tables.get(table)?.get(owner);
    if (found) [lastTable, lastOwner, last] = [table, owner, found];
    return found;
  }

  function findOrMake(table: string, owner: string): Map<string, Value> {
    const found = find(table, owner);
    if (found) return found;
    const owners = tables.get(table) ?? new Map<string, Map<string, Value>>();
    tables.set(table, owners);
    const made = new Map<string, Value>();
    owners.set(owner, made);
    return made;
  }

  const map: PlaceMap<Value> = {
    get: ({ table, owner, id }) => find(table.name, owner)?.get(id),
    has: ({ table, owner, id }) => find(table.name, owner)?.has(id) ?? false,
    set: ({ table, owner, id }, value) => void findOrMake(table.name, owner).set(id, value),
    delete: ({ table, owner, id }) => void find(table.name, owner)?.delete(id),
    of: find,
    ofTable: (table) => tables.get(table)?.values() ?? [],
  };
  for (const [place, value] of entries) map.set(place, value);
  return map;
}
