import fc from "fast-check";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLeasedCounter } from "./leased-counter.ts";

/** Servers that count together; the library counts in memory as it does in PostgreSQL. */
function setup({ points, servers = 1 }: { readonly points: number; readonly servers?: number }) {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  const asked: number[] = [];
  const counters = Array.from({ length: servers }, () => {
    const blocked = new Map<string, number>();
    const shared = {
      async consume(key: string, wanted: number) {
        // As the library over PostgreSQL: who has had enough is refused without asking, and without what was counted.
        const msBeforeNext = (blocked.get(key) ?? 0) - Date.now();
        if (msBeforeNext > 0) throw Object.assign(new RateLimiterRes(), { consumedPoints: 0, msBeforeNext });
        asked.push(wanted);
        return limiter.consume(key, wanted).catch((refusal: RateLimiterRes) => {
          blocked.set(key, Date.now() + refusal.msBeforeNext);
          throw refusal;
        });
      },
    };
    return createLeasedCounter({ shared, points, now: Date.now });
  });
  return {
    asked,
    /** Whether it may pass. */
    async hit(server = 0, key = "ada"): Promise<boolean> {
      const counted = counters[server]?.consume(key) ?? Promise.reject(new Error("There is no such server."));
      return counted.then(
        () => true,
        (refusal: unknown) => {
          expect(refusal).toMatchObject({ msBeforeNext: expect.any(Number) });
          return false;
        },
      );
    },
  };
}

describe("requests counted ahead", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are let pass up to the limit by one server, to the request", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 2000 }), async (points) => {
        const { hit } = setup({ points });
        for (let at = 0; at < points; at++) expect(await hit()).toBe(true);
        expect(await hit()).toBe(false);
        expect(await hit(0, "bob"), "somebody else").toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it("are never more than the limit at all servers together, and fewer by a sixteenth of it for each other server at most", async () => {
    const at = fc.record({ server: fc.nat(2), times: fc.integer({ min: 1, max: 120 }), atOnce: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1500 }), fc.array(at, { maxLength: 40 }), async (points, hits) => {
        const { hit } = setup({ points, servers: 3 });
        let passed = 0;
        let refused = 0;
        const count = (pass: boolean) => void (pass ? passed++ : refused++);
        for (const { server, times, atOnce } of hits) {
          const one = async () => count(await hit(server));
          if (atOnce) await Promise.all(Array.from({ length: times }, one));
          else for (let time = 0; time < times; time++) await one();
        }
        expect(passed).toBeLessThanOrEqual(points);
        if (refused > 0) expect(passed).toBeGreaterThanOrEqual(points - 2 * Math.floor(points / 16));
        // What was taken ahead is lost to nobody who goes on asking there.
        for (const server of [0, 1, 2]) for (let more = 0; more <= points && (await hit(server)); more++) passed++;
        expect(passed).toBe(points);
      }),
      { numRuns: 100 },
    );
  });

  it("are written together: some seventy writes for the twelve hundred requests of a minute", async () => {
    const { hit, asked } = setup({ points: 1200 });
    for (let at = 0; at < 1200; at++) await hit();
    expect(asked.length).toBeLessThan(100);
    expect(asked.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
    expect(Math.max(...asked)).toBeLessThanOrEqual(75);
  });

  it("are counted one by one where the limit is low", async () => {
    const { hit, asked } = setup({ points: 10, servers: 2 });
    const passed = [];
    for (let at = 0; at < 14; at++) passed.push(await hit(at % 2));
    expect(passed.filter(Boolean)).toHaveLength(10);
    expect(new Set(asked)).toEqual(new Set([1]));
  });

  it("are given what is left where more was asked for", async () => {
    const { hit, asked } = setup({ points: 1000, servers: 2 });
    let passed = 0;
    for (const [server, times] of [
      [0, 100],
      [1, 840],
      [0, 200],
    ] as const)
      for (let at = 0; at < times; at++) passed += Number(await hit(server));
    for (let more = 0; more <= 1000 && (await hit(1)); more++) passed++;
    expect(
      asked.reduce((sum, wanted) => sum + wanted),
      "more than there were",
    ).toBeGreaterThan(1000);
    expect(passed).toBe(1000);
  });

  it("are not carried into the next window", async () => {
    for (let used = 40; used < 56; used++) {
      const { hit } = setup({ points: 100 });
      for (let at = 0; at < used; at++) await hit();
      vi.advanceTimersByTime(60_001);
      for (let at = 0; at < 100; at++) expect(await hit()).toBe(true);
      expect(await hit(), `after ${used} in the window before`).toBe(false);
      vi.advanceTimersByTime(60_001);
      expect(await hit()).toBe(true);
    }
  });

  it("fail with the reason when they cannot be counted at all, and are counted again after that", async () => {
    let isThere = false;
    const limiter = new RateLimiterMemory({ points: 5, duration: 60 });
    const shared = {
      consume: (key: string, wanted: number) =>
        isThere ? limiter.consume(key, wanted) : Promise.reject(new Error("The database is gone.")),
    };
    const counter = createLeasedCounter({ shared, points: 5, now: Date.now });
    const failed = await Promise.allSettled([counter.consume("ada"), counter.consume("ada")]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    isThere = true;
    await counter.consume("ada");
  });
});
