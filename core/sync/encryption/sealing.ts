import { isRecord } from "../../storage/is-record.ts";
import type { Table } from "../../storage/table.ts";
import type { Store } from "../../storage/store.ts";
import type { Page } from "../device/apply-pull.ts";
import type { ClientStoreDeps } from "../device/client-store.ts";
import { DAY } from "../merge/forget-deleted.ts";
import { dropConflicts } from "../server/garbage.ts";
import { KEPT_DAYS } from "../trash/kept-days.ts";
import { sweepOrphans } from "../merge/orphans.ts";
import type { RowName } from "../merge/procedure.ts";
import type { BookedState } from "../merge/read-states.ts";
import { stampOf, type RowState, type Values } from "../merge/row-state.ts";
import { envelopeId, namedIn, syncConflicts } from "../merge/sync-tables.ts";
import { fromWire, toWire, type ReadRow, type WireRow } from "../merge/wire.ts";
import { fileName } from "./file-names.ts";
import type { KeyRing } from "./key-ring.ts";
import { hasHead, readHead, underHead, withHead } from "./row-head.ts";
import { isSealed, type SealedRegister } from "./sealed-form.ts";
import { NotOpened, openValue, sealValue, type ValuePlace } from "./sealed-value.ts";
import { createStatements, type StatementOptions } from "./statements.ts";
import { createWatch, type Watch } from "./watch.ts";

/** What a device of an encrypted account does to rows on their way. */
export interface Sealing {
  /** Operations with every value sealed, and with the sealed heads of rows that are made, deleted or brought back. */
  seal(ops: readonly WireRow[], states?: readonly BookedState[]): Promise<WireRow[]>;
  /** Rows as they were before they were sealed. Those that no device wrote so are left out. Throws `NoSuchKey`. */
  open(rows: readonly unknown[], rules?: OpenRules): Promise<Opened>;
  /** Operations of this device as they were before they were sealed. */
  openOwn(ops: readonly unknown[]): Promise<WireRow[]>;
  /** Whether a batch was sealed as it would be now: another one is taken back and sealed anew. */
  isSealedBatch(ops: readonly unknown[]): boolean;
  /** What else is to be done once rows that came are written: what a server that cannot read leaves to the devices (R6). */
  applied(deps: ClientStoreDeps, page: Pick<Page, "fence" | "heal">, opened: Opened): Promise<void>;
  /** Once a day: a server that cannot read leaves values that lost long ago to the devices as well (R8). */
  tidy(store: Store, owner: string, now: number): Promise<void>;
  /** What the server did that only a server can do that was set back, is broken, or lies. */
  readonly watch: Watch;
}

export interface SealingOptions extends StatementOptions {
  /** Those whose rows name files. */
  readonly tables: readonly Table[];
}

export interface OpenRules {
  /** Rows without a sealed head are left out: the account has none any more. */
  readonly headed: boolean;
}

export interface Opened {
  readonly rows: WireRow[];
  /** Changed on the way, put elsewhere, or sealed by somebody else. */
  readonly forged: RowName[];
  /** Of devices from before there were heads. */
  readonly unheaded: RowName[];
}

export function createSealing(keys: KeyRing, { tables, ...options }: SealingOptions): Sealing {
  const filesOf = filesNamed(tables);
  const statements = createStatements(keys, options);
  const watch = createWatch(keys, statements);
  return {
    watch,
    seal: (ops, states = []) =>
      Promise.all(
        ops.map(async (op, at) => {
          const { table, state } = states[at] ?? fromWire(op);
          statements.hear({ table, state });
          return withHead(keys, await sealRow(keys, op, filesOf(table, state.values)), state);
        }),
      ),
    async open(rows, rules = { headed: false }) {
      const opened = await Promise.all(rows.map((row) => openRow(keys, row, { headed: rules.headed || keys.headed })));
      return {
        rows: opened.flatMap(({ row }) => (row ? [row] : [])),
        forged: opened.flatMap(({ name, row }) => (row ? [] : [name])),
        unheaded: opened.flatMap(({ name, unheaded }) => (unheaded ? [name] : [])),
      };
    },
    openOwn: (ops) => Promise.all(ops.map((op) => openOwn(keys, op))),
    isSealedBatch: (ops) => ops.every((op) => isSealedOp(fromWire(op))),
    async applied(deps, page, opened) {
      await sweepOrphans(deps, deps.owner, opened.rows);
      await watch.applied(deps, page, opened);
    },
    tidy: (store, owner, now) => dropConflicts(store, owner, now - KEPT_DAYS * DAY),
  };
}

