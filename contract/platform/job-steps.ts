import { expect } from "vitest";
import { Job } from "#core/api/job-kinds.ts";
import type { Caller } from "../caller.ts";
import type { PlatformSetup } from "./platform-contract.ts";

export const JOBS = "/api/v1/jobs";
export const FAR_AWAY = "2099-01-01T00:00:00Z";

/** What the cases do with jobs, as the first of the two people. */
export function createJobSteps(setup: PlatformSetup) {
  const api = () => setup.ada().api;

  async function queued(fields: Record<string, unknown>, expected = 201): Promise<Job> {
    const answer = await api().json("POST", JOBS, fields);
    expect(answer.status, answer.text).toBe(expected);
    return Job.parse(answer.body);
  }
  const waiting = () => queued({ job_type: "export", scheduled_for: FAR_AWAY });
  const jobOf = async (id: string, caller: Caller = api()) => Job.parse((await caller.get(`${JOBS}/${id}`)).body);

  async function ended(id: string): Promise<Job> {
    for (let pause = 5; ; pause = Math.min(pause * 2, 200)) {
      const job = await jobOf(id);
      if (job.completed_at !== null) return job;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  async function done(fields: Record<string, unknown>): Promise<Job> {
    const job = await ended((await queued(fields)).id);
    expect(job.status, JSON.stringify(job)).toBe("completed");
    expect(job).toMatchObject({ progress_percent: 100, error: null });
    return job;
  }
  async function download(path: string) {
    const { token } = setup.ada();
    return setup.send({ method: "GET", path, headers: { authorization: `Bearer ${token}` } });
  }
  return { api, queued, waiting, jobOf, ended, done, download };
}
