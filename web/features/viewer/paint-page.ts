import { TextLayer, type PDFDocumentProxy } from "pdfjs-dist";

interface PaintRequest {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  /** CSS pixels. */
  readonly width: number;
  readonly target: HTMLElement;
  readonly signal: AbortSignal;
}

/** Canvases beyond this many pixels fail on phones without a word. */
const MAX_PIXELS = 16_000_000;

/** Draws a page with its text to select above it; undefined when it was given up on the way. */
export async function paintPage({
  pdf,
  number,
  width,
  target,
  signal,
}: PaintRequest): Promise<{ readonly ratio: number } | undefined> {
  const page = await pdf.getPage(number);
  if (signal.aborted) return undefined;
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / natural.width });
  const density = Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height)));

  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  const drawing = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  const text = document.createElement("div");
  text.className = "pdf-text";
  text.style.setProperty("--total-scale-factor", String(viewport.scale));
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  signal.addEventListener("abort", () => (drawing.cancel(), layer.cancel()));

  try {
    await drawing.promise;
    if (signal.aborted) return undefined;
    target.replaceChildren(canvas, text);
    await layer.render();
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
  return { ratio: natural.height / natural.width };
}
