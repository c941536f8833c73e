import type { FormerRows, FormerWords } from "../../storage/table.ts";
import type { WriteDraft } from "../../storage/write-extension.ts";
import { sameValue, type Dirty, type Ledger } from "./ledger.ts";
import { isAuthored } from "./losers.ts";
import { isMoved, justAfter } from "./moved-stamp.ts";
import type { Procedure, RowName } from "./procedure.ts";
import { envelopePlace } from "./row-places.ts";
import { merge, stampOf, withStamp, type RowState, type Stamps } from "./row-state.ts";
import { deviceOf, type Stamp } from "../protocol/stamp.ts";
import { splitEnvelopeId, syncRows, type EnvelopeRow } from "./sync-tables.ts";

// R48. A row of a former table (`Table.former`) becomes one of another table in the write that brings it.

/** Moves what this write has brought into former tables. */
export function moveTouched(draft: WriteDraft, ledgerOf: (owner: string) => Ledger): void {
  const words: (() => void)[] = [];
  for (const place of draft.touched().filter(({ table }) => table.name === syncRows.name)) {
    const { table, rowId } = splitEnvelopeId(place.id);
    const ledger = ledgerOf(place.owner);
    const former = ledger.tableOf(table)?.former;
    if (!former) continue;
    const name: RowName = [table, rowId];
    if ("becomes" in former) moveRow(ledger, name, former, draft.stored(envelopePlace(place.owner, table, rowId)));
    else words.push(() => moveWord(ledger, name, former));
  }
  // What a word goes into, and what it is called by, may have come with it.
  for (const move of words) move();
}

/** The rows of an earlier version that are here at the start; with those that were deleted and can be brought back. */
export const moveFormer: Procedure<{ readonly names: readonly RowName[] }> = {
  name: "move-former",
  rows: ({ names }) => names,
  run(ledger, _, { names }) {
    for (const [table, id] of names) {
      const former = ledger.tableOf(table)?.former;
      if (former && "becomes" in former) moveRow(ledger, [table, id], former, ledger.envelope(table, id));
      else if (former) moveWord(ledger, [table, id], former);
    }
  },
};

function moveRow(ledger: Ledger, [table, id]: RowName, former: FormerRows, before: EnvelopeRow | undefined): void {
  const state = ledger.state(table, id);
  // R44. The server of an encrypted account can read nothing; its devices move the rows.
  if (!state || ledger.head().sealed !== undefined) return;
  const wasMoved = isMoved(before?.live ?? "");
  const here = ledger.state(former.becomes, id);
  const moving = translated(state, former, before);
  const says = Object.keys(moving.next.values).length > 0 || moving.next.live !== "";
  // An edit of what was deleted and forgotten since has nothing to go into.
  if (says && (here || (!wasMoved && moving.next.born !== ""))) {
    const { state: merged, won, lost, changed } = merge(here, moving.next);
    if (changed) {
      const dirty = here
        ? dirtyOf(ledger, [former.becomes, id], { here, won, merged })
        : newDirtyOf(ledger, former.becomes, moving, ledger.envelope(table, id)?.dirty ?? {});
      ledger.store(former.becomes, id, merged, { dirty });
    }
    if (here && wasMoved && before) keepLosers(ledger, former.becomes, id, { here, moving, before, won, lost });
  }
  leave(ledger, [table, id], state);
}

interface Moving {
  readonly next: RowState;
  /** By the field it becomes, the field of the former row. */
  readonly from: ReadonlyMap<string, string>;
}

function translated(state: RowState, former: FormerRows, before: EnvelopeRow | undefined): Moving {
  const values: Record<string, unknown> = {};
  const stamps: Record<string, Stamp> = {};
  const from = new Map<string, string>();
  for (const [field, value] of Object.entries(state.values)) {
    const stamp = stampOf(state, field);
    if (value === null && (!state.alive || isMoved(stamp))) continue;
    const moved = former.translate(field, value);
    if (!moved) continue;
    values[moved[0]] = moved[1];
    stamps[moved[0]] = stamp;
    from.set(moved[0], field);
  }
  const isDeletion = !state.alive && !isMoved(state.live) && !isSweep(state, former, before);
  const isDecided = isDeletion || (state.alive && state.live !== "");
  const liveness = isDecided ? { live: state.live, alive: state.alive } : { live: "", alive: true };
  const { born, stamp } = state;
  return { next: { born, stamp, stamps: withoutCommon(stamps, stamp), values, ...liveness }, from };
}

const withoutCommon = (stamps: Stamps, common: Stamp): Stamps =>
  Object.fromEntries(Object.entries(stamps).filter(([, stamp]) => stamp !== common));

