import type { Dexie } from "dexie";
import { fieldKey, type Key } from "#core/storage/row-key.ts";
import type { IndexDeclaration, StoredRow, Table } from "#core/storage/table.ts";
import { uniqueKey } from "#core/storage/write-plan.ts";

/** A row as IndexedDB holds it: the keys of its indexed fields stand beside it, because null cannot be indexed. */
export interface RowRecord {
  readonly owner: string;
  readonly id: string;
  readonly row: StoredRow;
  /** Keys by field. */
  readonly k: Readonly<Record<string, string | number>>;
  /** Keys of unique indexes by name; left out where a field is null. */
  readonly u: Readonly<Record<string, string>>;
}

export interface RevisionRecord {
  readonly table: string;
  readonly owner: string;
  readonly revision: number;
  /** Names the last write, so that one repeated after a lost connection is not applied twice. */
  readonly write: string;
}

/** What has been done to the database so far. */
export interface SchemaRecord {
  readonly key: "state";
  /** Every schema it ever had, the newest last. */
  readonly history: readonly string[];
  readonly tables: Readonly<Record<string, string>>;
  readonly migrations: readonly string[];
}

/** The store's own tables; no declared table begins with an underscore. */
const OWN_STORES = {
  _schema: "key",
  _revisions: "[table+owner], table",
  _set_aside: "[table+owner+id], table",
};

/** Dexie's schema for the declared tables, and as they are for those an older program declared: their rows are kept. */
export function dexieStores(tables: readonly Table[], installed: Dexie | undefined): Record<string, string> {
  const kept = (installed?.tables ?? []).map(({ name, schema }): [string, string] => [
    name,
    [schema.primKey, ...schema.indexes].map(({ src }) => src).join(", "),
  ]);
  const declared = tables.map((table): [string, string] => [
    table.name,
    ["[owner+id]", ...table.indexes.flatMap(indexSources)].join(", "),
  ]);
  return { ...Object.fromEntries(kept), ...Object.fromEntries(declared), ...OWN_STORES };
}

/** Name of the compound index over the owner and the fields. */
export const indexName = (fields: readonly string[]) =>
  `[${["owner", ...fields.map((field) => `k.${field}`)].join("+")}]`;

/** Name under which `u` holds the key of a unique index. */
export const uniqueName = (index: IndexDeclaration) => index.fields.join("_");

export function toRecord(table: Table, row: StoredRow): RowRecord {
  const fields = new Set(table.indexes.flatMap((index) => index.fields));
  const uniques = table.indexes
    .filter(({ unique }) => unique)
    .map((index) => [uniqueName(index), uniqueKey(index, row)] as const);
  return {
    owner: row.owner,
    id: row.id,
    row,
    k: Object.fromEntries([...fields].map((field) => [field, idbKey(fieldKey(row, field))])),
    u: Object.fromEntries(uniques.filter((entry): entry is [string, string] => entry[1] !== undefined)),
  };
}

/** IndexedDB orders numbers before text as the port does; null goes below every number. */
export const idbKey = (key: Key) => (key === null ? -Infinity : key);

function indexSources(index: IndexDeclaration): string[] {
  const compound = indexName(index.fields);
  return index.unique ? [compound, `&u.${uniqueName(index)}`] : [compound];
}
