import { expect, test, vi } from "vitest";
import type { FromThread } from "./protocol.ts";
import { startThread, type ThreadLike } from "./thread.ts";

/** A thread that says it is ready and then nothing, and whose processor time is told by the test. */
function setup(processorTime: () => number) {
  const ended = vi.fn<() => void>();
  let say: (message: FromThread) => void = () => undefined;
  const worker: ThreadLike = {
    postMessage: () => undefined,
    on: (event: string, listener: (value: never) => void) => {
      if (event === "message") say = listener as (message: FromThread) => void;
    },
    terminate: ended,
    cpuUsage: () => Promise.resolve({ user: processorTime() * 1000, system: 0 }),
  };
  const thread = startThread({ spawn: () => worker, stallAfter: 40, startWithin: 60_000 });
  say({ kind: "ready" });
  return { thread, ended, say: (message: FromThread) => say(message) };
}

test("a thread that runs without progress is ended", async () => {
  let used = 0;
  const { thread, ended } = setup(() => (used += 40));
  await expect(thread.call("process", {})).rejects.toMatchObject({ reason: "stalled" });
  expect(ended).toHaveBeenCalled();
});

test("a thread that other programs do not let run is waited for", async () => {
  let asked = 0;
  const { thread, say } = setup(() => {
    // It gets its turn only after it was looked at three times.
    if (++asked === 3) say({ kind: "done", id: 1, result: "read" });
    return 0;
  });
  expect(await thread.call("process", {})).toBe("read");
  expect(asked).toBe(3);
});

test("a thread that waits for ever is ended, too", async () => {
  const { thread } = setup(() => 0);
  await expect(thread.call("process", {})).rejects.toMatchObject({ reason: "stalled" });
});

test("a thread that runs slowly on a busy machine may use as much processor time as on an idle one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    // A quarter of one core: 10 milliseconds in every 40.
    const { thread, ended } = setup(() => performance.now() / 4);
    const read = thread.call("process", {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(40);
    expect(await read).toMatchObject({ reason: "stalled" });
  } finally {
    vi.useRealTimers();
  }
});
