import { expect, test } from "vitest";
import { readFromFrame, sizeOf } from "./check-message.ts";
import { LIMITS } from "./protocol.ts";

test("a frame's message is taken as far as it is one, and nothing is taken with it", () => {
  const call = { kind: "call", id: 1, service: "api", method: "get", args: ["/api/collections/"] };
  expect(readFromFrame({ ...call, more: "x" })).toEqual(call);
  expect(readFromFrame({ kind: "height", pixels: 1e9 })).toEqual({ kind: "height", pixels: LIMITS.height });
  expect(readFromFrame({ kind: "pong", more: "x" })).toEqual({ kind: "pong" });
  expect(readFromFrame({ kind: "failed", reason: "x".repeat(900) })).toEqual({
    kind: "failed",
    reason: "x".repeat(500),
  });
});

test.each([
  undefined,
  null,
  "call",
  [],
  { kind: "start" },
  { kind: "height", pixels: "12" },
  { kind: "height", pixels: -1 },
  { kind: "call", id: "1", service: "api", method: "get", args: [] },
  { kind: "call", id: 1, service: "api", method: "get", args: { length: 1 } },
])("%j is no message", (data) => {
  expect(readFromFrame(data)).toBeUndefined();
});

test("what JSON cannot say is too large for every limit", () => {
  const round: Record<string, unknown> = {};
  round["itself"] = round;
  expect([sizeOf(["ab"]), sizeOf(undefined), sizeOf(round), sizeOf(1n)]).toEqual([6, 0, Infinity, Infinity]);
});
