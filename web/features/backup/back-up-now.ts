import type { Api } from "../../app/client/client.ts";
import type { FolderPlan } from "../../service/backup/backup-memory.ts";
import { expectFolder, folderPlan, isDue, mayWrite, writeBackup } from "../../service/backup/folder-backup.ts";
import { makeBackup } from "./backup-jobs.ts";

type BackupApi = Pick<Api, "createJob" | "getJob" | "deleteJob" | "open">;

/** Makes a backup and writes it into the folder; answers its name. */
export async function backUpNow(api: BackupApi, plan: FolderPlan): Promise<string> {
  await expectFolder(plan);
  const job = await makeBackup(api, () => undefined);
  try {
    const { body } = await api.open("downloadExport", { params: { job_id: job.id } });
    if (!body) throw new Error("The backup is empty. Try again.");
    return await writeBackup(plan, body, new Date());
  } finally {
    await api.deleteJob({ params: { job_id: job.id } });
  }
}

/** When it is time, in one tab only. Answers the plan that is due where the browser wants to ask the person first. */
export async function backUpWhenDue(api: BackupApi): Promise<FolderPlan | undefined> {
  return navigator.locks.request("lectern-backup", { ifAvailable: true }, async (lock) => {
    const plan = lock ? await folderPlan() : undefined;
    if (!plan || !isDue(plan, Date.now())) return undefined;
    if (!(await mayWrite(plan))) return plan;
    await backUpNow(api, plan);
    return undefined;
  });
}
