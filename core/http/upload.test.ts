import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cleanFilename, extensionOf } from "./upload.ts";

test("no name leads out of its folder, hides characters, or is too long", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (name) => {
      const clean = cleanFilename(name);
      expect(clean).not.toMatch(/[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      expect(clean.isWellFormed()).toBe(true);
      expect([...clean].length).toBeGreaterThan(0);
      expect([...clean].length).toBeLessThanOrEqual(255);
    }),
  );
});

test("a long name keeps its extension and no half character", () => {
  const clean = cleanFilename(`${"🍵".repeat(300)}.PDF`);
  expect(clean.endsWith("🍵.PDF")).toBe(true);
  expect(extensionOf(clean)).toBe("pdf");
});

test("a name of nothing but forbidden characters still is one", () => {
  expect(cleanFilename("a/b/\u0000\u202e")).toBe("unnamed");
});
