import { expect } from "vitest";
import type { ParsedDocument } from "../../parsed-document.ts";
import { makePdf, type PdfLine } from "./make-pdf.ts";
import { brokenPromise, parseAs } from "./setup.ts";

export type Printed = readonly [text: string, x: number];

const PITCH = 16;

/** Lines of a table from `top` down: each row its words and where they begin. */
export function printed(rows: readonly (readonly Printed[])[], top = 200, pitch = PITCH): PdfLine[] {
  return rows.flatMap((row, index) => row.map(([text, x]) => ({ text, x, y: top + index * pitch, size: 10 })));
}

export async function readLines(...lines: readonly PdfLine[]): Promise<ParsedDocument> {
  const parsed = await parseAs("pdf", makePdf({ pages: [lines] }));
  expect(brokenPromise(parsed)).toBeNull();
  return parsed;
}

export const linesOf = ({ text, tables }: ParsedDocument, index = 0) =>
  text.slice(tables[index]?.start, tables[index]?.end).split("\n");

export const prose = (x: number, y: number, lines: number): PdfLine[] =>
  Array.from({ length: lines }, (_, row) => ({
    text: `words that run on and on in this column of the page ${"abcdefghijklmnopqrstuvwxyz"[row]}`,
    x,
    y: y + row * 14,
    size: 9,
  }));

export const YEARS: readonly Printed[] = [
  ["2018", 300],
  ["2017", 400],
];
