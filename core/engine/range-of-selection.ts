import { findInText } from "./find-in-text.ts";
import type { ParsedDocument } from "./parsed-document.ts";
import { runMarks, type RunMark } from "./text-marks.ts";

/** A place on a page, as shares of its width and height from the top left corner of the page as shown. */
export interface PagePoint {
  /** 1-based. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** What was selected on drawn pages: the middle of its first character and of its last, and the words as drawn. */
export interface PageSelection {
  readonly from: PagePoint;
  readonly to: PagePoint;
  readonly quote: string;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

type Placed = Pick<ParsedDocument, "text" | "runs" | "pages">;

/** Characters on each side of the places in which the selected words are looked for. */
const AROUND = 200;

/**
 * The range of the text that was selected on its pages. The words say it exactly where the text has them in one piece;
 * elsewhere, as over two columns, the two places do. Undefined where the pages have no text,
 * or other text between the places.
 */
export function rangeOfSelection(parsed: Placed, { from, to, quote }: PageSelection): Range | undefined {
  const [first, last] = [characterAt(parsed, from), characterAt(parsed, to)];
  if (first === undefined || last === undefined) return undefined;
  const near = { start: Math.min(first, last), end: Math.max(first, last) + 1 };
  const exact = withWords(parsed.text, near, quote);
  if (exact) return exact;
  // The pieces of a drawing are in another order in the text: what lies between the two places is not what was selected.
  const isOther = quote !== "" && near.end - near.start > 2 * quote.length + AROUND;
  return isOther ? undefined : near;
}

/** Of the places with the words the one nearest to the range. */
function withWords(text: string, near: Range, quote: string): Range | undefined {
  const offset = Math.max(0, near.start - AROUND);
  const part = text.slice(offset, near.end + AROUND);
  let best: Range | undefined;
  for (const found of findInText(part, quote, AROUND * 2).ranges) {
    const range = { start: found.start + offset, end: found.end + offset };
    if (!best || distance(range, near) < distance(best, near)) best = range;
  }
  return best;
}

const distance = (a: Range, b: Range): number => Math.abs(a.start - b.start) + Math.abs(a.end - b.end);

/** The offset of the character whose box is nearest to the point. */
function characterAt({ text, runs, pages }: Placed, point: PagePoint): number | undefined {
  const page = pages[point.page - 1];
  if (!runs || !page) return undefined;
  const at = { x: point.x * page.width, y: point.y * page.height };
  let nearest: { readonly run: RunMark; readonly far: number } | undefined;
  for (const run of runMarks(runs, point.page)) {
    const far = distanceTo(run, at);
    if (!nearest || far < nearest.far) nearest = { run, far };
  }
  return nearest && characterOf({ text, runs }, nearest.run, at);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

function distanceTo({ x, y, width, height }: Box, at: Point): number {
  return Math.hypot(Math.max(x - at.x, 0, at.x - x - width), Math.max(y - at.y, 0, at.y - y - height));
}

function characterOf(parsed: Pick<ParsedDocument, "text" | "runs">, run: RunMark, at: Point): number {
  let best = { offset: run.start, far: Infinity };
  for (let offset = run.start; offset < run.end; offset++) {
    const box = run.part(parsed.text, offset, offset + 1);
    const far = Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y);
    if (far < best.far) best = { offset, far };
  }
  return best.offset;
}
