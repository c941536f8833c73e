import { canonicalJson } from "#core/storage/hash.ts";
import { later, type Stamp } from "../protocol/stamp.ts";

export type Values = Readonly<Record<string, unknown>>;
export type Stamps = Readonly<Record<string, Stamp>>;

/**
 * A row as devices exchange it, knowing no owner: every field with the stamp of its last write (R2), and the special
 * registers (R3). `stamp` counts for each field that `stamps` does not name.
 */
export interface RowState {
  /** When it was made; "" in an edit of a row that somebody else may hold. */
  readonly born: Stamp;
  readonly stamp: Stamp;
  readonly stamps: Stamps;
  /** When it was last deleted or brought back; "" never. */
  readonly live: Stamp;
  readonly alive: boolean;
  readonly values: Values;
}

export const NO_STAMPS: Stamps = {};

export const stampOf = (state: Pick<RowState, "stamp" | "stamps" | "values">, field: string): Stamp =>
  Object.hasOwn(state.values, field) ? (state.stamps[field] ?? state.stamp) : "";

/**
 * Which of two values with equal stamps counts. A server that cannot read the values keeps its `own`, and its devices
 * take `theirs` (R44); everywhere else it is the one that is later `by value` (R4).
 */
export type Ties = "by value" | "own" | "theirs";

export interface Merged {
  readonly state: RowState;
  /** Fields whose value is the incoming one now. */
  readonly won: readonly string[];
  /** Fields whose incoming value is older than what is here. */
  readonly lost: readonly string[];
  /** Whether anything differs from what was here. */
  readonly changed: boolean;
}

/**
 * R4. Of each register the later stamp; equal stamps are told apart by their values, so that it does not matter which
 * side is here and which comes in. Commutative, associative, idempotent.
 */
export function merge(here: RowState | undefined, incoming: RowState, ties: Ties = "by value"): Merged {
  if (!here) return { state: incoming, won: Object.keys(incoming.values), lost: [], changed: true };
  const won: string[] = [];
  const lost: string[] = [];
  for (const field of Object.keys(incoming.values)) {
    const [mine, theirs] = [stampOf(here, field), stampOf(incoming, field)];
    const order =
      mine === theirs ? compareTied(here.values[field], incoming.values[field], ties) : mine < theirs ? -1 : 1;
    if (order < 0) won.push(field);
    else if (order > 0) lost.push(field);
  }
  const liveWins =
    incoming.live > here.live ||
    (incoming.live !== "" && incoming.live === here.live && here.alive && !incoming.alive && ties !== "own");
  const born = bornOf(here.born, incoming.born);
  if (won.length === 0 && !liveWins && born === here.born) return { state: here, won, lost, changed: false };
  const state: RowState = {
    born,
    ...(won.length > 0 ? withFields(here, incoming, won) : here),
    ...(liveWins ? { live: incoming.live, alive: incoming.alive } : { live: here.live, alive: here.alive }),
  };
  return { state: { ...state, born }, won, lost, changed: true };
}

/** Some fields of a state written anew. */
export function withStamp(state: RowState, values: Values, stamp: Stamp): RowState {
  const fields = Object.keys(values);
  return { ...state, ...withFields(state, { ...state, stamp, stamps: NO_STAMPS, values }, fields) };
}

/** The latest of all its stamps. */
export function latest({ stamp, stamps, live }: Pick<RowState, "stamp" | "stamps" | "live">): Stamp {
  let max = later(stamp, live);
  for (const field in stamps) max = later(max, stamps[field] ?? "");
  return max;
}

function withFields(here: RowState, incoming: RowState, won: readonly string[]) {
  const values: Record<string, unknown> = { ...here.values };
  const stamps: Record<string, Stamp> = { ...here.stamps };
  for (const field of won) {
    values[field] = incoming.values[field];
    stamps[field] = stampOf(incoming, field);
  }
  return { values, ...compact(values, here.stamp, stamps) };
}

/** R21. A row all of whose fields were written at once carries one stamp. */
function compact(values: Values, rowStamp: Stamp, stamps: Readonly<Record<string, Stamp>>) {
  const fields = Object.keys(values);
  const [first] = fields;
  const common = first === undefined ? rowStamp : (stamps[first] ?? rowStamp);
  if (fields.every((field) => (stamps[field] ?? rowStamp) === common)) return { stamp: common, stamps: NO_STAMPS };
  const exceptions = Object.entries(stamps).filter(([, stamp]) => stamp !== rowStamp);
  return { stamp: rowStamp, stamps: Object.fromEntries(exceptions) };
}

/** The first to say so made it. */
function bornOf(a: Stamp, b: Stamp): Stamp {
  if (a === "" || b === "") return later(a, b);
  return a < b ? a : b;
}

/** Two copies of one device can give two values the same stamp. */
function compareTied(mine: unknown, theirs: unknown, ties: Ties): number {
  if (ties === "theirs") return canonicalJson(mine) === canonicalJson(theirs) ? 0 : -1;
  if (ties === "own" || mine === theirs) return 0;
  const [left, right] = [canonicalJson(mine), canonicalJson(theirs)];
  return left === right ? 0 : left < right ? -1 : 1;
}
