import type { PdfLine, PdfPage, PdfRule } from "./make-pdf.ts";
import { printed } from "./print-table.ts";

/** Lines of a page 130,000 points high: 8,000 rows of cells that all say the same. */
export const manyCells = (): PdfLine[] =>
  printed(Array.from({ length: 8000 }, () => [20, 120, 220].map((x) => ["ab", x] as const)));

/** A page 130,000 points high with words on 8,000 lines, crossed by nearly as many rules as are read. */
export const manyRules = (): PdfPage => ({
  lines: Array.from({ length: 8000 }, (_, row) => ({
    text: "some words",
    x: 60 + (row % 5) * 90,
    y: row * 16,
    size: 9,
  })),
  rules: Array.from({ length: 5900 }, (_, at): PdfRule => {
    const x = 50 + (at % 38) * 12;
    return at % 2 === 0 ? [50, at * 22, 500, at * 22] : [x, 0, x, 130_000];
  }),
});
