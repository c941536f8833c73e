import { documents } from "../../documents/document.ts";
import { evaluationFiles } from "../../evaluation/evaluation.ts";
import type { Store } from "../../storage/store.ts";
import type { ClientStoreDeps } from "../client-store.ts";
import { DAY } from "../forget-deleted.ts";
import { dropConflicts, KEPT_DAYS } from "../garbage.ts";
import { sweepOrphans } from "../orphans.ts";
import { stampOf, type RowState, type Values } from "../row-state.ts";
import { envelopeId, syncConflicts, type ConflictRow } from "../sync-tables.ts";
import { fromWire, type WireRow } from "../wire.ts";
import { fileName } from "./file-names.ts";
import type { KeyRing } from "./key-ring.ts";
import { isSealed, type SealedRegister } from "./sealed-form.ts";
import { NotOpened, openValue, sealValue, type ValuePlace } from "./sealed-value.ts";

/** What a device of an encrypted account does to rows on their way. */
export interface Sealing {
  /** Rows with every value sealed; what is not a value stays as it is. */
  seal(rows: readonly WireRow[]): Promise<WireRow[]>;
  /** Rows as they were before they were sealed. Those that do not open are left out. Throws `NoSuchKey`. */
  open(rows: readonly unknown[]): Promise<Opened>;
  /** Whether a batch was sealed: one from before the account was is not sent as it is. */
  isSealedBatch(ops: readonly unknown[]): boolean;
  /** What else is to be done for rows that came: what a server that cannot read leaves to the devices (R6). */
  applied(deps: Pick<ClientStoreDeps, "store" | "tables">, owner: string, rows: readonly unknown[]): Promise<void>;
  /** Once a day: a server that cannot read leaves values that lost long ago to the devices as well (R8). */
  tidy(store: Store, owner: string, now: number): Promise<void>;
}

export interface Opened {
  readonly rows: WireRow[];
  /** Changed on the way, or sealed by somebody else. */
  readonly unopened: number;
}

/** `onUnopened` hears of rows that were left out. */
export function createSealing(keys: KeyRing, onUnopened: (rows: number) => void = () => undefined): Sealing {
  return {
    seal: (rows) => Promise.all(rows.map((row) => sealRow(keys, row))),
    async open(rows) {
      const opened = await Promise.all(rows.map((row) => openRow(keys, row)));
      const known = opened.filter((row) => row !== undefined);
      const unopened = rows.length - known.length;
      if (unopened > 0) onUnopened(unopened);
      return { rows: known, unopened };
    },
    isSealedBatch: (ops) => ops.every((op) => Object.values(fromWire(op).state.values).every(isSealed)),
    applied: (deps, owner, rows) => sweepOrphans(deps, owner, rows),
    tidy: (store, owner, now) => dropConflicts(store, owner, now - KEPT_DAYS * DAY),
  };
}

async function sealRow(keys: KeyRing, row: WireRow): Promise<WireRow> {
  const { table, id, state } = fromWire(row);
  const values = await mapped(state, (field, value, stamp) => sealRegister(keys, { table, id, field, stamp }, value));
  return withValues(row, values);
}

async function sealRegister(keys: KeyRing, place: ValuePlace, value: unknown): Promise<SealedRegister> {
  const sealed = await sealValue(keys, place, value);
  const files = filesOf(place.table, place.field, value);
  if (files.length === 0) return sealed;
  return [sealed, ...(await Promise.all(files.map((id) => fileName(keys, id))))];
}

/** The files that a value names, by their own ids. */
function filesOf(table: string, field: string, value: unknown): readonly string[] {
  const isNaming =
    table === documents.name
      ? ["file", "text", "segments"].includes(field)
      : table === evaluationFiles.name && field === "file";
  if (!isNaming || !value) return [];
  return Array.isArray(value) ? (value as readonly string[]) : typeof value === "string" ? [value] : [];
}

async function openRow(keys: KeyRing, row: unknown): Promise<WireRow | undefined> {
  try {
    const { table, id, state } = fromWire(row);
    const loser = table === syncConflicts.name ? keptByServer(id, state) : undefined;
    const values = await mapped(state, async (field, value, stamp) => {
      const place = { table, id, field, stamp };
      if (isSealed(value)) return openValue(keys, (field === "value" ? loser : undefined) ?? place, value);
      // What a person decided is never the server's to say.
      if (loser && field !== "value" && !(field === "settled" && value !== null)) return value;
      throw new NotOpened({ table, field });
    });
    return withValues(row as WireRow, values);
  } catch (error) {
    if (error instanceof NotOpened) return undefined;
    throw error;
  }
}

/**
 * R8. A server keeps the value that lost without reading it: sealed as it was, for the place it had. What else stands in
 * such a row must be what its id says; a row that a device made is sealed as any other.
 */
function keptByServer(id: string, { values }: RowState): ValuePlace | undefined {
  const { table, row_id, field, stamp } = values as Partial<ConflictRow>;
  const isPlain = [table, row_id, field, stamp].every((each) => typeof each === "string" && !isSealed(each));
  if (!isPlain) return undefined;
  const place = { table: table ?? "", id: row_id ?? "", field: field ?? "", stamp: stamp ?? "" };
  return id === `${envelopeId(place.table, place.id)}#${place.field}@${place.stamp}` ? place : undefined;
}

async function mapped(
  state: RowState,
  each: (field: string, value: unknown, stamp: string) => Promise<unknown>,
): Promise<Values> {
  const fields = Object.keys(state.values);
  const done = await Promise.all(fields.map((field) => each(field, state.values[field], stampOf(state, field))));
  return Object.fromEntries(fields.map((field, at) => [field, done[at]]));
}

/** Everything but the values is as it was, down to what is left out. */
const withValues = ([table, id, stamp, , ...rest]: WireRow, values: Values): WireRow =>
  [table, id, stamp, values, ...rest] as unknown as WireRow;
