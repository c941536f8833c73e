import { wrap } from "comlink";
import type { ReadReferences } from "./references.ts";

/** Reads an export in a worker: a library of thousands of works takes seconds. */
export async function readReferencesInWorker(name: string, file: Blob): Promise<ReadReferences | undefined> {
  const worker = new Worker(new URL("../../../workers/read-references.worker.ts", import.meta.url), { type: "module" });
  try {
    const failed = new Promise<never>((_, reject) => {
      worker.addEventListener("error", () =>
        reject(
          new Error(`“${name}” could not be read: this device may be out of memory. Close other tabs, then try again.`),
        ),
      );
    });
    const read = wrap<{ read(name: string, file: Blob): Promise<ReadReferences | undefined> }>(worker).read(name, file);
    return await Promise.race([read, failed]);
  } finally {
    worker.terminate();
  }
}
