import { expose } from "comlink";
import { afterEach, expect, test, vi } from "vitest";
import type { Processed, ProcessRequest } from "#core/engine/engine.ts";
import { DocumentError, UnreadableFile } from "#core/engine/parsed-document.ts";
import type { IngestWorkerApi } from "./engine-worker-api.ts";
import { createIngestClient, createWatchdog, tryPasswordIn } from "./ingest-client.ts";

const REQUEST: ProcessRequest = { owner: "o", file: "f", document_id: "d", original_filename: "a.md", type: "md" };
const PROCESSED: Processed = { text: "t", segments: [], pipeline: "p", chunk_count: 0, metadata: {} };
const LIMIT = 60;

const ports: MessagePort[] = [];
afterEach(() => ports.splice(0).forEach((port) => port.close()));

test("a file is processed, its progress reported, and the worker used again", async () => {
  const { client, spawned } = setup(async (_, report) => {
    report({ phase: "reading", done: 1, total: 2, unit: "pages" });
    return { kind: "processed", processed: PROCESSED };
  });
  const report = vi.fn();

  expect(await client.process(REQUEST, report, new AbortController().signal)).toEqual(PROCESSED);
  await client.process(REQUEST, report, new AbortController().signal);
  expect(report).toHaveBeenCalledWith({ phase: "reading", done: 1, total: 2, unit: "pages" });
  expect(spawned()).toBe(1);
});

test("an unreadable file is refused with its reason", async () => {
  const { client } = setup(async () => ({
    kind: "unreadable",
    reason: "This PDF is damaged.",
    name: "UnreadableFile",
  }));

  const outcome = client.process(REQUEST, () => {}, new AbortController().signal);
  await expect(outcome).rejects.toThrow(UnreadableFile);
  await expect(outcome).rejects.toThrow("This PDF is damaged.");
});

test("a file without progress is given up with a reason, and the next one gets a new worker", async () => {
  let files = 0;
  const { client, spawned } = setup(() =>
    files++ === 0 ? new Promise(() => {}) : Promise.resolve({ kind: "processed", processed: PROCESSED }),
  );

  await expect(client.process(REQUEST, () => {}, new AbortController().signal)).rejects.toThrow(/no progress/);
  expect(await client.process(REQUEST, () => {}, new AbortController().signal)).toEqual(PROCESSED);
  expect(spawned()).toBe(2);
});

test("a slow file that keeps making progress is not given up", async () => {
  const { client } = setup(async (_, report) => {
    for (let page = 1; page <= 6; page++) {
      await new Promise((resolve) => setTimeout(resolve, LIMIT / 3));
      report({ phase: "reading", done: page, total: 6, unit: "pages" });
    }
    return { kind: "processed", processed: PROCESSED };
  });

  expect(await client.process(REQUEST, () => {}, new AbortController().signal)).toEqual(PROCESSED);
});

test("a worker that crashes fails the file it was reading and nothing else", async () => {
  const { client, crash } = setup(() => {
    setTimeout(() => crash());
    return new Promise(() => {});
  }, 5_000);
  const outcome = client.process(REQUEST, () => {}, new AbortController().signal);

  await expect(outcome).rejects.toMatchObject({ name: "WorkerFailed" });
});

test("a worker whose code cannot be loaded says nothing about the file, and the next try gets a new one", async () => {
  const { client, spawned } = setup(async () => ({ kind: "processed", processed: PROCESSED }), LIMIT, 1);

  await expect(client.process(REQUEST, () => {}, new AbortController().signal)).rejects.toMatchObject({
    name: "CodeUnavailable",
  });
  expect(await client.process(REQUEST, () => {}, new AbortController().signal)).toEqual(PROCESSED);
  expect(spawned()).toBe(2);
});

test("a parser that cannot be loaded says nothing about the file either, and ends its worker, which would not ask for it again", async () => {
  let files = 0;
  const { client, spawned } = setup(async () => {
    if (files++ === 0) throw Object.assign(new Error("Failed to fetch"), { name: "CodeUnavailable" });
    return { kind: "processed", processed: PROCESSED };
  });

  await expect(client.process(REQUEST, () => {}, new AbortController().signal)).rejects.toMatchObject({
    name: "CodeUnavailable",
  });
  expect(await client.process(REQUEST, () => {}, new AbortController().signal)).toEqual(PROCESSED);
  expect(spawned()).toBe(2);
});

