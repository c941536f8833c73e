import type { PDFPageProxy } from "pdfjs-dist";
import { sniff, type Kind } from "../parse/sniff.ts";
import { DocumentError } from "../parsed-document.ts";
import type { Canvas, Canvas2d, GrayImage, OcrHost } from "./host.ts";
import { openTiff } from "./tiff.ts";

/** A page as pixels, with its width in points. */
export interface DrawnPage extends GrayImage {
  readonly pointsWide: number;
}

/** Dots an inch that Tesseract reads best (its manual, "ImproveQuality"). */
const DPI = 300;
/** A4 at that resolution is 8.7 million. */
const MAX_PIXELS = 12_000_000;

/** Longest side of an image in points, as if it were A4: an image rarely says how large it is. */
const IMAGE_SIDE = 842;
/** Longest side in pixels, and how far a small image is enlarged. */
const IMAGE_PIXELS = 3500;
const MOST_ENLARGED = 3;

export async function drawPdfPage(
  { createCanvas }: Pick<OcrHost, "createCanvas">,
  page: PDFPageProxy,
): Promise<DrawnPage> {
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(DPI / 72, Math.sqrt(MAX_PIXELS / (natural.width * natural.height)));
  const viewport = page.getViewport({ scale });
  const [canvas, context] = whiteCanvas({ createCanvas }, viewport.width, viewport.height);
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  return { ...grayOf(canvas, context), pointsWide: natural.width };
}

/** `page` is 1 but for a TIFF file of several pages. Throws `DocumentError` with a reason for the file's owner. */
export async function drawImage(host: OcrHost, bytes: Uint8Array<ArrayBuffer>, page: number): Promise<DrawnPage> {
  const kind = sniff(bytes);
  const image = kind === "tiff" ? await drawTiff(host, bytes, page) : await host.decodeImage(bytes).catch(sayWhy(kind));
  const longest = Math.max(image.width, image.height);
  const scale = Math.min(IMAGE_PIXELS / longest, MOST_ENLARGED);
  const [canvas, context] = whiteCanvas(host, image.width * scale, image.height * scale);
  context.drawImage(image as never, 0, 0, canvas.width, canvas.height);
  const points = IMAGE_SIDE / longest;
  return { ...grayOf(canvas, context), pointsWide: image.width * points };
}

const sayWhy = (kind: Kind) => (error: unknown) => {
  throw kind === "heic" ? new DocumentError(NO_HEIC, { cause: error }) : error;
};

const NO_HEIC =
  "Photos as .heic can be opened by Safari alone, and not here. Save it as .jpg and add that; an iPhone takes photos as .jpg with Settings, Camera, Formats, Most Compatible.";

async function drawTiff(
  { createCanvas }: Pick<OcrHost, "createCanvas">,
  bytes: Uint8Array<ArrayBuffer>,
  number: number,
): Promise<Canvas> {
  const page = (await openTiff(bytes))[number - 1];
  if (!page) throw new Error(`there is no page ${number}`);
  const [canvas, context] = whiteCanvas({ createCanvas }, page.width, page.height);
  const pixels = context.createImageData(page.width, page.height);
  pixels.data.set(page.decode());
  context.putImageData(pixels as never, 0, 0);
  return canvas;
}

/** White where nothing is drawn: paper, and the ground of a transparent image. */
function whiteCanvas(
  { createCanvas }: Pick<OcrHost, "createCanvas">,
  width: number,
  height: number,
): [Canvas, Canvas2d] {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = canvas.getContext("2d", { willReadFrequently: true }) as Canvas2d | null;
  if (!context) throw new Error("There is no memory for the pixels of this page.");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return [canvas, context];
}

/** Weights of ITU-R BT.601. */
function grayOf({ width, height }: Canvas, context: Canvas2d): GrayImage {
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let from = 0, to = 0; to < pixels.length; from += 4, to++)
    pixels[to] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  return { width, height, pixels };
}

/** The same pixels turned clockwise by so many quarters. */
export function turned(image: GrayImage, quarters: number): GrayImage {
  if (quarters === 0) return image;
  const { width, height, pixels } = image;
  const to = { width: height, height: width, pixels: new Uint8Array(pixels.length) };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) to.pixels[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 0;
  return turned(to, quarters - 1);
}

/** For pdf.js, which makes canvases of its own while it draws: classes that it makes instances of. */
export function pdfCanvases({ createCanvas }: Pick<OcrHost, "createCanvas">) {
  function CanvasFactory() {
    return {
      create(width: number, height: number) {
        const canvas = createCanvas(width, height);
        return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
      },
      reset({ canvas }: { canvas: Canvas }, width: number, height: number) {
        canvas.width = width;
        canvas.height = height;
      },
      destroy({ canvas }: { canvas: Canvas }) {
        canvas.width = 0;
        canvas.height = 0;
      },
      getNoAlphaContext: (canvas: Canvas) => canvas.getContext("2d", { willReadFrequently: true }),
    };
  }
  /** Filters are SVG elements of a document, which no worker has; without them soft effects are drawn plainly. */
  function FilterFactory() {
    const none = () => "none";
    return {
      addFilter: none,
      addHCMFilter: none,
      addAlphaFilter: none,
      addLuminosityFilter: none,
      addKnockoutFilter: none,
      addHighlightHCMFilter: none,
      addSelectionHCMFilter: none,
      addSelectionFilter: none,
      createSelectionStyle: () => null,
      destroy: () => undefined,
    };
  }
  return { CanvasFactory, FilterFactory };
}