/**
 * R6. A server of the earlier version deletes what belongs to a row of which moving left a deletion. Nobody wanted that;
 * what a person deleted there goes with the row it belongs to.
 */
const isSweep = ({ live }: RowState, { swept }: FormerRows, before: EnvelopeRow | undefined): boolean =>
  swept === true && deviceOf(live).startsWith("r-") && before?.live !== live;

function dirtyOf(
  ledger: Ledger,
  [table, id]: RowName,
  { here, won, merged }: { readonly here: RowState; readonly won: readonly string[]; readonly merged: RowState },
): Dirty {
  const dirty: Record<string, Stamp> = { ...ledger.envelope(table, id)?.dirty };
  for (const field of won) dirty[field] ??= stampOf(here, field);
  if (merged.live !== here.live) dirty["!"] ??= here.live;
  return dirty;
}

/** The whole row is to be sent. A field that names its own stamp was only moved: no other value is lost to it (R8). */
function newDirtyOf(ledger: Ledger, table: string, { next, from }: Moving, before: Dirty): Dirty {
  if ("*" in before) return { "*": "" };
  const dirty: Record<string, Stamp> = { "*": "" };
  for (const [field, old] of from)
    if (isAuthored(ledger.tableOf(table), field)) dirty[field] = before[old] ?? stampOf(next, field);
  return dirty;
}

/** R8. An edit of the former row and one of the row it became, neither of which had seen the other. */
function keepLosers(
  ledger: Ledger,
  table: string,
  id: string,
  {
    here,
    moving: { next, from },
    before,
    won,
    lost,
  }: {
    readonly here: RowState;
    readonly moving: Moving;
    readonly before: EnvelopeRow;
    readonly won: readonly string[];
    readonly lost: readonly string[];
  },
): void {
  const left = (field: string) => before.stamps?.[from.get(field) ?? ""] ?? before.stamp;
  for (const field of won) {
    const stamp = stampOf(here, field);
    if (stamp !== "" && justAfter(stamp) !== left(field) && !sameValue(here.values[field], next.values[field]))
      ledger.keepLoser(table, id, field, here.values[field], stamp);
  }
  for (const field of lost)
    if (!sameValue(here.values[field], next.values[field]))
      ledger.keepLoser(table, id, field, next.values[field], stampOf(next, field));
}

/** Of the former row a deletion without values is left. One that no server has heard of goes without a trace. */
function leave(ledger: Ledger, [table, id]: RowName, state: RowState): void {
  const dirty = ledger.envelope(table, id)?.dirty;
  if (dirty && "*" in dirty) return ledger.forget(table, id);
  const fields = Object.keys(state.values);
  const isLeft = (field: string) => state.values[field] === null && isMoved(stampOf(state, field));
  const after = (field: string) => (isLeft(field) ? stampOf(state, field) : justAfter(stampOf(state, field)));
  const {
    state: gone,
    won,
    changed,
  } = merge(state, {
    born: state.born,
    stamp: "",
    stamps: Object.fromEntries(fields.map((field) => [field, after(field)])),
    values: Object.fromEntries(fields.map((field) => [field, null])),
    live: isMoved(state.live) && !state.alive ? state.live : justAfter(state.live),
    alive: false,
  });
  if (!changed) return;
  const toSend: Record<string, Stamp> = { ...dirty };
  for (const field of won) toSend[field] ??= stampOf(state, field);
  if (gone.live !== state.live) toSend["!"] ??= state.live;
  ledger.store(table, id, gone, { dirty: toSend });
}

/** A word whose list or name has not come yet stays where it is, and is moved at the next start. */
function moveWord(ledger: Ledger, [table, id]: RowName, { wordOf }: FormerWords): void {
  const state = ledger.state(table, id);
  if (!state || ledger.head().sealed !== undefined) return;
  const { list, named } = wordOf(id);
  const owner = ledger.state(list[0], list[1]);
  const isPart = state.alive || (!isMoved(state.live) && state.live === owner?.live);
  if (isPart) {
    const word = ledger.state(named[0], named[1])?.values[named[2]];
    if (!owner || typeof word !== "string") return;
    const words = wordsOf(owner.values[list[2]]);
    if (!words.includes(word)) {
      const next = withStamp(owner, { [list[2]]: [...words, word].sort() }, ledger.stamp());
      const dirty = dirtyOf(ledger, [list[0], list[1]], { here: owner, won: [list[2]], merged: next });
      ledger.store(list[0], list[1], next, { dirty });
    }
  }
  leave(ledger, [table, id], state);
}

const wordsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];
