import { shownSize } from "../../ocr/recognised-page.ts";
import type { ParsedDocument } from "../../parsed-document.ts";
import type { ParseContext } from "../context.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { bodyStyleOf, writeLines } from "../pdf/lay-out.ts";
import { makeLines } from "../pdf/lines.ts";
import { createScanWriter, piecesOf } from "../pdf/recognised.ts";
import { createRunWriter } from "../pdf/runs.ts";

/** An image is one page, and its text is what was recognised on it; before that it has none. */
export async function parseImage(
  _bytes: Uint8Array<ArrayBuffer>,
  { recognised = [] }: ParseContext,
): Promise<ParsedDocument> {
  const builder = createDocumentBuilder();
  const runs = createRunWriter();
  const scan = createScanWriter(recognised);
  const page = scan.page(1);
  if (!page) {
    builder.page();
    builder.warn("The text of this image has not been recognised yet.");
    return { ...builder.finish({ runs: runs.finish() }), ...scan.finish([1]) };
  }
  builder.page(shownSize(page));
  const lines = makeLines(piecesOf(page));
  const writer = { builder, runs: scan.runsFor(1, runs), outline: new Map<string, number>(), body: bodyStyleOf(lines) };
  writeLines(writer, 1, lines, page.width);
  if (page.reason !== null) builder.warn(`This is an image. ${page.reason}`);
  return { ...builder.finish({ runs: runs.finish() }), ...scan.finish([]) };
}
