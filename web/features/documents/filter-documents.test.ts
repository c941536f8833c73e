import { expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import { filterDocuments } from "./filter-documents.ts";

const document = (original_filename: string, title?: string, tags: readonly string[] = []) =>
  ({ original_filename, tags, metadata: title === undefined ? {} : { title } }) as unknown as Document;
const ALL = [
  document("scan 3.pdf", "Prüfbericht Kessel"),
  document("Kettle.MD"),
  document("source.html", "On kettles", ["Übersicht"]),
];
const found = (words: string) => filterDocuments(ALL, words).map((each) => each.original_filename);

test("documents are found by their names, titles and tags, whatever the case and the accents", () => {
  expect(found("kettle")).toEqual(["Kettle.MD", "source.html"]);
  expect(found("PRUF")).toEqual(["scan 3.pdf"]);
  expect(found("ubersicht kettles")).toEqual(["source.html"]);
});

test("every word has to stand there, in any order; no words leave all", () => {
  expect(found("kessel scan")).toEqual(["scan 3.pdf"]);
  expect(found("kessel html")).toEqual([]);
  expect(found("  ")).toHaveLength(3);
});
