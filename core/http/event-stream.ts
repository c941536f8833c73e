import { shownIds } from "./shown-ids.ts";
import { rawReply, type RawReply } from "./route.ts";
import { pause } from "#core/storage/pause.ts";

/** One server-sent event (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export interface ServerEvent {
  readonly id?: string;
  readonly event?: string;
  /** Sent as one line of JSON, or as it is when it is text. */
  readonly data: unknown;
}

/** Milliseconds between heartbeat comments: under the usual idle limits of proxies. */
export const HEARTBEAT = 15_000;

/**
 * Sends events as they come and ends after the last. A comment goes out whenever nothing else did for `HEARTBEAT`.
 * When the caller goes away the iterator's `return` is called.
 */
export function eventStream(events: AsyncIterable<ServerEvent>): RawReply {
  const iterator = events[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let pending: Promise<IteratorResult<ServerEvent>> | null = null;

  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      pending ??= iterator.next();
      const next = await withHeartbeat(pending);
      if (next === "heartbeat") return controller.enqueue(encoder.encode(": still here\n\n"));
      pending = null;
      if (next.done) return controller.close();
      controller.enqueue(encoder.encode(format(next.value)));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
  const headers = {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
  };
  return rawReply(body, headers);
}

async function withHeartbeat<Result>(result: Promise<Result>): Promise<Result | "heartbeat"> {
  const stop = new AbortController();
  try {
    return await Promise.race([result, pause(HEARTBEAT, stop.signal).then(() => "heartbeat" as const)]);
  } finally {
    stop.abort();
  }
}

function format({ id, event, data }: ServerEvent): string {
  const text = typeof data === "string" ? data : JSON.stringify(shownIds(data));
  const lines = [
    id === undefined ? [] : [`id: ${id}`],
    event === undefined ? [] : [`event: ${event}`],
    text.split("\n").map((line) => `data: ${line}`),
  ];
  return `${lines.flat().join("\n")}\n\n`;
}
