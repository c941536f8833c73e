import { z } from "zod";
import type { HostBlobs } from "./blobs.ts";
import { ANY_OWNER, put, remove, require, type Operation, type Store } from "./store.ts";
import { table, type BlobNames, type StoredRow } from "./table.ts";

interface Deps {
  readonly store: Store;
  readonly blobs: Pick<HostBlobs, "remove">;
}

const DiscardedBlob = z.object({ id: z.string(), owner: z.string() });
type DiscardedBlob = z.infer<typeof DiscardedBlob>;

/**
 * Blobs about to be removed. Blobs are shared by content, so one may be wanted again while it is being removed:
 * a row naming a blob is only written while the blob is not listed here (`notDiscarded`), and a blob listed here is
 * only removed when no row names it. Whoever writes such a row then looks whether the blob is still there.
 */
export const discardedBlobs = table<DiscardedBlob>({
  name: "discarded_blobs",
  schema: DiscardedBlob,
  indexes: [],
  syncs: false,
});

/** Not a user: these rows belong to the host. Those of a user are released only, and may be named again (`discardReleased`). */
const HOST = "host";

/** Put these into every write that makes a row name the blobs; on `PreconditionFailed` store them and write again. */
export const notDiscarded = (ids: readonly string[]): Operation[] =>
  [...new Set(ids)].map((id) => require(discardedBlobs, HOST, id, "absent"));

/** Removes the blobs that no row names. */
export async function discardBlobs(deps: Deps, ids: readonly string[]): Promise<void> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return;
  await deps.store.write(unique.map((id) => put(discardedBlobs, { id, owner: HOST })));
  await removeDiscarded(deps, unique);
}

/** Takes up what a killed process left in the middle of `discardBlobs`. */
export async function resumeDiscarding(deps: Deps): Promise<void> {
  const rows = await deps.store.query(discardedBlobs, { owner: HOST });
  if (rows.length > 0)
    await removeDiscarded(
      deps,
      rows.map((row) => row.id),
    );
}

/** Removes the blobs of rows that another device has erased, where no other row names them. */
export async function discardReleased(deps: Deps): Promise<void> {
  const rows = await deps.store.query(discardedBlobs, { owner: ANY_OWNER });
  const released = rows.filter(({ owner }) => owner !== HOST);
  if (released.length === 0) return;
  await discardBlobs(
    deps,
    released.map(({ id }) => id),
  );
  await deps.store.write(released.map(({ owner, id }) => remove(discardedBlobs, owner, id)));
}

async function removeDiscarded(deps: Deps, ids: readonly string[]): Promise<void> {
  const named = await namedBlobs(deps);
  for (const id of ids) if (!named.has(id)) await deps.blobs.remove(id);
  await deps.store.write(ids.map((id) => remove(discardedBlobs, HOST, id)));
}

export interface NamedOptions {
  /** Rows of one user; of all where left out. */
  readonly owner?: string;
  /** Names of tables that are not looked at. */
  readonly except?: readonly string[];
}

/** Every blob that a row names, the trash included. */
export async function namedBlobs(
  { store }: { readonly store: Pick<Store, "query" | "getMany" | "tables"> },
  { owner = ANY_OWNER, except = [] }: NamedOptions = {},
): Promise<ReadonlySet<string>> {
  const wanted = store.tables.filter(({ name }) => !except.includes(name));
  const found = await Promise.all(
    wanted.map(async (table) => {
      const { blobs } = table;
      if (!blobs) return [];
      if (blobs.find) return blobs.find(store, owner);
      const rows = await store.query(table, { owner, ...(blobs.where && { where: blobs.where }) });
      return rows.flatMap((row) => blobsIn(blobs, row));
    }),
  );
  return new Set(found.flat());
}

/** The blobs that one row names. */
export const blobsIn = <Row extends StoredRow>({ fields = {}, ...names }: BlobNames<Row>, row: Row): string[] => [
  ...Object.keys(fields).flatMap((field) => idsIn(row[field])),
  ...(names.deeper?.(row) ?? []),
];

/** The ids in a field that names blobs. */
export function idsIn(value: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((id): id is string => typeof id === "string" && id !== "");
}
