import type { Store } from "../../storage/store.ts";
import { dirtyRows } from "./batches.ts";
import { envelopePlace } from "../merge/row-places.ts";
import { namesOf, type RowName } from "../merge/procedure.ts";
import { syncLinks } from "../merge/sync-tables.ts";
import { fromWire, type WireRow } from "../merge/wire.ts";

/** What is to be done when two devices may have made the same thing apart. */
export interface Arrivals {
  readonly table: string;
  /** Told the ids of rows that came from elsewhere and are new here. Called after the write that took them in. */
  took(arrived: readonly string[], made: MadeHere): Promise<void>;
}

/** Ids of rows that were made here before anything of the arrived rows was known. */
export interface MadeHere {
  /** Nobody else has them. */
  readonly unsent: readonly string[];
  /** Sent in this cycle, or in a batch that the server has not answered: others may have them already. */
  readonly sent: readonly string[];
}

interface Deps {
  readonly store: Store;
  readonly owner: string;
  readonly arrivals?: Arrivals | undefined;
}

/** Before a page is written: ids of its rows that are not known here. */
export async function newAmong({ store, owner, arrivals }: Deps, rows: readonly WireRow[]): Promise<string[]> {
  const ids = rows.filter(([table]) => table === arrivals?.table).map(([, id]) => id);
  if (!arrivals || ids.length === 0) return [];
  const books = await store.getMany(ids.map((id) => envelopePlace(owner, arrivals.table, id)));
  return ids.filter((_, at) => books[at] === undefined);
}

/** After it was written; `sentNow` was made here and sent in this cycle. */
export async function tellArrived(deps: Deps, arrived: readonly string[], sentNow: readonly RowName[]): Promise<void> {
  const { store, owner, arrivals } = deps;
  if (!arrivals || arrived.length === 0) return;
  const waiting = (await dirtyRows(deps, 1)).filter(({ dirty = {} }) => "*" in dirty);
  const flight = (await store.get(syncLinks, owner, "link"))?.flight;
  const underWay: readonly unknown[] = flight ? JSON.parse(flight.ops) : [];
  const made = underWay.map(fromWire).filter(({ state }) => state.born !== "");
  const idsOf = (names: readonly RowName[]) => names.filter(([table]) => table === arrivals.table).map(([, id]) => id);
  const unsent = idsOf(namesOf(waiting));
  const sent = idsOf([...sentNow, ...made.map(({ table, id }): RowName => [table, id])]);
  if (unsent.length + sent.length > 0) await arrivals.took(arrived, { unsent, sent });
}
