import type { Dirty, Ledger } from "../merge/ledger.ts";
import { changeLink, linkPlace } from "./link.ts";
import type { Procedure, RowName } from "../merge/procedure.ts";
import { NO_STAMPS, stampOf, type RowState } from "../merge/row-state.ts";
import { later } from "../protocol/stamp.ts";
import type { BookedState } from "../merge/read-states.ts";
import {
  envelopeId,
  isErased,
  syncRecovered,
  type EnvelopeRow,
  type LinkRow,
  type RecoveredRow,
} from "../merge/sync-tables.ts";
import { fromWire, toWire, type ReadRow, type WireRow } from "../merge/wire.ts";

/** What is to be sent of a row: all of a new one, and of another the fields that were edited. */
export function toOp({ table, id, envelope, state }: BookedState): WireRow {
  const { dirty = {} } = envelope;
  if ("*" in dirty) return toWire(table, id, state, dirty);
  const fields = Object.keys(dirty).filter((field) => field !== "!" && Object.hasOwn(state.values, field));
  const values = Object.fromEntries(fields.map((field) => [field, state.values[field]]));
  const stamps = Object.fromEntries(fields.map((field) => [field, stampOf(state, field)]));
  const live = "!" in dirty ? state.live : "";
  const stamp = Object.values(stamps).reduce(later, "") || live;
  const exceptions = Object.fromEntries(Object.entries(stamps).filter(([, each]) => each !== stamp));
  return toWire(table, id, { born: "", stamp, stamps: exceptions, live, alive: state.alive, values }, dirty);
}

export interface Take {
  readonly fence: number;
  readonly flight: NonNullable<LinkRow["flight"]>;
  /** The rows in it, with the place each had among the dirty ones: one edited since stays dirty. */
  readonly taken: readonly (readonly [...RowName, seq: number])[];
}

/** R22. Puts a batch under way: it is stored as it is sent, and its rows are clean until they are edited again. */
export const take: Procedure<Take> = {
  name: "take",
  needs: (owner) => [linkPlace(owner)],
  rows: ({ taken }) => taken.map(([table, id]) => [table, id]),
  run(ledger, draft, { fence, flight, taken }) {
    changeLink(ledger, draft, fence, { flight });
    let sent: ReadonlyMap<string, ReadRow> | undefined;
    for (const [table, id, seq] of taken) {
      const envelope = ledger.envelope(table, id);
      if (envelope?.seq === seq) rebookAs(ledger, table, id, envelope, undefined);
      else if (envelope?.dirty) {
        sent ??= rowsOf(flight.ops);
        const state = ledger.state(table, id);
        const row = sent.get(envelope.id);
        if (state && row) rebookAs(ledger, table, id, envelope, editedSince(state, row.state, envelope.dirty));
      }
    }
  },
};

function rowsOf(ops: string): ReadonlyMap<string, ReadRow> {
  const rows: readonly unknown[] = JSON.parse(ops);
  return new Map(rows.map(fromWire).map((row) => [envelopeId(row.table, row.id), row]));
}

/**
 * R8, R22. What is left to send of a row that was edited after the batch had been read. Those edits replace what the
 * batch says: naming what came before it would make the server see two writers where there is one.
 */
function editedSince(state: RowState, sent: RowState, dirty: Dirty): Dirty {
  const next: Record<string, string> = {};
  const isNew = "*" in dirty;
  for (const field of isNew ? Object.keys(state.values) : Object.keys(dirty)) {
    if (field === "!" || stampOf(state, field) === stampOf(sent, field)) continue;
    next[field] = Object.hasOwn(sent.values, field) ? stampOf(sent, field) : (dirty[field] ?? "");
  }
  const wasSent = isNew || sent.live !== "";
  if (state.live !== sent.live && ("!" in dirty || isNew)) next["!"] = wasSent ? sent.live : (dirty["!"] ?? "");
  return next;
}

export interface Ack {
  readonly fence: number;
  readonly n: number;
  /** R24. Where the cursor goes; undefined where it stays. */
  readonly since: number | undefined;
  readonly unknown: readonly RowName[];
  readonly rejected: readonly (readonly [table: string, id: string, reason: string])[];
  readonly at: string;
}

/** The batch has arrived. What the server could not take is kept where a person finds it. */
export const ack: Procedure<Ack> = {
  name: "ack",
  needs: (owner) => [linkPlace(owner)],
  rows: ({ unknown, rejected }) => [...unknown, ...rejected.map(([table, id]) => [table, id] as const)],
  run(ledger, draft, { fence, n, since, unknown, rejected, at }) {
    changeLink(ledger, draft, fence, { flight: null, n, ...(since !== undefined && { since }) });
    const recover = (table: string, id: string, reason: string) => {
      const state = ledger.state(table, id);
      if (!state) return;
      const name = `${table}/${id}`;
      const { owner } = ledger;
      const row: RecoveredRow = { id: name, owner, table, row_id: id, values: state.values, reason, at };
      draft.set({ table: syncRecovered, owner, id: name }, row);
    };
    for (const [table, id] of unknown) {
      recover(table, id, "It was deleted elsewhere, and has been cleared there since.");
      ledger.forget(table, id);
    }
    for (const [table, id, reason] of rejected) {
      // Deleted for ever here while another device brought it back: it is fetched as it is there.
      if (isErased({ kept: ledger.state(table, id)?.values ?? {} })) ledger.forget(table, id);
      else recover(table, id, reason);
    }
  },
};

/** The envelope alone, with other dirt. */
export function rebook(ledger: Ledger, table: string, id: string, dirty: Dirty | undefined): void {
  const envelope = ledger.envelope(table, id);
  if (envelope) rebookAs(ledger, table, id, envelope, dirty);
}

function rebookAs(
  ledger: Ledger,
  table: string,
  id: string,
  { born, stamp, stamps = NO_STAMPS, live, place, kept, unknown }: EnvelopeRow,
  dirty: Dirty | undefined,
): void {
  const state: RowState = { born, stamp, stamps, live, alive: place !== "deleted", values: {} };
  ledger.book(table, id, state, { place, kept, unknown, dirty });
}
