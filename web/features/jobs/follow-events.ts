import { createParser } from "eventsource-parser";
import type { Api } from "../../app/client/client.ts";
import type { JobEvent } from "#core/work/job.ts";

/** What a stream of job events tells; `event` is left out of the data and stands beside it. */
export type StreamedEvent = Omit<JobEvent, "event"> & { readonly event: JobEvent["event"] | "snapshot" };

interface Follow {
  /** Number of the last event that is known; everything after it comes. */
  readonly after?: number;
  readonly onEvent: (event: StreamedEvent) => void;
  readonly signal: AbortSignal;
}

/**
 * Follows a job's events as they happen. Resolves when the stream ends: with the job's end, or because the connection
 * broke. Rejects when it cannot be opened, and when aborted.
 */
export async function followEvents(api: Pick<Api, "open">, id: string, follow: Follow): Promise<void> {
  const { after, onEvent, signal } = follow;
  const headers: Readonly<Record<string, string>> = after === undefined ? {} : { "last-event-id": String(after) };
  const response = await api.open("streamJobEvents", { params: { job_id: id }, headers, signal });
  const parser = createParser({
    onEvent: ({ event, data }) =>
      onEvent({ ...(JSON.parse(data) as Omit<JobEvent, "event">), event: (event ?? "progress") as JobEvent["event"] }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) parser.feed(next.value);
  } finally {
    // Also when aborted: the connection is one of the few a browser has for a host.
    void reader.cancel().catch(() => undefined);
  }
}
