import { isRecord } from "../../storage/is-record.ts";
import type { StoredRow } from "../../storage/table.ts";
import type { EnvelopeRow } from "./sync-tables.ts";
import { NO_STAMPS, type RowState, type Stamps, type Values } from "./row-state.ts";
import { STAMP_PATTERN } from "../protocol/stamp.ts";

/**
 * R21. A row on its way: table, id, stamp, values, stamps of the fields whose stamp is another (0: none), liveness
 * (1: never deleted), and where they are not the usual ones: when it was made (left out: `stamp`; 0: an edit of a row
 * made before), and for an edit the stamps it replaced (R8).
 */
export type WireRow = readonly [
  table: string,
  id: string,
  stamp: string,
  values: Values,
  stamps: Stamps | 0,
  live: 1 | readonly [stamp: string, alive: 0 | 1],
  born?: string | 0,
  replaced?: Stamps | 0,
];

/** Stands for the id of the user a row belongs to, who is another one on every host. */
const ME = "\u0001me";

export function toWire(table: string, id: string, state: RowState, replaced?: Stamps): WireRow {
  const { stamp, stamps, live, alive, born, values } = state;
  const head = [table, id, stamp, values, Object.keys(stamps).length > 0 ? stamps : 0] as const;
  const liveness = live === "" ? 1 : ([live, alive ? 1 : 0] as const);
  if (replaced) return [...head, liveness, born === "" ? 0 : born, replaced];
  return born === stamp ? [...head, liveness] : [...head, liveness, born === "" ? 0 : born];
}

export class BadRow extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "BadRow";
  }
}

export interface ReadRow {
  readonly table: string;
  readonly id: string;
  readonly state: RowState;
  readonly replaced: Stamps;
}

/** Throws `BadRow` for what is no row. */
export function fromWire(wire: unknown): ReadRow {
  checkWire(wire);
  return readWire(wire);
}

/** Throws `BadRow` for what is no row. */
export function checkWire(wire: unknown): asserts wire is WireRow {
  if (!Array.isArray(wire) || wire.length < 6 || wire.length > 8) throw new BadRow("is not a row");
  const [table, id, stamp, values, stamps, live, born, replaced]: readonly unknown[] = wire;
  if (!isName(table) || !isId(id)) throw new BadRow("names no row");
  if (!isStamp(stamp)) throw new BadRow("has no stamp");
  // A value of that name would become what the row inherits from.
  if (!isRecord(values) || "id" in values || "owner" in values || Object.hasOwn(values, "__proto__"))
    throw new BadRow("has no values");
  if (stamps !== 0 && !isStamps(stamps, isStamp)) throw new BadRow("has stamps that are none");
  if (live !== 1 && !isLive(live)) throw new BadRow("is neither there nor deleted");
  if (born !== undefined && born !== 0 && !isStamp(born)) throw new BadRow("was not made");
  if (replaced !== undefined && replaced !== 0 && !isStamps(replaced, isOldStamp))
    throw new BadRow("replaces stamps that are none");
}

/** Of a row that was checked where it came in. */
export function readWire([table, id, stamp, values, stamps, live, born, replaced]: WireRow): ReadRow {
  const state: RowState = {
    born: born === undefined ? stamp : born === 0 ? "" : born,
    stamp,
    stamps: stamps === 0 ? NO_STAMPS : stamps,
    live: live === 1 ? "" : live[0],
    alive: live === 1 || live[1] === 1,
    values,
  };
  return { table, id, state, replaced: replaced === undefined || replaced === 0 ? NO_STAMPS : replaced };
}

/** Whether an operation, which may be no row at all, writes null over every value that it names. */
export function isErasing(wire: unknown): boolean {
  const values: unknown = Array.isArray(wire) ? wire[3] : undefined;
  return isRecord(values) && Object.keys(values).length > 0 && Object.values(values).every((value) => value === null);
}

/**
 * A row's values as devices exchange them: without id, owner and what is local to this host, and with a sign for the
 * owner's id.
 */
export function toValues(
  row: Readonly<Record<string, unknown>>,
  owner: string,
  local?: readonly string[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field in row)
    if (field !== "id" && field !== "owner" && !local?.includes(field))
      values[field] = row[field] === owner ? ME : row[field];
  return values;
}

export function toRow(values: Values, id: string, owner: string): StoredRow {
  const row: StoredRow & Record<string, unknown> = { id, owner };
  for (const field in values) row[field] = values[field] === ME ? owner : values[field];
  return row;
}

/** What the envelope and the row beside it come to. */
export function stateOf(
  envelope: EnvelopeRow,
  row: Readonly<Record<string, unknown>> | undefined,
  owner: string,
  local?: readonly string[],
): RowState {
  const { born, stamp, stamps = NO_STAMPS, live, place, kept = {}, unknown } = envelope;
  const inTable = row && place === "table" ? toValues(row, owner, local) : kept;
  // A field that is in both was unknown when it came: what the table has of it is the default it was given since.
  const values = unknown ? { ...inTable, ...unknown } : inTable;
  return { born, stamp, stamps, live, alive: place !== "deleted", values };
}

const isName = (value: unknown): value is string => typeof value === "string" && /^[a-z][a-z0-9_]{0,62}$/.test(value);
const isId = (value: unknown): value is string => typeof value === "string" && value !== "" && value.length <= 1000;
const isStamp = (value: unknown): value is string => typeof value === "string" && STAMP_PATTERN.test(value);
const isOldStamp = (value: unknown): value is string => value === "" || isStamp(value);
const isLive = (value: unknown): value is readonly [string, 0 | 1] =>
  Array.isArray(value) && value.length === 2 && isStamp(value[0]) && (value[1] === 0 || value[1] === 1);
const isStamps = (value: unknown, each: (stamp: unknown) => boolean): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every(each);
