import type { Engine } from "#core/engine/engine.ts";
import { CodeUnavailable, isFailedImport } from "#core/engine/code-unavailable.ts";
import { DocumentError } from "#core/engine/parsed-document.ts";
import type { IngestWorkerApi, Unreadable } from "./engine-worker-api.ts";

/** The ingest worker's side: the engine's `process` with job ids for signals and outcomes for expected failures. */
export function serveIngest(engine: Pick<Engine, "process" | "tryPassword">): IngestWorkerApi {
  const jobs = new Map<string, AbortController>();

  return {
    ready: async () => true,
    async process(job, request, report) {
      const controller = new AbortController();
      jobs.set(job, controller);
      try {
        return await orUnreadable(
          async () =>
            ({ kind: "processed", processed: await engine.process(request, report, controller.signal) }) as const,
        );
      } finally {
        jobs.delete(job);
      }
    },
    tryPassword: (request) =>
      orUnreadable(async () => ({ kind: "tried", fit: await engine.tryPassword(request) }) as const),
    cancel: (job) => jobs.get(job)?.abort(),
  };
}

async function orUnreadable<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | Unreadable> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DocumentError) return { kind: "unreadable", reason: error.message, name: error.name };
    throw isFailedImport(error) ? new CodeUnavailable(error) : error;
  }
}
