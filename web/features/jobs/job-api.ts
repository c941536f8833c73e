import type { Api } from "../../app/api.ts";
import type { Job, JobType } from "#core/api/job-kinds.ts";
import type { JobEvent, JobStatus } from "#core/work/job.ts";

export type { Job, JobEvent, JobStatus, JobType };

export interface JobPage {
  readonly items: readonly Job[];
  readonly total_items: number;
}

interface JobQuery {
  readonly status?: JobStatus | undefined;
  readonly job_type?: JobType | undefined;
  readonly limit?: number;
  readonly offset?: number;
}

const JOBS = "/api/v1/jobs";

/** The jobs of whoever is asking, newest first. */
export function listJobs({ ask }: Pick<Api, "ask">, query: JobQuery, signal?: AbortSignal): Promise<JobPage> {
  const given = Object.entries({ ...query, envelope: true }).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return ask<JobPage>("GET", `${JOBS}?${text}`, undefined, signal);
}

export const startJob = ({ ask }: Pick<Api, "ask">, job: { readonly job_type: JobType }) => ask<Job>("POST", JOBS, job);
export const getJob = ({ ask }: Pick<Api, "ask">, id: string) => ask<Job>("GET", `${JOBS}/${id}`);
/** All of them, however many a long job has. */
export async function listJobEvents({ ask }: Pick<Api, "ask">, id: string): Promise<JobEvent[]> {
  const events: JobEvent[] = [];
  for (;;) {
    const part = await ask<JobEvent[]>("GET", `${JOBS}/${id}/events?limit=${MOST}&offset=${events.length}`);
    events.push(...part);
    if (part.length < MOST) return events;
  }
}

/** What one request gives at most. */
const MOST = 1000;
export const cancelJob = ({ ask }: Pick<Api, "ask">, id: string) => ask<Job>("POST", `${JOBS}/${id}/cancel`, {});
export const retryJob = ({ ask }: Pick<Api, "ask">, id: string) => ask<Job>("POST", `${JOBS}/${id}/retry`, {});
export const deleteJob = ({ ask }: Pick<Api, "ask">, id: string) => ask<void>("DELETE", `${JOBS}/${id}`);

export const isOpen = ({ status }: Pick<Job, "status">) => status === "pending" || status === "running";
export const canRetry = ({ status }: Pick<Job, "status">) => status === "failed" || status === "cancelled";
