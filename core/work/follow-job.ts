import type { ServerEvent } from "../http/event-stream.ts";
import { pause } from "#core/storage/pause.ts";
import type { Store } from "../storage/store.ts";
import { isEnded, JobEvent, jobEvents, type JobEventRow } from "./job.ts";
import { jobRow } from "./jobs.ts";
import { shownResult } from "./list-jobs.ts";

/** Milliseconds between looks at the store: what another process or tab wrote is seen as soon as what this one did. */
const LOOK_EVERY = 200;

/**
 * The events of a job: a `snapshot`, everything after event `since`, then what comes, to the event that ends it.
 * Without `since`, only the snapshot stands for what was before.
 */
export async function* followJob(
  store: Store,
  user: string,
  id: string,
  since: number | null,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  const job = await jobRow({ store }, user, id);
  const { sequence, updated_at, status, progress_percent, message, result, error } = job;
  yield toServerEvent("snapshot", {
    job_id: id,
    sequence,
    timestamp: updated_at,
    status,
    progress_percent,
    message,
    data: { result: shownResult(result), error },
  });

  let seen = since ?? (isEnded(status) ? sequence - 1 : sequence);
  let revision = -1;
  while (!signal.aborted) {
    const now = await store.revision(jobEvents, user);
    if (now !== revision) {
      revision = now;
      for (const row of await eventsAfter(store, user, id, seen)) {
        seen = row.sequence;
        yield toServerEvent(row.event, JobEvent.parse(row));
      }
      const latest = await jobRow({ store }, user, id).catch(() => null);
      if (!latest || (isEnded(latest.status) && latest.sequence <= seen)) return;
    }
    await pause(LOOK_EVERY, signal);
  }
}

function eventsAfter(store: Store, user: string, id: string, sequence: number): Promise<JobEventRow[]> {
  return store.query(jobEvents, {
    owner: user,
    where: { job_id: id },
    range: { field: "sequence", from: sequence + 1 },
    order: { by: "sequence", direction: "ascending" },
  });
}

function toServerEvent(event: string, data: Omit<JobEvent, "event">): ServerEvent {
  const { job_id, sequence, timestamp, status, progress_percent, message, data: details } = data;
  return {
    id: String(sequence),
    event,
    data: { job_id, sequence, timestamp, status, progress_percent, message, data: details },
  };
}
