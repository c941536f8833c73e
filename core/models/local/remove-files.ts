import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import type { Blobs } from "#core/storage/blobs.ts";
import type { Store } from "#core/storage/store.ts";
import { installedModels, type InstalledModelRow } from "./installed-model.ts";

/** Removes the files of a row that was removed, but for those that another model has as well. */
export async function removeFiles(
  { store, blobs }: { readonly store: Pick<Store, "query">; readonly blobs: Pick<Blobs, "remove"> },
  row: InstalledModelRow,
): Promise<void> {
  const kept = partsOf(await store.query(installedModels, { owner: LOCAL_USER }));
  for (const part of partsOf([row])) if (!kept.has(part)) await blobs.remove(part);
}

const partsOf = (rows: readonly InstalledModelRow[]) =>
  new Set(rows.flatMap((row) => row.files.flatMap((file) => file.parts)));
