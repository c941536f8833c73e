import { hashText } from "#core/storage/hash.ts";
import { headOf } from "../merge/heads.ts";
import type { RowName } from "../merge/procedure.ts";
import { readStates } from "../merge/read-states.ts";
import { syncRows, type EnvelopeRow, type LinkRow } from "../merge/sync-tables.ts";
import { BATCH_TEXT, countWithin } from "../protocol/protocol.ts";
import type { ClientStoreDeps } from "./client-store.ts";
import { toOp, type Take } from "./outbox.ts";
import type { TooLarge } from "./too-large.ts";

export type Flight = NonNullable<LinkRow["flight"]>;

/** What could be sent next. Rows edited between its being read and taken stay dirty. */
export interface Batch extends Pick<Flight, "ops" | "hash">, Pick<Take, "taken"> {
  /** Place of its last row, where there may be more behind it. */
  readonly last: number | undefined;
  /** Those of its rows that were made here and go for the first time. */
  readonly made: readonly RowName[];
}

/** Books of rows to be sent, by place; `seq` is the head's from before they were read. */
interface Known {
  readonly seq: number;
  readonly found: readonly EnvelopeRow[];
  /** Whether there was nothing behind them. */
  readonly isAll: boolean;
}

/** Batches whose books are looked up at once. */
const BATCHES_AHEAD = 5;

/** Gives the rows to be sent whose place is after this one, as a batch; undefined when there are none. */
export function createBatches(
  deps: ClientStoreDeps,
  most: number,
  tooLarge: Pick<TooLarge, "has">,
): (after: number) => Promise<Batch | undefined> {
  let known: Known = { seq: 0, found: [], isAll: false };
  return async (after) => {
    known = { ...known, found: known.found.filter(({ seq }) => seq > after) };
    if (after === 0 || (known.found.length < most && !known.isAll))
      known = await readBooks(deps, after, most, tooLarge);
    return makeBatch(deps, known, most);
  };
}

/** Books of the rows that are still to be sent, from this place on. */
export async function dirtyRows(
  { store, owner }: Pick<ClientStoreDeps, "store" | "owner">,
  from: number,
  limit?: number,
): Promise<EnvelopeRow[]> {
  const range = { field: "seq", from } as const;
  const order = { by: "seq", direction: "ascending" } as const;
  return store.query(syncRows, { owner, range, order, ...(limit !== undefined && { limit }) });
}

async function readBooks(
  deps: ClientStoreDeps,
  after: number,
  most: number,
  tooLarge: Pick<TooLarge, "has">,
): Promise<Known> {
  const { seq } = await headOf(deps.store, deps.owner);
  const found = await dirtyRows(deps, after + 1, most * BATCHES_AHEAD);
  return { seq, found: found.filter((row) => !tooLarge.has(row)), isAll: found.length < most * BATCHES_AHEAD };
}

async function makeBatch(
  deps: ClientStoreDeps,
  { seq, found, isAll: isLast }: Known,
  most: number,
): Promise<Batch | undefined> {
  const { states } = await readStates(deps, deps.owner, found.slice(0, most), seq);
  if (states.length === 0) return undefined;
  const readable = states.map(toOp);
  const texts = readable.map((op) => JSON.stringify(op));
  const count = countWithin(
    texts.map(({ length }) => length),
    BATCH_TEXT,
  );
  const ops = deps.sealing
    ? JSON.stringify(await deps.sealing.seal(readable.slice(0, count), states))
    : `[${texts.slice(0, count).join(",")}]`;
  const going = states.slice(0, count);
  const taken = going.map(({ table, id, envelope }) => [table, id, envelope.seq] as const);
  const made = going
    .filter(({ envelope: { dirty = {} } }) => "*" in dirty)
    .map(({ table, id }): RowName => [table, id]);
  const isAll = count === states.length && isLast && found.length <= most;
  return { ops, hash: hashText(ops), taken, made, last: isAll ? undefined : taken.at(-1)?.[2] };
}
