import { CodeUnavailable, isFailedImport } from "../code-unavailable.ts";
import { DocumentError } from "../parsed-document.ts";
import type { ParseAssets } from "../parse/context.ts";
import { sniff } from "../parse/sniff.ts";
import { drawImage, drawPdfPage, pdfCanvases, type DrawnPage } from "./draw.ts";
import type { OcrHost } from "./host.ts";
import { ENGLISH } from "./languages.ts";
import { readInFittingLanguage, readInLanguage } from "./read-page.ts";
import type { RecognisedPage } from "./recognised-page.ts";
import { openTesseract, type Tesseract } from "./tesseract.ts";

export interface PageSource {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** 1-based; 1 for an image that is not a TIFF file of several pages. */
  readonly page: number;
  /** Opens the file where it is encrypted. */
  readonly password?: string | undefined;
  /** As Tesseract names it; the one that fits the page, of those that are here, where left out. */
  readonly language?: string | undefined;
}

export interface Recogniser {
  /** Reads one page of a file. Rejects where the recogniser cannot be had; a page that cannot be read has a `reason`. */
  recognise(source: PageSource, alive: () => void): Promise<RecognisedPage>;
}

/** Reads text off pages. Tesseract is loaded for the first page and kept for the next. */
export function createRecogniser(host: OcrHost, assets: ParseAssets): Recogniser {
  let opened: Promise<Tesseract> | undefined;
  /** Of the page before: mostly the next one is in the same. */
  let last = ENGLISH;

  async function tesseract(): Promise<Tesseract> {
    opened ??= openTesseract(host);
    try {
      return await opened;
    } catch (error) {
      opened = undefined; // such as when there was no network: the next page asks again
      throw error;
    }
  }

  /** The language of the page before comes first, unless it was removed since. */
  async function languagesHere(): Promise<readonly [string, readonly string[]]> {
    const here = [ENGLISH, ...(await host.languages.list())];
    const first = here.includes(last) ? last : ENGLISH;
    return [first, here.filter((language) => language !== first)];
  }

  return {
    async recognise(source, alive) {
      const reader = await tesseract();
      alive();
      const { page } = source;
      let drawn: DrawnPage;
      try {
        drawn = isPdf(source) ? await drawPage(host, assets, source) : await drawImage(host, source.bytes, page);
      } catch (error) {
        if (isFailedImport(error)) throw new CodeUnavailable(error);
        return { page, turn: 0, width: 0, height: 0, words: [], reason: reasonOf(error) };
      }
      alive();
      const reading = { reader, drawn, alive };
      const found = source.language
        ? await readInLanguage(reading, source.language)
        : await readInFittingLanguage(reading, ...(await languagesHere()));
      if (found.seems === undefined) last = found.language ?? ENGLISH;
      return { page, ...found, reason: found.words.length === 0 ? "No text was recognised on it." : null };
    },
  };
}

/** By its content, as it was read: its name may say something else. */
const isPdf = ({ bytes }: PageSource) => sniff(bytes) === "pdf";

function reasonOf(error: unknown): string {
  if (error instanceof DocumentError) return error.message;
  return `It could not be drawn: ${error instanceof Error ? error.message : String(error)}`;
}

async function drawPage(host: OcrHost, assets: ParseAssets, { bytes, page, password }: PageSource): Promise<DrawnPage> {
  const { openPdf } = await import("../parse/pdf/open-pdf.ts");
  const pdf = await openPdf(bytes, assets, { canvases: pdfCanvases(host), password });
  try {
    return await drawPdfPage(host, await pdf.getPage(page));
  } finally {
    await pdf.loadingTask.destroy();
  }
}
