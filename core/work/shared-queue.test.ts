import { expect, it } from "vitest";
import { createMemoryBlobs } from "../storage/testing/memory-blobs.ts";
import { createMemoryStore } from "../storage/testing/memory-store.ts";
import { tables } from "#core/api/tables.ts";
import { createSharedClaims } from "./testing/shared-claims.ts";
import { createJobRunner, type JobHandler } from "./job-runner.ts";
import { createJob, getJob } from "./jobs.ts";
import { AnyNewJob } from "./job.ts";

const user = "anna";

function setup() {
  const store = createMemoryStore(tables);
  const { startProcess } = createSharedClaims();
  const clock = { now: () => Date.now() };
  const ran: { readonly name: string; readonly by: string }[] = [];
  const startRunner = (by: string, work: JobHandler["run"] = async () => ({})) => {
    const { claims, crash } = startProcess();
    const runner = createJobRunner({
      store,
      clock,
      claims,
      handlers: {
        export: {
          resumable: true,
          run: async (job, tools) => {
            ran.push({ name: String(job.payload["name"]), by });
            return work(job, tools);
          },
        },
      },
      report: (error) => {
        throw error;
      },
    });
    return { runner, crash };
  };
  const deps = { store, blobs: createMemoryBlobs(), clock, background: { wake: () => undefined } };
  const queue = async (name: string) =>
    (await createJob(deps, user, AnyNewJob.parse({ job_type: "export", payload: { name } }))).job;
  return { queue, startRunner, ran, status: async (id: string) => (await getJob(deps, user, id)).status };
}

it("runs each job once, whichever of two processes takes it", async () => {
  const { queue, startRunner, ran, status } = setup();
  const queued = await Promise.all(Array.from({ length: 20 }, (_, at) => queue(`j${at}`)));
  const [one, two] = [startRunner("one"), startRunner("two")];
  one.runner.wake();
  two.runner.wake();
  await Promise.all([one.runner.idle(), two.runner.idle()]);
  expect(ran.map(({ name }) => name).sort()).toEqual(queued.map((_, at) => `j${at}`).sort());
  for (const { id } of queued) expect(await status(id)).toBe("completed");
});

it("leaves a job alone that another process is at, and takes it up when that one is gone", async () => {
  const { queue, startRunner, ran, status } = setup();
  const { id } = await queue("long");
  const never = new Promise<never>(() => undefined);
  const begun = Promise.withResolvers<void>();
  const one = startRunner("one", () => {
    begun.resolve();
    return never;
  });
  const two = startRunner("two");
  one.runner.wake();
  await begun.promise;
  two.runner.wake();
  await two.runner.idle();
  expect(ran).toEqual([{ name: "long", by: "one" }]);
  expect(await status(id)).toBe("running");

  one.crash();
  two.runner.wake();
  await two.runner.idle();
  expect(ran.at(-1)).toEqual({ name: "long", by: "two" });
  expect(await status(id)).toBe("completed");
});

it("says nothing of a job any more that another process has been given, even when the work is done", async () => {
  const { queue, startRunner, status } = setup();
  const { id } = await queue("cut off");
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<Record<string, unknown>>()];
  const one = startRunner("one", () => {
    begun.resolve();
    return done.promise;
  });
  one.runner.wake();
  await begun.promise;
  // Its session is gone; nobody has taken the job yet.
  one.crash();
  done.resolve({ by: "one" });
  await one.runner.stop();
  expect(await status(id)).toBe("running");

  const two = startRunner("two");
  two.runner.wake();
  await two.runner.idle();
  expect(await status(id)).toBe("completed");
});
