import fc from "fast-check";
import { expect, it } from "vitest";
import { findUnsafeText, mayBeUnsafe } from "./json.ts";

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
