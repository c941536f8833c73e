import { expect, test } from "vitest";
import { isLaunch } from "./shared-files.ts";

const seen = (referrer: string, origin?: string) => ({
  referrer,
  headers: new Headers(origin === undefined ? {} : { origin }),
});

test("a request that any page sent, and that says so, is no launch of the system", () => {
  expect(isLaunch(seen("https://evil.example/", "https://evil.example"))).toBe(false);
  expect(isLaunch(seen("", "https://evil.example"))).toBe(false);
  expect(isLaunch(seen("https://evil.example/page", "null"))).toBe(false);
  expect(isLaunch(seen("http://localhost:8000/", "http://localhost:8000"))).toBe(false);
});

test("a navigation of the browser itself may be one", () => {
  expect(isLaunch(seen("", "null"))).toBe(true);
  expect(isLaunch(seen(""))).toBe(true);
});
