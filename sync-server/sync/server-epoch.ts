import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Store } from "#core/storage/store.ts";
import { countStart } from "#core/sync/server/epoch.ts";
import { writeAtomically } from "../storage/write-atomically.ts";

const Beside = z.object({ epoch: z.string(), starts: z.number() });

/**
 * R39. Tells by a file beside the database that an older database was put back, and begins a new epoch then. A file
 * that cannot be read counts as none: the worst of it is that a restored database is not noticed.
 */
export async function countServerStart(store: Store, folder: string): Promise<{ readonly starts: number }> {
  const path = join(folder, "sync-epoch.json");
  const next = await countStart(store, await readBeside(path));
  await writeAtomically(path, JSON.stringify(next));
  return next;
}

async function readBeside(path: string): Promise<z.infer<typeof Beside> | undefined> {
  try {
    return Beside.parse(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return undefined;
  }
}
