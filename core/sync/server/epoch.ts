import { put, require, type Store } from "../../storage/store.ts";
import { writeUnlessChanged } from "../../storage/write-unless-changed.ts";
import { newId } from "#core/storage/time.ts";
import { headOf } from "../merge/heads.ts";
import { syncEpochs } from "./server-tables.ts";

/** R39. Which life of the server's data this is; made at the first question. */
export async function epochOf(store: Store): Promise<string> {
  for (;;) {
    const row = await store.get(syncEpochs, "host", "epoch");
    if (row) return row.epoch;
    await writeUnlessChanged(store, [
      require(syncEpochs, "host", "epoch", "absent"),
      put(syncEpochs, { id: "epoch", owner: "host", epoch: newId(), starts: 0 }),
    ]);
  }
}

/** R39, R44. The same for one account: when it is encrypted its devices send all of it anew. */
export async function epochFor(store: Store, owner: string): Promise<string> {
  const [epoch, { sealed }] = await Promise.all([epochOf(store), headOf(store, owner)]);
  return sealed === undefined ? epoch : `${epoch}.${sealed}`;
}

/**
 * R39. Counts this start in the database and beside it. When what is beside it says otherwise, an older database was
 * put back: its epoch is a new one, so that devices look what it has lost. `beside` is undefined at the first start.
 */
export async function countStart(
  store: Store,
  beside: { readonly epoch: string; readonly starts: number } | undefined,
): Promise<{ readonly epoch: string; readonly starts: number }> {
  const epoch = await epochOf(store);
  const row = await store.get(syncEpochs, "host", "epoch");
  const starts = row?.starts ?? 0;
  const isOther = beside !== undefined && (beside.epoch !== epoch || beside.starts > starts);
  const next = { epoch: isOther ? newId() : epoch, starts: Math.max(starts, beside?.starts ?? 0) + 1 };
  await store.write([put(syncEpochs, { ...row, id: "epoch", owner: "host", ...next })]);
  return next;
}
