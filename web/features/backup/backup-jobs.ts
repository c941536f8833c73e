import { counted } from "#core/http/counted.ts";
import type { Job } from "#core/api/job-kinds.ts";
import { addressOf, type Api } from "../../app/client/client.ts";
import { isOpen } from "../jobs/job-state.ts";

type Asking = Pick<Api, "getJob">;

/** Milliseconds between looks at a job. */
const LOOK = 500;

/** The job once it has ended; `onChange` hears of it each time it is looked at. */
async function ended(api: Asking, job: Job, onChange: (job: Job) => void): Promise<Job> {
  for (let now = job; ; now = await api.getJob({ params: { job_id: job.id } })) {
    onChange(now);
    if (!isOpen(now)) return now;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}

/** Makes the archive. Throws with the reason when that fails. */
export async function makeBackup(api: Asking & Pick<Api, "createJob">, onChange: (job: Job) => void): Promise<Job> {
  const job = await ended(api, await api.createJob({ body: { job_type: "export" } }), onChange);
  if (job.status !== "completed") throw new Error(job.error ?? "It was cancelled.");
  return job;
}

export const downloadOf = (job: Job) => addressOf("downloadExport", { job_id: job.id });

/** Brings a backup in. Throws with the reason when that fails. */
export async function bringIn(
  api: Asking & Pick<Api, "importBackup">,
  file: File,
  onChange: (job: Job) => void,
): Promise<Job> {
  const job = await ended(api, await api.importBackup({ files: { file } }), onChange);
  if (job.status !== "completed") throw new Error(job.error ?? "It was cancelled; what had come in stays.");
  return job;
}

/** "12 things came in, 3 were there already." */
export function reportOf({ result }: Pick<Job, "result">): string {
  const count = (field: string) => Number(result?.[field] ?? 0);
  const [added, updated, there, aside] = [
    count("added"),
    count("updated"),
    count("same") + count("kept"),
    count("left_aside"),
  ];
  if (added + updated + aside === 0) return "Everything in this backup was here already. Nothing was changed.";
  const parts = [
    `${things(added)} came in`,
    updated > 0 && `${things(updated)} brought up to date`,
    there > 0 && `${things(there)} here already or newer, and left as they are`,
    aside > 0 && `${things(aside)} left aside`,
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

const things = (count: number) => counted(count, "thing");
