import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

test("a long text is shown where the most words stand together", () => {
  const text = `harbour ${"filler ".repeat(100)}the archive moved to the harbour in March ${"filler ".repeat(100)}`;
  const shown = excerpt(text, ["archive", "harbour", "March"], 120);
  expect(shown).toMatch(/^….*archive moved to the harbour in March/);
  expect(shown.length).toBeLessThanOrEqual(121);
});

test("a short text, or one without the words, is shown from its beginning", () => {
  expect(excerpt("short", ["absent"], 100)).toBe("short");
  expect(excerpt("x ".repeat(100), ["absent"], 50)).toBe("x ".repeat(25));
});
