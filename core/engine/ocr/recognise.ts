import type { ParseAssets } from "../parse/context.ts";
import { drawImage, drawPdfPage, pdfCanvases, turned, type DrawnPage } from "./draw.ts";
import type { OcrHost } from "./host.ts";
import { UNSURE_BELOW, type RecognisedPage, type RecognisedWord } from "./recognised-page.ts";
import { openTesseract, type FoundLine, type Tesseract } from "./tesseract.ts";

export interface PageSource {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isImage: boolean;
  /** 1-based; 1 for an image. */
  readonly page: number;
  /** Opens the file where it is encrypted. */
  readonly password?: string | undefined;
}

export interface Recogniser {
  /** Reads one page of a file. Rejects where the recogniser cannot be had; a page that cannot be read has a `reason`. */
  recognise(source: PageSource, alive: () => void): Promise<RecognisedPage>;
}

/** Reads text off pages. Tesseract is loaded for the first page and kept for the next. */
export function createRecogniser(host: OcrHost, assets: ParseAssets): Recogniser {
  let opened: Promise<Tesseract> | undefined;

  async function tesseract(): Promise<Tesseract> {
    opened ??= openTesseract(host);
    try {
      return await opened;
    } catch (error) {
      opened = undefined; // such as when there was no network: the next page asks again
      throw error;
    }
  }

  return {
    async recognise(source, alive) {
      const reader = await tesseract();
      alive();
      const { page } = source;
      let drawn: DrawnPage;
      try {
        drawn = source.isImage ? await drawImage(host, source.bytes) : await drawPage(host, assets, source);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return { page, turn: 0, width: 0, height: 0, words: [], reason: `It could not be drawn: ${why}` };
      }
      alive();
      const read = readTurned(reader, drawn, alive);
      return { page, ...read, reason: read.words.length === 0 ? "No text was recognised on it." : null };
    },
  };
}

type ReadPage = Pick<RecognisedPage, "turn" | "width" | "height" | "words">;

/** Letters and digits of sure words below which a page may be turned, and the share of them among all that it has. */
const FEW_LETTERS = 40;
const SURE_SHARE = 0.5;

/** The page as shown, and turned where that says little: the way that gives most sure letters is taken. */
function readTurned(reader: Tesseract, drawn: DrawnPage, alive: () => void): ReadPage {
  let best = readAs(reader, drawn, 0, alive);
  const isSure = best.sure >= FEW_LETTERS && best.sure >= best.letters * SURE_SHARE;
  if (isSure || isBlank(drawn)) return best.page;
  for (const turn of [2, 1, 3]) {
    const next = readAs(reader, drawn, turn, alive);
    if (next.sure > best.sure * 1.5) best = next;
  }
  return best.page;
}

/** Share of dark pixels below which nothing is written on a page: one line of twenty letters on A4 has more. */
const BLANK_BELOW = 0.0001;

function isBlank({ pixels }: DrawnPage): boolean {
  let dark = 0;
  for (const pixel of pixels) if (pixel < 128) dark++;
  return dark < pixels.length * BLANK_BELOW;
}

function readAs(reader: Tesseract, drawn: DrawnPage, turn: number, alive: () => void) {
  const scale = drawn.pointsWide / drawn.width;
  const image = turned(drawn, turn);
  const found = wordsOf(reader.read(image, alive), scale);
  const count = (words: readonly RecognisedWord[]) =>
    words.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
  const page = { turn, width: image.width * scale, height: image.height * scale, words: found };
  return {
    page,
    words: found,
    letters: count(found),
    sure: count(found.filter((word) => word.confidence >= UNSURE_BELOW)),
  };
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

/** Specks and edges of pictures come out as words of no letter; a word this unsure is noise rather than text. */
const NOISE_BELOW = 20;

function wordsOf(lines: readonly FoundLine[], scale: number): RecognisedWord[] {
  const points = (pixels: number) => Math.round(pixels * scale * 100) / 100;
  return lines.flatMap(({ bbox, baseline, rowAttributes, words }) => {
    const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);
    return words
      .filter(({ text, confidence }) => text.trim() !== "" && confidence >= NOISE_BELOW)
      .map(({ text, confidence, bbox: box }) => ({
        text: text.trim(),
        x: points(box.x0),
        // As high as its line, so that a mark over several words has one height; a line that runs aslant is no box.
        y: points(Math.abs(slope) < LEVEL ? bbox.y0 : box.y0),
        width: points(box.x1 - box.x0),
        height: points(Math.abs(slope) < LEVEL ? bbox.y1 - bbox.y0 : box.y1 - box.y0),
        baseline: points(baseline.y0 + slope * (box.x0 - baseline.x0)),
        size: points(rowAttributes.rowHeight),
        confidence: Math.round(confidence),
      }));
  });
}

/** Slope of a line that is as good as level: two pixels in a hundred. */
const LEVEL = 0.005;
