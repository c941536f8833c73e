import type { RequestContext } from "#core/http/context.ts";
import type { UploadedFile } from "#core/http/route.ts";
import type { StoredBlob } from "#core/storage/blobs.ts";
import { PreconditionFailed, StorageFull, type Operation } from "#core/storage/store.ts";
import { discardBlobs, discardedBlobs, notDiscarded } from "#core/storage/discard.ts";

type Deps = Pick<RequestContext, "store" | "blobs">;

/** How often an equal blob that is just being removed is waited for. */
const TRIES = 50;
const PAUSE_MS = 20;

/**
 * Stores a file and writes the row that names it, so that the row never names a blob that is gone,
 * even while an equal one is being removed. When the write fails, the file is not kept.
 */
export async function storeAndWrite<Row>(
  deps: Deps,
  file: Pick<UploadedFile, "stream">,
  writing: (stored: StoredBlob) => { readonly row: Row; readonly operations: readonly Operation[] },
): Promise<Row> {
  for (let tries = 1; ; tries += 1) {
    const stored = await putFile(deps, file);
    const { row, operations } = writing(stored);
    try {
      await deps.store.write([...notDiscarded([stored.id]), ...operations]);
    } catch (error) {
      const beingRemoved = error instanceof PreconditionFailed && error.table === discardedBlobs.name;
      if (!beingRemoved || tries === TRIES) {
        await discardBlobs(deps, [stored.id]);
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      continue;
    }
    if ((await deps.blobs.size(stored.id)) === undefined) await deps.blobs.put(file.stream());
    return row;
  }
}

/** A device that was full may have made room since: then the file is given once more from its beginning. */
async function putFile({ blobs }: Pick<Deps, "blobs">, file: Pick<UploadedFile, "stream">): Promise<StoredBlob> {
  try {
    return await blobs.put(file.stream());
  } catch (error) {
    if (!(error instanceof StorageFull && error.roomMade)) throw error;
    return blobs.put(file.stream());
  }
}
