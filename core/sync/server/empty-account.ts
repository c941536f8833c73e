import { discardBlobs, namedBlobs } from "../../storage/discard.ts";
import type { HostBlobs } from "../../storage/blobs.ts";
import { put, remove, type Operation, type Store } from "../../storage/store.ts";
import type { StoredRow, Table } from "../../storage/table.ts";
import { blobHolders } from "../files/blob-tables.ts";
import { namesOf, operation, type Procedure, type RowName } from "../merge/procedure.ts";
import { syncRows } from "../merge/sync-tables.ts";

/** Rows emptied in one write. */
const BATCH = 500;

interface Deps {
  readonly store: Store;
  readonly blobs: Pick<HostBlobs, "remove">;
}

type Forget = Procedure<{ readonly names: readonly RowName[] }>;

/** Rows and their sync metadata go without a trace: no device hears of a deletion. */
export const forgetRows: Forget = {
  name: "forget",
  rows: ({ names }) => names,
  run(ledger, _, { names }) {
    for (const [table, id] of names) ledger.forget(table, id);
  },
};

export interface Emptying {
  readonly user: string;
  /** Those whose rows go. */
  readonly tables: readonly Table[];
  readonly forget: Forget;
  /** Removes what the user has in rows of the host. */
  readonly others?: readonly Operation[];
  /** Blobs that those rows name. */
  readonly beside?: readonly string[];
}

/** Deletes rows of a user, and the files that nobody else's rows name; what was cut off goes on with the next call. */
export async function emptyAccount(
  deps: Deps,
  { user, tables, forget, others = [], beside = [] }: Emptying,
): Promise<void> {
  const { store } = deps;
  // Noted before the rows go that name them: a host that is cut off in between finds the files again.
  const named = [...(await namedBlobs(deps, { owner: user })), ...beside];
  await inBatches(named, (ids) => store.write(ids.map((id) => put(blobHolders, { id, owner: user }))));
  if (others.length > 0) await store.write(others);
  for (const table of tables) await emptyTable(store, table, user, forget);
  await forgetBooks(store, user, forget);
  const held = (await store.query(blobHolders, { owner: user })).map(({ id }) => id);
  await inBatches(held, async (ids) => {
    await discardBlobs(deps, ids);
    await store.write(ids.map((id) => remove(blobHolders, user, id)));
  });
}

async function inBatches<Item>(
  items: readonly Item[],
  work: (batch: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += BATCH) await work(items.slice(at, at + BATCH));
}

/** Rows of tables that sync are emptied with their books. */
async function emptyTable(store: Store, table: Table, user: string, forget: Forget): Promise<void> {
  for (;;) {
    const rows: StoredRow[] = await store.query(table, { owner: user, limit: BATCH });
    if (rows.length === 0) return;
    if (table.syncs)
      await store.write([operation(forget, user, { names: rows.map(({ id }) => [table.name, id] as const) })]);
    else await store.write(rows.map(({ id }) => remove(table, user, id)));
  }
}

/** What is only in the sync metadata: deleted rows with their values, and rows of newer programs. */
async function forgetBooks(store: Store, user: string, forget: Forget): Promise<void> {
  for (;;) {
    const rows = await store.query(syncRows, { owner: user, limit: BATCH });
    if (rows.length === 0) return;
    await store.write([operation(forget, user, { names: namesOf(rows) })]);
  }
}
