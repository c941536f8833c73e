import { expect, test } from "vitest";
import { createDocumentBuilder } from "./document-builder.ts";

test("a single block that is longer than a document gives its first lines, and a warning", () => {
  const builder = createDocumentBuilder();
  builder.block("code", "a line of a hundred characters\n".repeat(1_000_000));
  builder.block("paragraph", "What comes later is left out.");
  const { text, blocks, warnings } = builder.finish();
  expect(text.length).toBeGreaterThan(19_999_900);
  expect(text.length).toBeLessThanOrEqual(20_000_000);
  expect(text.endsWith("characters")).toBe(true);
  expect(blocks).toHaveLength(1);
  expect(warnings).toEqual(["The document is very long; only its beginning was read."]);
});

test("a single line that is longer than a document is cut between characters", () => {
  const builder = createDocumentBuilder();
  builder.block("code", `x${"😀".repeat(10_000_000)}`);
  expect(builder.finish().text.isWellFormed()).toBe(true);
});
