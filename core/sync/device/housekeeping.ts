import { settleClashes } from "../merge/clashes.ts";
import type { Clashes } from "../merge/find-clashes.ts";
import { envelopePlace } from "../merge/row-places.ts";
import { changeLink, linkPlace } from "./link.ts";
import { rebook } from "./outbox.ts";
import type { Procedure, RowName } from "../merge/procedure.ts";
import { NO_STAMPS, stampOf, withStamp, type RowState, type Values } from "../merge/row-state.ts";
import { formatStamp, START } from "../protocol/stamp.ts";
import { envelopeId } from "../merge/sync-tables.ts";
import { toValues } from "../merge/wire.ts";

// What a cycle hardly ever does: a device loads it when it does.

/** R19. After a full pull: rows the server does not have are gone here too, or sent again where it lost them. */
export interface Settle {
  readonly fence: number;
  readonly unseen: readonly RowName[];
  readonly heal: boolean;
}

export const settle: Procedure<Settle> = {
  name: "settle",
  needs: (owner) => [linkPlace(owner)],
  rows: ({ unseen }) => unseen,
  run(ledger, draft, { fence, unseen, heal }) {
    changeLink(ledger, draft, fence, {});
    for (const [table, id] of unseen) {
      // What was edited here of a row that the server lost goes with the whole of it.
      if (ledger.envelope(table, id)?.dirty && !heal) continue;
      if (heal) rebook(ledger, table, id, { "*": "" });
      else ledger.forget(table, id);
    }
  },
};

/** R37. Forgets deletions that every device has heard of. */
export interface Collect {
  readonly names: readonly RowName[];
  /** Places in the feed up to which all devices have everything; on a device nothing is compared. */
  readonly upTo: number | null;
}

export const collect: Procedure<Collect> = {
  name: "collect",
  rows: ({ names }) => names,
  run(ledger, _, { names, upTo }) {
    let { floor } = ledger.head();
    for (const [table, id] of names) {
      const envelope = ledger.envelope(table, id);
      if (envelope?.place !== "deleted" || envelope.dirty) continue;
      if (upTo !== null && envelope.seq > upTo) continue;
      floor = Math.max(floor, upTo === null ? 0 : envelope.seq);
      ledger.forget(table, id);
    }
    ledger.setHead({ floor });
  },
};

/** R5. Brings deleted rows back, as they were and with what was edited elsewhere since, save the fields that `moved` names. */
export interface Undelete {
  readonly names: readonly RowName[];
  readonly moved?: readonly (readonly [...RowName, fields: Values])[];
}

export const undelete: Procedure<Undelete> = {
  name: "undelete",
  rows: ({ names }) => names,
  run(ledger, _, { names, moved = [] }) {
    const fieldsOf = new Map(moved.map(([table, id, fields]) => [envelopeId(table, id), fields]));
    for (const [table, id] of names) {
      const envelope = ledger.envelope(table, id);
      const state = ledger.state(table, id);
      if (!envelope || !state || state.alive) continue;
      const fields = fieldsOf.get(envelope.id) ?? {};
      const replaced = Object.fromEntries(Object.keys(fields).map((field) => [field, stampOf(state, field)]));
      const dirty =
        "*" in (envelope.dirty ?? {}) ? envelope.dirty : { ...replaced, ...envelope.dirty, "!": envelope.live };
      const back = withStamp(state, fields, ledger.stamp());
      ledger.store(table, id, { ...back, live: ledger.stamp(), alive: true }, dirty ? { dirty } : {});
    }
  },
};

/** R5. Deleted rows lose their values on every device, so that nobody has anything left to bring back. */
export const purge: Procedure<{ readonly names: readonly RowName[] }> = {
  name: "purge",
  rows: ({ names }) => names,
  run(ledger, _, { names }) {
    for (const [table, id] of names) {
      const envelope = ledger.envelope(table, id);
      const state = ledger.state(table, id);
      if (!envelope || !state || state.alive) continue;
      const fields = Object.keys(state.values);
      const gone = withStamp(state, Object.fromEntries(fields.map((field) => [field, null])), ledger.stamp());
      const replaced = Object.fromEntries(fields.map((field) => [field, stampOf(state, field)]));
      const dirty = "*" in (envelope.dirty ?? {}) ? envelope.dirty : { ...replaced, ...envelope.dirty };
      ledger.book(table, id, gone, { place: "deleted", kept: gone.values, dirty });
    }
  },
};

/** Rows written before there was sync get their books, as if made when they were last written. */
export const adopt: Procedure<{ readonly names: readonly (readonly [...RowName, at: number])[] }> = {
  name: "adopt",
  rows: ({ names }) => names.map(([table, id]) => [table, id]),
  run(ledger, draft, { names }) {
    for (const [tableName, id, at] of names) {
      const table = ledger.tableOf(tableName);
      const row = table && draft.current({ table, owner: ledger.owner, id });
      if (!row || ledger.envelope(tableName, id)) continue;
      const stamp = formatStamp({ ms: at, counter: 0 }, ledger.head().device);
      const values = toValues(row, ledger.owner, table.local);
      const state: RowState = { born: stamp, stamp, stamps: NO_STAMPS, live: "", alive: true, values };
      ledger.see(stamp);
      ledger.book(tableName, id, state, { place: "table", dirty: { "*": "" } });
    }
  },
};

/** R43. Fields that a newer program gave the rows it found: nobody wrote them, so they are older than any write. */
export interface Learn {
  /** Of the cycle on a device; a server has none. */
  readonly fence: number | undefined;
  readonly names: readonly RowName[];
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

export const learn: Procedure<Learn> = {
  name: "learn",
  needs: (owner, { fence }) => (fence === undefined ? [] : [linkPlace(owner)]),
  rows: ({ names }) => names,
  run(ledger, draft, { fence, names, fields }) {
    if (fence !== undefined) changeLink(ledger, draft, fence, {});
    for (const [table, id] of names) {
      const envelope = ledger.envelope(table, id);
      const fresh = (fields[table] ?? []).filter(
        (field) => !(field in { ...envelope?.unknown, ...envelope?.stamps, ...envelope?.dirty }),
      );
      if (envelope?.place !== "table" || "*" in (envelope.dirty ?? {}) || fresh.length === 0) continue;
      const stamps = { ...envelope.stamps, ...Object.fromEntries(fresh.map((field) => [field, START])) };
      draft.set(envelopePlace(ledger.owner, table, id), { ...envelope, stamps });
    }
  },
};

/** R43. Tries rows again that an older program had no place for, or whose fields it did not know. */
export const unpark: Procedure<{ readonly names: readonly RowName[]; readonly clashes: Clashes }> = {
  name: "unpark",
  rows: ({ names, clashes }) => [...names, ...clashes.names],
  run(ledger, draft, { names, clashes }) {
    for (const [table, id] of names) {
      const envelope = ledger.envelope(table, id);
      const state = ledger.state(table, id);
      if (!envelope || !state?.alive) continue;
      ledger.store(table, id, state, envelope.dirty ? { dirty: envelope.dirty } : {});
    }
    settleClashes(ledger, draft, clashes);
  },
};
