import { notFound } from "#core/http/errors.ts";
import { jobs, type Job, type JobRow } from "#core/work/job.ts";
import { createJob, type JobDeps } from "#core/work/jobs.ts";
import { toJob } from "#core/work/list-jobs.ts";
import type { InstallPayload } from "./install-payload.ts";
import { isSameModel } from "./model-host.ts";

/** The install that is already under way, or a new one. */
export async function startInstall(
  deps: JobDeps,
  owner: string,
  payload: InstallPayload,
): Promise<{ readonly job: Job; readonly isNew: boolean }> {
  const waiting = await Promise.all(
    (["pending", "running"] as const).map((status) =>
      deps.store.query(jobs, { owner, where: { status, job_type: "model_install" } }),
    ),
  );
  const same = waiting
    .flat()
    .find(
      (row) =>
        isSameModel(String(row.payload["name"]), payload.name) &&
        (row.payload["server_url"] ?? null) === (payload.server_url ?? null),
    );
  if (same) return { job: toJob(same), isNew: false };
  return createJob(deps, owner, { job_type: "model_install", payload: { ...payload }, priority: 0 });
}

/** Throws 404 for jobs of other types too: they are no installs. */
export async function installRow({ store }: Pick<JobDeps, "store">, owner: string, id: string): Promise<JobRow> {
  const row = await store.get(jobs, owner, id);
  if (row?.job_type !== "model_install") throw notFound("install", id);
  return row;
}

/** An install as `/modelhost/install` tells of it. */
export function toInstall({
  id,
  status,
  progress_percent,
  message,
  payload,
  result,
  error,
  created_at,
  started_at,
  completed_at,
}: Job) {
  return {
    task_id: id,
    job_id: id,
    name: String(payload["name"]),
    server_url: typeof payload["server_url"] === "string" ? payload["server_url"] : null,
    status,
    progress_percent,
    message,
    result,
    error,
    created_at,
    started_at,
    completed_at,
  };
}
