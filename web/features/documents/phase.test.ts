import { expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import { formatBytes, refusal } from "./file-kinds.ts";
import { phaseOf } from "./phase.ts";

const document = (status: Document["status"], progress?: object) =>
  ({ status, metadata: progress ? { progress } : {} }) as unknown as Document;

test("the share of the work only grows from phase to phase", () => {
  const steps = [
    document("pending"),
    document("processing", { phase: "reading", done: 0, total: 10, unit: "pages" }),
    document("processing", { phase: "reading", done: 10, total: 10, unit: "pages" }),
    document("processing", { phase: "embedding", done: 1, total: 50, unit: "chunks" }),
    document("processing", { phase: "indexing", done: 1, total: 1, unit: "chunks" }),
  ].map((step) => phaseOf(step).share);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(steps.at(-1)).toBe(1);
});

test("a scan that waits for another one says what it waits for", () => {
  const scan = { ...document("processing"), metadata: { ocr: { state: "waiting" } } } as unknown as Document;
  expect(phaseOf(scan).words).toMatch(/^Waiting for text recognition/);
  expect(phaseOf(document("processing")).words).toBe("Starting to read");
});

test("words say which page is being read", () => {
  expect(phaseOf(document("processing", { phase: "reading", done: 3, total: 12, unit: "pages" })).words).toBe(
    "Reading: page 3 of 12",
  );
});

test("a file that cannot be read is refused with the reason", () => {
  expect(refusal({ name: "song.MP3", size: 3 })).toContain(".mp3 files cannot be read");
  expect(refusal({ name: "Notes.MD", size: 3 })).toBeUndefined();
  expect(refusal({ name: "empty.pdf", size: 0 })).toBe("The file is empty.");
});

test("bytes are written as people say them", () => {
  expect([999, 1000, 1_540_000, 64_000_000].map(formatBytes)).toEqual(["999 bytes", "1 kB", "1.5 MB", "64 MB"]);
});
