import type { RequestContext } from "#core/http/context.ts";
import { discardedBlobs, notDiscarded } from "#core/storage/discard.ts";
import { PreconditionFailed, type Operation } from "#core/storage/store.ts";
import type { ArchiveEntry } from "../package/archive/archive-entry.ts";
import type { BundleFile } from "./bundle.ts";

type Deps = Pick<RequestContext, "store" | "blobs">;

/** Attempts at storing a file while an equal blob is being removed. */
const TRIES = 50;
const PAUSE_MS = 20;

/** Stores the files as blobs. What was stored is noted in `stored` at once, so that it can be discarded if a later one fails. */
export async function storeFiles(
  { blobs }: Pick<Deps, "blobs">,
  files: readonly ArchiveEntry[],
  stored: Set<string>,
  between: (done: number) => Promise<void>,
): Promise<BundleFile[]> {
  const result: BundleFile[] = [];
  for (const [index, file] of files.entries()) {
    await between(index);
    const { id, size } = await blobs.put(file.read());
    stored.add(id);
    result.push({ path: file.path, blob: id, size });
  }
  return result;
}

/**
 * Writes rows that name the blobs of these files, so that they never name one that is gone, even while an equal one is
 * being removed: as `storeAndWrite` does for one file.
 */
export async function writeNaming(
  deps: Deps,
  files: readonly ArchiveEntry[],
  stored: readonly BundleFile[],
  operations: readonly Operation[],
): Promise<void> {
  const ids = stored.map(({ blob }) => blob);
  for (let tries = 1; ; tries++) {
    try {
      await deps.store.write([...notDiscarded(ids), ...operations]);
      break;
    } catch (error) {
      const isBeingRemoved = error instanceof PreconditionFailed && error.table === discardedBlobs.name;
      if (!isBeingRemoved || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  for (const { path, blob } of stored)
    if ((await deps.blobs.size(blob)) === undefined) await putAgain(deps, files, path);
}

async function putAgain({ blobs }: Deps, files: readonly ArchiveEntry[], path: string): Promise<void> {
  const file = files.find((one) => one.path === path);
  if (file) await blobs.put(file.read());
}
