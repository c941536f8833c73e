import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDotKernel, createPlainKernel, createSimdKernel } from "./dot-kernel.ts";

const int8 = fc.integer({ min: -127, max: 127 });

describe("the dot product kernel", () => {
  it("gives with SIMD what it gives without, exactly", () => {
    const width = fc.integer({ min: 1, max: 6 }).map((blocks) => blocks * 16);
    const matrix = fc.tuple(width, fc.integer({ min: 1, max: 40 })).chain(([dimensions, count]) =>
      fc.record({
        dimensions: fc.constant(dimensions),
        rows: fc.array(int8, { minLength: dimensions * count, maxLength: dimensions * count }),
        query: fc.array(int8, { minLength: dimensions, maxLength: dimensions }),
      }),
    );
    fc.assert(
      fc.property(matrix, ({ dimensions, rows, query }) => {
        const count = rows.length / dimensions;
        const simd = createSimdKernel(count, dimensions);
        const plain = createPlainKernel(count, dimensions);
        simd?.rows.set(rows);
        plain.rows.set(rows);
        expect([...(simd?.dots(Int8Array.from(query)) ?? [])]).toEqual([...plain.dots(Int8Array.from(query))]);
      }),
    );
  });

  it("multiplies the largest values without overflow", () => {
    const kernel = createDotKernel(600, 8192);
    kernel.rows.fill(-127);
    expect(kernel.dots(new Int8Array(8192).fill(127))[599]).toBe(-127 * 127 * 8192);
  });

  it("takes widths that do not fill a lane", () => {
    const kernel = createDotKernel(1000, 3);
    kernel.rows.set([1, 2, 3], 2997);
    expect(kernel.dots(Int8Array.of(4, 5, 6))[999]).toBe(32);
  });
});
