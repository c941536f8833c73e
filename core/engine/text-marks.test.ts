import { expect, test } from "vitest";
import { marksFor } from "./text-marks.ts";

/** Lines one below the other, all this wide. */
function page(lines: readonly string[], width: (line: string) => number = () => 100) {
  const text = lines.join("\n");
  const starts = lines.map((_, at) => lines.slice(0, at).reduce((sum, { length }) => sum + length + 1, 0));
  const runs = {
    start: Uint32Array.from(starts),
    end: Uint32Array.from(starts, (start, at) => start + (lines[at]?.length ?? 0)),
    page: Uint16Array.from(lines, () => 1),
    boxes: Float32Array.from(lines.flatMap((line, at) => [10, 10 + 20 * at, width(line), 12])),
  };
  return { text, runs };
}

const markOf = (parsed: ReturnType<typeof page>, words: string) => {
  const start = parsed.text.indexOf(words);
  return marksFor(parsed, start, start + words.length);
};

test("a range over two lines gives a mark a line", () => {
  const text = "aaaaaaaaaa bbbb cccc";
  const runs = {
    start: Uint32Array.of(0, 11, 16),
    end: Uint32Array.of(10, 15, 20),
    page: Uint16Array.of(1, 1, 1),
    boxes: Float32Array.of(10, 10, 100, 12, 113, 10, 40, 12, 10, 30, 40, 12),
  };
  expect(marksFor({ text, runs }, 5, 20)).toEqual([
    { page: 1, x: 60, y: 10, width: 93, height: 12 },
    { page: 1, x: 10, y: 30, width: 40, height: 12 },
  ]);
  expect(marksFor({ text, runs }, 5, 5)).toEqual([]);
  expect(marksFor({ text, runs: null }, 5, 20)).toEqual([]);
});

test("narrow letters take less of a line than wide ones", () => {
  const [mark] = markOf(page(["ill will ill mmmm"]), "mmmm");
  // 12 × 222 and 722 for the letters before, 3 × 278 for the spaces, 4 × 833 for what is marked.
  const before = 9 * 222 + 722 + 3 * 278;
  expect(mark?.x).toBeCloseTo(10 + (100 * before) / (before + 4 * 833), 3);
  expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeCloseTo(110, 3);
});

test("accents take no room of their own, however they are written", () => {
  for (const word of ["\u00e9t\u00e9", "e\u0301te\u0301"]) {
    const [mark] = markOf(page([`${word} aaa`]), "aaa");
    expect(mark?.x).toBeCloseTo(10 + (100 * (2 * 556 + 278 + 278)) / (2 * 556 + 278 + 278 + 3 * 556), 3);
  }
});

test("in a text from right to left the beginning is on the right", () => {
  const [mark] = markOf(page(["\u05d0\u05d1\u05d2\u05d3 \u05d4\u05d5\u05d6\u05d7"]), "\u05d0\u05d1\u05d2\u05d3");
  expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeCloseTo(110, 3);
  expect(mark?.x).toBeGreaterThan(55);
});

test("where all lines around have one pitch every character is as wide", () => {
  const code = ["const value = 1;", "if (value > 12) {", "  call(value, ill);", "}  // mmm and iii", "return value;"];
  const [mark] = markOf(
    page(code, (line) => 6 * line.length),
    "ill",
  );
  expect(mark?.x).toBeCloseTo(10 + 6 * 14, 3);
  expect(mark?.width).toBeCloseTo(18, 3);
});
