import { sameJson } from "#core/storage/same-json.ts";
import type { StoredRow } from "../../storage/table.ts";
import type { WriteDraft } from "../../storage/write-extension.ts";
import type { Dirty, Ledger } from "./ledger.ts";
import { SyncRefused } from "../protocol/refused.ts";
import { NO_STAMPS, stampOf, withStamp, type RowState, type Values } from "./row-state.ts";
import { msOf, START } from "../protocol/stamp.ts";
import { toValues } from "./wire.ts";
import { writtenTime } from "./written-at.ts";

type Touched = ReturnType<WriteDraft["touched"]>[number];
type Json = Readonly<Record<string, unknown>>;

/**
 * Stamps what a batch of the product changes: every field that became another one, a row made, deleted or brought
 * back. All of one write carries one stamp, so that what was deleted together can be brought back together.
 */
export function stampLocalWrite(draft: WriteDraft, ledger: Ledger, touched: Touched, erased: boolean): void {
  const before = draft.stored(touched);
  // R44. Whoever writes this can read it, and nobody here may.
  if (touched.row && ledger.head().sealed !== undefined) throw new SyncRefused("account_encrypted");
  if (touched.row === undefined) {
    const stays = before && touched.table.stays?.(before) && !ledger.envelope(touched.table.name, touched.id);
    if (before && !stays) stampRemoved(ledger, touched, before, erased);
    return;
  }
  const envelope = ledger.envelope(touched.table.name, touched.id);
  if (!envelope && touched.table.stays?.(touched.row)) return;
  if (touched.starting && (envelope || before)) return draft.set(touched, before);
  const row = touched.starting ? touched.row : timed(ledger, touched.row, before);
  if (row !== touched.row) draft.set(touched, row);
  if (!envelope) stampNew(ledger, touched, row);
  else stampChanged(ledger, touched, before, row);
}

/** R42. A row that says when it was written says what its stamp says: the clock may be ahead of what was read off it. */
function timed(ledger: Ledger, row: StoredRow, before: StoredRow | undefined): StoredRow {
  if (writtenTime(row, before, ledger.options.now()) === undefined) return row;
  const updated_at = new Date(msOf(ledger.stamp())).toISOString();
  return row["updated_at"] === updated_at ? row : { ...row, updated_at };
}

function stampNew(ledger: Ledger, { table, id, starting }: Touched, row: Json): void {
  const stamp = starting ? START : ledger.stamp();
  const values = toValues(row, ledger.owner, table.local);
  const state: RowState = { born: stamp, stamp, stamps: NO_STAMPS, live: "", alive: true, values };
  ledger.book(table.name, id, state, { place: "table", dirty: { "*": "" } });
}

function stampChanged(ledger: Ledger, { table, id }: Touched, before: Json | undefined, row: Json): void {
  const envelope = ledger.envelope(table.name, id);
  if (!envelope) return;
  const values = toValues(row, ledger.owner, table.local);
  const here =
    before && envelope.place === "table" ? toValues(before, ledger.owner, table.local) : (envelope.kept ?? {});
  const fields = Object.keys(values).filter((field) => !sameJson(values[field], here[field]));
  const revived = envelope.place === "deleted";
  if (fields.length === 0 && envelope.place === "table") return;

  const { born, live } = envelope;
  const state: RowState = {
    born,
    stamp: envelope.stamp,
    stamps: envelope.stamps ?? NO_STAMPS,
    live,
    alive: true,
    values: { ...here, ...envelope.unknown },
  };
  const changed = Object.fromEntries(fields.map((field) => [field, values[field]]));
  const next = withStamp(state, changed, ledger.stamp());
  const unknown = strangersOf(next.values, values);
  const written = { ...next, live: revived ? ledger.stamp() : live };
  const dirty = grown(envelope.dirty, state, fields, revived);
  const learnt = Object.keys(envelope.unknown ?? {}).some((field) => Object.hasOwn(values, field));
  if (learnt) ledger.store(table.name, id, written, { dirty });
  else ledger.book(table.name, id, written, { place: "table", dirty, unknown });
}

function stampRemoved(ledger: Ledger, { table, id }: Touched, before: Json, erased: boolean): void {
  const envelope = ledger.envelope(table.name, id);
  const stamp = ledger.stamp();
  const values = { ...envelope?.unknown, ...toValues(before, ledger.owner, table.local) };
  const state: RowState = envelope
    ? {
        born: envelope.born,
        stamp: envelope.stamp,
        stamps: envelope.stamps ?? NO_STAMPS,
        live: stamp,
        alive: false,
        values,
      }
    : { born: stamp, stamp, stamps: NO_STAMPS, live: stamp, alive: false, values };
  const dirty: Dirty = envelope ? { ...envelope.dirty, "!": envelope.dirty?.["!"] ?? envelope.live } : { "*": "" };
  if (!erased) return ledger.book(table.name, id, state, { place: "deleted", kept: values, dirty });
  // What is nothing now was written last: so it takes the place of what others have.
  const nothing = Object.fromEntries(Object.keys(values).map((field) => [field, null]));
  const gone = withStamp(state, nothing, stamp);
  const all = envelope ? { ...grown(dirty, state, Object.keys(values), false), "!": dirty["!"] ?? "" } : dirty;
  ledger.book(table.name, id, gone, { place: "deleted", kept: gone.values, dirty: all });
}

/** R8. The stamp an edit replaced is the one that was here when it was last sent, not the one of the edit before. */
function grown(dirty: Dirty | undefined, before: RowState, fields: readonly string[], revived: boolean): Dirty {
  const next: Record<string, string> = { ...dirty };
  for (const field of fields) next[field] ??= stampOf(before, field);
  if (revived) next["!"] ??= before.live;
  return next;
}

function strangersOf(all: Values, known: Values): Values | undefined {
  const found = Object.entries(all).filter(([field]) => !Object.hasOwn(known, field));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
