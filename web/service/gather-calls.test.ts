import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gatherCalls } from "./gather-calls.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the first call is made at once, and those that follow together", () => {
  const call = vi.fn<() => void>();
  const ask = gatherCalls(call, 250);
  ask();
  expect(call).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 50; at++) ask();
  vi.advanceTimersByTime(249);
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(2);
});

test("a call is not lost, and none is made that nobody asked for", () => {
  const call = vi.fn<() => void>();
  const ask = gatherCalls(call, 250);
  ask();
  vi.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledTimes(1);
  ask();
  ask();
  vi.advanceTimersByTime(250);
  ask();
  vi.advanceTimersByTime(250);
  expect(call).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledTimes(4);
});
