import type { Store } from "../../storage/store.ts";
import type { Table } from "../../storage/table.ts";
import { applyPage, type Page } from "./apply-pull.ts";
import type { Sealing } from "../encryption/sealing.ts";
import { hashText } from "#core/storage/hash.ts";
import { headOf } from "../merge/heads.ts";
import { relink, type Relink } from "./link.ts";
import { ack, take, toOp, type Ack, type Take } from "./outbox.ts";
import { operation, type RowName } from "../merge/procedure.ts";
import { BATCH_TEXT, countWithin } from "../protocol/protocol.ts";
import { readStates } from "../merge/read-states.ts";
import { START } from "../protocol/stamp.ts";
import { syncLinks, syncRecovered, syncRows, type EnvelopeRow, type LinkRow } from "../merge/sync-tables.ts";
import { isUniqueViolation } from "../merge/unique-violation.ts";
import { BadRow, checkWire, type WireRow } from "../merge/wire.ts";

export interface ClientStoreDeps {
  readonly store: Store;
  readonly tables: readonly Table[];
  readonly owner: string;
  /** R44. Of an encrypted account: seals what is sent and opens what comes. */
  readonly sealing?: Sealing | undefined;
}

/** A page as the server gave it. */
type FetchedPage = Omit<Page, "rows"> & { readonly rows: readonly unknown[] };

export type Flight = NonNullable<LinkRow["flight"]>;

/** What could be sent next. Rows edited between its being read and taken stay dirty. */
export interface Batch extends Pick<Flight, "ops" | "hash">, Pick<Take, "taken"> {
  /** Place of its last row, where there may be more behind it. */
  readonly last: number | undefined;
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

/** What a cycle does to this device's rows; each step is one write, which does nothing when a later cycle has begun. */
export function createClientStore(deps: ClientStoreDeps) {
  const { store, owner, sealing } = deps;

  const linkIfAny = () => store.get(syncLinks, owner, "link");
  const link = async (): Promise<LinkRow> => {
    const row = await linkIfAny();
    if (!row) throw new Error("Begin a cycle first.");
    return row;
  };

  async function dirtyRows(from: number, limit?: number): Promise<EnvelopeRow[]> {
    const range = { field: "seq", from } as const;
    const order = { by: "seq", direction: "ascending" } as const;
    return store.query(syncRows, { owner, range, order, ...(limit !== undefined && { limit }) });
  }

  const pending = async (): Promise<number> =>
    (await store.count(syncRows, { owner, range: { field: "seq", from: 1 } })) + (await inFlight());

  return {
    deps,
    link,
    linkIfAny,
    head: () => headOf(store, owner),
    pending,

    /** What a person did that is nowhere else yet: what every device makes by itself is not missed. */
    async edits(): Promise<number> {
      const count = await pending();
      if (count === 0 || count > FEW) return count;
      return count - (await dirtyRows(1)).filter(isUntouched).length;
    },

    /** Books of the rows that are still to be sent. */
    dirtyRows: () => dirtyRows(1),
    recovered: () => store.count(syncRecovered, { owner }),
    envelopes: () => store.query(syncRows, { owner }),

    /** R33. Nobody who began before may write from now on. */
    async begin(): Promise<number> {
      await store.write([operation(relink, owner, { change: {} })]);
      const { fence, flight } = await link();
      // R44. Put under way before the account was encrypted, or by an older program: it goes again, sealed.
      if (flight && sealing && !sealing.isSealedBatch(opsOf(flight)))
        await (await rarely()).takeBack(deps, fence, flight);
      await sealing?.watch.begun(deps, fence);
      return fence;
    },

    relink: (fence: number, change: Relink["change"], more: Omit<Relink, "fence" | "change"> = {}) =>
      store.write([operation(relink, owner, { fence, change, ...more })]),

    /** Gives the rows to be sent whose place is after this one, as a batch; undefined when there are none. */
    batches(most: number): (after: number) => Promise<Batch | undefined> {
      let known: Known = { seq: 0, found: [], isAll: false };
      return async (after) => {
        known = { ...known, found: known.found.filter(({ seq }) => seq > after) };
        if (after === 0 || (known.found.length < most && !known.isAll)) known = await readBooks(after, most);
        return makeBatch(known, most);
      };
    },

    /** R22. Puts a batch under way. */
    async take(fence: number, { since, n }: LinkRow, { ops, hash, taken }: Batch): Promise<Flight> {
      const flight = { n: n + 1, since, hash, ops, count: taken.length };
      await store.write([operation(take, owner, { fence, flight, taken })]);
      return flight;
    },

    acked: (fence: number, reply: Omit<Ack, "fence">) => store.write([operation(ack, owner, { fence, ...reply })]),

    /** R20. Rows that cannot be read are left out: a broken one must not hold up the others. */
    async apply(page: FetchedPage): Promise<{ readonly unread: number; readonly names: readonly RowName[] }> {
      const known = page.rows.filter(isReadable);
      const sealed = await sealing?.open(known, { headed: (await link()).headed === true });
      const readable = sealed?.rows ?? known;
      const opened = { ...page, rows: readable, theirsCount: sealing !== undefined };
      try {
        await store.write([operation(applyPage, owner, opened)]);
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        await (await rarely()).applyClashing(deps, opened);
      }
      if (sealed) await sealing?.applied(deps, page, sealed);
      const names = known.map(([table, id]): RowName => [table, id]);
      return { unread: page.rows.length - readable.length, names };
    },
  };

  async function readBooks(after: number, most: number): Promise<Known> {
    const { seq } = await headOf(store, owner);
    const found = await dirtyRows(after + 1, most * BATCHES_AHEAD);
    return { seq, found, isAll: found.length < most * BATCHES_AHEAD };
  }

  async function makeBatch({ seq, found, isAll: isLast }: Known, most: number): Promise<Batch | undefined> {
    const { states } = await readStates(deps, owner, found.slice(0, most), seq);
    if (states.length === 0) return undefined;
    const readable = states.map(toOp);
    const texts = readable.map((op) => JSON.stringify(op));
    const count = countWithin(
      texts.map(({ length }) => length),
      BATCH_TEXT,
    );
    const ops = sealing
      ? JSON.stringify(await sealing.seal(readable.slice(0, count), states))
      : `[${texts.slice(0, count).join(",")}]`;
    const taken = states.slice(0, count).map(({ table, id, envelope }) => [table, id, envelope.seq] as const);
    const isAll = count === states.length && isLast && found.length <= most;
    return { ops, hash: hashText(ops), taken, last: isAll ? undefined : taken.at(-1)?.[2] };
  }

  async function inFlight(): Promise<number> {
    return (await linkIfAny())?.flight?.count ?? 0;
  }
}

export type ClientStore = ReturnType<typeof createClientStore>;

export const opsOf = ({ ops }: Flight): readonly unknown[] => JSON.parse(ops);

/** More than are there before anybody has done anything. */
const FEW = 200;

/** Made by the program, and never written since. */
const isUntouched = ({ born, stamp, stamps, live }: EnvelopeRow): boolean =>
  born === START && stamp === START && stamps === undefined && live === "";

const rarely = () => import("./client-repairs.ts");

function isReadable(row: unknown): row is WireRow {
  try {
    checkWire(row);
    return true;
  } catch (error) {
    if (error instanceof BadRow) return false;
    throw error;
  }
}
