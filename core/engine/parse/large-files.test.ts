import { expect, test } from "vitest";
import { DOCUMENT_TYPES } from "../formats.ts";
import { boundFile } from "./large-files.ts";

// Not one byte of it is touched.
const bytes = new Uint8Array(500_000_000);

test("of a text the beginning is read, with a warning", () => {
  expect(boundFile(bytes, "txt").bytes).toHaveLength(60_000_000);
  expect(boundFile(bytes, "csv").warning).toBe(
    "Only the first 60 MB of 500 MB were read. Divide the file to have all of it.",
  );
  expect(Object.keys(boundFile(bytes.subarray(0, 60_000_000), "txt"))).toEqual(["bytes"]);
});

test("a file that makes sense as a whole only is refused, with what to do", () => {
  expect(() => boundFile(bytes, "json")).toThrow(
    "This file has 500 MB, and of JSON up to 40 MB can be read. Divide it, and add the parts.",
  );
});

test("every format is bounded here, or is read in parts by its reader", () => {
  const free = DOCUMENT_TYPES.filter((type) => {
    try {
      return boundFile(bytes, type).bytes === bytes;
    } catch {
      return false;
    }
  });
  expect(free).toEqual([
    "pdf",
    "docx",
    "pptx",
    "xlsx",
    "ods",
    "odt",
    "odp",
    "epub",
    "png",
    "jpg",
    "webp",
    "tiff",
    "heic",
  ]);
});
