import type { Api } from "../../app/api.ts";
import type { FolderPlan } from "../../service/backup/backup-memory.ts";
import { folderPlan, isDue, mayWrite, writeBackup } from "../../service/backup/folder-backup.ts";
import { downloadOf, dropBackup, makeBackup } from "./backup-api.ts";

/** Makes a backup and writes it into the folder; answers its name. */
export async function backUpNow(api: Pick<Api, "ask" | "follow">, plan: FolderPlan): Promise<string> {
  const job = await makeBackup(api, () => undefined);
  try {
    const { body } = await api.follow(downloadOf(job), {}, new AbortController().signal);
    if (!body) throw new Error("The backup came without content.");
    return await writeBackup(plan, body, new Date());
  } finally {
    await dropBackup(api, job);
  }
}

/** When it is time and the browser lets it, in one tab only. */
export async function backUpWhenDue(api: Pick<Api, "ask" | "follow">): Promise<void> {
  await navigator.locks.request("lectern-backup", { ifAvailable: true }, async (lock) => {
    const plan = lock ? await folderPlan() : undefined;
    if (plan && isDue(plan, Date.now()) && (await mayWrite(plan))) await backUpNow(api, plan);
  });
}
