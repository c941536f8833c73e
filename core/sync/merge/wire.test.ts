import { expect, it } from "vitest";
import { formatStamp } from "../protocol/stamp.ts";
import { BadRow, fromWire } from "./wire.ts";

const stamp = formatStamp({ ms: 1, counter: 0 }, "device-aaa");
const row = (values: string) => JSON.parse(`["notes","x","${stamp}",${values},0,1]`) as unknown;

it("R21: a row is read as it was sent", () => {
  expect(fromWire(row('{"name":"Papers"}'))).toMatchObject({
    table: "notes",
    id: "x",
    state: { values: { name: "Papers" } },
  });
});

it.each(['{"id":"y"}', '{"owner":"bob"}', '{"__proto__":{"name":"inherited"}}', "[]", "null", '"text"'])(
  "R21: values that say whose row it is, that others would inherit from, or that are none are refused: %s",
  (values) => {
    expect(() => fromWire(row(values))).toThrow(BadRow);
  },
);
