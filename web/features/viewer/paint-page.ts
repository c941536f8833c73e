import { TextLayer, type PageViewport, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist";

interface DrawRequest {
  readonly pdf: PDFDocumentProxy;
  /** From 1. */
  readonly number: number;
  /** CSS pixels. */
  readonly width: number;
  readonly signal: AbortSignal;
}

interface PaintRequest extends DrawRequest {
  readonly target: HTMLElement;
}

interface DrawnPage {
  readonly page: PDFPageProxy;
  readonly viewport: PageViewport;
  readonly canvas: HTMLCanvasElement;
}

interface PaintedPage {
  /** Its height by its width. */
  readonly ratio: number;
  /** Whether there is text to select; a scan has none. */
  readonly hasText: boolean;
}

/** Canvases beyond this many pixels fail on phones without a word. */
const MAX_PIXELS = 16_000_000;

/**
 * Draws a page with its text to select above it; undefined when it was given up on the way. Words that are selected
 * stay selected when the page is drawn again.
 */
export async function paintPage({ target, ...request }: PaintRequest): Promise<PaintedPage | undefined> {
  const { signal } = request;
  const drawn = await drawPage(request);
  if (!drawn) return undefined;
  const { page, viewport, canvas } = drawn;
  const text = document.createElement("div");
  text.className = "pdf-text";
  text.style.setProperty("--total-scale-factor", String(viewport.scale));
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  signal.addEventListener("abort", () => layer.cancel());
  try {
    await layer.render();
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
  if (signal.aborted) return undefined;
  const selection = getSelection();
  const selected = selection?.rangeCount ? placesIn(target, selection.getRangeAt(0)) : undefined;
  target.replaceChildren(canvas, text);
  if (selected) selectPlaces(selection, text, selected);
  return { ratio: viewport.height / viewport.width, hasText: text.textContent.trim() !== "" };
}

/** Draws a page; undefined when it was given up on the way. */
export async function drawPage({ pdf, number, width, signal }: DrawRequest): Promise<DrawnPage | undefined> {
  const page = await pdf.getPage(number);
  if (signal.aborted) return undefined;
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: width / natural.width });
  const density = Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height)));

  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  const drawing = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  signal.addEventListener("abort", () => drawing.cancel());
  try {
    await drawing.promise;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
  return signal.aborted ? undefined : { page, viewport, canvas };
}

/** Characters of a page's text from its first. */
interface Places {
  readonly start: number;
  readonly end: number;
}

/** What of the page's text the range covers; undefined where one of its ends is elsewhere. */
function placesIn(target: HTMLElement, range: Range): Places | undefined {
  if (range.collapsed || !target.contains(range.startContainer) || !target.contains(range.endContainer))
    return undefined;
  const before = document.createRange();
  before.selectNodeContents(target);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}

function selectPlaces(selection: Selection | null, text: HTMLElement, { start, end }: Places): void {
  const first = nodeAt(text, start + 1);
  const last = nodeAt(text, end);
  if (first && last) selection?.setBaseAndExtent(first.node, first.at - 1, last.node, last.at);
}

/** The text node that the character before this place is in, and the place in it. */
function nodeAt(text: HTMLElement, place: number): { readonly node: Node; readonly at: number } | undefined {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (place <= before + length) return { node, at: place - before };
    before += length;
  }
  return undefined;
}
