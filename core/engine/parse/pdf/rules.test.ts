import { expect, test } from "vitest";
import { rulesIn, rulesShown } from "./rules.ts";

const rulesOf = (content: string) => rulesIn(new TextEncoder().encode(content));

test("a line that is stroked is a rule, and so is a thin rectangle that is filled", () => {
  expect(rulesOf("10 20 m 110 20 l S")).toEqual([{ x: 10, right: 110, y: 20, bottom: 20 }]);
  expect(rulesOf("10 20 0.5 80 re f")).toEqual([{ x: 10, right: 10.5, y: 20, bottom: 100 }]);
  expect(rulesOf("10 20 m 110 20 l 110 21 l 10 21 l h f*")).toEqual([{ x: 10, right: 110, y: 20, bottom: 21 }]);
});

test("each side of a rectangle that is stroked is a rule, and none of one that is filled", () => {
  expect(rulesOf("10 20 100 50 re S")).toEqual([
    { x: 10, right: 110, y: 20, bottom: 20 },
    { x: 110, right: 110, y: 20, bottom: 70 },
    { x: 10, right: 110, y: 70, bottom: 70 },
    { x: 10, right: 10, y: 20, bottom: 70 },
  ]);
  expect(rulesOf("10 20 100 50 re f")).toEqual([]);
});

/** A box with corners of this radius, as programs draw it. */
function rounded(x: number, y: number, right: number, top: number, radius: number): string {
  const near = radius * 0.45;
  return [
    `${x + radius} ${y} m ${right - radius} ${y} l`,
    `${right - near} ${y} ${right} ${y + near} ${right} ${y + radius} c ${right} ${top - radius} l`,
    `${right} ${top - near} ${right - near} ${top} ${right - radius} ${top} c ${x + radius} ${top} l`,
    `${x + near} ${top} ${x} ${top - near} ${x} ${top - radius} c ${x} ${y + radius} l`,
    `${x} ${y + near} ${x + near} ${y} ${x + radius} ${y} c`,
  ].join(" ");
}

test("a box with rounded corners has four rules that meet, stroked or as a border that is filled", () => {
  const sides = [
    { x: 10, right: 110, y: 20, bottom: 20 },
    { x: 110, right: 110, y: 20, bottom: 70 },
    { x: 10, right: 110, y: 70, bottom: 70 },
    { x: 10, right: 10, y: 20, bottom: 70 },
  ];
  const long = (content: string) => rulesOf(content).filter(({ x, right, y, bottom }) => right - x + bottom - y >= 40);
  expect(long(`${rounded(10, 20, 110, 70, 5)} S`)).toHaveLength(4);
  const border = `${rounded(11, 21, 109, 69, 4)} ${rounded(10, 20, 110, 70, 5)} f*`;
  for (const { x, right, y, bottom } of sides)
    expect(
      long(border).some(
        (one) => one.x <= x + 5 && one.right >= right - 5 && one.y <= y + 5 && one.bottom >= bottom - 5,
      ),
    ).toBe(true);
  expect(rulesOf(`${rounded(10, 20, 110, 70, 5)} f`)).toEqual([]);
});

test("what is not painted, stands aslant or is short is no rule", () => {
  expect(rulesOf("10 20 m 110 20 l n 10 20 m 110 90 l S 10 20 m 12 20 l S")).toEqual([]);
});

test("rules stand where the transformations of their content put them", () => {
  const content = "q 2 0 0 2 100 0 cm 1 0 0 1 5 5 cm 0 0 m 50 0 l S Q 0 0 m 50 0 l S";
  expect(rulesOf(content)).toEqual([
    { x: 110, right: 210, y: 10, bottom: 10 },
    { x: 0, right: 50, y: 0, bottom: 0 },
  ]);
  expect(rulesShown([{ x: 10, right: 110, y: 20, bottom: 20 }], [1, 0, 0, -1, 0, 842])).toEqual([
    { x: 10, right: 110, y: 822, bottom: 822 },
  ]);
});

test("words of strings and of inline images are no operators", () => {
  expect(rulesOf("BT (10 20 m 110 20 l S) Tj ET BI /W 1 ID 1 1 m 90 1 l S\nEI 0 0 m 9 0 l S")).toEqual([
    { x: 0, right: 9, y: 0, bottom: 0 },
  ]);
});

test("a drawing has no rules", () => {
  const lines = Array.from({ length: 7000 }, (_, at) => `0 ${at} m 90 ${at} l S`).join(" ");
  expect(rulesOf(lines)).toEqual([]);
});
