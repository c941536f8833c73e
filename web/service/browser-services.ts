import { LOCAL_USER, type RequestContext, type Services } from "#core/context.ts";
import { tables } from "#core/tables.ts";
import { createDexieStore } from "../storage/dexie-store.ts";
import { createOpfsBlobs } from "../storage/opfs-blobs.ts";

/** Bytes of one uploaded file. */
export const UPLOAD_LIMIT = 200 * 1024 * 1024;

/** The rows and files of this device. Every worker opens its own; nothing is opened before the first use. */
export function openStorage(): Pick<Services, "store" | "blobs"> {
  return {
    store: createDexieStore(tables, { name: "lectern", onBlocked: () => console.warn("Another tab holds an older version of the data; close it.") }),
    blobs: createOpfsBlobs({ name: "lectern-blobs" }),
  };
}

/** What the API's handlers get in the browser, where everything belongs to the one person at the device. */
export function browserContext({ engine, background }: Pick<Services, "engine" | "background">): RequestContext {
  return {
    ...openStorage(),
    engine,
    background,
    clock: { now: () => Date.now() },
    // Files of questions are uploaded through the API; there is no folder beside it.
    evaluationFiles: { read: async () => undefined },
    limits: { uploadBytes: UPLOAD_LIMIT },
    host: "service-worker",
    user: LOCAL_USER,
  };
}
