import { expect } from "vitest";
import type { ParsedDocument } from "../../parsed-document.ts";
import { makePdf, type PdfLine } from "./make-pdf.ts";
import type { PdfMark, PdfTag } from "./pdf-structure.ts";
import { brokenPromise, parseAs } from "./setup.ts";

export const tag = (role: string, ...children: readonly (PdfTag | PdfMark)[]): PdfTag => ({ role, children });

export const spanning = (attributes: string, { role, children }: PdfTag): PdfTag => ({ role, attributes, children });

/** Prints lines on pages and reads the PDF with the tags that are made of their marks. */
export function createTaggedPrinter() {
  const pages: PdfLine[][] = [];
  const lineAt = (page: number, line: PdfLine): PdfMark => {
    while (pages.length < page) pages.push([]);
    const lines = pages[page - 1] ?? [];
    lines.push({ ...line, mark: lines.length });
    return { page, mark: lines.length - 1 };
  };
  /** A cell of one line for each text. */
  const cell = (role: "TD" | "TH", page: number, x: number, y: number, ...texts: readonly string[]): PdfTag =>
    tag(role, ...texts.map((text, index) => lineAt(page, { text, x, y: y + index * 12, size: 10 })));
  return {
    lineAt,
    /** Untagged text. */
    print(page: number, line: PdfLine) {
      lineAt(page, line);
    },
    cell,
    /** A row of cells of one line each, in columns 100 points wide; "" is an empty cell. */
    row: (role: "TD" | "TH", page: number, y: number, ...texts: readonly string[]): PdfTag =>
      tag("TR", ...texts.map((text, at) => (text === "" ? tag(role) : cell(role, page, 60 + at * 100, y, text)))),
    async read(...tags: readonly PdfTag[]): Promise<ParsedDocument> {
      const parsed = await parseAs("pdf", makePdf({ pages, tags }));
      expect(brokenPromise(parsed)).toBeNull();
      return parsed;
    },
  };
}
