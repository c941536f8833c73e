import { expect, test } from "vitest";
import type { Piece } from "./page-text.ts";
import { partAtRules } from "./parted-pieces.ts";

const piece = {
  text: "Quantity Unit price Amount",
  x: 150,
  width: 147,
  y: 10,
  height: 12,
  size: 12,
  level: true,
} as Piece;
const upright = (x: number, y = 0) => ({ x, right: x + 0.5, y, bottom: y + 100 });
const partsAt = (...rules: readonly ReturnType<typeof upright>[]) =>
  partAtRules([piece], rules).map(({ text }) => text);

test("a piece is parted where an upright rule crosses it", () => {
  expect(partsAt(upright(197), upright(252))).toEqual(["Quantity", "Unit price", "Amount"]);
  const [first, second] = partAtRules([piece], [upright(197)]);
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBe(second?.x);
});

test.each([
  ["beside the piece", upright(149)],
  ["below it", upright(197, 40)],
  ["through a word", upright(170)],
  ["level", { x: 150, right: 300, y: 15, bottom: 16 }],
])("a rule %s parts nothing", (_, rule) => expect(partAtRules([piece], [rule])).toEqual([piece]));
