import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Block, ParsedDocument } from "../parsed-document.ts";
import { createDocumentBuilder } from "../parse/document-builder.ts";
import { parsePlain } from "../retrieve/testing/plain-parser.ts";
import { chunkDocument, CHUNK_SIZES } from "./chunk.ts";
import { sizeOfText } from "./units.ts";

const sentence = "The quick brown fox jumps over the lazy dog near the river bank.";
const paragraph = (sentences: number): string => Array.from({ length: sentences }, () => sentence).join(" ");

function ofBlocks(parts: readonly (Pick<Block, "kind" | "level"> & { readonly text: string })[]): ParsedDocument {
  const base = parsePlain("");
  let text = "";
  const blocks = parts.map(({ kind, level, text: own }) => {
    if (text !== "") text += "\n\n";
    const start = text.length;
    text += own;
    return { kind, start, end: text.length, ...(level !== undefined && { level }) };
  });
  return { ...base, text, blocks };
}

const block = fc.record({
  kind: fc.constantFrom("title", "heading", "paragraph", "list_item", "table", "code", "quote") satisfies fc.Arbitrary<
    Block["kind"]
  >,
  level: fc.integer({ min: 1, max: 4 }),
  text: fc.oneof(
    fc.lorem({ maxCount: 60, mode: "sentences" }).map((text) => text.slice(0, 4000)),
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc.constant("汉字没有空格。".repeat(300)),
    fc.constant("x".repeat(3000)),
    fc.constant("👩‍🚀".repeat(600)),
    fc.array(fc.lorem({ maxCount: 6 }), { maxLength: 80 }).map((rows) => rows.join("\n")),
  ),
});

