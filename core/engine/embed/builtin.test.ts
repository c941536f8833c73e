import { describe, expect, it } from "vitest";
import { createBuiltinEmbedder } from "./builtin.ts";

async function similarity(a: string, b: string): Promise<number> {
  const { dimensions, embed } = createBuiltinEmbedder();
  const rows = await embed([a, b], "passage");
  let sum = 0;
  for (let at = 0; at < dimensions; at++) sum += (rows[at] ?? 0) * (rows[dimensions + at] ?? 0);
  return sum;
}

describe("the built-in embedder", () => {
  it("gives unit vectors, the same for the same text, and nothing for a text without words", async () => {
    expect(await similarity("a sloop carries one mast", "a sloop carries one mast")).toBeCloseTo(1, 5);
    expect(await similarity("…", "a sloop carries one mast")).toBe(0);
  });

  it("brings misspelt and compound words near, and strangers not", async () => {
    const strangers = Math.abs(await similarity("photosynthesis", "locomotive"));
    expect(await similarity("photosynthesis", "photosinthesis")).toBeGreaterThan(strangers + 0.3);
    expect(await similarity("Donaudampfschiff", "Dampfschiff")).toBeGreaterThan(strangers + 0.2);
    expect(await similarity("北京大学", "北京的大学")).toBeGreaterThan(0.4);
  });
});
