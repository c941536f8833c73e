import { expect, test } from "vitest";
import { DOCUMENT_TYPES } from "../formats.ts";
import { boundFile, readLargeFile } from "./large-files.ts";

// Not one byte of it is touched.
const bytes = new Uint8Array(500_000_000);

const text = (length: number) => new Uint8Array(length).fill(0x41);

/** A blob that says it has this size, and notes what is read of it. */
const blobOf = (content: Uint8Array<ArrayBuffer>, size: number, asked: unknown[]) => ({
  size: async () => size,
  bytes: async () => (asked.push("whole"), content),
  stream: async (_: string, ...range: (number | undefined)[]) => (asked.push(range), new Blob([content]).stream()),
});

test("of a text the beginning is read, with a warning", () => {
  expect(boundFile(bytes, "txt").bytes).toHaveLength(60_000_000);
  expect(boundFile(bytes, "csv").warning).toBe(
    "Only the first 30 MB of 500 MB were read. Divide the file to have all of it.",
  );
  expect(Object.keys(boundFile(bytes.subarray(0, 60_000_000), "txt"))).toEqual(["bytes"]);
});

test("of a large text only the beginning is brought into memory, and the warning names the size of the whole", async () => {
  const asked: unknown[] = [];
  const blobs = blobOf(text(100), bytes.length, asked);
  const file = await readLargeFile(blobs, "id", "csv");
  expect(file?.size).toBe(500_000_000);
  expect(asked).toEqual([[0, 30_000_000]]);
  expect(boundFile(text(100), "csv", file?.size).warning).toContain("30 MB of 500 MB");
});

test("a file that is something else than its name says is read whole, as is a short one", async () => {
  const pdf = new TextEncoder().encode("%PDF-1.7 and what follows");
  const asked: unknown[] = [];
  expect((await readLargeFile(blobOf(pdf, bytes.length, asked), "id", "csv"))?.bytes).toEqual(pdf);
  expect((await readLargeFile(blobOf(text(5), 5, asked), "id", "csv"))?.size).toBe(5);
  expect(asked).toEqual([[0, 30_000_000], "whole", "whole"]);
});

test("a file that is not there is none", async () => {
  const none = { size: async () => undefined, bytes: async () => undefined, stream: async () => undefined };
  expect(await readLargeFile(none, "id", "csv")).toBeUndefined();
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
