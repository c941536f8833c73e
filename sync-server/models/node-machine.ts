import { statfs } from "node:fs/promises";
import { totalmem } from "node:os";
import type { Machine } from "#core/models/local/machine.ts";

/** This computer, for models run in its threads; WebLLM runs in browsers only. */
export function createNodeMachine(dataDir: string): Machine {
  return {
    describe: async () => ({
      gpu: null,
      memory_bytes: totalmem(),
      free_bytes: await freeBytes(dataDir),
      runtimes: ["transformers"],
    }),
  };
}

/** Bytes that this process may still write below the folder; null where the file system does not tell. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
