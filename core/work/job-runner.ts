import { createLoop, type Worker } from "./background-loop.ts";
import { takeFirst, type Claim, type Claims } from "./claims.ts";
import { type Clock, timestamp } from "#core/storage/time.ts";
import { isForOwner } from "./error-for-owner.ts";
import { ApiError } from "../http/errors.ts";
import { pause } from "#core/storage/pause.ts";
import { ANY_OWNER, type Store } from "../storage/store.ts";
import { writeUnlessChanged } from "../storage/write-unless-changed.ts";
import { jobs, OUT_OF_QUEUE, type Job, type JobRow } from "./job.ts";
import { changeJob, jobRow } from "./jobs.ts";
import { shownResult, toJob } from "./list-jobs.ts";
import { changeWithEvent } from "./write-event.ts";

/** Does the work of one job type. Throws what made it fail; an `ApiError`'s message is shown to the user. */
export interface JobHandler {
  /** Whether work cut off by a crash can begin again. If not, the job fails with that reason. */
  readonly resumable: boolean;
  run(job: Job & { readonly owner: string }, tools: JobTools): Promise<Readonly<Record<string, unknown>>>;
}

export interface JobTools {
  /** Aborted when the job is cancelled or the host stops. */
  readonly signal: AbortSignal;
  /** 0–100; never goes back. What says nothing new is not written. */
  progress(percent: number, message?: string): Promise<void>;
  log(level: "info" | "warning" | "error", message: string): Promise<void>;
}

export interface JobRunnerDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly claims: Claims;
  readonly handlers: Partial<Readonly<Record<string, JobHandler>>>;
  readonly report: (error: unknown) => void;
  /** Jobs at once, so that a long one does not keep a short one waiting; 2 when left out. */
  readonly atOnce?: number;
}

/**
 * Runs waiting jobs: higher priority first, then older, none before its time; with slots to spare, those of users who
 * have none running come before the second of one who has. What a crash left `running` is begun again or failed with
 * that reason. A job is claimed and then begun by a guarded write, so the runners of several processes share one queue,
 * and one finds the jobs of another that is gone.
 */
export function createJobRunner(deps: JobRunnerDeps): Worker {
  const { atOnce = 2 } = deps;
  let recovered = false;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const running = new Map<Promise<void>, string>();
  const loop = createLoop(deps.report, async (stopping) => {
    if (!recovered || deps.claims.shared) {
      await recover(deps);
      recovered = true;
    }
    // The end of one looks again.
    if (running.size >= atOnce) return false;
    const { due, nextAt } = await lookAtQueue(deps, new Set(running.values()));
    clearTimeout(alarm);
    if (!due && nextAt !== null)
      alarm = setTimeout(() => loop.wake(), Math.min(nextAt - deps.clock.now(), LONGEST_TIMER));
    if (!due) return false;
    const claimed = await begin(deps, due.candidate);
    if (claimed) start(claimed, due.claim, stopping);
    else await due.claim.release();
    return true;
  });

  function start(job: JobRow, claim: Claim, stopping: AbortSignal): void {
    const work: Promise<void> = runJob(deps, job, AbortSignal.any([stopping, claim.lost]), claim.lost)
      .finally(() => claim.release())
      .catch(deps.report)
      .finally(() => {
        running.delete(work);
        loop.wake();
      });
    running.set(work, job.owner);
  }

  return {
    wake: loop.wake,
    async idle() {
      for (;;) {
        await loop.idle();
        if (running.size === 0) return;
        await Promise.race(running.keys());
      }
    },
    async stop() {
      clearTimeout(alarm);
      await loop.stop();
      clearTimeout(alarm);
      await Promise.all(running.keys());
    },
  };
}

/** Milliseconds; timers hold 2^31 at most. */
const LONGEST_TIMER = 2 ** 31 - 1;

const keyOf = ({ id }: JobRow) => `job ${id}`;

async function lookAtQueue(
  { store, clock, handlers, claims }: JobRunnerDeps,
  busy: ReadonlySet<string>,
): Promise<{
  due: { readonly candidate: JobRow; readonly claim: Claim } | undefined;
  nextAt: number | null;
}> {
  const waiting = await store.query(jobs, {
    owner: ANY_OWNER,
    where: { status: "pending" },
    range: { field: "queue_key", to: OUT_OF_QUEUE },
    order: { by: "queue_key", direction: "ascending" },
  });
  const mine = waiting.filter((job) => handlers[job.job_type]);
  const time = (job: JobRow) => (job.scheduled_for ? Date.parse(job.scheduled_for) : 0);
  const allDue = mine.filter((job) => time(job) <= clock.now());
  const inTurn = [...allDue.filter(({ owner }) => !busy.has(owner)), ...allDue.filter(({ owner }) => busy.has(owner))];
  const due = await takeFirst(claims, inTurn, keyOf);
  const later = mine.map(time).filter((at) => at > clock.now());
  return { due, nextAt: later.length ? Math.min(...later) : null };
}

