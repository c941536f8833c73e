import { afterEach, expect, it, vi } from "vitest";
import { eventStream, HEARTBEAT, type ServerEvent } from "./event-stream.ts";
import { pause } from "#core/storage/pause.ts";

afterEach(() => void vi.useRealTimers());

function setup(events: AsyncIterable<ServerEvent>) {
  const { body } = eventStream(events);
  if (!(body instanceof ReadableStream)) throw new Error("An event stream is a stream.");
  const reader = body.getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  return { reader, next };
}

it("sends a comment whenever nothing else went out for a while, and loses no event to it", async () => {
  vi.useFakeTimers();
  async function* events() {
    await pause(2.5 * HEARTBEAT);
    yield { id: "7", event: "progress", data: { a: 1 } };
  }
  const { next, reader } = setup(events());
  for (let beat = 0; beat < 2; beat++) {
    const text = next();
    await vi.advanceTimersByTimeAsync(HEARTBEAT);
    expect(await text).toBe(": still here\n\n");
  }
  const event = next();
  await vi.advanceTimersByTimeAsync(HEARTBEAT);
  expect(await event).toBe('id: 7\nevent: progress\ndata: {"a":1}\n\n');
  expect((await reader.read()).done).toBe(true);
});

it("pauses until its time is over or the signal aborts, and leaves nothing at the signal", async () => {
  const aborting = new AbortController();
  const added = vi.spyOn(aborting.signal, "addEventListener");
  const removed = vi.spyOn(aborting.signal, "removeEventListener");
  await pause(1, aborting.signal);
  const long = pause(1_000_000, aborting.signal);
  aborting.abort();
  await long;
  await pause(1_000_000, aborting.signal);
  expect(added).toHaveBeenCalledTimes(2);
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(added.mock.calls.map(([, listener]) => listener));
});

it("ends the events when the caller goes away", async () => {
  let ended = false;
  async function* events() {
    try {
      for (;;) yield { data: "on" };
    } finally {
      ended = true;
    }
  }
  const { next, reader } = setup(events());
  expect(await next()).toBe("data: on\n\n");
  await reader.cancel();
  expect(ended).toBe(true);
});