test("a job that does not heed its cancellation is ended with its worker", async () => {
  const { client } = setup(() => new Promise(() => {}), 5_000);
  const controller = new AbortController();
  const outcome = client.process(REQUEST, () => {}, controller.signal);
  setTimeout(() => controller.abort(new Error("deleted")), 20);

  await expect(outcome).rejects.toThrow("deleted");
});

/** A client whose workers are message ports with this behaviour behind them. */
const TRIED = { owner: "o", file: "f", password: "pass" };
const unread = async () => ({ kind: "processed" as const, processed: PROCESSED });

test("a password is tried in a worker that ends with it", async () => {
  const { spawn, spawned, ended } = setup(unread);
  expect(await tryPasswordIn({ spawn }, TRIED)).toBe("wrong");
  expect([spawned(), ended()]).toEqual([1, 1]);
});

test("a password on a damaged file is refused with the reason", async () => {
  const damaged = { kind: "unreadable", reason: "This PDF is damaged.", name: "DocumentError" } as const;
  const { spawn, ended } = setup(unread, LIMIT, 0, async () => damaged);
  await expect(tryPasswordIn({ spawn }, TRIED)).rejects.toThrow(new DocumentError("This PDF is damaged."));
  expect(ended()).toBe(1);
});

test("a password on a file that never opens is given up", async () => {
  const { spawn, ended } = setup(unread, LIMIT, 0, () => new Promise(() => {}));
  await expect(tryPasswordIn({ spawn }, TRIED, LIMIT)).rejects.toThrow(DocumentError);
  expect(ended()).toBeGreaterThan(0);
});

function setup(
  process: (
    request: ProcessRequest,
    report: Parameters<IngestWorkerApi["process"]>[2],
  ) => ReturnType<IngestWorkerApi["process"]>,
  limit = LIMIT,
  unloadable = 0,
  tryPassword: IngestWorkerApi["tryPassword"] = async () => ({ kind: "tried", fit: "wrong" }),
) {
  let count = 0;
  let ended = 0;
  let last: EventTarget | undefined;
  const spawn = () => {
    const number = ++count;
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    expose(
      {
        process: (_job, request, report) => process(request, report),
        cancel: () => {},
        tryPassword,
        ready: () => (number <= unloadable ? new Promise<true>(() => {}) : Promise.resolve(true as const)),
      } satisfies IngestWorkerApi,
      port1,
    );
    port2.start();
    last = port2;
    if (number <= unloadable) setTimeout(() => port2.dispatchEvent(new Event("error")));
    return Object.assign(port2, { terminate: () => (port2.close(), ended++) }) as unknown as Worker;
  };
  return {
    client: createIngestClient({ spawn }, limit),
    spawn,
    spawned: () => count,
    ended: () => ended,
    crash: () => last?.dispatchEvent(new Event("error")),
  };
}

test("a machine that sleeps or lets nobody run is no sign of a bad file", async () => {
  let bites = 0;
  createWatchdog(100, () => bites++);
  const wakes = performance.now() + 300;
  while (performance.now() < wakes);
  await new Promise((resolve) => setTimeout(resolve));
  expect(bites).toBe(0);
  await expect.poll(() => bites, { timeout: 30_000 }).toBe(1);
});

test("turns that come late do not count, but not for ever", () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  try {
    let bites = 0;
    createWatchdog(200, () => bites++);
    const turns = (count: number, apart: number) => {
      for (let turn = 0; turn < count; turn++) {
        now += apart;
        vi.advanceTimersByTime(10);
      }
    };
    turns(19, 10);
    turns(100, 30);
    expect(bites).toBe(0);
    turns(1, 30);
    expect(bites).toBe(1);
    createWatchdog(200, () => bites++);
    turns(50, 30);
    turns(19, 10);
    expect(bites).toBe(1);
    turns(1, 10);
    expect(bites).toBe(2);
  } finally {
    clock.mockRestore();
    vi.useRealTimers();
  }
});

test("progress that is heard when the file is done does not end the worker under the next one", async () => {
  const bitten: string[] = [];
  const done = createWatchdog(20, () => bitten.push("done"));
  done.stop();
  done.reset(20);
  createWatchdog(400, () => bitten.push("next"));
  await expect.poll(() => bitten, { timeout: 30_000 }).toContain("next");
  expect(bitten).toEqual(["next"]);
});
