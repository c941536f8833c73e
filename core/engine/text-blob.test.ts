import { expect, test } from "vitest";
import { makePdf } from "./parse/testing/make-pdf.ts";
import { parseAs } from "./parse/testing/setup.ts";
import { decodeText, encodeText } from "./text-blob.ts";

test("a document comes back as it went in, and equal documents give equal bytes", async () => {
  const parsed = await parseAs("pdf", makePdf({ pages: [["Hello Wörld", "again"], ["Two"]] }));
  expect(decodeText(encodeText(parsed))).toEqual(parsed);
  expect(encodeText(parsed)).toEqual(encodeText(parsed));
});

test("a document without rectangles comes back without", async () => {
  const parsed = await parseAs("md", "# A heading\n\n[A link](https://example.org) and words.");
  expect(decodeText(encodeText(parsed))).toEqual(parsed);
});

test("bytes that are no extracted text are refused", () => {
  expect(() => decodeText(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9]))).toThrow("not an extracted text");
  expect(() => decodeText(new Uint8Array(0))).toThrow();
});
