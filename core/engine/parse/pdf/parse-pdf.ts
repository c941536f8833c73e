import { DocumentError, type ParsedDocument } from "../../parsed-document.ts";
import type { ParseContext } from "../context.ts";
import type { Bounds } from "./bounds.ts";
import { cleanText } from "../clean-text.ts";
import { createDocumentBuilder, type DocumentBuilder } from "../document-builder.ts";
import { createPause } from "../pause.ts";
import { findFurniture } from "./furniture.ts";
import { bodyStyle, countStyles, type StyleCounts } from "./body-style.ts";
import { linesOf, writeLines } from "./lay-out.ts";
import type { Line } from "./lines.ts";
import { openPdf } from "./open-pdf.ts";
import { readFacts } from "./facts.ts";
import { createHeadings, readOutline } from "./outline.ts";
import { createPageReader, type ReadPage } from "./read-page.ts";
import { createScanWriter } from "./recognised.ts";
import { createRunWriter, type RunWriter } from "./runs.ts";
import { createCarriedHeads } from "./tables/carried-heads.ts";
import type { OpenEnd } from "./write-page.ts";
import { frames, ruledAreas } from "./tables/ruled-areas.ts";
import { partAtRules } from "./parted-pieces.ts";
import { ruledTables } from "./tables/ruled-tables.ts";
import { withBlocks } from "./tags/tagged-blocks.ts";
import { taggedTables } from "./tags/tagged-tables.ts";

/** A longer PDF is refused at once rather than answered from in part. */
const MAX_PAGES = 5000;

/** Pages laid out together: enough to tell what runs through them, few enough to keep in memory. */
const BATCH = 48;

export async function parsePdf(
  bytes: Uint8Array<ArrayBuffer>,
  { assets, report, signal, password, recognised = [] }: ParseContext,
): Promise<ParsedDocument> {
  const pdf = await openPdf(bytes, assets, { password });
  try {
    if (pdf.numPages > MAX_PAGES)
      throw new DocumentError(
        `This PDF has ${pdf.numPages} pages; up to ${MAX_PAGES} can be read. Split it and add the parts.`,
      );
    const builder = createDocumentBuilder();
    const runs = createRunWriter();
    const scan = createScanWriter(recognised);
    const outline = await readOutline(pdf);
    const headings = createHeadings(outline);
    const heads = createCarriedHeads();
    const open: OpenEnd = { text: null };
    let done = 0;
    const alive = () => report({ phase: "reading", done, total: pdf.numPages, unit: "pages" });
    const reader = await createPageReader(pdf, bytes, alive, scan);
    const pause = createPause();
    const styles: StyleCounts = new Map();
    for (let from = 1; from <= pdf.numPages && !builder.full; from += BATCH) {
      const batch: ReadPage[] = [];
      for (let number = from; number < from + BATCH && number <= pdf.numPages; number++) {
        signal.throwIfAborted();
        batch.push(await reader.read(number, builder));
        done = number;
        alive();
        await pause();
      }
      const pages = batch.map((page) => {
        const areas = ruledAreas(page.rules);
        const framed = frames(page.rules);
        return {
          ...page,
          areas,
          frames: framed,
          lines: linesOfPage(page, [...areas, ...framed]),
          isOfOtherPage: (line: string) => outline.isOfOtherPage(line, page),
        };
      });
      const furniture = findFurniture(pages);
      countStyles(
        styles,
        pages.flatMap((page) => page.lines.filter((line) => !furniture.has(line))),
      );
      const body = bodyStyle(styles);
      for (const page of pages) {
        builder.page({
          width: page.width,
          height: page.height,
          ...(page.label !== undefined && { label: page.label }),
        });
        // A page that was turned is laid out as it was read.
        const width = scan.page(page.number)?.width ?? page.width;
        const writer = { builder, runs: scan.runsFor(page.number, runs), headings, heads, body, open };
        const own = page.lines.filter((line) => !furniture.has(line));
        writeLines(writer, page, own, width);
        writeComments(builder, runs, page);
      }
    }
    warnOfMissingText(builder, reader.withoutText, pdf.numPages);
    const written = runs.finish();
    reader.linkRuns(builder, written);
    return { ...builder.finish({ ...(await readFacts(pdf)), runs: written }), ...scan.finish(reader.unread) };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

/** The lines of a page, with the tables that its tags and its rules tell. */
function linesOfPage({ tags, rules, pieces, height }: ReadPage, areas: readonly Bounds[]): Line[] {
  const single = partAtRules(pieces, rules);
  const parted = tags ? withBlocks(tags, single) : single;
  const tagged = tags ? taggedTables(tags, parted) : [];
  const placed = new Set(tagged.flatMap((table) => table.lines.flatMap((line) => line.pieces)));
  const ruled = ruledTables(
    parted.filter((piece) => !placed.has(piece)),
    rules,
    height,
  );
  return linesOf(parted, [...tagged, ...ruled], areas);
}

const oneLine = (text: string) => cleanText(text).replace(/\s+/g, " ").trim();

/** Notes of readers, behind the text of the page, told apart from it by their kind and by who wrote them. */
function writeComments(builder: DocumentBuilder, runs: RunWriter, { number, comments }: ReadPage): void {
  for (const { author, text, box } of comments) {
    const note = `${author === "" ? "Comment" : `Comment by ${oneLine(author)}`}: ${oneLine(text)}`;
    const start = builder.block("notes", note);
    if (start !== null) runs.add(start, start + note.length, number, box);
  }
}

function warnOfMissingText(builder: DocumentBuilder, pages: readonly number[], total: number): void {
  if (pages.length === 0) {
    // Marks that are no letters, or text nobody sees.
    if (builder.empty) builder.warn("There is no readable text in this PDF.");
    return;
  }
  if (pages.length === total && total > 1) return builder.warn("No page of this PDF has a text layer.");
  for (const page of pages.slice(0, 20)) builder.warn(`Page ${page} has no text layer that can be read.`);
  if (pages.length > 20) builder.warn(`${pages.length - 20} more pages have no text layer that can be read.`);
}
