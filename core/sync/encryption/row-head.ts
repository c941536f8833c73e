import type { RowState } from "../merge/row-state.ts";
import { START, type Stamp } from "../protocol/stamp.ts";
import { toWire, type WireRow } from "../merge/wire.ts";
import type { KeyRing } from "./key-ring.ts";
import { isSealed } from "./sealed-form.ts";
import { NotOpened, openValue, sealValue } from "./sealed-value.ts";

/** A register of sealed rows that no table declares. A server merges it like any other field. */
const HEAD = "~";

/** What a server needs to read of a row, as the device that wrote it says it: nobody without the key can make one. */
type RowHead = readonly [born: string, live: string, alive: 0 | 1];

/**
 * R44. Adds the sealed head to an operation that makes, deletes or brings back a row. Its stamp is that of the deletion
 * or the return, and `START` for a row that was never deleted: so it wins and loses together with the readable `live`.
 */
export async function withHead(keys: KeyRing, op: WireRow, state: RowState): Promise<WireRow> {
  const [table, id, stamp, values, stamps, live, born, replaced] = op;
  if (live === 1 && born === 0) return op;
  const at = headStamp(state.live);
  const head: RowHead = [state.born, state.live, state.alive ? 1 : 0];
  const sealed = await sealValue(keys, { table, id, field: HEAD, stamp: at }, head);
  const exceptions = at === stamp ? stamps : { ...(stamps === 0 ? {} : stamps), [HEAD]: at };
  return [table, id, stamp, { ...values, [HEAD]: sealed }, exceptions, live, born, replaced];
}

/** The row without its head, and what the head says; undefined where it has none. */
export async function readHead(
  keys: KeyRing,
  { table, id, state }: { readonly table: string; readonly id: string; readonly state: RowState },
): Promise<{ readonly state: RowState; readonly head: RowHead | undefined }> {
  const { [HEAD]: sealed, ...values } = state.values;
  const { [HEAD]: at = state.stamp, ...stamps } = state.stamps;
  const rest = { ...state, values, stamps };
  if (sealed === undefined) return { state: rest, head: undefined };
  const place = { table, id, field: HEAD, stamp: at };
  const head = isSealed(sealed) ? await openValue(keys, place, sealed) : undefined;
  if (!isHead(head) || headStamp(head[1]) !== at) throw new NotOpened(place);
  return { state: rest, head };
}

/** The row as its head says that it is. Throws `NotOpened` where the server says otherwise. */
export function underHead(table: string, id: string, state: RowState, [born, live, alive]: RowHead): WireRow {
  if (state.live !== live || state.alive !== (alive === 1)) throw new NotOpened({ table, field: HEAD });
  return toWire(table, id, { ...ownStamps(state), born });
}

/** Only stamps that a sealed value is bound to: the others could be made up. */
function ownStamps(state: RowState): RowState {
  const fields = Object.keys(state.values);
  const stamps = Object.fromEntries(
    fields.flatMap((field) => {
      const stamp = state.stamps[field];
      return stamp === undefined ? [] : [[field, stamp] as const];
    }),
  );
  const [first = state.live, ...others] = Object.values(stamps);
  const isUsed = fields.some((field) => !(field in stamps));
  return { ...state, stamps, stamp: isUsed ? state.stamp : others.reduce((a, b) => (a > b ? a : b), first) };
}

const headStamp = (live: Stamp): Stamp => (live === "" ? START : live);

const isHead = (value: unknown): value is RowHead =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === "string" &&
  typeof value[1] === "string" &&
  (value[2] === 0 || value[2] === 1);

/** Whether an operation says what it does to the row as a whole. */
export const hasHead = (values: RowState["values"]): boolean => Object.hasOwn(values, HEAD);
