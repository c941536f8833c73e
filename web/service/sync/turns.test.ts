import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTurns } from "./turns.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Turns that take 10 ms, after which the next is due in a second; when each began. */
function setup() {
  const began: number[] = [];
  const turns = createTurns({
    take: async () => {
      began.push(Date.now());
      await new Promise((resolve) => setTimeout(resolve, 10));
      return 1000;
    },
    afterBusy: 100,
    now: Date.now,
  });
  return { began, turns };
}

it("takes one after another, and of several reasons the earliest counts", async () => {
  const { began, turns } = setup();
  turns.schedule(500);
  turns.schedule(200);
  turns.schedule(900);
  await vi.advanceTimersByTimeAsync(1300);
  expect(began).toEqual([200, 1210]);
});

it("never takes two at once: a reason that comes during one counts soon after it", async () => {
  const { began, turns } = setup();
  turns.schedule(0);
  await vi.advanceTimersByTimeAsync(5);
  turns.schedule(0);
  turns.schedule(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(began).toEqual([0, 110]);
  expect(turns.endedAt()).toBe(120);
});

it("says when none is under way", async () => {
  const { turns } = setup();
  let settled = 0;
  await turns.settled();
  turns.schedule(0);
  await vi.advanceTimersByTimeAsync(5);
  void turns.settled().then(() => (settled = Date.now()));
  await vi.advanceTimersByTimeAsync(50);
  expect(settled).toBe(10);
});
