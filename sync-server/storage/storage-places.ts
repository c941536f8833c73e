import { join } from "node:path";
import type { S3Place } from "./bucket-url.ts";

/** Where rows and files are; plain data, so that threads can be told. */
export interface StoragePlaces {
  readonly rows: { readonly sqlite: string } | { readonly postgres: string };
  readonly blobs: { readonly folder: string } | (S3Place & { readonly temp: string });
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
