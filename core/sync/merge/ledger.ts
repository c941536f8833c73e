import type { StoredRow, Table } from "../../storage/table.ts";
import type { RowPlace, WriteDraft } from "../../storage/write-extension.ts";
import type { ForeignValues } from "./foreign-values.ts";
import { summed } from "./fingerprint.ts";
import { canonicalJson } from "#core/storage/hash.ts";
import { isMoved } from "./moved-stamp.ts";
import { NO_STAMPS, stampOf, type RowState } from "./row-state.ts";
import { envelopePlace, headPlace } from "./row-places.ts";
import { strangers, withDefaults } from "./schema-gaps.ts";
import { formatStamp, see, START, tick, type Stamp } from "../protocol/stamp.ts";
import {
  envelopeId,
  syncAside,
  syncConflicts,
  type ConflictRow,
  type EnvelopeRow,
  type HeadRow,
} from "./sync-tables.ts";
import { stateOf, toRow, toValues } from "./wire.ts";

/** A device sends what it writes; the server numbers it for the devices to fetch. */
export type SyncRole = "device" | "server";

export interface LedgerOptions {
  readonly role: SyncRole;
  readonly tables: ReadonlyMap<string, Table>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly newDevice: () => string;
  /** R43. On the server: counts what its schema does not know, and refuses too much of it. */
  readonly foreign?: ForeignValues | undefined;
}

/** R42. Whose write it is, and when it says that it was; the host's own and now where left out. */
export interface Hand {
  readonly device?: string | undefined;
  /** Milliseconds of this host's clock. */
  readonly at?: number | undefined;
}

export type Dirty = Readonly<Record<string, Stamp>>;

/** Filled in field by field: thousands are made at once, and spreading what may be absent costs more than all the rest. */
type Unfinished<Row> = { -readonly [Field in keyof Row]: Row[Field] };

/** The books of one owner within one write: rows with their envelopes, the clock and the order of changes. */
export interface Ledger {
  readonly options: LedgerOptions;
  readonly owner: string;
  head(): HeadRow;
  setHead(change: Partial<HeadRow>): void;
  /** The stamp of what this write changes here: one for all of it. */
  stamp(): Stamp;
  see(stamp: Stamp): void;
  envelope(tableName: string, id: string): EnvelopeRow | undefined;
  state(tableName: string, id: string): RowState | undefined;
  /** The row's table, where this program has it and it syncs. */
  tableOf(tableName: string): Table | undefined;
  /**
   * Writes the row and its envelope. A row that its schema refuses is parked and the reason returned, unless `strict`:
   * then nothing is written.
   */
  store(tableName: string, id: string, state: RowState, more?: StoreOptions): string | undefined;
  /** Writes the envelope alone: the row is right as the draft has it. */
  book(tableName: string, id: string, state: RowState, more: BookOptions): void;
  /** The row and its envelope go without a trace. */
  forget(tableName: string, id: string): void;
  /** R8. Keeps a value that lost, as a row of its own that every device gets. */
  keepLoser(tableName: string, id: string, field: string, value: unknown, stamp: Stamp): void;
  /** Puts the head into the draft: once for all of a write, since each of its rows changes it. */
  close(): void;
}

export interface StoreOptions {
  readonly dirty?: Dirty;
  readonly strict?: boolean;
}

export interface BookOptions {
  readonly place: EnvelopeRow["place"];
  readonly dirty?: Dirty | undefined;
  readonly kept?: Readonly<Record<string, unknown>> | undefined;
  readonly unknown?: Readonly<Record<string, unknown>> | undefined;
}

