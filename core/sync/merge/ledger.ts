import type { Table } from "../../storage/table.ts";
import type { WriteDraft } from "../../storage/write-extension.ts";
import type { ForeignValues } from "./foreign-values.ts";
import { summed } from "./fingerprint.ts";
import { canonicalJson } from "#core/storage/hash.ts";
import { createHeadClock, type Hand, type HeadClock, type HeadClockOptions } from "./head-clock.ts";
import { keepLoser, type Loser } from "./losers.ts";
import { releaseBlobs } from "./release-blobs.ts";
import { createRowReader, type RowReader } from "./row-reader.ts";
import { NO_STAMPS, type RowState } from "./row-state.ts";
import { strangers, withDefaults } from "./schema-gaps.ts";
import type { Stamp } from "../protocol/stamp.ts";
import { syncAside, type EnvelopeRow } from "./sync-tables.ts";
import { toRow } from "./wire.ts";

/** A device sends what it writes; the server numbers it for the devices to fetch. */
export type SyncRole = "device" | "server";

export interface LedgerOptions extends HeadClockOptions {
  readonly role: SyncRole;
  readonly tables: ReadonlyMap<string, Table>;
  /** R43. On the server: counts what its schema does not know, and refuses too much of it. */
  readonly foreign?: ForeignValues | undefined;
}

export type Dirty = Readonly<Record<string, Stamp>>;

/** Filled in field by field: thousands are made at once, and spreading what may be absent costs more than all the rest. */
type Unfinished<Row> = { -readonly [Field in keyof Row]: Row[Field] };

/** The books of one owner within one write: rows with their envelopes, the clock and the order of changes. */
export interface Ledger extends HeadClock, Pick<RowReader, "envelope" | "state" | "tableOf"> {
  readonly options: LedgerOptions;
  readonly owner: string;
  /**
   * Writes the row and its envelope. A row that its schema refuses is parked and the reason returned, unless `strict`:
   * then nothing is written.
   */
  store(tableName: string, id: string, state: RowState, more?: StoreOptions): string | undefined;
  /** Writes the envelope alone: the row is right as the draft has it. */
  book(tableName: string, id: string, state: RowState, more: BookOptions): void;
  /** The row and its envelope go without a trace. */
  forget(tableName: string, id: string): void;
  /** R8. Keeps a value that lost in a row that every device gets. */
  keepLoser(...loser: Loser): void;
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

export function createLedger(draft: WriteDraft, owner: string, options: LedgerOptions, hand: Hand): Ledger {
  const clock = createHeadClock(draft, owner, options, hand);
  const { head, setHead } = clock;
  const rows = createRowReader(draft, owner, options.tables);
  const { placeOf, envelope, tableOf, localValues, state } = rows;
  const foreign = createForeignCount(options.foreign, clock, rows);

  function store(tableName: string, id: string, next: RowState, { dirty, strict = false }: StoreOptions = {}) {
    const table = tableOf(tableName);
    const refusal = strict && !table ? foreign.refusal(tableName, id, next.values) : undefined;
    if (refusal !== undefined) return refusal;
    if (!next.alive) {
      releaseBlobs(ledger, draft, [tableName, id], { before: state(tableName, id), after: next });
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
      const tooMuch = strict && unknown && foreign.refusal(tableName, id, unknown);
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
    const envelopeAt = placeOf(tableName, id);
    const { born, stamp, live, stamps } = next;
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
    foreign.count(tableName, before, row);
    const sums = summed(digest, before, row);
    if (counts || sums !== digest) setHead({ seq: counts ? row.seq : seq, digest: sums });
    if (place !== (before?.place ?? "table")) setAside(row);
  }

  function setAside({ id, place }: EnvelopeRow): void {
    const isAside = place === "deleted" || (place === "parked" && head().sealed === undefined);
    const aside = !isAside ? undefined : { id, owner, kind: place, at: options.now() + head().offset };
    draft.set({ table: syncAside, owner, id }, aside);
  }

  function forget(tableName: string, id: string): void {
    const before = envelope(tableName, id);
    const table = tableOf(tableName);
    if (table) draft.set({ table, owner, id }, undefined);
    if (!before) return;
    draft.set(placeOf(tableName, id), undefined);
    foreign.count(tableName, before, undefined);
    draft.set({ table: syncAside, owner, id: before.id }, undefined);
    setHead({ digest: summed(head().digest, before, undefined) });
  }

  const ledger: Ledger = {
    ...clock,
    options,
    owner,
    envelope,
    state,
    tableOf,
    store,
    book,
    forget,
    keepLoser: (...loser) => keepLoser(ledger, draft, loser),
  };
  return ledger;
}

/** R43. Counts in the head what this server keeps without knowing it. */
function createForeignCount(foreign: ForeignValues | undefined, { head, setHead }: HeadClock, rows: RowReader) {
  /** R44. Nothing of an encrypted account is known, and its rows are all parked. */
  const here = () => (head().sealed === undefined ? foreign : undefined);
  const isKnown = (tableName: string) => rows.tableOf(tableName) !== undefined;

  return {
    count(tableName: string, before: EnvelopeRow | undefined, after: EnvelopeRow | undefined): void {
      const counted = here()?.counted(head(), isKnown(tableName), { before, after });
      if (counted !== undefined) setHead({ foreign: counted });
    },
    refusal(tableName: string, id: string, values: Readonly<Record<string, unknown>>): string | undefined {
      return here()?.refusal(head(), isKnown(tableName), { tableName, before: rows.envelope(tableName, id), values });
    },
  };
}

export const sameValue = (a: unknown, b: unknown): boolean => a === b || canonicalJson(a) === canonicalJson(b);
