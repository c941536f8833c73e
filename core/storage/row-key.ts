import type { StoredRow } from "./table.ts";

/** An indexed value as every store compares it. */
export type Key = string | number | null;

/** `undefined` counts as null, true and false as 1 and 0: not every store can index the originals. */
export function toKey(value: unknown): Key {
  if (value === undefined || value === null) return null;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string" || typeof value === "number") return value;
  throw new Error(`An indexed field holds ${typeof value}; only text, numbers, booleans and null can be indexed.`);
}

export function fieldKey(row: StoredRow, field: string): Key {
  return toKey(row[field]);
}

/** Null first, then numbers, then text by UTF-16 code units: the order of IndexedDB and of `<`. */
export function compareKeys(a: Key, b: Key): number {
  if (a === b) return 0;
  if (a === null || b === null || typeof a !== typeof b) return kind(a) - kind(b);
  return a < b ? -1 : 1;
}

function kind(key: Key): number {
  return key === null ? 0 : typeof key === "number" ? 1 : 2;
}