describe("chunking", () => {
  it("gives exact ranges that cover the text in order, each within its size", () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 12 }).map(ofBlocks), (document) => {
        let at = 0;
        for (const chunk of chunkDocument(document)) {
          expect(document.text.slice(chunk.start, chunk.end)).toBe(chunk.text);
          expect(document.text.slice(at, chunk.start).trim()).toBe("");
          expect(chunk.text.trim()).not.toBe("");
          expect(sizeOfText(document.text, chunk)).toBeLessThanOrEqual(CHUNK_SIZES.most * 2 + CHUNK_SIZES.least);
          at = chunk.end;
        }
        expect(document.text.slice(at).trim()).toBe("");
      }),
      { numRuns: 150 },
    );
  });

  it("ends chunks at sentence ends", () => {
    const chunks = chunkDocument(ofBlocks([{ kind: "paragraph", text: paragraph(60) }]));
    expect(chunks.length).toBeGreaterThan(2);
    for (const { text } of chunks) expect(text).toMatch(/^The quick.*bank\.$/s);
  });

  it("keeps rows of a table whole", () => {
    const rows = Array.from({ length: 120 }, (_, row) => `row ${row} | ${"cell ".repeat(6)}| end`);
    const chunks = chunkDocument(ofBlocks([{ kind: "table", text: rows.join("\n") }]));
    expect(chunks.length).toBeGreaterThan(2);
    for (const { text } of chunks) expect(text).toMatch(/^row \d+ .*\| end$/s);
  });

  const results = (rows: number) => {
    const builder = createDocumentBuilder();
    builder.block("paragraph", paragraph(8));
    builder.block("caption", "Table 2. Yields by field");
    const body = Array.from({ length: rows }, (_, row) => [`Field ${row}`, `${row},100`, `${row},200`]);
    builder.table({
      rows: [["", "2021", "2022"], ["Northern estate"], ...body].map((row) => row.map((content) => ({ content }))),
      header_rows: 1,
      header_columns: 1,
      caption: "Table 2. Yields by field",
    });
    return builder.finish();
  };

  it("gives each later chunk of a table its caption, column heads and group of rows", () => {
    const chunks = chunkDocument(results(150));
    expect(chunks.length).toBeGreaterThan(3);
    for (const { text, context } of chunks.slice(1)) {
      expect(text).toMatch(/^Field/);
      expect(context).toBe("Table 2. Yields by field | 2021 | 2022 | Northern estate");
    }
    expect(chunks[0]?.context).toBeUndefined();
  });

  it("cuts no table that fits into a chunk, and keeps its caption with it", () => {
    const [before, table] = chunkDocument(results(40));
    expect(before?.text).toMatch(/bank\.$/);
    expect(table?.text).toMatch(/^Table 2.*Field 39 \| 39,100 \| 39,200$/s);
  });

  it("begins a chunk at a heading and carries the path of headings", () => {
    const chunks = chunkDocument(
      ofBlocks([
        { kind: "title", text: "Handbook" },
        { kind: "heading", level: 1, text: "Travel" },
        { kind: "paragraph", text: paragraph(10) },
        { kind: "heading", level: 2, text: "Trains" },
        { kind: "paragraph", text: paragraph(10) },
        { kind: "heading", level: 1, text: "Meals" },
        { kind: "paragraph", text: paragraph(10) },
      ]),
    );
    expect(chunks.map(({ heading }) => heading)).toEqual([
      "Handbook › Travel",
      "Handbook › Travel › Trains",
      "Handbook › Meals",
    ]);
    expect(chunks[1]?.text.startsWith("Trains\n\n")).toBe(true);
  });

  it("reads from their numbers which of two headings of one level is a part of the other", () => {
    const chunks = chunkDocument(
      ofBlocks([
        { kind: "heading", level: 1, text: "Chapter 3. The harbour" },
        { kind: "heading", level: 1, text: "3.7. Quay" },
        { kind: "heading", level: 1, text: "3.7.1. Purpose" },
        { kind: "paragraph", text: paragraph(10) },
        { kind: "heading", level: 2, text: "Reasons" },
        { kind: "paragraph", text: paragraph(10) },
        { kind: "heading", level: 1, text: "3.70. Ferry" },
        { kind: "paragraph", text: paragraph(10) },
        { kind: "heading", level: 1, text: "Index" },
        { kind: "paragraph", text: paragraph(10) },
      ]),
    );
    expect(chunks.map(({ heading }) => heading)).toEqual([
      "Chapter 3. The harbour › 3.7. Quay › 3.7.1. Purpose",
      "Chapter 3. The harbour › 3.7. Quay › 3.7.1. Purpose › Reasons",
      "Chapter 3. The harbour › 3.70. Ferry",
      "Index",
    ]);
  });

  it("does not break after an abbreviation", () => {
    const text = Array.from(
      { length: 60 },
      () => "It was found by Dr. Smith and Prof. J. Jones in a cave, e.g. Lascaux.",
    ).join(" ");
    for (const chunk of chunkDocument(ofBlocks([{ kind: "paragraph", text }])))
      expect(chunk.text).toMatch(/^It was.*Lascaux\.$/s);
  });

  it("says on which page a chunk ends", () => {
    const document = parsePlain(`${paragraph(4)}\n\n${paragraph(4)}\n\n${paragraph(4)}`);
    const pages = document.blocks.map(({ start, end }) => ({ start, end, width: 600, height: 800 }));
    const chunks = chunkDocument({ ...document, pages }).map(({ page, last_page }) => [page, last_page]);
    expect(chunks).toEqual([[1, 3]]);
    expect(chunkDocument(document).map(({ page, last_page }) => [page, last_page])).toEqual([[null, null]]);
  });

  it("says on which page a chunk begins", () => {
    const document = { ...parsePlain(`${paragraph(15)}\n\n${paragraph(15)}`) };
    const middle = document.blocks[1]?.start ?? 0;
    const pages = [
      { start: 0, end: middle, width: 600, height: 800 },
      { start: middle, end: document.text.length, width: 600, height: 800 },
    ];
    expect(chunkDocument({ ...document, pages }).map(({ page }) => page)).toEqual([1, 2]);
  });
});
