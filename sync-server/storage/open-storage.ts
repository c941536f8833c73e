import { join } from "node:path";
import type { Services } from "#core/context.ts";
import type { Blobs } from "#core/storage/blobs.ts";
import { tables } from "#core/tables.ts";
import { openFileBlobs } from "./file-blobs.ts";
import { connectPostgres } from "./postgres/connection.ts";
import { openPostgresStore } from "./postgres/store.ts";
import { openS3Blobs, type S3Place } from "./s3-blobs.ts";
import { openSqliteStore } from "./sqlite-store.ts";

/** Where rows and files are; plain data, so that threads can be told. */
export interface StoragePlaces {
  readonly rows: { readonly sqlite: string } | { readonly postgres: string };
  readonly blobs: { readonly folder: string } | (S3Place & { readonly temp: string });
}

/** Opens rows and files in a thread of the server; SQLite blocks the thread while it works. */
export async function openStorage({ rows, blobs }: StoragePlaces): Promise<Pick<Services, "store" | "blobs">> {
  const report = (error: unknown) => console.error(error);
  const store =
    "sqlite" in rows
      ? openSqliteStore({ path: rows.sqlite, tables })
      : await openPostgresStore({ db: connectPostgres({ url: rows.postgres, sessions: 2, report }), tables });
  return { store, blobs: await openBlobs(blobs) };
}

export function openBlobs(place: StoragePlaces["blobs"]): Promise<Blobs> {
  return "folder" in place ? openFileBlobs(place) : openS3Blobs(place);
}

/** In the server's own folder, unless it was told of a database or an object store. */
export function storagePlaces(
  dataDir: string,
  {
    databaseUrl,
    blobs,
  }: { readonly databaseUrl: string | null; readonly blobs: { readonly folder: string } | S3Place | null },
): StoragePlaces {
  return {
    rows: databaseUrl === null ? { sqlite: join(dataDir, "lectern.sqlite") } : { postgres: databaseUrl },
    blobs:
      blobs === null
        ? { folder: join(dataDir, "blobs") }
        : "folder" in blobs
          ? blobs
          : { ...blobs, temp: join(dataDir, "blobs-temp") },
  };
}
