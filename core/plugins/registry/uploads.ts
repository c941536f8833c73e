import type { RequestContext } from "#core/http/context.ts";
import { discardBlobs } from "#core/storage/discard.ts";
import { isEnded, jobs } from "#core/work/job.ts";
import { remove } from "#core/storage/store.ts";
import { pluginUploads } from "./upload.ts";

type Deps = Pick<RequestContext, "store" | "blobs">;

export async function removeUpload(deps: Deps, owner: string, id: string): Promise<void> {
  const row = await deps.store.get(pluginUploads, owner, id);
  if (!row) return;
  await deps.store.write([remove(pluginUploads, owner, id)]);
  await discardBlobs(deps, [row.file]);
}

/** Removes the archives of jobs that ended without having run, or are gone. */
export async function tidyUploads(deps: Deps, owner: string): Promise<void> {
  for (const row of await deps.store.query(pluginUploads, { owner })) {
    const job = await deps.store.get(jobs, row.owner, row.id);
    if (!job || isEnded(job.status)) await removeUpload(deps, row.owner, row.id);
  }
}
