import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pairedDifference, pairsOf, shareInterval } from "./intervals.ts";

test("a share has Wilson's interval", () => {
  // Newcombe 1998 (two-sided intervals for the single proportion), table I: 81 of 263 and 0 of 20.
  expect(shareInterval(81, 263)).toMatchObject({ low: expect.closeTo(0.2553, 4), high: expect.closeTo(0.3662, 4) });
  expect(shareInterval(0, 20)).toMatchObject({ low: 0, high: expect.closeTo(0.1611, 4) });
  expect(shareInterval(0, 0)).toEqual({ low: 0, high: 1 });
});

test("a difference lies in its interval, which turns round with it", () => {
  const count = fc.integer({ min: 0, max: 60 });
  fc.assert(
    fc.property(count, count, count, count, (both, only_after, only_before, neither) => {
      fc.pre(both + only_after + only_before + neither > 0);
      const one = pairedDifference({ both, only_after, only_before, neither });
      expect(one.low).toBeLessThanOrEqual(one.difference);
      expect(one.high).toBeGreaterThanOrEqual(one.difference);
      const other = pairedDifference({ both, only_after: only_before, only_before: only_after, neither });
      expect(other.low).toBeCloseTo(-one.high, 10);
      expect(other.high).toBeCloseTo(-one.low, 10);
    }),
  );
});

test("the interval of a difference holds the truth in about 95 of 100 cases", () => {
  const random = seeded(7);
  let held = 0;
  const runs = 4000;
  for (let run = 0; run < runs; run++) {
    const verdicts = Array.from({ length: 40 }, () => {
      const draw = random();
      // Both 50 %, only after 20 %, only before 10 %: the true difference is 0.1.
      return draw < 0.5
        ? ([true, true] as const)
        : draw < 0.7
          ? ([false, true] as const)
          : draw < 0.8
            ? ([true, false] as const)
            : ([false, false] as const);
    });
    const { low, high } = pairedDifference(pairsOf(verdicts));
    if (low <= 0.1 && high >= 0.1) held++;
  }
  expect(held / runs).toBeGreaterThan(0.94);
  expect(held / runs).toBeLessThan(0.985);
});

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
