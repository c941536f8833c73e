import { expect, test } from "vitest";
import { makePdf } from "./parse/testing/make-pdf.ts";
import { parseAs } from "./parse/testing/setup.ts";
import { decodeText, encodeText, marksFor } from "./text-blob.ts";

test("a document comes back as it went in, and equal documents give equal bytes", async () => {
  const parsed = await parseAs("pdf", makePdf({ pages: [["Hello Wörld", "again"], ["Two"]] }));
  expect(decodeText(encodeText(parsed))).toEqual(parsed);
  expect(encodeText(parsed)).toEqual(encodeText(parsed));
});

test("a document without rectangles comes back without", async () => {
  const parsed = await parseAs("md", "# A heading\n\n[A link](https://example.org) and words.");
  expect(decodeText(encodeText(parsed))).toEqual(parsed);
  expect(marksFor(parsed, 0, 5)).toEqual([]);
});

test("bytes that are no extracted text are refused", () => {
  expect(() => decodeText(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9]))).toThrow("not an extracted text");
  expect(() => decodeText(new Uint8Array(0))).toThrow();
});

test("a range over two lines gives a mark a line", () => {
  const runs = {
    start: Uint32Array.of(0, 11, 16),
    end: Uint32Array.of(10, 15, 20),
    page: Uint16Array.of(1, 1, 1),
    boxes: Float32Array.of(10, 10, 100, 12, 113, 10, 40, 12, 10, 30, 40, 12),
  };
  expect(marksFor({ runs }, 5, 20)).toEqual([
    { page: 1, x: 60, y: 10, width: 93, height: 12 },
    { page: 1, x: 10, y: 30, width: 40, height: 12 },
  ]);
});