async function recover(deps: JobRunnerDeps): Promise<void> {
  const cut = await deps.store.query(jobs, { owner: ANY_OWNER, where: { status: "running" } });
  const ours = cut.filter(({ job_type, queue_key }) => deps.handlers[job_type] && queue_key < OUT_OF_QUEUE);
  for (const job of ours) {
    const claim = await deps.claims.take(keyOf(job));
    if (!claim) continue;
    try {
      await recoverJob(deps, job);
    } finally {
      await claim.release();
    }
  }
}

async function recoverJob(deps: JobRunnerDeps, job: JobRow): Promise<void> {
  const isAgain = deps.handlers[job.job_type]?.resumable && !job.cancel_requested;
  await changeJob(deps, job.owner, job.id, ({ status }) => {
    // Whoever had it may have ended it since it was looked up.
    if (status !== "running") return null;
    return isAgain
      ? [{ status: "pending" }, { event: "status", message: "It was interrupted and begins again." }]
      : [
          { status: "failed", error: INTERRUPTED, completed_at: timestamp(deps.clock) },
          { event: "failed", message: INTERRUPTED },
        ];
  });
}

const INTERRUPTED = "It was interrupted when Lectern stopped. Try it again.";

/** What was lost is another's to end: nothing is said of it any more. */
async function runJob(deps: JobRunnerDeps, claimed: JobRow, stopping: AbortSignal, lost: AbortSignal): Promise<void> {
  const handler = deps.handlers[claimed.job_type];
  if (!handler) return;

  const cancelled = new AbortController();
  const watching = watchForCancel(deps, claimed, cancelled);
  const signal = AbortSignal.any([stopping, cancelled.signal]);
  try {
    const result = await handler.run({ ...toJob(claimed), owner: claimed.owner }, createTools(deps, claimed, signal));
    if (lost.aborted) return;
    await end(
      deps,
      claimed,
      cancelled.signal.aborted ? CANCELLED : { status: "completed", progress_percent: 100, result: { ...result } },
    );
  } catch (error) {
    if (lost.aborted) return;
    if (cancelled.signal.aborted) await end(deps, claimed, CANCELLED);
    else if (!stopping.aborted) await end(deps, claimed, { status: "failed", error: reasonOf(deps, error) });
  } finally {
    cancelled.abort();
    await watching;
  }
}

const CANCELLED = { status: "cancelled" } as const;

async function begin(deps: JobRunnerDeps, row: JobRow): Promise<JobRow | null> {
  const fields = { status: "running", started_at: timestamp(deps.clock) } as const;
  const { job, batch } = changeWithEvent(row, fields, { event: "status", message: "Started." }, timestamp(deps.clock));
  return (await writeUnlessChanged(deps.store, batch)) ? job : null;
}

function createTools(deps: JobRunnerDeps, { owner, id }: JobRow, signal: AbortSignal): JobTools {
  const last: { percent: number; message: string | undefined } = { percent: -1, message: undefined };
  return {
    signal,
    async progress(percent, message) {
      const shown = Math.min(99, Math.floor(percent));
      if (shown <= last.percent && (message === undefined || message === last.message)) return;
      Object.assign(last, { percent: Math.max(last.percent, shown), message: message ?? last.message });
      await changeJob(deps, owner, id, (job) => {
        const progress_percent = Math.max(job.progress_percent, shown);
        return [{ progress_percent, message: message ?? job.message }, { event: "progress" }];
      });
    },
    async log(level, message) {
      await changeJob(deps, owner, id, () => [{}, { event: "log", message, data: { level } }]);
    },
  };
}

async function end(
  deps: JobRunnerDeps,
  { owner, id }: JobRow,
  fields: Partial<JobRow> & { status: "completed" | "failed" | "cancelled" },
): Promise<void> {
  const message = fields.error ?? null;
  const data = shownResult(fields.result ?? null);
  await changeJob(deps, owner, id, () => [
    { ...fields, completed_at: timestamp(deps.clock) },
    { event: fields.status, message, data },
  ]);
}

/** Cancelling is written to the row, so that it works from another tab or process. */
async function watchForCancel(deps: JobRunnerDeps, { owner, id }: JobRow, cancelled: AbortController): Promise<void> {
  while (!cancelled.signal.aborted) {
    await pause(LOOK_EVERY, cancelled.signal);
    const job = await jobRow(deps, owner, id).catch(() => null);
    if (!job || job.cancel_requested) cancelled.abort();
  }
}

/** Milliseconds. */
const LOOK_EVERY = 250;

function reasonOf({ report }: JobRunnerDeps, error: unknown): string {
  if (error instanceof ApiError || isForOwner(error)) return error.message;
  report(error);
  return "Something went wrong on our side. Try it again.";
}
