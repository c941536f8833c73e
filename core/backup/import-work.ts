import { removeBackup } from "./backup-upload.ts";
import { backupUploads } from "./backup-uploads-table.ts";
import { importBackup } from "./import-backup.ts";
import { nameTags } from "#core/chat/tags/tags.ts";
import { badRequest } from "#core/http/errors.ts";
import { ArchiveRefused } from "#core/plugins/package/archive/archive-refused.ts";
import type { JobHandler } from "#core/work/job-runner.ts";
import type { HostPort } from "#core/http/context.ts";
import type { BackgroundPort } from "#core/work/ports.ts";

/** Brings in a backup that was uploaded for this job. */
export function createImportWork(deps: Pick<HostPort, "store" | "blobs" | "clock"> & BackgroundPort): JobHandler {
  return {
    resumable: true,
    async run({ id, owner }, tools) {
      const upload = await deps.store.get(backupUploads, owner, id);
      if (!upload) throw badRequest("The backup is not here any more. Choose the file again.");
      try {
        const result = await importBackup(deps, { owner, file: upload.file }, tools);
        await nameTags(deps, owner);
        await removeBackup(deps, owner, id);
        deps.background.wake();
        return result;
      } catch (error) {
        if (error instanceof ArchiveRefused) throw badRequest(error.message);
        throw error;
      }
    },
  };
}