export function createLedger(draft: WriteDraft, owner: string, options: LedgerOptions, hand: Hand = {}): Ledger {
  const place = headPlace(owner);
  let current: HeadRow | undefined;
  let changed = false;
  let stamped: Stamp | undefined;

  function head(): HeadRow {
    current ??= draft.current(place) ?? newHead(owner, options);
    return current;
  }

  function setHead(change: Partial<HeadRow>): void {
    current = { ...head(), ...change };
    changed = true;
  }

  function stamp(): Stamp {
    if (stamped !== undefined) return stamped;
    const { device, offset } = head();
    const next = tick(head(), (hand.at ?? options.now()) + offset);
    setHead(next);
    return (stamped = formatStamp(next, hand.device ?? device));
  }

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
    const table = options.tables.get(tableName);
    return table?.syncs ? table : undefined;
  }

  function rowOf(tableName: string, id: string): StoredRow | undefined {
    const table = tableOf(tableName);
    return table && draft.current({ table, owner, id });
  }

  /** What this host has in fields that no other is sent: a row that comes in leaves them as they are. */
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

  function store(tableName: string, id: string, next: RowState, { dirty, strict = false }: StoreOptions = {}) {
    const table = tableOf(tableName);
    const refusal = strict && !table ? refuseForeign(tableName, id, next.values) : undefined;
    if (refusal !== undefined) return refusal;
    if (!next.alive) {
      if (table) draft.set({ table, owner, id }, undefined);
      book(tableName, id, next, { place: "deleted", dirty, kept: next.values });
      return undefined;
    }
    // R44. Sealed values fit no schema: such rows are in the books alone.
    if (head().sealed !== undefined) {
      if (table) draft.set({ table, owner, id }, undefined);
      book(tableName, id, next, { place: "parked", dirty, kept: next.values });
      return undefined;
    }
    const parsed = table?.schema.safeParse({ ...toRow(next.values, id, owner), ...localValues(tableName, id) });
    if (table && parsed?.success) {
      const unknown = strangers(next.values, parsed.data);
      const tooMuch = strict && unknown && refuseForeign(tableName, id, unknown);
      if (tooMuch) return tooMuch;
      draft.set({ table, owner, id }, parsed.data);
      const whole = withDefaults(next, parsed.data, table.local);
      book(tableName, id, whole, { place: "table", dirty, unknown });
      return undefined;
    }
    const reason = parsed?.error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
    if (strict && table) return reason ?? "does not match its schema";
    if (table) draft.set({ table, owner, id }, undefined);
    book(tableName, id, next, { place: "parked", dirty, kept: next.values });
    return reason ?? `this program knows no table ${tableName}`;
  }

  function book(tableName: string, id: string, next: RowState, { place, dirty, kept, unknown }: BookOptions): void {
    const before = envelope(tableName, id);
    const isDirty = options.role === "device" && dirty !== undefined && Object.keys(dirty).length > 0;
    const counts = options.role === "server" || isDirty;
    const { seq, digest } = head();
    const { born, stamp, live, stamps } = next;
    const envelopeAt = placeOf(tableName, id);
    const row: Unfinished<EnvelopeRow> = {
      id: envelopeAt.id,
      owner,
      seq: counts ? seq + 1 : 0,
      born,
      stamp,
      live,
      place,
    };
    if (stamps !== NO_STAMPS && Object.keys(stamps).length > 0) row.stamps = stamps;
    if (kept) row.kept = kept;
    if (unknown) row.unknown = unknown;
    if (isDirty) row.dirty = dirty;
    draft.set(envelopeAt, row);
    countForeign(tableName, before, row);
    const sums = summed(digest, before, row);
    if (counts || sums !== digest) setHead({ seq: counts ? row.seq : seq, digest: sums });
    if (place !== (before?.place ?? "table")) setAside(row);
  }

  /** R44. Nothing of an encrypted account is known, and its rows are all parked. */
  const foreignHere = () => (head().sealed === undefined ? options.foreign : undefined);

  function countForeign(tableName: string, before: EnvelopeRow | undefined, after: EnvelopeRow | undefined): void {
    const foreign = foreignHere()?.counted(head(), tableOf(tableName) !== undefined, { before, after });
    if (foreign !== undefined) setHead({ foreign });
  }

  function refuseForeign(tableName: string, id: string, values: Readonly<Record<string, unknown>>) {
    const isKnown = tableOf(tableName) !== undefined;
    return foreignHere()?.refusal(head(), isKnown, { tableName, before: envelope(tableName, id), values });
  }

  function setAside({ id, place }: EnvelopeRow): void {
    const isAside = place === "deleted" || (place === "parked" && head().sealed === undefined);
    const aside = !isAside ? undefined : { id, owner, kind: place, at: options.now() };
    draft.set({ table: syncAside, owner, id }, aside);
  }

  function forget(tableName: string, id: string): void {
    const before = envelope(tableName, id);
    const table = tableOf(tableName);
    if (table) draft.set({ table, owner, id }, undefined);
    if (!before) return;
    draft.set(placeOf(tableName, id), undefined);
    countForeign(tableName, before, undefined);
    draft.set({ table: syncAside, owner, id: before.id }, undefined);
    setHead({ digest: summed(head().digest, before, undefined) });
  }

  function keepLoser(tableName: string, id: string, field: string, value: unknown, lost: Stamp): void {
    if (lost === "" || lost === START || tableName === syncConflicts.name) return;
    // R45. The sealed head of a row follows from what was done to it.
    if (field === "~") return;
    const former = tableOf(tableName)?.former;
    if (former) return keepFormerLoser(former, id, field, value, lost);
    if (!isAuthored(tableOf(tableName), field)) return;
    const conflictId = `${envelopeId(tableName, id)}#${field}@${lost}`;
    if (envelope(syncConflicts.name, conflictId)) return;
    const made = stamp();
    const row: ConflictRow = {
      id: conflictId,
      owner,
      table: tableName,
      row_id: id,
      field,
      value,
      stamp: lost,
      settled: null,
    };
    draft.set({ table: syncConflicts, owner, id: conflictId }, row);
    const values = toValues(row, owner);
    const fresh = { born: made, stamp: made, stamps: NO_STAMPS, live: "", alive: true, values };
    book(syncConflicts.name, conflictId, fresh, { place: "table", dirty: { "*": "" } });
  }

  /** R48. Of a row that has moved, the value that is where it moved to. */
  function keepFormerLoser(
    former: NonNullable<Table["former"]>,
    id: string,
    field: string,
    value: unknown,
    lost: Stamp,
  ): void {
    const moved = "becomes" in former ? former.translate(field, value) : undefined;
    if (!moved || !("becomes" in former)) return;
    const [name, translated] = moved;
    if (!isMoved(lost)) return keepLoser(former.becomes, id, name, translated, lost);
    const there = state(former.becomes, id);
    // On a device what moving left is no edit, which another could have overwritten.
    if (options.role === "server" && there)
      keepLoser(former.becomes, id, name, there.values[name], stampOf(there, name));
  }

  return {
    options,
    owner,
    head,
    setHead,
    stamp,
    see(seen) {
      const next = see(head(), seen);
      if (next !== head()) setHead({ ms: next.ms, counter: next.counter });
    },
    envelope,
    state,
    tableOf,
    store,
    book,
    forget,
    keepLoser,
    close() {
      if (changed) draft.set(place, head());
    },
  };
}

function newHead(owner: string, { newDevice }: LedgerOptions): HeadRow {
  return { id: "head", owner, device: newDevice(), ms: 0, counter: 0, offset: 0, seq: 0, floor: 0, digest: [0, 0] };
}

/** R8. Whether a person sets the field; all of a table that this program does not know. */
export const isAuthored = (table: Pick<Table, "authored"> | undefined, field: string): boolean =>
  table?.authored?.includes(field) ?? true;

export const sameValue = (a: unknown, b: unknown): boolean => a === b || canonicalJson(a) === canonicalJson(b);