const isSealedOp = ({ state: { values, born, live } }: ReadRow): boolean =>
  Object.values(values).every(isSealed) && (hasHead(values) || (born === "" && live === ""));

async function sealRow(keys: KeyRing, row: WireRow, files: ReturnType<FilesOf>): Promise<WireRow> {
  const { table, id, state } = fromWire(row);
  const values = await mapped(state, (field, value, stamp) =>
    sealRegister(keys, { table, id, field, stamp }, value, files(field)),
  );
  return withValues(row, values);
}

async function sealRegister(
  keys: KeyRing,
  place: ValuePlace,
  value: unknown,
  files: readonly string[],
): Promise<SealedRegister> {
  const sealed = await sealValue(keys, place, value);
  if (files.length === 0) return sealed;
  return [sealed, ...(await Promise.all(files.map((id) => fileName(keys, id))))];
}

/** The files that each value of a row names, by their own ids. */
type FilesOf = (table: string, values: Values) => (field: string) => readonly string[];

function filesNamed(tables: readonly Table[]): FilesOf {
  return (table, values) => (field) => {
    if (table !== syncConflicts.name) return namedIn(tables, table, { [field]: values[field] });
    // R8. A value that lost names what its field names; so does the one that was in use before a decision.
    const { table: of, field: lost, value, settled } = values;
    const kept = field === "value" ? value : field === "settled" && isRecord(settled) ? settled["before"] : undefined;
    return namedIn(tables, String(of), { [String(lost)]: kept });
  };
}

interface OpenedRow {
  readonly name: RowName;
  readonly row: WireRow | undefined;
  readonly unheaded: boolean;
}

async function openRow(keys: KeyRing, row: unknown, { headed }: OpenRules): Promise<OpenedRow> {
  const { table, id, state: sealed } = fromWire(row);
  const name = [table, id] as const;
  try {
    const { state, head } = await readHead(keys, { table, id, state: sealed });
    const loser = table === syncConflicts.name ? keptByServer(id, state) : undefined;
    const values = await mapped(state, async (field, value, stamp) => {
      const place = { table, id, field, stamp };
      if (isSealed(value)) return openValue(keys, (field === "value" ? loser : undefined) ?? place, value);
      // What a person decided is never the server's to say.
      if (loser && field !== "value" && !(field === "settled" && value !== null)) return value;
      throw new NotOpened({ table, field });
    });
    const opened = { ...state, values };
    if (head) return { name, row: underHead(table, id, opened, head), unheaded: false };
    // What a server keeps has no head: it can neither be deleted without one.
    const isKept = loser !== undefined && state.live === "";
    if (headed && !isKept) throw new NotOpened({ table, field: "~" });
    return { name, row: toWire(table, id, opened), unheaded: !isKept };
  } catch (error) {
    if (error instanceof NotOpened) return { name, row: undefined, unheaded: false };
    throw error;
  }
}

async function openOwn(keys: KeyRing, op: unknown): Promise<WireRow> {
  const { table, id, state: sealed, replaced } = fromWire(op);
  const { state } = await readHead(keys, { table, id, state: sealed });
  const values = await mapped(state, async (field, value, stamp) =>
    isSealed(value) ? openValue(keys, { table, id, field, stamp }, value) : value,
  );
  return toWire(table, id, { ...state, values }, replaced);
}

/**
 * R8. A server keeps the value that lost without reading it: sealed as it was, for the place it had. What else stands in
 * such a row must be what its id says; a row that a device made is sealed as any other.
 */
function keptByServer(id: string, { values }: RowState): ValuePlace | undefined {
  const { table, row_id: row, field, stamp } = values;
  if (!isPlain(table) || !isPlain(row) || !isPlain(field) || !isPlain(stamp)) return undefined;
  const place = { table, id: row, field, stamp };
  return id === `${envelopeId(place.table, place.id)}#${place.field}@${place.stamp}` ? place : undefined;
}

const isPlain = (value: unknown): value is string => typeof value === "string" && !isSealed(value);

async function mapped(
  state: RowState,
  each: (field: string, value: unknown, stamp: string) => Promise<unknown>,
): Promise<Values> {
  const fields = Object.keys(state.values);
  const done = await Promise.all(fields.map((field) => each(field, state.values[field], stampOf(state, field))));
  return Object.fromEntries(fields.map((field, at) => [field, done[at]]));
}

/** Everything but the values is as it was, down to what is left out. */
const withValues = ([table, id, stamp, , ...rest]: WireRow, values: Values): WireRow => [
  table,
  id,
  stamp,
  values,
  ...rest,
];
