import { expect, test } from "vitest";
import { languageDataProblem } from "./language-data.ts";

/** A file of so many parts of one byte each, with the place of each that it has. */
function languageData(parts: number, has: (part: number) => boolean): Uint8Array {
  const bytes = new Uint8Array(4 + parts * 9);
  const view = new DataView(bytes.buffer);
  view.setInt32(0, parts, true);
  for (let part = 0; part < parts; part++)
    view.setBigInt64(4 + part * 8, has(part) ? BigInt(4 + parts * 8 + part) : -1n, true);
  return bytes;
}

test("a file with the part of the newer engine can be used", () => {
  expect(languageDataProblem(languageData(24, (part) => part === 17))).toBeUndefined();
});

test("a file for the older engine alone is refused with where to find the other", () => {
  expect(languageDataProblem(languageData(24, (part) => part !== 17))).toContain("tessdata_fast");
});

test.each([
  ["nothing", new Uint8Array()],
  ["text", new TextEncoder().encode("<!doctype html><title>404</title><p>There is no such file here, look elsewhere.")],
  ["a head without its table", languageData(24, () => true).subarray(0, 100)],
  ["places beyond its end", languageData(24, () => true).subarray(0, 4 + 24 * 8)],
])("%s is no language data", (_, bytes) => {
  expect(languageDataProblem(bytes)).toContain("It is not a file of Tesseract's language data");
});
