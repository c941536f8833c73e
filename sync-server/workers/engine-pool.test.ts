import { afterEach, describe, expect, it } from "vitest";
import type { ProcessRequest, Progress, SearchRequest } from "#core/engine/engine.ts";
import { UnreadableFile } from "#core/engine/parsed-document.ts";
import type { ApiError } from "#core/http/errors.ts";
import { createEnginePool, type EnginePool } from "./engine-pool.ts";

const entry = new URL("./testing/faulty.worker.ts", import.meta.url);
const open: EnginePool[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

function setup(stallAfter = 500) {
  const reported: unknown[] = [];
  const pool = createEnginePool({
    storage: { rows: { sqlite: "" }, blobs: { folder: "" } },
    ingestEntry: entry,
    queryEntry: entry,
    stallAfter,
    memory: 32,
    report: (error) => reported.push(error),
  });
  open.push(pool);
  const read = (
    file: string,
    signal = new AbortController().signal,
    report: (progress: Progress) => void = () => undefined,
  ) => pool.process({ file } as ProcessRequest, report, signal);
  const search = (query: string) => pool.search({ query, scope: { owner: "someone" } } as SearchRequest);
  return { pool, read, search, reported };
}

describe("the engine pool, reading files", () => {
  it("passes on why a file cannot be read, and its thread goes on", async () => {
    const { read } = setup();
    const first = await read("good");
    await expect(read("unreadable")).rejects.toThrow(new UnreadableFile("This PDF is protected by a password."));
    expect(await read("good")).toEqual(first);
  });

  it("passes on progress, which keeps the watchdog quiet", async () => {
    const { read } = setup();
    const seen: number[] = [];
    await read("steady progress", undefined, ({ done }) => seen.push(done));
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it.each(["endless loop", "never answers"])(
    "gives up a file with an %s and reads the next in a new thread",
    async (fault) => {
      const { read } = setup();
      const before = await read("good");
      const [failed, next] = await Promise.allSettled([read(fault), read("good")]);
      expect(failed).toMatchObject({
        status: "rejected",
        reason: { name: "DocumentError", message: expect.stringContaining("stopped making progress") },
      });
      expect(next).toMatchObject({ status: "fulfilled" });
      expect(next).not.toMatchObject({ value: before });
    },
  );

  it.each(["memory hog", "crash", "exit"])(
    "gives up a file that ends its thread by %s, and nothing else",
    async (fault) => {
      // Long enough for a busy machine to fill the thread's memory.
      const { read, search, reported } = setup(20_000);
      const [failed, next, found] = await Promise.allSettled([read(fault), read("good"), search("good")]);
      expect(failed).toMatchObject({ status: "rejected", reason: { name: "DocumentError" } });
      if (fault === "memory hog")
        expect(failed).toMatchObject({ reason: { message: expect.stringContaining("memory") } });
      expect(next.status).toBe("fulfilled");
      expect(found.status).toBe("fulfilled");
      expect(reported).toHaveLength(1);
    },
  );

  it("stops a file in a tight loop when it is no longer wanted", async () => {
    const { read } = setup();
    const controller = new AbortController();
    const reading = read("endless loop", controller.signal);
    setTimeout(() => controller.abort(), 100);
    await expect(reading).rejects.toMatchObject({ name: "AbortError" });
    await expect(read("good")).resolves.toBeDefined();
  });

  it("ends what runs when it closes, as stopped and not as failed", async () => {
    const { pool, read } = setup();
    await read("good");
    const reading = read("never answers");
    const [settled] = await Promise.allSettled([reading, pool.close()]);
    expect(settled).toMatchObject({ status: "rejected", reason: { name: "AbortError" } });
  });
});

describe("the engine pool, answering", () => {
  it("asks once more when the thread ends under a question, then says to try again", async () => {
    const { search, reported } = setup();
    await expect(search("exit")).rejects.toMatchObject({ name: "ApiError", status: 503 } satisfies Partial<ApiError>);
    expect(reported).toHaveLength(2);
    await expect(search("good")).resolves.toBeDefined();
  });

  it("answers while a file is being read", async () => {
    const { read, search } = setup();
    const reading = read("steady progress");
    const first = await Promise.race([search("good").then(() => "answered"), reading.then(() => "read")]);
    expect(first).toBe("answered");
    await reading;
  });
});
