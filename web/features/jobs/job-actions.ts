import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import { canRetry } from "./job-state.ts";
import type { Job } from "#core/api/job-kinds.ts";
import { KINDS, titleOf } from "./job-words.ts";

/** Names jobs as the person knows them. */
export function useJobTitles(): (job: Job) => string {
  const { names } = useApp().lists;
  return (job) => titleOf(job, (id) => names().get(id));
}

/** Whether doing it again can help: not where a file cannot be read whatever one does, or was deleted. */
export function useMayRetry(): (job: Job) => boolean {
  const { lists } = useApp();
  return (job) => {
    if (!canRetry(job)) return false;
    if (job.job_type !== "document_process" || !lists.plainDocuments()) return true;
    const document = String(job.payload["document_id"]);
    return lists.names().has(document) && !lists.unreadable().has(document);
  };
}

/** What can be done to a job, from the tray and from its page. */
export function useJobActions() {
  const app = useApp();
  const { api, client, toasts, deletes } = app;
  const title = useJobTitles();

  const attempt = async (job: Job, what: string, act: () => Promise<unknown>): Promise<boolean> => {
    const isDone = await toasts.attempt(`“${title(job)}” could not be ${what}.`, act);
    const changed = [keys.jobs, ...(job.job_type === "document_process" ? [keys.documents] : [])];
    await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
    return isDone;
  };
  const retry = (job: Job) => attempt(job, "tried again", () => api.retryJob({ params: { job_id: job.id } }));

  return {
    retry,
    async cancel(job: Job): Promise<void> {
      if (!(await attempt(job, "cancelled", () => api.cancelJob({ params: { job_id: job.id } })))) return;
      toasts.show(`“${title(job)}” is cancelled. ${KINDS[job.job_type].kept}`, {
        action: { label: "Try again", run: () => void retryWhenEnded(job) },
      });
    },
    /** Takes a job that has ended off the list; what it made to be downloaded goes with it. */
    remove(job: Job): void {
      const commit = async () => {
        await api.deleteJob({ params: { job_id: job.id } });
        await client.invalidateQueries({ queryKey: keys.jobs });
      };
      deletes.remove({ id: job.id, what: `The entry “${title(job)}”`, forever: true, commit });
    },
  };

  /** A job that is asked to stop takes a moment; until then it cannot be tried again. */
  async function retryWhenEnded(job: Job): Promise<void> {
    for (let tries = 0; tries < PATIENCE.tries; tries++) {
      try {
        await api.retryJob({ params: { job_id: job.id } });
        return await client.invalidateQueries({ queryKey: keys.jobs });
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PATIENCE.pause));
      }
    }
    await retry(job);
  }
}

/** Milliseconds between tries, and how many. */
const PATIENCE = { pause: 400, tries: 20 };
