import type { Api } from "../../app/api.ts";
import type { FolderPlan } from "../../service/backup/backup-memory.ts";
import { expectFolder, folderPlan, isDue, mayWrite, writeBackup } from "../../service/backup/folder-backup.ts";
import { downloadOf, dropBackup, makeBackup } from "./backup-api.ts";

/** Makes a backup and writes it into the folder; answers its name. */
export async function backUpNow(api: Pick<Api, "ask" | "follow">, plan: FolderPlan): Promise<string> {
  await expectFolder(plan);
  const job = await makeBackup(api, () => undefined);
  try {
    const { body } = await api.follow(downloadOf(job), {}, new AbortController().signal);
    if (!body) throw new Error("The backup came without content.");
    return await writeBackup(plan, body, new Date());
  } finally {
    await dropBackup(api, job);
  }
}

/** When it is time, in one tab only. Answers the plan that is due where the browser wants to ask the person first. */
export async function backUpWhenDue(api: Pick<Api, "ask" | "follow">): Promise<FolderPlan | undefined> {
  return navigator.locks.request("lectern-backup", { ifAvailable: true }, async (lock) => {
    const plan = lock ? await folderPlan() : undefined;
    if (!plan || !isDue(plan, Date.now())) return undefined;
    if (!(await mayWrite(plan))) return plan;
    await backUpNow(api, plan);
    return undefined;
  });
}
