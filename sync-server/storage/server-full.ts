import { StorageFull } from "#core/storage/store.ts";

/** Said to a person who may sit at another device. */
export const SERVER_FULL = "There is no room left on the server's disk. Delete something, then try again.";

export const serverFull = (): StorageFull => new StorageFull(SERVER_FULL);
