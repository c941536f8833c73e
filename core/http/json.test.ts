import fc from "fast-check";
import { expect, it } from "vitest";
import { findUnsafeText, isDeep, MAX_DEPTH, mayBeUnsafe } from "./json.ts";

const units = fc.array(fc.constantFrom("a", "\0", "\ud83d", "\ude00", "\\", "u0000", '"'), { maxLength: 8 });
const text = units.map((parts) => parts.join(""));

it("never calls a text harmless that holds what no store can keep", () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.array(text), fc.dictionary(text, text)), (value) => {
      if (findUnsafeText(value)) expect(mayBeUnsafe(JSON.stringify(value))).toBe(true);
    }),
    { seed: 2026 },
  );
  expect(mayBeUnsafe(JSON.stringify({ plain: "text with \n and é" }))).toBe(false);
});

it("counts the brackets that nest, and none that stand in a text", () => {
  const marks = fc.array(fc.constantFrom("[", "]", "{", "}", '"', "\\", "a"), { maxLength: 80 });
  const inText = marks.map((parts) => parts.join(""));
  fc.assert(
    fc.property(inText, fc.nat(2 * MAX_DEPTH), (words, depth) => {
      const value = `${"[".repeat(depth)}${JSON.stringify([words, { [words]: words }])}${"]".repeat(depth)}`;
      expect(isDeep(value)).toBe(depth + 2 > MAX_DEPTH);
    }),
    { seed: 2026 },
  );
  expect(isDeep(`"${"[".repeat(1000)}`)).toBe(false);
});
