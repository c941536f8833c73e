import { LOCAL_USER, type RequestContext, type Services } from "#core/context.ts";
import { createMemoryBlobs } from "#core/storage/memory-blobs.ts";
import { createMemoryStore } from "#core/storage/memory-store.ts";
import { tables } from "#core/tables.ts";

/** Bytes of one uploaded file. */
export const UPLOAD_LIMIT = 200 * 1024 * 1024;

/** The rows and files of this device; every worker opens its own. */
export function openStorage() {
  return { store: createMemoryStore(tables), blobs: createMemoryBlobs() };
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
