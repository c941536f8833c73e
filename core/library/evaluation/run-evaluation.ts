import { counted } from "#core/http/counted.ts";
import { evaluationResults, evaluationRuns, type NewRun } from "./evaluation.ts";
import { getRun } from "./runs.ts";
import { startRun } from "./start-run.ts";
import { badRequest, notFound } from "../../http/errors.ts";
import { change, require } from "../../storage/store.ts";
import { writeUnlessChanged } from "../../storage/write-unless-changed.ts";
import { newId, timestamp } from "#core/storage/time.ts";
import { EvaluationPayload } from "../job-payloads.ts";
import { AnyNewJob } from "#core/work/job.ts";
import type { JobHandler } from "#core/work/job-runner.ts";
import { createJob, type JobDeps } from "#core/work/jobs.ts";
import { poll } from "#core/work/poll.ts";

/** Starts an evaluation run and follows it to its end; cancelling ends the run, its results so far stay. */
export function createEvaluationWork(deps: JobDeps & Parameters<typeof startRun>[0]): JobHandler {
  return {
    resumable: true,
    async run({ id, owner, attempt, payload }, { signal, progress }) {
      const run_id = await runIdOf(id, attempt);
      const { is_begun, evaluation_id: _, ...asked } = EvaluationPayload.parse(payload);
      const isThere = (await deps.store.get(evaluationRuns, owner, run_id)) !== undefined;
      if (!isThere && is_begun && attempt === 1) throw notFound("evaluation run", run_id);
      if (!isThere) await startRun(deps, owner, asked, run_id);
      deps.background.wake();
      const stop = () => void endRun(deps, owner, run_id);
      signal.addEventListener("abort", stop, { once: true });
      try {
        const run = await poll(signal, async () => {
          const row = await deps.store.get(evaluationRuns, owner, run_id);
          if (!row) throw notFound("evaluation run", run_id);
          const done = await deps.store.count(evaluationResults, { owner, where: { run_id } });
          await progress(
            (100 * done) / Math.max(1, row.total_questions),
            `${done} of ${counted(row.total_questions, "question")}`,
          );
          return row.status === "running" ? undefined : row;
        });
        if (run.status === "failed") throw badRequest(run.error ?? "The evaluation run failed.");
      } finally {
        signal.removeEventListener("abort", stop);
      }
      const { total_questions, evaluated_count, correct_count, accuracy } = await getRun(deps, owner, run_id);
      return { evaluation_id: run_id, total_questions, evaluated_count, correct_count, accuracy };
    },
  };
}

/** Begins the run at once, and queues the job that follows it. */
export async function startRunAsJob(deps: JobDeps & Parameters<typeof startRun>[0], owner: string, body: NewRun) {
  const id = newId();
  const started = await startRun(deps, owner, body, await runIdOf(id, 1));
  await createJob(
    deps,
    owner,
    AnyNewJob.parse({
      job_type: "evaluation_run",
      payload: { ...body, is_begun: true, evaluation_id: started.evaluation_id },
    }),
    undefined,
    id,
  );
  return started;
}

/** The same for the same attempt, so that one which a crash cut off finds its run again instead of starting a second. */
async function runIdOf(job: string, attempt: number): Promise<string> {
  const digest = new Uint8Array(
    await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`evaluation run of ${job}, attempt ${attempt}`)),
  );
  const hex = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function endRun({ store, clock }: JobDeps, owner: string, id: string): Promise<void> {
  const fields = { status: "failed", completed_at: timestamp(clock), error: "The run was cancelled." } as const;
  await writeUnlessChanged(store, [
    require(evaluationRuns, owner, id, { status: "running" }),
    change(evaluationRuns, owner, id, fields),
  ]);
}
