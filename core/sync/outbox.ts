import type { Operation } from "../storage/store.ts";
import type { Table } from "../storage/table.ts";
import { changeLink, linkPlace } from "./apply-pull.ts";
import type { Dirty, Ledger } from "./ledger.ts";
import { carryOut, type Procedure, type RowName } from "./procedure.ts";
import { latest, NO_STAMPS, stampOf, withStamp, type RowState } from "./row-state.ts";
import { formatStamp, later, see, START, tick, type Stamp } from "./stamp.ts";
import type { BookedState } from "./read-states.ts";
import { syncRecovered, type EnvelopeRow, type LinkRow, type RecoveredRow } from "./sync-tables.ts";
import { fromWire, toWire, type WireRow } from "./wire.ts";

const recoveredTable = syncRecovered as unknown as Table;

/** What is to be sent of a row: all of a new one, and of another the fields that were edited. */
export function toOp({ table, id, envelope, state }: BookedState): WireRow {
  const { dirty = {} } = envelope;
  if ("*" in dirty) return toWire(table, id, state, { "*": "" });
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
    if (!ledger.options.rules.separateFlight) return;
    for (const [table, id, seq] of taken) {
      const envelope = ledger.envelope(table, id);
      if (envelope?.seq === seq) rebookAs(ledger, table, id, envelope, undefined);
    }
  },
};

export interface Ack {
  readonly fence: number;
  readonly n: number;
  /** R24. Where the cursor goes; undefined where it stays. */
  readonly since: number | undefined;
  readonly unknown: readonly RowName[];
  readonly rejected: readonly (readonly [table: string, id: string, reason: string])[];
  readonly at: string;
  /** For the mutation gate: rows of the batch. */
  readonly sent: readonly RowName[];
}

/** The batch has arrived. What the server could not take is kept where a person finds it. */
export const ack: Procedure<Ack> = {
  name: "ack",
  needs: (owner) => [linkPlace(owner)],
  rows: ({ unknown, rejected, sent }) => [...unknown, ...rejected.map(([table, id]) => [table, id] as const), ...sent],
  run(ledger, draft, { fence, n, since, unknown, rejected, at, sent }) {
    changeLink(ledger, draft, fence, { flight: null, n, ...(since !== undefined && { since }) });
    for (const [table, id] of sent) rebook(ledger, table, id, undefined);
    const recover = (table: string, id: string, reason: string) => {
      const state = ledger.state(table, id);
      if (!state) return;
      const name = `${table}/${id}`;
      const { owner } = ledger;
      const row: RecoveredRow = { id: name, owner, table, row_id: id, values: state.values, reason, at };
      draft.set({ table: recoveredTable, owner, id: name }, row);
    };
    for (const [table, id] of unknown) {
      recover(table, id, "It was deleted elsewhere, and has been cleared there since.");
      ledger.forget(table, id);
    }
    for (const [table, id, reason] of rejected) recover(table, id, reason);
  },
};

export interface Unflight {
  readonly fence: number;
  readonly ops: readonly unknown[];
  readonly link: Partial<Pick<LinkRow, "n" | "since" | "epoch">>;
}

/** Takes back a batch that is known not to have been applied: its edits are dirty again, on top of which later ones stay. */
export const unflight: Procedure<Unflight> = {
  name: "unflight",
  needs: (owner) => [linkPlace(owner)],
  rows: ({ ops }) =>
    ops.map((op) => {
      const { table, id } = fromWire(op);
      return [table, id];
    }),
  run(ledger, draft, { fence, ops, link }) {
    changeLink(ledger, draft, fence, { flight: null, ...link });
    for (const op of ops) {
      const { table, id, state: sent, replaced } = fromWire(op);
      const here = ledger.state(table, id);
      if (!here) {
        if (sent.born !== "") ledger.store(table, id, sent, { dirty: { "*": "" } });
        continue;
      }
      const dirty: Record<string, Stamp> = { ...ledger.envelope(table, id)?.dirty };
      if ("*" in replaced) dirty["*"] = "";
      if ("!" in replaced && here.live >= sent.live) dirty["!"] = replaced["!"] ?? "";
      for (const field of Object.keys(sent.values)) {
        const mine = stampOf(sent, field);
        if (stampOf(here, field) === mine || field in dirty) dirty[field] = replaced[field] ?? "";
        else ledger.keepLoser(table, id, field, sent.values[field], mine);
      }
      rebook(ledger, table, id, "*" in dirty ? { "*": "" } : dirty);
    }
  },
};

export interface Restamp {
  readonly fence: number;
  /** Dirty rows in the order they were edited. */
  readonly names: readonly RowName[];
  /** Milliseconds to add to this device's clock. */
  readonly offset: number;
}

/** R12. Milliseconds that a clock may be ahead of the server's without being set back: half of what is taken there. */
const SLACK = 30_000;

/** R12. Stamps that nobody else has seen are made anew by a clock put right, in the same order. */
export const restamp: Procedure<Restamp> = {
  name: "restamp",
  needs: (owner) => [linkPlace(owner)],
  rows: ({ names }) => names,
  run(ledger, draft, { fence, names, offset }) {
    changeLink(ledger, draft, fence, {});
    const physical = ledger.options.now() + offset;
    const limit = formatStamp({ ms: Math.floor(physical), counter: 0 }, "");
    // A clock put right before has given stamps since that others have seen; it does not begin again.
    const { ms, counter } = ledger.head();
    let clock = ms > physical + SLACK ? { ms: Math.floor(physical), counter: 0 } : { ms, counter };
    ledger.setHead({ offset, ...clock });
    for (const [table, id] of ledger.options.rules.inOrder ? names : names.toReversed()) {
      const dirty = ledger.envelope(table, id)?.dirty;
      const state = ledger.state(table, id);
      if (!dirty || !state || latest(state) < limit) continue;
      // Later than what each edit replaced, which may be ahead of the server's clock by as much as it allows. A new row
      // replaced only what nobody has seen.
      const replaced = "*" in dirty ? [] : Object.values(dirty);
      clock = tick(replaced.reduce(see, clock), physical);
      const stamp = formatStamp(clock, ledger.head().device);
      ledger.setHead(clock);
      const isNew = "*" in dirty && state.born !== START;
      const fields = isNew ? Object.keys(state.values) : Object.keys(dirty).filter((field) => field !== "!");
      const values = Object.fromEntries(
        fields.filter((field) => stampOf(state, field) >= limit).map((field) => [field, state.values[field]]),
      );
      const next = withStamp(state, values, stamp);
      const live = state.live >= limit && ("!" in dirty || isNew) ? stamp : state.live;
      const born = isNew && state.born >= limit ? stamp : state.born;
      ledger.store(table, id, { ...next, live, born }, { dirty });
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

export const takeOperation = (owner: string, input: Take): Operation => carryOut(take, owner, input);
export const ackOperation = (owner: string, input: Ack): Operation => carryOut(ack, owner, input);
export const unflightOperation = (owner: string, input: Unflight): Operation => carryOut(unflight, owner, input);
export const restampOperation = (owner: string, input: Restamp): Operation => carryOut(restamp, owner, input);
