import fc from "fast-check";
import { expect, it } from "vitest";
import { deviceOf, formatStamp, msOf, newDeviceId, see, STAMP_PATTERN, START, tick } from "./stamp.ts";

const clock = fc.record({ ms: fc.integer({ min: 0, max: 4e12 }), counter: fc.integer({ min: 0, max: 36 ** 4 - 1 }) });

it("R9: a stamp is 24 characters that compare like the moments they stand for", () => {
  fc.assert(
    fc.property(clock, clock, (a, b) => {
      const [x, y] = [formatStamp(a, "device-aaa"), formatStamp(b, "device-aaa")];
      expect(x).toMatch(STAMP_PATTERN);
      expect(x).toHaveLength(24);
      expect(x < y).toBe(a.ms < b.ms || (a.ms === b.ms && a.counter < b.counter));
      expect([msOf(x), deviceOf(x)]).toEqual([a.ms, "device-aaa"]);
    }),
  );
});

it("R10, R13: the clock only goes forward, whatever the physical one says, and borrows a millisecond when full", () => {
  fc.assert(
    fc.property(clock, fc.array(fc.integer({ min: 0, max: 4e12 }), { maxLength: 20 }), (start, times) => {
      let last = start;
      for (const now of times) {
        const next = tick(last, now);
        expect(formatStamp(next, "d") > formatStamp(last, "d")).toBe(true);
        last = next;
      }
    }),
  );
  expect(tick({ ms: 5, counter: 36 ** 4 - 1 }, 3)).toEqual({ ms: 6, counter: 0 });
});

it("R11: what is written after having seen a stamp is later than it", () => {
  fc.assert(
    fc.property(clock, clock, (own, other) => {
      const stamp = formatStamp(other, "device-zzz");
      expect(formatStamp(tick(see(own, stamp), 0), "device-aaa") > stamp).toBe(true);
    }),
  );
});

it("what every device begins with is older than anything a person writes, and a device's name fits a stamp", () => {
  expect(START).toMatch(STAMP_PATTERN);
  expect(START < formatStamp({ ms: 1, counter: 0 }, "0000000000")).toBe(true);
  expect(formatStamp({ ms: 1, counter: 0 }, newDeviceId("r-"))).toMatch(STAMP_PATTERN);
});
