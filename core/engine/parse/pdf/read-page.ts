import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import type { TextContent } from "pdfjs-dist/types/src/display/api.js";
import type { TextRuns } from "../../parsed-document.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import { createDecrypt } from "./decrypt.ts";
import { placeText, type Piece } from "./page-text.ts";
import { piecesOf, type ScanWriter } from "./recognised.ts";
import { findSigns } from "./signs.ts";
import { isUnreadable } from "./unreadable-text.ts";

export interface ReadPage {
  readonly number: number;
  readonly pieces: readonly Piece[];
  readonly width: number;
  readonly height: number;
  readonly label?: string;
}

export interface PageReader {
  /** Never rejects for a bad page: that one is empty, with a warning. */
  read(number: number, builder: DocumentBuilder): Promise<ReadPage>;
  /** 1-based numbers of pages without text, or with text that is nonsense, that were not recognised. */
  readonly unread: readonly number[];
  /** Turns link rectangles into links on the text under them. */
  linkRuns(builder: DocumentBuilder, runs: TextRuns): void;
}

interface LinkBox {
  readonly page: number;
  readonly href: string;
  readonly box: readonly [number, number, number, number];
}

interface LinkAnnotation {
  readonly url?: string;
  readonly rect?: readonly number[];
  readonly annotationFlags?: number;
  /** Null where the file states areas that lie outside of the rectangle. */
  readonly quadPoints?: object | null;
}

/** pdf.js' number of this type of annotation. */
const LINK = 2;
/** The flags "invisible" and "no view" (ISO 32000-1, 12.5.3). */
const NOT_VIEWED = 1 | 32;

/** A wall-sized plan has thousands; a page of more is made to harm. */
const MAX_ITEMS = 300_000;

/** Milliseconds one document's painting may be looked at for hidden text; it takes twice as long as reading the text. */
const INSPECTION = 30_000;

/** `alive` is called while a page with much text is read. */
export async function createPageReader(
  pdf: PDFDocumentProxy,
  bytes: Uint8Array,
  alive: () => void,
  scan: Pick<ScanWriter, "page">,
): Promise<PageReader> {
  const unread: number[] = [];
  const links: LinkBox[] = [];
  const signs = findSigns(bytes, await createDecrypt(bytes));
  let labels: Promise<string[] | null> | undefined;
  const otherPages = new Set(Array.from({ length: pdf.numPages }, (_, index) => index));
  let inspected = 0;

  const label = async (number: number) => {
    labels ??= pdf.getPageLabels().catch(() => null);
    const own = (await labels)?.[number - 1];
    return own && own !== String(number) ? own : undefined;
  };

  const visible = async (
    page: PDFPageProxy,
    number: number,
    pieces: Piece[],
    builder: DocumentBuilder,
  ): Promise<Piece[]> => {
    if (!signs.hidesText(page.ref?.num)) return pieces;
    if (inspected > INSPECTION) {
      builder.warn(`From page ${number} on, text that is painted invisibly was not told from the rest.`);
      return pieces;
    }
    const started = performance.now();
    const { withoutHidden } = await import("./hidden.ts");
    const shown = await withoutHidden(page, pieces);
    inspected += performance.now() - started;
    return shown;
  };

  const readText = async (page: PDFPageProxy, number: number, builder: DocumentBuilder): Promise<ReadPage> => {
    const viewport = page.getViewport({ scale: 1 });
    const { content, complete } = await readItems(page, alive);
    if (!complete) builder.warn(`Page ${number} holds more text than can be read; only its beginning was.`);
    const pieces = await readable(page, number, placeText(content, viewport), builder);
    if (signs.holdsLinks(page.ref?.num)) await collectLinks(number, viewport.transform as number[]);
    return { number, pieces, width: viewport.width, height: viewport.height, label: await label(number) };
  };

  /** What was recognised comes before a text layer that says nothing; such a layer is not used. */
  const readable = async (page: PDFPageProxy, number: number, pieces: Piece[], builder: DocumentBuilder) => {
    if (pieces.length > 0 && !isUnreadable(pieces.map(({ text }) => text).join(" ")))
      return visible(page, number, pieces, builder);
    const recognised = scan.page(number);
    if (!recognised) unread.push(number);
    else if (recognised.reason !== null) builder.warn(`Page ${number} has no text layer. ${recognised.reason}`);
    return recognised ? piecesOf(recognised) : [];
  };

  /** `page.getAnnotations` would read the text of the page once more to tell which words each link lies over. */
  const linksOf = async (number: number): Promise<readonly LinkAnnotation[]> => {
    otherPages.delete(number - 1);
    const found = await pdf.getAnnotationsByType(new Set([LINK]), otherPages);
    otherPages.add(number - 1);
    return (found as readonly LinkAnnotation[] | null) ?? [];
  };

  const collectLinks = async (number: number, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]) => {
    for (const { url, rect, quadPoints, annotationFlags = 0 } of await linksOf(number)) {
      if (quadPoints === null || annotationFlags & NOT_VIEWED || !url || !rect || links.length >= 50_000) continue;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rect;
      const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e];
      const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f];
      links.push({
        page: number,
        href: url,
        box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
      });
    }
  };

  return {
    unread,
    async read(number, builder) {
      let page: PDFPageProxy | undefined;
      try {
        page = await pdf.getPage(number);
        return await readText(page, number, builder);
      } catch {
        builder.warn(`Page ${number} is damaged and could not be read.`);
        return { number, pieces: [], width: 0, height: 0 };
      } finally {
        page?.cleanup();
      }
    },
    linkRuns: (builder, runs) => linkRuns(builder, runs, links),
  };
}

/** What `getTextContent` gives, with an end to it. */
async function readItems(
  page: PDFPageProxy,
  alive: () => void,
): Promise<{ readonly content: TextContent; readonly complete: boolean }> {
  const content: TextContent = { items: [], styles: {}, lang: null };
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return { content, complete: true };
    for (const item of value.items) content.items.push(item);
    Object.assign(content.styles, value.styles);
    if (content.items.length > 1000) alive();
    if (content.items.length > MAX_ITEMS) {
      await reader.cancel(new Error("enough"));
      return { content, complete: false };
    }
  }
}

function linkRuns(builder: DocumentBuilder, runs: TextRuns, links: readonly LinkBox[]): void {
  const byPage = Map.groupBy(links, (link) => link.page);
  let open: { start: number; end: number; href: string } | undefined;
  const close = () => {
    if (open) builder.link(open);
    open = undefined;
  };
  for (let i = 0; i < runs.start.length; i++) {
    const start = runs.start[i] ?? 0;
    const end = runs.end[i] ?? 0;
    const [x = 0, y = 0, width = 0, height = 0] = runs.boxes.subarray(i * 4, i * 4 + 4);
    for (const { href, box } of byPage.get(runs.page[i] ?? 0) ?? []) {
      const middle = y + height / 2;
      if (middle < box[1] || middle > box[3] || width <= 0) continue;
      const from = Math.max(0, (box[0] - x) / width);
      const to = Math.min(1, (box[2] - x) / width);
      if (to - from <= 0.02) continue;
      const link = {
        start: start + Math.round(from * (end - start)),
        end: start + Math.round(to * (end - start)),
        href,
      };
      if (link.end <= link.start) continue;
      if (open && open.href === href && link.start - open.end <= 1) open.end = link.end;
      else {
        close();
        open = link;
      }
    }
  }
  close();
}
