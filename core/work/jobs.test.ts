import { describe, expect, it } from "vitest";
import { badRequest } from "../http/errors.ts";
import { createMemoryStore } from "../storage/testing/memory-store.ts";
import { soleProcess } from "./claims.ts";
import { createMemoryBlobs } from "../storage/testing/memory-blobs.ts";
import { put } from "../storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { followJob } from "./follow-job.ts";
import { AnyNewJob, jobs, type Job, type NewJob } from "./job.ts";
import { createJobRunner, type JobHandler } from "./job-runner.ts";
import { cancelJob, createJob, deleteJob, getJob, jobRow, listEvents, listLogs, retryJob } from "./jobs.ts";
import { listJobs } from "./list-jobs.ts";

const user = "u";

function setup(handler: Partial<JobHandler> = {}) {
  const time = { now: Date.UTC(2026, 10, 21) };
  const store = createMemoryStore(tables);
  const reported: unknown[] = [];
  const ran: string[] = [];
  const run = handler.run ?? (async () => ({}));
  const work: JobHandler = {
    resumable: handler.resumable ?? false,
    run: async (job, tools) => {
      ran.push(job.payload["name"] as string);
      return run(job, tools);
    },
  };
  const clock = { now: () => time.now++ };
  const runner = createJobRunner({
    store,
    clock,
    claims: soleProcess,
    handlers: { export: work },
    report: (error) => void reported.push(error),
  });
  const deps = { store, blobs: createMemoryBlobs(), clock, background: { wake: () => undefined }, jobKinds: {} };
  const queue = async (name: string, fields: Partial<NewJob> = {}) =>
    (await createJob(deps, user, AnyNewJob.parse({ job_type: "export", payload: { name }, ...fields }))).job;
  const runAll = async () => {
    runner.wake();
    await runner.idle();
  };
  const until = async (job: Job, status: Job["status"]) => {
    while ((await getJob(deps, user, job.id)).status !== status) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { deps, queue, runAll, ran, reported, time, runner, until };
}

describe("the job queue", () => {
  it("runs higher priority first, then older, and nothing before its time", async () => {
    const { queue, runAll, ran, time, runner } = setup();
    await queue("first");
    await queue("second");
    await queue("urgent", { priority: 5 });
    await queue("tomorrow", { scheduled_for: new Date(time.now + 86_400_000).toISOString() });
    await runAll();
    expect(ran).toEqual(["urgent", "first", "second"]);
    time.now += 86_400_000;
    await runAll();
    expect(ran.at(-1)).toBe("tomorrow");
    await runner.stop();
  });

  it("answers an idempotency key with the job there is, also when asked at once", async () => {
    const { deps } = setup();
    const job = AnyNewJob.parse({ job_type: "export", idempotency_key: "k" });
    const answers = await Promise.all([
      createJob(deps, user, job),
      createJob(deps, user, job),
      createJob(deps, "other", job),
    ]);
    expect(answers.map(({ isNew }) => isNew)).toEqual([true, false, true]);
    expect(answers[0]?.job.id).toBe(answers[1]?.job.id);
    expect((await listJobs(deps, user, { limit: 20, offset: 0 })).total).toBe(1);
  });

  it("keeps the result, a progress that never goes back, and the log", async () => {
    const { queue, runAll, deps } = setup({
      run: async (_, { progress, log }) => {
        await progress(40, "Writing");
        await progress(20);
        await log("warning", "A page was empty.");
        return { files: 3 };
      },
    });
    const { id } = await queue("x");
    await runAll();
    expect(await getJob(deps, user, id)).toMatchObject({
      status: "completed",
      progress_percent: 100,
      result: { files: 3 },
      error: null,
    });
    const events = await listEvents(deps, user, id);
    expect(events.map(({ event, progress_percent }) => [event, progress_percent])).toEqual([
      ["status", 0],
      ["progress", 40],
      ["log", 40],
      ["completed", 100],
    ]);
    expect(await listLogs(deps, user, id)).toMatchObject([{ level: "warning", message: "A page was empty." }]);
  });

  it("fails with the reason where it is for the user, without it where it is a bug, and can be tried again", async () => {
    const errors = [badRequest("The folder is gone."), new Error("secret detail")];
    const { queue, runAll, deps, reported } = setup({
      run: async () => {
        const error = errors.shift();
        if (error) throw error;
        return {};
      },
    });
    const { id } = await queue("x");
    await runAll();
    expect(await getJob(deps, user, id)).toMatchObject({ status: "failed", error: "The folder is gone." });
    await retryJob(deps, user, id);
    await runAll();
    const second = await getJob(deps, user, id);
    expect(second).toMatchObject({ status: "failed", attempt: 2 });
    expect(second.error).not.toContain("secret");
    expect(reported).toHaveLength(1);
    await retryJob(deps, user, id);
    await runAll();
    expect(await getJob(deps, user, id)).toMatchObject({ status: "completed", attempt: 3, error: null });
    await expect(retryJob(deps, user, id)).rejects.toMatchObject({ status: 400 });
  });

  it("cancels what waits at once and what runs cooperatively", async () => {
    const { queue, deps, runner, until } = setup({
      run: (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("stopped")))),
    });
    const running = await queue("running");
    const waiting = await queue("waiting");
    expect((await cancelJob(deps, user, waiting.id)).status).toBe("cancelled");
    runner.wake();
    await until(running, "running");
    await expect(deleteJob(deps, user, running.id)).rejects.toMatchObject({ status: 400 });
    expect((await cancelJob(deps, user, running.id)).status).toBe("running");
    await until(running, "cancelled");
    await expect(cancelJob(deps, user, running.id)).rejects.toMatchObject({ status: 400 });
    await deleteJob(deps, user, running.id);
    await expect(getJob(deps, user, running.id)).rejects.toMatchObject({ status: 404 });
    await runner.stop();
  });

  it.each([
    [true, "completed"],
    [false, "failed"],
  ])("after a crash begins again what can (%s), and fails the rest (%s)", async (resumable, status) => {
    const { queue, deps, runAll } = setup({ resumable });
    const { id } = await queue("x");
    await deps.store.write([put(jobs, { ...(await jobRow(deps, user, id)), status: "running" })]);
    await runAll();
    expect((await getJob(deps, user, id)).status).toBe(status);
  });

  it("runs two at once, and another user's job before the second of one who has one running", async () => {
    const ends: (() => void)[] = [];
    const { queue, deps, ran, runner, until } = setup({
      run: () => new Promise((resolve) => ends.push(() => resolve({}))),
    });
    const first = await queue("first");
    const second = await queue("second");
    const { job: theirs } = await createJob(
      deps,
      "other",
      AnyNewJob.parse({ job_type: "export", payload: { name: "theirs" } }),
    );
    runner.wake();
    await until(first, "running");
    while (ran.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(ran).toEqual(["first", "theirs"]);
    expect([(await getJob(deps, user, second.id)).status, (await getJob(deps, "other", theirs.id)).status]).toEqual([
      "pending",
      "running",
    ]);
    ends[0]?.();
    await until(second, "running");
    ends.slice(1).forEach((end) => end());
    await runner.idle();
    await runner.stop();
  });

  it("gives nothing of another user's", async () => {
    const { queue, deps } = setup();
    const { id } = await queue("x");
    await expect(getJob(deps, "other", id)).rejects.toMatchObject({ status: 404 });
    await expect(cancelJob(deps, "other", id)).rejects.toMatchObject({ status: 404 });
    expect((await listJobs(deps, "other", { limit: 20, offset: 0 })).items).toEqual([]);
  });
});

describe("following a job", () => {
  async function namesOf(events: AsyncIterable<{ id?: string; event?: string }>) {
    return (await Array.fromAsync(events)).map(({ id, event }) => `${id} ${event}`);
  }

  it("gives a snapshot, what comes, and ends with the last event", async () => {
    const { queue, deps, runAll } = setup({ run: async (_, { progress }) => (await progress(50), {}) });
    const { id } = await queue("x");
    const following = namesOf(followJob(deps.store, user, id, null, new AbortController().signal));
    await runAll();
    expect((await following)[0]).toBe("0 snapshot");
    expect((await following).slice(1)).toEqual(["1 status", "2 progress", "3 completed"]);
  });

  it("resumes after the event last seen, and an ended job gives its end", async () => {
    const { queue, deps, runAll } = setup();
    const { id } = await queue("x");
    await runAll();
    const signal = new AbortController().signal;
    expect(await namesOf(followJob(deps.store, user, id, 1, signal))).toEqual(["2 snapshot", "2 completed"]);
    expect(await namesOf(followJob(deps.store, user, id, null, signal))).toEqual(["2 snapshot", "2 completed"]);
  });
});
