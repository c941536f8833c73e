import { type Operation } from "../../storage/store.ts";
import { settleClashes } from "../merge/clashes.ts";
import { isSealed } from "../encryption/sealed-form.ts";
import { sameValue, type Ledger } from "../merge/ledger.ts";
import { operation, type Procedure, type RowName } from "../merge/procedure.ts";
import { SKEW } from "../protocol/protocol.ts";
import { SyncRefused } from "../protocol/refused.ts";
import { justAfter } from "../merge/moved-stamp.ts";
import { latest, merge, stampOf } from "../merge/row-state.ts";
import { msOf } from "../protocol/stamp.ts";
import { syncDevices } from "./server-tables.ts";
import { BadRow, fromWire } from "../merge/wire.ts";

export interface Push {
  readonly device: string;
  /** Grows by one with every batch of the device. */
  readonly n: number;
  readonly since: number;
  readonly hash: string;
  readonly ops: readonly unknown[];
  /** Rows that may clash in a unique index, found by a try before; and how many there were. */
  readonly clashes: { readonly names: readonly RowName[]; readonly attempt: number };
}

/** What the device is answered, now and when it asks again. */
export interface PushReply {
  readonly n: number;
  readonly head: number;
  /** R24. Nothing else was written since `since`: the cursor may move to `head`. */
  readonly ff: 0 | 1;
  /** R25. Edited, but not here. */
  readonly unknown: readonly RowName[];
  /** R26. Not taken, with the reason. */
  readonly rejected: readonly (readonly [table: string, id: string, reason: string])[];
}

/** R22-R26. Applies a device's batch on the server and keeps the answer with it. */
const applyPush: Procedure<Push> = {
  name: "push",
  needs: (owner, { device }) => [{ table: syncDevices, owner, id: device }],
  rows: ({ ops, clashes }) => [...ops.flatMap(nameOf), ...clashes.names],

  run(ledger, draft, push) {
    const place = { table: syncDevices, owner: ledger.owner, id: push.device };
    const device = draft.current(place);
    if (!device) throw new SyncRefused("device_unknown");
    if (device.revoked_at !== null) throw new SyncRefused("device_revoked");
    const { now } = ledger.options;
    if (push.n === device.n && push.hash === device.hash) return;
    if (push.n === device.n) throw new SyncRefused("device_forked");
    if (push.n !== device.n + 1) throw new SyncRefused("gap");
    const before = ledger.head();
    if (push.since > before.seq) throw new SyncRefused("epoch_changed");
    if (push.since > 0 && push.since < before.floor) throw new SyncRefused("resync_required");

    const result: Result = { unknown: [], rejected: [], own: 0 };
    for (const op of push.ops) applyOp(ledger, op, now() + SKEW, result);
    settleClashes(ledger, draft, push.clashes);

    const { seq } = ledger.head();
    const alone = push.since === before.seq && seq === before.seq + result.own;
    const reply: PushReply = {
      n: push.n,
      head: seq,
      ff: alone ? 1 : 0,
      unknown: result.unknown,
      rejected: result.rejected,
    };
    draft.set(place, {
      ...device,
      n: push.n,
      hash: push.hash,
      reply: JSON.stringify(reply),
      ack: Math.max(device.ack, push.since),
      last_seen: new Date(now()).toISOString(),
    });
  },
};

export const pushOperation = (owner: string, push: Push): Operation => operation(applyPush, owner, push);
export { applyPush };

interface Result {
  readonly unknown: RowName[];
  readonly rejected: [string, string, string][];
  /** Changes of the feed that are the batch's own, and exactly as it says. */
  own: number;
}

function applyOp(ledger: Ledger, op: unknown, limit: number, result: Result): void {
  const name = nameOf(op)[0];
  if (!name) return;
  const [table, id] = name;
  try {
    const { state: incoming, replaced } = fromWire(op);
    if (msOf(latest(incoming)) > limit || msOf(incoming.born) > limit) throw new SyncRefused("clock_skew");
    if (ledger.options.tables.get(table)?.syncs === false) throw new BadRow("is of a table that does not sync");
    const here = ledger.state(table, id);
    if (!here && incoming.born === "") {
      result.unknown.push(name);
      return;
    }
    const isEncrypted = ledger.head().sealed !== undefined;
    if (isEncrypted && !Object.values(incoming.values).every(isSealed)) throw new SyncRefused("not_sealed");
    // R44. Sealed twice, one value has two forms, which say nothing about which counts: the first stays.
    const { state, won, lost, changed } = merge(here, incoming, isEncrypted ? "own" : "by value");
    ledger.see(latest(incoming));
    if (changed) {
      const reason = ledger.store(table, id, state, { strict: true });
      if (reason !== undefined) throw new BadRow(reason);
      if (lost.length === 0) result.own += 1;
    }
    if (!here) return;
    for (const field of won) {
      const stored = stampOf(here, field);
      // Two copies of a device gave two values one stamp: neither has seen the other.
      const tied = stored === stampOf(incoming, field);
      const base = replaced[field] ?? "";
      // R48. What moving left in place of the value that was replaced is no other edit.
      const concurrent = stored !== "" && (tied || (stored !== base && stored !== justAfter(base)));
      if (concurrent && !sameValue(here.values[field], incoming.values[field]))
        ledger.keepLoser(table, id, field, here.values[field], stored);
    }
    for (const field of lost)
      // R48. What names its own stamp was moved, and edited by nobody.
      if (replaced[field] !== stampOf(incoming, field) && !sameValue(here.values[field], incoming.values[field]))
        ledger.keepLoser(table, id, field, incoming.values[field], stampOf(incoming, field));
  } catch (error) {
    if (!(error instanceof BadRow)) throw error;
    result.rejected.push([table, id, error.message]);
  }
}

/** The row an operation names; nothing where it names none. */
function nameOf(op: unknown): RowName[] {
  if (!Array.isArray(op)) return [];
  const [table, id]: readonly unknown[] = op;
  return typeof table === "string" && /^[a-z][a-z0-9_]{0,62}$/.test(table) && typeof id === "string" && id !== ""
    ? [[table, id]]
    : [];
}
