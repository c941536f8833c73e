import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findMarkers, normaliseMarkers } from "../verify/markers.ts";
import { createShownText } from "./shown-text.ts";

test.each([
  ["It is so [1].", "It is so [1]."],
  ["It is so[2][3].", "It is so [2] [3]."],
  ["It is so [1, 3].", "It is so [1] [3]."],
  ["It is so [1-3].", "It is so [1] [2] [3]."],
  ["It is so 【2】.", "It is so [2]."],
  ["It is so 【2†source】.", "It is so [2]."],
  ["It is so [Passage 2] and [^3].", "It is so [2] and [3]."],
  ["It is so (passage 2).", "It is so [2]."],
  ["It is so (Source: 1 and 2).", "It is so [1] [2]."],
  ["In [1], it is so.", "In [1], it is so."],
])("%s is a citation", (written, shown) => {
  expect(normaliseMarkers(written, 3)).toBe(shown);
});

test.each(["It is so [4].", "It is so [0].", "It is so [99] [7].", "It is so 【12】.", "It is so (source 9)."])(
  "%s names no passage and is left out",
  (written) => {
    expect(normaliseMarkers(written, 3)).toBe("It is so.");
    expect(findMarkers(written, 3).flatMap(({ numbers }) => numbers)).toEqual([]);
  },
);

test.each(["a[i] and b [x] (1) (see page 3)", "in (1900) and [a, b]"])("%s is no citation", (text) =>
  expect(normaliseMarkers(text, 3)).toBe(text),
);

test("what cannot become a citation any more is shown at once", () => {
  const shown = createShownText(() => 2);
  expect(shown.push("Yes (it is")).toBe("Yes (it is");
  expect(shown.push(" said")).toBe(" said");
  expect(shown.push(" [")).toBe("");
  expect(shown.push("1")).toBe("");
  expect(shown.push("]")).toBe("");
  expect(shown.push(".")).toBe(" [1].");
});

test("a citation whose numbers are joined without spaces is held back until it is whole", () => {
  const shown = createShownText(() => 3);
  expect(["[", "1", "and", "2", "]"].map((piece) => shown.push(piece))).toEqual(["", "", "", "", ""]);
  expect(shown.end()).toBe(" [1] [2]");
});

test("the pieces together are the same however the text was cut", () => {
  const parts = fc.constantFrom(
    "[1]",
    " [2, 3]",
    "[9]",
    "(source 1)",
    " (",
    "[",
    "]",
    "a b",
    " ",
    "\n",
    "<",
    "【2】",
    "1",
    "(see ",
    "†",
    "and",
    "[a](b)",
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 14 }), fc.array(fc.nat(60), { maxLength: 8 }), (texts, cuts) => {
      const text = texts.join("");
      const whole = createShownText(() => 3);
      const all = whole.push(text) + whole.end();
      const cut = createShownText(() => 3);
      const places = [0, ...cuts.filter((at) => at < text.length).sort((a, b) => a - b), text.length];
      const pieces = places.slice(1).map((to, index) => cut.push(text.slice(places[index], to)));
      expect(pieces.join("") + cut.end()).toBe(all);
      for (const { numbers, from, to } of findMarkers(all, 9))
        expect([all.slice(from, to), numbers.every((number) => number <= 3)]).toEqual([all.slice(from, to), true]);
    }),
    { numRuns: 1000 },
  );
});
