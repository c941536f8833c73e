import { isRecord } from "./is-record.ts";
import { sameJson } from "./same-json.ts";
import { ANY_OWNER, PreconditionFailed, UniqueViolation, type Operation } from "./store.ts";
import { createPlaceMap } from "./place-map.ts";
import { fieldKey } from "./row-key.ts";
import type { IndexDeclaration, StoredRow, Table } from "./table.ts";
import type { RowPlace, WriteDraft, WriteExtension } from "./write-extension.ts";

export type { RowPlace } from "./write-extension.ts";

/** What a batch comes to: one final state for each row it touches. */
export interface WritePlan {
  readonly puts: readonly (RowPlace & { readonly row: StoredRow })[];
  readonly removes: readonly RowPlace[];
  /** Table and owner of every change; their revisions grow. */
  readonly touched: readonly { readonly table: Table; readonly owner: string }[];
}

/** A row that does not match its table's schema: a mistake in the program, never a caller's. */
export class InvalidRow extends Error {
  constructor(tableName: string, id: string, reason: string) {
    super(`${tableName} ${id} does not match its schema: ${reason}`);
    this.name = "InvalidRow";
  }
}

/** The rows `planWrite` will ask for; stores that read asynchronously load them first. */
export function rowsNeeded(batch: readonly Operation[], extension?: WriteExtension): readonly RowPlace[] {
  const own = batch.flatMap((operation) =>
    operation.kind === "change" || operation.kind === "require" ? [operation] : [],
  );
  if (!isExtended(batch, extension)) return own;
  const seen = createPlaceMap<true>();
  return [...own, ...extension.needs(batch)].filter((place) => {
    const isNew = !seen.has(place);
    if (isNew) seen.set(place, true);
    return isNew;
  });
}

/** Every table a batch may read or write, for stores that have to say so before they begin. */
export function tablesNeeded(batch: readonly Operation[], extension?: WriteExtension): ReadonlySet<Table> {
  const tables = new Set(batch.map(({ table }) => table));
  if (!isExtended(batch, extension)) return tables;
  for (const table of extension.tables) tables.add(table);
  for (const { table } of extension.needs(batch)) tables.add(table);
  return tables;
}

function isExtended(batch: readonly Operation[], extension: WriteExtension | undefined): extension is WriteExtension {
  return extension !== undefined && batch.some(({ kind, table }) => kind !== "require" && extension.concerns(table));
}

/**
 * Carries out the operations in order, each seeing those before it, without touching the store, and lets the
 * extension add to them. Throws `PreconditionFailed`, `InvalidRow` or what the extension refuses with. Unique indexes
 * are the store's to check, on the final state.
 */
export function planWrite(
  batch: readonly Operation[],
  stored: (place: RowPlace) => StoredRow | undefined,
  extension?: WriteExtension,
): WritePlan {
  const draft = createDraft(stored);
  for (const operation of batch) carryOut(draft, operation, extension);
  if (isExtended(batch, extension)) extension.extend(draft, batch);
  const all = draft.touched();
  return { puts: all.filter(isPut), removes: all.filter(({ row }) => !row), touched: touchedBy(all) };
}

type State = ReturnType<WriteDraft["touched"]>[number];

const isPut = (state: State): state is State & { readonly row: StoredRow } => state.row !== undefined;

interface Draft extends WriteDraft {
  set(place: RowPlace, row: StoredRow | undefined, starting?: boolean): void;
}

function createDraft(stored: (place: RowPlace) => StoredRow | undefined): Draft {
  const states: State[] = [];
  /** Where each row is among the states. */
  const places = createPlaceMap<number>();
  return {
    stored: <Row extends StoredRow>(place: RowPlace<Row>) => stored(place) as Row | undefined,
    current<Row extends StoredRow>(place: RowPlace<Row>) {
      const at = places.get(place);
      return (at === undefined ? stored(place) : states[at]?.row) as Row | undefined;
    },
    set(place, row, starting = false) {
      const { table, owner, id } = place;
      const at = places.get(place) ?? states.length;
      if (at === states.length) places.set(place, at);
      states[at] = { table, owner, id, row, starting };
    },
    touched: () => [...states],
  };
}

function carryOut(draft: Draft, operation: Operation, extension: WriteExtension | undefined): void {
  if (operation.kind === "put") {
    const { table, starting } = operation;
    const row = parseRow(table, operation.row);
    draft.set({ table, owner: row.owner, id: row.id }, row, starting);
  } else if (operation.kind === "change") draft.set(operation, changedRow(operation, draft.current(operation)));
  else if (operation.kind === "remove") draft.set(operation, undefined);
  else if (operation.kind === "require") checkRequired(operation, draft.current(operation));
  else if (!extension) throw new Error(`This store was made without what merges ${operation.table.name}.`);
}

/** The row as its schema gives it: defaults filled in, unknown fields dropped, nothing JSON cannot hold. */
export function parseRow(table: Table, row: unknown): StoredRow {
  const result = table.schema.safeParse(row);
  const id = String(isRecord(row) ? row["id"] : undefined);
  if (!result.success) {
    throw new InvalidRow(
      table.name,
      id,
      result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "),
    );
  }
  if (result.data.owner === ANY_OWNER)
    throw new InvalidRow(table.name, id, `owner: ${ANY_OWNER} stands for every owner and owns nothing`);
  return result.data;
}

/** The values a unique index compares, as one text; undefined where a field is null, which is never compared. */
export function uniqueKey(index: IndexDeclaration, row: StoredRow): string | undefined {
  const keys = index.fields.map((field) => fieldKey(row, field));
  return keys.includes(null) ? undefined : JSON.stringify([row.owner, ...keys]);
}

/** Throws `UniqueViolation` when two of the rows to be put are equal in a unique index. */
export function checkUniqueAmong(plan: WritePlan): void {
  const seen = new Set<string>();
  for (const { table, row } of plan.puts) {
    for (const index of table.indexes) {
      if (!index.unique) continue;
      const key = uniqueKey(index, row);
      if (key === undefined) continue;
      const name = `${table.name} ${index.fields.join()} ${key}`;
      if (seen.has(name)) throw new UniqueViolation(table.name, index.fields);
      seen.add(name);
    }
  }
}

type Change = Extract<Operation, { kind: "change" }>;
type Require = Extract<Operation, { kind: "require" }>;

function changedRow({ table, owner, id, fields }: Change, row: StoredRow | undefined): StoredRow {
  if (!row) throw new PreconditionFailed(table.name, id);
  const changed = parseRow(table, { ...row, ...fields });
  if (changed.id !== id || changed.owner !== owner) throw new InvalidRow(table.name, id, "id and owner never change");
  return changed;
}

function checkRequired({ table, id, fields }: Require, row: StoredRow | undefined): void {
  const holds =
    fields === "absent"
      ? row === undefined
      : row !== undefined && Object.entries(fields).every(([field, value]) => sameJson(row[field], value));
  if (!holds) throw new PreconditionFailed(table.name, id);
}

function touchedBy(states: readonly RowPlace[]): WritePlan["touched"] {
  const ownersOf = new Map<Table, Map<string, RowPlace>>();
  for (const state of states) {
    const owners = ownersOf.get(state.table) ?? new Map<string, RowPlace>();
    if (owners.size === 0) ownersOf.set(state.table, owners);
    if (!owners.has(state.owner)) owners.set(state.owner, state);
  }
  return [...ownersOf.values()].flatMap((owners) => [...owners.values()]);
}
