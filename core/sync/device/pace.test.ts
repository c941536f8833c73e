import { expect, it } from "vitest";
import { AFTER_WRITE, pauseAfterWrite } from "./pace.ts";

it("sends the first edit after a while nearly at once, and those that follow together", () => {
  expect(pauseAfterWrite(60_000)).toBeLessThan(50);
  expect(pauseAfterWrite(500)).toBe(AFTER_WRITE);
});
