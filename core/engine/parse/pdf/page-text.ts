import { mendLamAlef } from "./right-to-left.ts";
import { withAccents } from "./printed-accents.ts";
import type { TaggedBlock } from "./tags/tagged-blocks.ts";
import type { TextContent, TextItem } from "pdfjs-dist/types/src/display/api.js";

/** A stretch of text on a page as shown: points, top left origin, y downward. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly baseline: number;
  readonly size: number;
  readonly font: string;
  /** Set in a font whose characters are all as wide. */
  readonly fixed?: boolean;
  readonly rtl: boolean;
  /** False for text that runs up, down or aslant. */
  readonly level: boolean;
  /** True when white space stood before it. */
  readonly spaced: boolean;
  /** Text space origin before the page's rotation; tells hidden text by where it was painted. */
  readonly origin: readonly [x: number, y: number];
  /** Text recognition was unsure of it. */
  readonly isUnsure?: boolean;
  /** Of a tagged PDF: the marked content and the block of text that it belongs to. */
  readonly mark?: string;
  readonly block?: TaggedBlock;
  /** Of what was filled into a form or typed onto the page: which of these texts it belongs to. */
  readonly filled?: object;
}

type Matrix = readonly number[];

/** Below this a glyph is a speck: text a reader cannot read is there for machines. */
const SMALLEST = 1.2;

/** Text items as placed pieces; what lies off the page or is too small to see is left out. */
export function placeText(
  content: TextContent,
  viewport: { readonly transform: Matrix; readonly width: number; readonly height: number },
): Piece[] {
  const pieces: Piece[] = [];
  const scale = Math.hypot(viewport.transform[0] ?? 1, viewport.transform[1] ?? 0);
  let spaced = false;
  const marks: (string | undefined)[] = [];
  for (const item of content.items) {
    if (!("str" in item)) {
      // What is marked inside of something belongs to that without an own mark.
      if (item.type === "endMarkedContent") marks.pop();
      else marks.push(item.id ?? marks.at(-1));
      continue;
    }
    const text = item.str;
    if (text.trim() === "") {
      spaced ||= text !== "" || item.hasEOL;
      continue;
    }
    const piece = place(item, text, content, viewport.transform, scale, spaced || /^\s/.test(text));
    const mark = marks.at(-1);
    if (isShown(piece, viewport)) pieces.push(mark === undefined ? piece : { ...piece, mark });
    spaced = item.hasEOL || /\s$/.test(text);
  }
  return withAccents(pieces);
}

function place(
  item: TextItem,
  text: string,
  content: TextContent,
  view: Matrix,
  scale: number,
  spaced: boolean,
): Piece {
  const [va = 1, vb = 0, vc = 0, vd = 1, ve = 0, vf = 0] = view;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform as number[];
  const x = va * e + vc * f + ve;
  const y = vb * e + vd * f + vf;
  // Unit vectors along the writing direction and up from the baseline.
  const along = unit(va * a + vc * b, vb * a + vd * b);
  const up = unit(va * c + vc * d, vb * c + vd * d);
  const size = Math.hypot(c, d) * scale;
  const style = content.styles[item.fontName] as
    | { ascent?: number; descent?: number; vertical?: boolean; fontFamily?: string }
    | undefined;
  const below = (sane(style?.descent) ?? -0.22) * size;
  const above = (sane(style?.ascent) ?? 0.8) * size;
  const length = item.width * scale;
  // Nearly all text runs level: its box needs no corners.
  const straight = !style?.vertical && along[0] === 1 && up[1] === -1;
  const box = straight
    ? { x, y: y - above, width: length, height: above - below }
    : style?.vertical
      ? corners(x, y, up, -item.height * scale, 0, along, -size / 2, size / 2)
      : corners(x, y, along, 0, length, up, below, above);
  const rtl = item.dir === "rtl";
  const plain = /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, " ").trim() : text.trim();
  return {
    text: rtl ? mendLamAlef(plain) : plain,
    x: box.x,
    y: box.y,
    width: box.width,
    height: box.height,
    baseline: y,
    size,
    font: item.fontName,
    ...(style?.fontFamily === "monospace" && { fixed: true }),
    rtl,
    level: !style?.vertical && along[0] > 0.98,
    spaced,
    origin: [e, f],
  };
}

/** Fonts that state nonsense get the usual proportions. */
function sane(part: number | undefined): number | undefined {
  return part !== undefined && Number.isFinite(part) && part !== 0 && Math.abs(part) < 1.5 ? part : undefined;
}

type Vector = readonly [number, number];

function unit(x: number, y: number): Vector {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function corners(x: number, y: number, u: Vector, u0: number, u1: number, v: Vector, v0: number, v1: number) {
  const xs = [u0, u1].flatMap((s) => [v0, v1].map((t) => x + u[0] * s + v[0] * t));
  const ys = [u0, u1].flatMap((s) => [v0, v1].map((t) => y + u[1] * s + v[1] * t));
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function isShown(piece: Piece, page: { readonly width: number; readonly height: number }): boolean {
  if (!Number.isFinite(piece.x + piece.y + piece.width + piece.height)) return false;
  if (piece.size < SMALLEST || (piece.width < 0.3 && piece.height < 0.3)) return false;
  const middle = piece.y + piece.height / 2;
  return piece.x < page.width && piece.x + piece.width > 0 && middle > 0 && middle < page.height;
}
