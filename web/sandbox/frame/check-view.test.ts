import { expect, test } from "vitest";
import { VIEW_LIMITS, type ViewNode } from "../view.ts";
import { checkView } from "./check-view.ts";

test("a view is built anew from the fields that its parts have", () => {
  const given = { type: "group", onload: "alert()", children: [{ type: "text", text: 7, html: "<b>", quiet: "yes" }] };
  expect(checkView(given)).toEqual({
    type: "group",
    row: false,
    children: [{ type: "text", text: "7", quiet: false }],
  });
});

test.each([
  [null, /not an object/],
  [{ type: "script", text: "alert()" }, /type script, which there is not/],
  [{ type: "__proto__" }, /which there is not/],
  [{ type: "group", children: ["text"] }, /not an object/],
  [nested(VIEW_LIMITS.depth + 1), /nested more than/],
  [{ type: "text", text: "x".repeat(VIEW_LIMITS.text + 1) }, /characters/],
  [{ type: "list", items: Array.from({ length: VIEW_LIMITS.nodes + 1 }, () => "x") }, /more than/],
  [{ type: "group", children: Array.from({ length: VIEW_LIMITS.nodes + 1 }, () => ({ type: "text" })) }, /more than/],
])("%# is refused with the reason", (given, reason) => {
  expect(() => checkView(given)).toThrow(reason);
});

test("as much as the limits say is shown", () => {
  expect(checkView(nested(VIEW_LIMITS.depth - 1))).toMatchObject({ type: "group" });
});

test("numbers that are none, and lengths beyond reason, become what can be drawn", () => {
  expect(checkView({ type: "meter", label: "x", value: Number.NaN, max: 0 })).toMatchObject({
    value: 0,
    max: Number.MIN_VALUE,
  });
  expect(checkView({ type: "field", label: "x", lines: 1e9, maxLength: -5 })).toMatchObject({
    lines: 40,
    maxLength: 0,
  });
});

function nested(depth: number): ViewNode {
  return depth === 0 ? { type: "text", text: "x" } : { type: "group", children: [nested(depth - 1)] };
}
