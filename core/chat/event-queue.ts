import type { ServerEvent } from "../http/event-stream.ts";

/**
 * Events of work that goes on by itself: it begins at once, is told when the reader goes away, and ends in its own time
 * even then. The last event is `[DONE]`; an error thrown comes after what was sent.
 */
export function createEventQueue(
  work: (send: (data: unknown) => void, signal: AbortSignal) => Promise<void>,
): AsyncIterable<ServerEvent> {
  const leaving = new AbortController();
  const ready: ServerEvent[] = [];
  let wake = (): void => undefined;
  let isOver = false;
  let failure: unknown;
  const send = (data: unknown): void => {
    if (leaving.signal.aborted) return;
    ready.push({ data });
    wake();
  };

  const end = (): void => {
    isOver = true;
    wake();
  };
  work(send, leaving.signal).then(
    () => {
      send("[DONE]");
      end();
    },
    (error: unknown) => {
      failure = error;
      send("[DONE]");
      end();
    },
  );

  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        while (ready.length === 0 && !isOver) await new Promise<void>((resolve) => (wake = resolve));
        const value = ready.shift();
        if (value) return { value, done: false };
        if (failure !== undefined) throw failure;
        return { value: undefined, done: true };
      },
      async return() {
        leaving.abort();
        isOver = true;
        wake();
        return { value: undefined, done: true };
      },
    }),
  };
}
