import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchPulse } from "./pulse.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup() {
  const page: { visibilityState: DocumentVisibilityState } = { visibilityState: "visible" };
  const said: (boolean | "asked")[] = [];
  const pulse = watchPulse({ ask: () => said.push("asked"), onChange: (isSilent) => said.push(isSilent), page });
  return { page, said, pulse };
}

test("a module that answers is asked again and again, and nothing is said of it", () => {
  const { said, pulse } = setup();
  for (let at = 0; at < 4; at++) {
    pulse.answered();
    vi.advanceTimersByTime(5_000);
  }
  expect(said).toEqual(Array(5).fill("asked"));
});

test("ten seconds without an answer are said once, and so is the answer that comes after all", () => {
  const { said, pulse } = setup();
  vi.advanceTimersByTime(9_999);
  expect(said).toEqual(["asked", "asked"]);
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(["asked", "asked", true]);
  pulse.answered();
  pulse.answered();
  expect(said.splice(0)).toEqual(["asked", "asked", true, false]);
  vi.advanceTimersByTime(5_000);
  pulse.stop();
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(["asked"]);
});

test("a page that is not looked at asks nothing and says nothing", () => {
  const { page, said } = setup();
  page.visibilityState = "hidden";
  vi.advanceTimersByTime(600_000);
  expect(said).toEqual(["asked"]);
});
