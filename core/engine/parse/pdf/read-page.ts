import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import type { TextContent } from "pdfjs-dist/types/src/display/api.js";
import type { TextRuns } from "../../parsed-document.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import { createAnnotationReader, NO_ANNOTATIONS, type PageAnnotations } from "./annotations.ts";
import type { Bounds } from "./bounds.ts";
import { createDecrypt } from "./decrypt.ts";
import { withFilledText } from "./filled-text.ts";
import { linkRuns, type LinkBox } from "./link-runs.ts";
import { placeText, type Piece } from "./page-text.ts";
import { piecesOf, type ScanWriter } from "./recognised.ts";
import { asRead, hasFewLetters, isScanWithoutText, withScanBeneath } from "./scan-beneath.ts";
import { rulesShown } from "./rules.ts";
import { findSigns } from "./signs.ts";
import { hasSpacedLetters, withWordsOfSpacedLetters } from "./spaced-letters.ts";
import { withoutHidden } from "./hidden.ts";
import { tracePage } from "./trace-text.ts";
import { createTagReader, type Tag } from "./tags/read-tags.ts";
import { isUnreadable } from "./unreadable-text.ts";

export interface ReadPage {
  readonly number: number;
  /** Of the page in the file. */
  readonly object?: number;
  readonly pieces: readonly Piece[];
  readonly comments: PageAnnotations["comments"];
  /** The page's structure in a tagged PDF; null for a page that was recognised. */
  readonly tags: Tag | null;
  /** What is ruled on it; nothing on a page that was recognised. */
  readonly rules: readonly Bounds[];
  readonly width: number;
  readonly height: number;
  readonly label?: string;
}

export interface PageReader {
  /** Never rejects for a bad page: that one is empty, with a warning. */
  read(number: number, builder: DocumentBuilder): Promise<ReadPage>;
  /** 1-based numbers of pages without text, with nonsense, or with a stamp on a scan, that were not recognised. */
  readonly unread: readonly number[];
  /** Those of them that have no text at all that can be read. */
  readonly withoutText: readonly number[];
  /** Turns link rectangles into links on the text under them. */
  linkRuns(builder: DocumentBuilder, runs: TextRuns): void;
}

/** A wall-sized plan has thousands; a page of more is made to harm. */
const MAX_ITEMS = 300_000;

const MAX_LINKS = 50_000;

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
  const withoutText: number[] = [];
  const links: LinkBox[] = [];
  const signs = findSigns(bytes, await createDecrypt(bytes));
  let labels: Promise<string[] | null> | undefined;
  const annotationsOf = createAnnotationReader(pdf);
  const tagReader = createTagReader();
  const inspection = createInspection(signs);

  const label = async (number: number) => {
    labels ??= pdf.getPageLabels().catch(() => null);
    const own = (await labels)?.[number - 1];
    return own && own !== String(number) ? own : undefined;
  };

  const readText = async (page: PDFPageProxy, number: number, builder: DocumentBuilder): Promise<ReadPage> => {
    const viewport = page.getViewport({ scale: 1 });
    const tags = scan.page(number) ? null : await tagReader.of(page);
    const { content, complete } = await readItems(page, alive, tags !== null);
    if (!complete) builder.warn(`Page ${number} holds more text than can be read; only its beginning was.`);
    const printed = await readable(page, number, placeText(content, viewport), builder);
    const over = signs.holdsAnnotations(page.ref?.num)
      ? await annotationsOf(number, viewport.transform as number[])
      : NO_ANNOTATIONS;
    for (const link of over.links) if (links.length < MAX_LINKS) links.push({ ...link, page: number });
    const filled = over.filled.map((one) => ({ ...one, box: asRead(scan.page(number), one.box) }));
    return {
      number,
      ...(page.ref && { object: page.ref.num }),
      pieces: filled.length > 0 ? withFilledText(printed, filled) : printed,
      comments: over.comments,
      tags,
      rules: scan.page(number) ? [] : rulesShown(signs.rulesOn(page.ref?.num), viewport.transform as number[]),
      width: viewport.width,
      height: viewport.height,
      label: await label(number),
    };
  };

  /**
   * What was recognised comes before a text layer that says nothing; such a layer is not used. A stamp on a scan stays, and the
   * words of the scan come behind it.
   */
  const readable = async (page: PDFPageProxy, number: number, pieces: Piece[], builder: DocumentBuilder) => {
    const recognised = scan.page(number);
    if (pieces.length > 0 && !isUnreadable(pieces.map(({ text }) => text).join(" "))) {
      const shown = await inspection.visible(page, number, pieces, builder);
      if (recognised) return withScanBeneath(shown, recognised);
      if (await inspection.isStampOnScan(page, shown)) unread.push(number);
      return shown;
    }
    if (!recognised) {
      unread.push(number);
      withoutText.push(number);
    } else if (recognised.reason !== null) builder.warn(`Page ${number} has no text layer. ${recognised.reason}`);
    return recognised ? piecesOf(recognised) : [];
  };

  return {
    unread,
    withoutText,
    async read(number, builder) {
      let page: PDFPageProxy | undefined;
      try {
        page = await pdf.getPage(number);
        return await readText(page, number, builder);
      } catch {
        builder.warn(`Page ${number} is damaged and could not be read.`);
        return { number, pieces: [], comments: [], tags: null, rules: [], width: 0, height: 0 };
      } finally {
        page?.cleanup();
      }
    },
    linkRuns: (builder, runs) => linkRuns(builder, runs, links),
  };
}

/** Looks at how pages are painted, until that has taken `INSPECTION`. */
function createInspection(signs: ReturnType<typeof findSigns>) {
  let spent = 0;
  const timed = async <Result>(work: Promise<Result>): Promise<Result> => {
    const started = performance.now();
    const result = await work;
    spent += performance.now() - started;
    return result;
  };
  return {
    /** Without what the page hides, and with the words of letters that stand apart. */
    async visible(
      page: PDFPageProxy,
      number: number,
      pieces: readonly Piece[],
      builder: DocumentBuilder,
    ): Promise<readonly Piece[]> {
      const mayHide = signs.hidesText(page.ref?.num);
      if (!mayHide && !hasSpacedLetters(pieces)) return pieces;
      if (spent > INSPECTION) {
        if (mayHide) builder.warn(`From page ${number} on, text that is painted invisibly was not told from the rest.`);
        return pieces;
      }
      // A page that cannot be traced keeps its text, where all that is missing are words of letters that stand apart.
      const traced = tracePage(page).catch((error: unknown) => {
        if (mayHide) throw error;
        return null;
      });
      const trace = await timed(traced);
      if (!trace) return pieces;
      return withWordsOfSpacedLetters(mayHide ? withoutHidden(page.view, trace, pieces) : pieces, trace);
    },
    async isStampOnScan(page: PDFPageProxy, pieces: readonly Piece[]): Promise<boolean> {
      return hasFewLetters(pieces) && spent <= INSPECTION && timed(isScanWithoutText(page));
    },
  };
}

/** What `getTextContent` gives, with an end to it, and where marked content begins and ends where that is asked for. */
async function readItems(
  page: PDFPageProxy,
  alive: () => void,
  includeMarkedContent: boolean,
): Promise<{ readonly content: TextContent; readonly complete: boolean }> {
  const content: TextContent = { items: [], styles: {}, lang: null };
  const reader = (page.streamTextContent({ includeMarkedContent }) as ReadableStream<TextContent>).getReader();
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
