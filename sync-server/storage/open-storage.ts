import type { Services } from "#core/api/services.ts";
import type { HostBlobs } from "#core/storage/blobs.ts";
import type { Store } from "#core/storage/store.ts";
import { createHeldBlobs } from "#core/sync/files/held-blobs.ts";
import { extension, tables } from "../sync/synced-tables.ts";
import { openFileBlobs } from "./file-blobs.ts";
import { connectPostgres } from "./postgres/connection.ts";
import { openPostgresStore } from "./postgres/store.ts";
import { openS3Blobs } from "./s3-blobs.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import type { StoragePlaces } from "./storage-places.ts";

/** Opens rows and files in a thread of the server; SQLite blocks the thread while it works. */
export async function openStorage({ rows, blobs }: StoragePlaces): Promise<Pick<Services, "store" | "blobs">> {
  const report = (error: unknown) => console.error(error);
  const store =
    "sqlite" in rows
      ? openSqliteStore({ path: rows.sqlite, tables, extension })
      : await openPostgresStore({
          db: connectPostgres({ url: rows.postgres, sessions: 2, report }),
          tables,
          extension,
        });
  return { store, blobs: await openBlobs(blobs, store) };
}

/** `store` says which user holds which of them. */
export async function openBlobs(place: StoragePlaces["blobs"], store: Pick<Store, "getMany">): Promise<HostBlobs> {
  return createHeldBlobs(await openAllBlobs(place), store);
}

/** Without asking whose they are, for what belongs to the host: models. */
export const openAllBlobs = (place: StoragePlaces["blobs"]) =>
  "folder" in place ? openFileBlobs(place) : openS3Blobs(place);
