import type { ByteView } from "../office/byte-view.ts";
import type { Grid } from "../table-grid.ts";
import { cellGrid, type PlacedCell } from "./cell-grid.ts";
import { child, children, type PptRecord } from "./records.ts";
import { textsIn, type SlideText } from "./texts.ts";

export const DRAWING = 0x040c;
export const GROUP = 0xf003;
export const SHAPE = 0xf004;
const TEXT_BOX = 0xf00d;
export const CHILD_ANCHOR = 0xf00f;
const CLIENT_DATA = 0xf011;
const PLACEHOLDER = 0x0bc3;
const TERTIARY_OPTIONS = 0xf122;
const TABLE_PROPERTIES = 0x039f;
const MAX_DEPTH = 40;

/** Date, number, footer and header placeholders; on masters they repeat on every slide. */
const FURNITURE = new Set([7, 8, 9, 10]);

export type Shape =
  | { readonly kind: "text"; readonly texts: readonly SlideText[] }
  | { readonly kind: "table"; readonly grid: Grid };

/** The shapes of a slide or notes page that hold text, in drawing order. */
export function readShapes(view: ByteView, slide: PptRecord, outline: readonly SlideText[]): Shape[] {
  const drawing = child(view, slide, DRAWING);
  const shapes: Shape[] = [];

  const visit = (record: PptRecord, depth: number) => {
    if (depth > MAX_DEPTH) return;
    if (record.type === SHAPE) {
      const texts = shapeTexts(view, record, outline);
      if (texts.length > 0) shapes.push({ kind: "text", texts });
    } else if (record.type === GROUP && isTable(view, record))
      shapes.push({ kind: "table", grid: readTable(view, record, outline) });
    else if (record.container) for (const inner of children(view, record)) visit(inner, depth + 1);
  };

  if (drawing) visit(drawing, 0);
  return shapes;
}

/** What a shape says; nothing for what every slide repeats. */
export function shapeTexts(view: ByteView, shape: PptRecord, outline: readonly SlideText[]): SlideText[] {
  const data = child(view, shape, CLIENT_DATA);
  const placeholder = data && child(view, data, PLACEHOLDER);
  if (placeholder && FURNITURE.has(view.u8(placeholder.at + 4))) return [];
  const box = child(view, shape, TEXT_BOX);
  return box ? textsIn(view, box, outline).filter(({ text }) => text.trim() !== "") : [];
}

/** A table is a group whose own shape has table properties. */
function isTable(view: ByteView, group: PptRecord): boolean {
  const own = child(view, group, SHAPE);
  const options = own && child(view, own, TERTIARY_OPTIONS);
  if (!options) return false;
  for (let i = 0; i < options.instance && options.at + i * 6 + 6 <= options.end; i++) {
    if ((view.u16(options.at + i * 6) & 0x3fff) === TABLE_PROPERTIES)
      return (view.u32(options.at + i * 6 + 2) & 1) === 1;
  }
  return false;
}

/** Cells are shapes, with their places in the drawing. */
function readTable(view: ByteView, group: PptRecord, outline: readonly SlideText[]): Grid {
  const cells: PlacedCell[] = [];
  for (const cell of children(view, group)) {
    if (cell.type !== SHAPE) continue;
    const anchor = child(view, cell, CHILD_ANCHOR);
    if (!anchor || !child(view, cell, TEXT_BOX)) continue;
    const texts = shapeTexts(view, cell, outline).map(({ text }) => text.replace(/[\r\v]/g, " "));
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((at) => view.i32(anchor.at + at));
    cells.push({ left, top, right, bottom, content: texts.join(" ") });
  }
  return cellGrid(cells);
}
