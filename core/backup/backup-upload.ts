import type { BackgroundPort } from "#core/work/ports.ts";
import type { RequestContext } from "#core/http/context.ts";
import { storeAndWrite } from "#core/library/documents/store-and-write.ts";
import { discardBlobs } from "#core/storage/discard.ts";
import type { RouteInput } from "../http/route.ts";
import { checkSize, cleanFilename, onlyFile } from "../http/upload.ts";
import { isEnded, jobs, newJobRow, type Job } from "#core/work/job.ts";
import { toJob } from "#core/work/list-jobs.ts";
import { put, remove } from "../storage/store.ts";
import { timestamp } from "#core/storage/time.ts";
import { BACKUP_LIMITS } from "./manifest.ts";
import { backupUploads } from "./backup-uploads-table.ts";

type Deps = Pick<RequestContext & BackgroundPort, "store" | "blobs" | "clock" | "background" | "limits" | "host">;
type Form = Pick<RouteInput<unknown, unknown, unknown>, "files">;

/** Takes a backup and queues the job that brings it in. Throws `ApiError` 413 for one that is too large. */
export async function beginImport(deps: Deps, owner: string, { files }: Form): Promise<Job> {
  const file = onlyFile(files);
  // In the browser the file lies on the same disk already; a server bounds what it takes.
  checkSize(file, deps.host === "service-worker" ? BACKUP_LIMITS.archive : deps.limits.uploadBytes);
  await tidyBackups(deps, owner);
  const filename = cleanFilename(file.name);
  const row = await storeAndWrite(deps, file, (stored) => {
    const job = newJobRow(owner, { job_type: "import", payload: { filename }, priority: 0 }, timestamp(deps.clock));
    return { row: job, operations: [put(jobs, job), put(backupUploads, { id: job.id, owner, file: stored.id })] };
  });
  deps.background.wake();
  return toJob(row);
}

/** Takes away the archive of an import; nothing when it has gone before. */
export async function removeBackup(deps: Pick<Deps, "store" | "blobs">, owner: string, job: string): Promise<void> {
  const row = await deps.store.get(backupUploads, owner, job);
  if (!row) return;
  await deps.store.write([remove(backupUploads, owner, job)]);
  await discardBlobs(deps, [row.file]);
}

/** Archives of imports that failed or were cancelled wait to be tried again, until the next one comes. */
async function tidyBackups(deps: Pick<Deps, "store" | "blobs">, owner: string): Promise<void> {
  for (const { id } of await deps.store.query(backupUploads, { owner })) {
    const job = await deps.store.get(jobs, owner, id);
    if (!job || isEnded(job.status)) await removeBackup(deps, owner, id);
  }
}
