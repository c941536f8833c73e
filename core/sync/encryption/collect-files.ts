import { remove, type Store } from "../../storage/store.ts";
import { blobHolders } from "../files/blob-tables.ts";
import { syncConflicts, syncRows, type ConflictRow, type EnvelopeRow } from "../merge/sync-tables.ts";
import { filesNamedIn } from "./sealed-form.ts";
import { sealedFiles } from "./tables.ts";

/** Milliseconds a file is kept that no row names: its row may be on the way from a device that is away. */
const GRACE = 7 * 86_400_000;

/** R44. Lets the account's files go that no row has named for a week. */
export async function collectFiles(store: Store, user: string, now: number): Promise<void> {
  const range = { field: "named_at", to: new Date(now - GRACE).toISOString() } as const;
  const old = await store.query(sealedFiles, { owner: user, range });
  if (old.length === 0) return;
  const named = await namedFiles(store, user);
  const gone = old.filter(({ id }) => !named.has(id));
  // The bytes go with the next sweep, which removes what nobody names.
  await store.write(gone.flatMap(({ id, blob }) => [remove(sealedFiles, user, id), remove(blobHolders, user, blob)]));
}

/** Names in rows, also in deleted ones, which may come back, and in the overwritten values that the server kept (R8). */
async function namedFiles(store: Store, user: string): Promise<ReadonlySet<string>> {
  const [rows, losers]: [EnvelopeRow[], ConflictRow[]] = await Promise.all([
    store.query(syncRows, { owner: user }),
    store.query(syncConflicts, { owner: user }),
  ]);
  const values = rows.flatMap(({ kept = {} }) => Object.values(kept));
  return new Set([...values, ...losers.map(({ value }) => value)].flatMap(filesNamedIn));
}
