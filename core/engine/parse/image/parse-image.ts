import { openTiff } from "../../ocr/tiff.ts";
import { shownSize, type RecognisedPage } from "../../ocr/recognised-page.ts";
import type { ParsedDocument } from "../../parsed-document.ts";
import type { ParseContext } from "../context.ts";
import { createDocumentBuilder, type DocumentBuilder } from "../document-builder.ts";
import { bodyStyleOf } from "../pdf/body-style.ts";
import { writeLines } from "../pdf/lay-out.ts";
import { createHeadings } from "../pdf/outline.ts";
import { makeLines } from "../pdf/lines.ts";
import { createCarriedHeads, type CarriedHeads } from "../pdf/tables/carried-heads.ts";
import type { OpenEnd } from "../pdf/write-page.ts";
import { createScanWriter, piecesOf, type ScanWriter } from "../pdf/recognised.ts";
import { createRunWriter, type RunWriter } from "../pdf/runs.ts";

/** An image is one page, and its text is what was recognised on it; before that it has none. */
export async function parseImage(
  _bytes: Uint8Array<ArrayBuffer>,
  { recognised = [] }: ParseContext,
): Promise<ParsedDocument> {
  return parsePages(1, recognised);
}

/** A file of one image or more, each of them a page. */
export async function parseTiff(
  bytes: Uint8Array<ArrayBuffer>,
  { recognised = [] }: ParseContext,
): Promise<ParsedDocument> {
  return parsePages((await openTiff(bytes)).length, recognised);
}

function parsePages(count: number, recognised: readonly RecognisedPage[]): ParsedDocument {
  const builder = createDocumentBuilder();
  const runs = createRunWriter();
  const scan = createScanWriter(recognised);
  const heads = createCarriedHeads();
  const open: OpenEnd = { text: null };
  const unread: number[] = [];
  const of = (number: number) => (count === 1 ? "This is an image." : `Page ${number} is an image.`);
  for (let number = 1; number <= count; number++) {
    const page = scan.page(number);
    if (page) writePage({ builder, runs, scan, heads, open, of: of(number) }, page);
    else {
      builder.page();
      unread.push(number);
    }
  }
  if (unread.length > 0)
    builder.warn(
      count === 1
        ? "The text of this image has not been recognised yet."
        : `The text of ${unread.length} of ${count} pages has not been recognised yet.`,
    );
  return { ...builder.finish({ runs: runs.finish() }), ...scan.finish(unread) };
}

interface PageWriting {
  readonly builder: DocumentBuilder;
  readonly runs: RunWriter;
  readonly scan: ScanWriter;
  readonly heads: CarriedHeads;
  readonly open: OpenEnd;
  readonly of: string;
}

function writePage({ builder, runs, scan, heads, open, of }: PageWriting, page: RecognisedPage): void {
  builder.page(shownSize(page));
  const lines = makeLines(piecesOf(page));
  const writer = {
    builder,
    runs: scan.runsFor(page.page, runs),
    headings: createHeadings(),
    heads,
    open,
    body: bodyStyleOf(lines),
  };
  writeLines(writer, { number: page.page, height: page.height, areas: [], frames: [] }, lines, page.width);
  if (page.reason !== null) builder.warn(`${of} ${page.reason}`);
}
