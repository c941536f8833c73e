import { changeLink, linkPlace } from "./link.ts";
import { rebook } from "./outbox.ts";
import type { Procedure, RowName } from "../merge/procedure.ts";
import { latest, stampOf, withStamp } from "../merge/row-state.ts";
import { formatStamp, see, START, tick, type Stamp } from "../protocol/stamp.ts";
import type { LinkRow } from "../merge/sync-tables.ts";
import { fromWire } from "../merge/wire.ts";

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
    for (const [table, id] of names) {
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
