import { expect, it } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import { newestOf, sortDocuments } from "./sort-documents.ts";

const named = (original_filename: string, document_type: string, file_size: number, day: number) =>
  ({
    original_filename,
    document_type,
    file_size,
    created_at: `2026-11-0${day}T00:00:00.000Z`,
  }) as unknown as Document;
const DOCUMENTS = [
  named("report 10.pdf", "pdf", 5, 1),
  named("Zebra.md", "md", 9, 3),
  named("report 9.pdf", "pdf", 7, 2),
  named("übung.md", "md", 1, 4),
];
const names = (documents: readonly Document[]) => documents.map(({ original_filename }) => original_filename);

it("puts the newest first", () => {
  expect(names(sortDocuments(DOCUMENTS, "newest"))).toEqual(["übung.md", "Zebra.md", "report 9.pdf", "report 10.pdf"]);
});

it("reads numbers in names as numbers, and letters whatever their case and accents", () => {
  expect(names(sortDocuments(DOCUMENTS, "name"))).toEqual(["report 9.pdf", "report 10.pdf", "übung.md", "Zebra.md"]);
});

it("puts those of one kind together, by name", () => {
  expect(names(sortDocuments(DOCUMENTS, "kind"))).toEqual(["übung.md", "Zebra.md", "report 9.pdf", "report 10.pdf"]);
});

it("puts the largest first, and leaves the given list as it was", () => {
  expect(names(sortDocuments(DOCUMENTS, "size"))[0]).toBe("Zebra.md");
  expect(names(DOCUMENTS)[0]).toBe("report 10.pdf");
});

it("finds the newest of many as sorting does", () => {
  const many = Array.from({ length: 40 }, (_, at) => named(`${at}.md`, "md", 1, ((at * 7) % 9) + 1));
  for (const count of [0, 1, 5, 60])
    expect(names(newestOf(many, count))).toEqual(names(sortDocuments(many, "newest").slice(0, count)));
});
