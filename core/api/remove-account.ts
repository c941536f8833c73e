import type { AccountsPort } from "#core/accounts/ports.ts";
import { accountRemovals } from "#core/accounts/account-removals-table.ts";
import { HOST_OWNER } from "#core/accounts/user.ts";
import type { HostPort } from "#core/http/context.ts";
import { pluginBundles, type BundleRow } from "#core/plugins/registry/bundle.ts";
import { put, remove, type Operation } from "#core/storage/store.ts";
import { emptyAccount, forgetRows } from "#core/sync/server/empty-account.ts";
import { syncHeads, syncRows } from "#core/sync/merge/sync-tables.ts";
import { blobHolders } from "#core/sync/files/blob-tables.ts";
import { tables } from "./tables.ts";

type Deps = Pick<HostPort, "store" | "blobs"> & Pick<AccountsPort, "eraseDeleted">;

/** Emptied after the others, or with them. */
const LAST: ReadonlySet<string> = new Set([syncRows, syncHeads, blobHolders].map(({ name }) => name));
/** The list of devices goes before the rows that sync, since only a write of those is announced to open streams. */
const EMPTIED = tables.filter(({ name }) => !LAST.has(name)).toSorted((a, b) => Number(a.syncs) - Number(b.syncs));

/** See `RemovalPort`. */
export async function removeAccount(deps: Deps, user: string, batch: readonly Operation[]): Promise<void> {
  await deps.store.write([...batch, put(accountRemovals, { id: user, owner: HOST_OWNER, done: false })]);
  await removeFor(deps, user);
}

/** From the free space of the database's files as well, which takes as long as they are large. */
async function removeFor(deps: Deps, user: string): Promise<void> {
  await removeEverything(deps, user);
  await deps.eraseDeleted?.(user);
  await deps.store.write([put(accountRemovals, { id: user, owner: HOST_OWNER, done: true })]);
}

/** Removes every row and file of a deleted account. */
export async function removeEverything(deps: Pick<Deps, "store" | "blobs">, user: string): Promise<void> {
  const { store } = deps;
  const bundles = await bundlesOf(deps, user);
  await emptyAccount(deps, {
    user,
    tables: EMPTIED,
    forget: forgetRows,
    beside: bundles.flatMap(({ files }) => files.map(({ blob }) => blob)),
    others: bundles.map(({ id }) => remove(pluginBundles, HOST_OWNER, id)),
  });
  await store.write([remove(syncHeads, user, "head")]);
}

/**
 * At the start of a host: goes on where removing was cut off, and removes what work that was under way then wrote later.
 * What fails, such as on a full disk, is reported and tried again at the next start.
 */
export async function finishRemovals(deps: Deps & { readonly report: (error: unknown) => void }): Promise<void> {
  const { store, report } = deps;
  for (const { id, done } of await store.query(accountRemovals, { owner: HOST_OWNER })) {
    await (done ? removeEverything(deps, id) : removeFor(deps, id))
      .then(() => store.write([remove(accountRemovals, HOST_OWNER, id)]))
      .catch(report);
  }
}

/** The files of plugins are public, so they belong to the host, and name their user. */
async function bundlesOf({ store }: Pick<Deps, "store">, user: string): Promise<BundleRow[]> {
  const rows = await store.query(pluginBundles, { owner: HOST_OWNER });
  return rows.filter((row) => row.user === user);
}
