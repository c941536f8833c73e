import { expect, it } from "vitest";
import { rangeOfSelection } from "./range-of-selection.ts";
import { marksFor } from "./text-marks.ts";

/** Three lines of one page of 200 by 100 points, the first two with the same words. */
const LINES = ["Gulls were seen at noon.", "Gulls were seen at noon.", "Seals came later."];
const text = LINES.join("\n");
const starts = LINES.map((_, at) => LINES.slice(0, at).join("\n").length + (at > 0 ? 1 : 0));
const parsed = {
  text,
  pages: [{ start: 0, end: text.length, width: 200, height: 100 }],
  runs: {
    start: Uint32Array.from(starts),
    end: Uint32Array.from(starts, (start, at) => start + (LINES[at] ?? "").length),
    page: Uint16Array.from(LINES, () => 1),
    boxes: Float32Array.from(LINES.flatMap((line, at) => [10, 10 + at * 20, line.length * 6, 10])),
  },
};

/** The middle of a character on the page, as shares of it. */
function middleOf(offset: number) {
  const [mark] = marksFor(parsed, offset, offset + 1);
  if (!mark) throw new Error("no such character");
  return { page: 1, x: (mark.x + mark.width / 2) / 200, y: (mark.y + mark.height / 2) / 100 };
}

const select = (start: number, end: number, quote = text.slice(start, end)) =>
  rangeOfSelection(parsed, { from: middleOf(start), to: middleOf(end - 1), quote });

it("gives the range of words on the page, of equal lines the one that was selected", () => {
  const [first = 0, second = 0] = starts;
  expect(select(first, first + 5)).toEqual({ start: first, end: first + 5 });
  expect(select(second + 6, second + 15)).toEqual({ start: second + 6, end: second + 15 });
});

it("gives the range over several lines, selected from the end to the beginning as well", () => {
  const [, second = 0, third = 0] = starts;
  const range = { start: second + 11, end: third + 5 };
  expect(select(range.start, range.end)).toEqual(range);
  const backwards = { from: middleOf(range.end - 1), to: middleOf(range.start), quote: "" };
  expect(rangeOfSelection(parsed, backwards)).toEqual(range);
});

it("follows the words where the drawn characters are a little elsewhere", () => {
  const { x, ...point } = middleOf(14);
  const to = middleOf(22);
  expect(rangeOfSelection(parsed, { from: { ...point, x: x + 0.04 }, to, quote: "n at noon" })).toEqual({
    start: 14,
    end: 23,
  });
});

it("follows the places where the text has other words than the page", () => {
  expect(select(0, 10, "\u{e000}\u{e001}")).toEqual({ start: 0, end: 10 });
});

it("gives nothing where much other text lies between the places", () => {
  const between = "x".repeat(400);
  const lines = ["Gulls", between, "Seals"];
  const at = [0, 6, 407];
  const long = {
    text: lines.join("\n"),
    pages: [{ start: 0, end: 412, width: 200, height: 100 }],
    runs: {
      start: Uint32Array.from(at),
      end: Uint32Array.from(at, (start, index) => start + (lines[index] ?? "").length),
      page: Uint16Array.from(lines, () => 1),
      boxes: Float32Array.from([10, 10, 30, 10, 10, 50, 180, 10, 10, 20, 30, 10]),
    },
  };
  const [from, to] = [
    { page: 1, x: 0.06, y: 0.15 },
    { page: 1, x: 0.18, y: 0.25 },
  ];
  expect(rangeOfSelection(long, { from, to, quote: "Gulls\nSeals" })).toBeUndefined();
});

it("gives nothing on a page without text", () => {
  const point = { page: 1, x: 0, y: 0 };
  expect(rangeOfSelection({ ...parsed, runs: null }, { from: point, to: point, quote: "Gulls" })).toBeUndefined();
  expect(rangeOfSelection(parsed, { from: point, to: { ...point, page: 2 }, quote: "Gulls" })).toBeUndefined();
});
