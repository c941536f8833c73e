import type { Store } from "../../storage/store.ts";
import type { Table } from "../../storage/table.ts";
import { applyPage, type Page } from "./apply-pull.ts";
import { newAmong, tellArrived, type Arrivals } from "./arrivals.ts";
import { createBatches, dirtyRows, type Batch, type Flight } from "./batches.ts";
import type { Sealing } from "../encryption/sealing.ts";
import { headOf } from "../merge/heads.ts";
import { relink, type Relink } from "./link.ts";
import { ack, take, type Ack } from "./outbox.ts";
import { operation, type RowName } from "../merge/procedure.ts";
import { START } from "../protocol/stamp.ts";
import { createTooLarge } from "./too-large.ts";
import { syncLinks, syncRecovered, syncRows, type EnvelopeRow, type LinkRow } from "../merge/sync-tables.ts";
import { isUniqueViolation } from "../merge/unique-violation.ts";
import { BadRow, checkWire, type WireRow } from "../merge/wire.ts";

export interface ClientStoreDeps {
  readonly store: Store;
  readonly tables: readonly Table[];
  readonly owner: string;
  /** R44. Of an encrypted account: seals what is sent and opens what comes. */
  readonly sealing?: Sealing | undefined;
  readonly arrivals?: Arrivals | undefined;
}

/** A page as the server gave it. */
type FetchedPage = Omit<Page, "rows"> & { readonly rows: readonly unknown[] };

/** What a cycle does to this device's rows; each step is one write, which does nothing when a later cycle has begun. */
export function createClientStore(deps: ClientStoreDeps) {
  const { store, owner, sealing } = deps;

  const linkIfAny = () => store.get(syncLinks, owner, "link");
  const link = async (): Promise<LinkRow> => {
    const row = await linkIfAny();
    if (!row) throw new Error("Begin a cycle first.");
    return row;
  };

  const tooLarge = createTooLarge(deps);
  /** Made here and sent in this cycle. */
  let sentNow: readonly RowName[] = [];

  /** Without what is too large. */
  const pending = async (): Promise<number> =>
    (await store.count(syncRows, { owner, range: { field: "seq", from: 1 } })) +
    (await inFlight()) -
    (await tooLarge.names()).length;

  return {
    deps,
    link,
    linkIfAny,
    head: () => headOf(store, owner),
    pending,
    tooLarge,

    /** What a person did that is nowhere else yet: what every device makes by itself is not missed. */
    async edits(): Promise<number> {
      const count = await pending();
      if (count === 0 || count > FEW) return count;
      return count - (await dirtyRows(deps, 1)).filter((row) => isUntouched(row) && !tooLarge.has(row)).length;
    },

    /** Books of the rows that are still to be sent. */
    dirtyRows: () => dirtyRows(deps, 1),
    recovered: () => store.count(syncRecovered, { owner }),
    envelopes: () => store.query(syncRows, { owner }),

    /** R33. Nobody who began before may write from now on. */
    async begin(): Promise<number> {
      sentNow = [];
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
    batches: (most: number) => createBatches(deps, most, tooLarge),

    /** R22. Puts a batch under way. */
    async take(fence: number, { since, n }: LinkRow, { ops, hash, taken, made }: Batch): Promise<Flight> {
      const flight = { n: n + 1, since, hash, ops, count: taken.length };
      await store.write([operation(take, owner, { fence, flight, taken })]);
      sentNow = [...sentNow, ...made];
      return flight;
    },

    acked: (fence: number, reply: Omit<Ack, "fence">) => store.write([operation(ack, owner, { fence, ...reply })]),

    /** R20. Rows that cannot be read are left out: a broken one must not hold up the others. */
    async apply(page: FetchedPage): Promise<{ readonly unread: number; readonly names: readonly RowName[] }> {
      const known = page.rows.filter(isReadable);
      const sealed = await sealing?.open(known, { headed: (await link()).headed === true });
      const readable = sealed?.rows ?? known;
      const opened = { ...page, rows: readable, theirsCount: sealing !== undefined };
      const arrived = await newAmong(deps, readable);
      try {
        await store.write([operation(applyPage, owner, opened)]);
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        await (await rarely()).applyClashing(deps, opened);
      }
      if (sealed) await sealing?.applied(deps, page, sealed);
      await tellArrived(deps, arrived, sentNow);
      const names = known.map(([table, id]): RowName => [table, id]);
      return { unread: page.rows.length - readable.length, names };
    },
  };

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
