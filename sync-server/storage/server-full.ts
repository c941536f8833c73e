import { StorageFull } from "#core/storage/store.ts";

/** In words for whoever reads them on another device. */
export const SERVER_FULL = "There is no room left on the server's disk. Delete something, then try again.";

export const serverFull = (): StorageFull => new StorageFull(SERVER_FULL);
