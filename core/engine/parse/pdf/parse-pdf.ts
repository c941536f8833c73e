import { DocumentError, type ParsedDocument } from "../../parsed-document.ts";
import type { ParseContext } from "../context.ts";
import { createDocumentBuilder, type DocumentBuilder } from "../document-builder.ts";
import { createPause } from "../pause.ts";
import { findFurniture } from "./furniture.ts";
import { lineLength, makeLines, type Line } from "./lines.ts";
import { openPdf } from "./open-pdf.ts";
import { readFacts, readOutline } from "./facts.ts";
import { createPageReader, type ReadPage } from "./read-page.ts";
import { inReadingOrder } from "./reading-order.ts";
import { createRunWriter } from "./runs.ts";
import { withTables } from "./tables/with-tables.ts";
import { writePage, type BodyStyle } from "./write-page.ts";

/** A longer PDF is refused at once rather than answered from in part. */
export const MAX_PAGES = 5000;

/** Pages laid out together: enough to tell what runs through them, few enough to keep in memory. */
const BATCH = 48;

export async function parsePdf(
  bytes: Uint8Array<ArrayBuffer>,
  { assets, report, signal }: ParseContext,
): Promise<ParsedDocument> {
  const pdf = await openPdf(bytes, assets);
  try {
    if (pdf.numPages > MAX_PAGES)
      throw new DocumentError(
        `This PDF has ${pdf.numPages} pages; up to ${MAX_PAGES} can be read. Split it and add the parts.`,
      );
    const builder = createDocumentBuilder();
    const runs = createRunWriter();
    const outline = await readOutline(pdf);
    let done = 0;
    const alive = () => report({ phase: "reading", done, total: pdf.numPages, unit: "pages" });
    const reader = await createPageReader(pdf, bytes, alive);
    const pause = createPause();
    const sizes = new Map<string, number>();
    for (let from = 1; from <= pdf.numPages && !builder.full; from += BATCH) {
      const batch: ReadPage[] = [];
      for (let number = from; number < from + BATCH && number <= pdf.numPages; number++) {
        signal.throwIfAborted();
        batch.push(await reader.read(number, builder));
        done = number;
        alive();
        await pause();
      }
      const pages = batch.map((page) => ({ ...page, lines: makeLines(page.pieces) }));
      const furniture = findFurniture(pages);
      countStyles(
        sizes,
        pages.flatMap((page) => page.lines.filter((line) => !furniture.has(line))),
      );
      const writer = { builder, runs, outline, body: bodyStyle(sizes) };
      for (const page of pages) {
        builder.page({
          width: page.width,
          height: page.height,
          ...(page.label !== undefined && { label: page.label }),
        });
        writePage(
          writer,
          page.number,
          inReadingOrder(
            withTables(
              page.lines.filter((line) => !furniture.has(line)),
              page.width,
            ),
            page.width,
          ),
        );
      }
    }
    warnOfMissingText(builder, reader.withoutText, pdf.numPages);
    const written = runs.finish();
    reader.linkRuns(builder, written);
    return builder.finish({ ...(await readFacts(pdf)), runs: written });
  } finally {
    await pdf.loadingTask.destroy();
  }
}

function countStyles(sizes: Map<string, number>, lines: readonly Line[]): void {
  for (const line of lines) {
    const key = `${Math.round(line.size * 4) / 4} ${line.font}`;
    sizes.set(key, (sizes.get(key) ?? 0) + lineLength(line));
  }
}

function bodyStyle(sizes: ReadonlyMap<string, number>): BodyStyle {
  const [best] = [...sizes].sort((a, b) => b[1] - a[1]);
  const [size = "12", font = ""] = best?.[0].split(" ") ?? [];
  return { size: Number(size), font };
}

function warnOfMissingText(builder: DocumentBuilder, pages: readonly number[], total: number): void {
  if (pages.length === 0) {
    // Marks that are no letters, or text nobody sees.
    if (builder.empty) builder.warn("There is no readable text in this PDF.");
    return;
  }
  if (pages.length === total && total > 1)
    return builder.warn(
      "No page of this PDF has a text layer. If it is a scan, run text recognition (OCR) over it and add it again.",
    );
  for (const page of pages.slice(0, 20)) builder.warn(`Page ${page} has no text layer, so nothing on it can be found.`);
  if (pages.length > 20) builder.warn(`${pages.length - 20} more pages have no text layer.`);
}
