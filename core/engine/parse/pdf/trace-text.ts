import type { PDFPageProxy } from "pdfjs-dist";
import { IDENTITY, type Matrix, multiply, pointAt } from "./matrix.ts";

/** One shown string, from where its baseline starts to where it ends, in the page's own space. */
export interface TracedText {
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
  /** Rendering mode 3 or 7: no ink by intent. */
  readonly invisible: boolean;
  /** The colour of what lies beneath it, or transparent. */
  readonly unseen: boolean;
  readonly glyphs: readonly TracedGlyph[];
}

/** What a glyph means, and where it begins and ends. */
export interface TracedGlyph {
  readonly text: string;
  readonly x: number;
  readonly right: number;
}

export interface Trace {
  readonly texts: readonly TracedText[];
  /** Square points that images cover. */
  readonly imageArea: number;
}

/** What of pdf.js's glyphs is read; a width is in thousandths of the type size. */
interface Glyph {
  readonly width?: number;
  readonly isSpace?: boolean;
  readonly unicode?: string;
}

type Operations = Readonly<Record<string, number>>;

interface State {
  matrix: Matrix;
  fill: string;
  alpha: number;
  mode: number;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  rise: number;
  leading: number;
}

interface Paint {
  readonly box: readonly [number, number, number, number];
  /** Null for pictures and patterns: any text on them may be seen. */
  readonly color: string | null;
}

const MAX_PAINTS = 5000;

/** What a page paints; rejects where that cannot be told. */
export async function tracePage(page: PDFPageProxy): Promise<Trace> {
  const { OPS } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  return traceText(OPS, await page.getOperatorList({ annotationMode: 0 }));
}

const FIRST_STATE: State = {
  matrix: IDENTITY,
  fill: "#000000",
  alpha: 1,
  mode: 0,
  size: 1,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  rise: 0,
  leading: 0,
};

/** Operations that set nothing but how the ones after them paint. */
const SETS: Readonly<Record<string, (state: State, first: unknown, second: unknown) => void>> = {
  setLeading: (state, first) => void (state.leading = -num(first)),
  setFont: (state, _name, size) => void (state.size = num(size)),
  setCharSpacing: (state, first) => void (state.charSpacing = num(first)),
  setWordSpacing: (state, first) => void (state.wordSpacing = num(first)),
  setHScale: (state, first) => void (state.scale = num(first) / 100),
  setTextRise: (state, first) => void (state.rise = num(first)),
  setTextRenderingMode: (state, first) => void (state.mode = num(first)),
  setFillRGBColor: (state, first) => void (state.fill = typeof first === "string" ? first : "pattern"),
  setFillColorN: (state) => void (state.fill = "pattern"),
  setFillTransparent: (state) => void (state.fill = "pattern"),
  setGState(state, first) {
    for (const entry of Array.isArray(first) ? first : [])
      if (Array.isArray(entry) && entry[0] === "ca") state.alpha = num(entry[1]);
  },
};

/** Follows the painting operations of a page as far as they decide what a reader sees of its text. */
function traceText(
  ops: Operations,
  list: { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] },
): Trace {
  const names = new Map(Object.entries(ops).map(([name, code]) => [code, name]));
  let state = { ...FIRST_STATE };
  const stack: State[] = [];
  const paints: Paint[] = [];
  const texts: TracedText[] = [];
  let imageArea = 0;
  let line: Matrix = IDENTITY;
  let pen = 0;

  const save = () => void stack.push({ ...state });
  const restore = () => void (state = stack.pop() ?? state);
  const transform = (args: readonly unknown[]) => (state.matrix = multiply(state.matrix, matrixOf(args)));
  const paint = (box: Paint["box"], color: string | null) => {
    if (paints.length < MAX_PAINTS) paints.push({ box, color });
  };
  const move = (x: number, y: number) => {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    pen = 0;
  };

  const show = (glyphs: readonly unknown[]) => {
    const place = multiply(state.matrix, line);
    const from = pointAt(place, [pen, state.rise]);
    const shown = setGlyphs(state, place, pen, glyphs);
    pen = shown.pen;
    const to = pointAt(place, [pen, state.rise]);
    texts.push({
      glyphs: shown.glyphs,
      x: from[0],
      y: from[1],
      toX: to[0],
      toY: to[1],
      invisible: state.mode === 3 || state.mode === 7,
      unseen: isUnseen(state, from, to, paints),
    });
  };

  const apply = (name: string, args: readonly unknown[]) => {
    const [first, second] = args;
    if (Object.hasOwn(SETS, name)) return SETS[name]?.(state, first, second);
    switch (name) {
      case "save":
        return save();
      case "restore":
        return restore();
      case "transform":
        return void transform(args);
      case "beginGroup":
      case "paintFormXObjectBegin": {
        save();
        const given = name === "beginGroup" ? matrixIn(first) : first;
        return given ? void transform([given]) : undefined;
      }
      case "endGroup":
      case "paintFormXObjectEnd":
        return restore();
      case "beginText":
        line = IDENTITY;
        pen = 0;
        return;
      case "setTextMatrix":
        line = matrixOf(args);
        pen = 0;
        return;
      case "moveText":
        return move(num(first), num(second));
      case "setLeadingMoveText":
        state.leading = -num(second);
        return move(num(first), num(second));
      case "nextLine":
        return move(0, -state.leading);
      case "showText":
        return Array.isArray(first) ? show(first) : undefined;
      case "shadingFill":
        return paint([-Infinity, -Infinity, Infinity, Infinity], null);
      case "constructPath": {
        const box = args[2] as ArrayLike<number> | null | undefined;
        if (!box || !/fill/i.test(names.get(num(first)) ?? "") || state.alpha < 0.1) return;
        return paint(
          boxOf(state.matrix, num(box[0]), num(box[1]), num(box[2]), num(box[3])),
          state.fill.startsWith("#") && state.alpha > 0.9 ? state.fill : null,
        );
      }
      default:
        if (!/^paint\w*(?:Image|SolidColor)/.test(name)) return;
        const box = boxOf(state.matrix, 0, 0, 1, 1);
        imageArea += (box[2] - box[0]) * (box[3] - box[1]);
        paint(box, null);
    }
  };

  list.fnArray.forEach((code, index) =>
    apply(names.get(code) ?? "", (list.argsArray[index] as readonly unknown[] | null) ?? []),
  );
  return { texts, imageArea };
}

/** Where each glyph of a string is, and where the pen is after it. */
function setGlyphs(state: State, place: Matrix, from: number, glyphs: readonly unknown[]) {
  const set: TracedGlyph[] = [];
  let pen = from;
  for (const glyph of glyphs) {
    if (typeof glyph === "number") pen -= (glyph / 1000) * state.size * state.scale;
    else if (typeof glyph === "object" && glyph !== null) {
      const { width = 0, isSpace, unicode = "" }: Glyph = glyph;
      const advance = (width / 1000) * state.size;
      const [x] = pointAt(place, [pen, state.rise]);
      const [right] = pointAt(place, [pen + advance * state.scale, state.rise]);
      set.push({ text: unicode, x, right });
      pen += (advance + state.charSpacing + (isSpace ? state.wordSpacing : 0)) * state.scale;
    }
  }
  return { glyphs: set, pen };
}

function isUnseen(
  state: State,
  from: readonly [number, number],
  to: readonly [number, number],
  paints: readonly Paint[],
): boolean {
  if (state.mode === 1 || state.mode === 2 || state.mode === 5 || state.mode === 6) return false;
  if (state.alpha < 0.05) return true;
  if (!state.fill.startsWith("#") || state.mode === 3 || state.mode === 7) return false;
  const x = (from[0] + to[0]) / 2;
  const y = (from[1] + to[1]) / 2 + 1;
  const beneath = paints.findLast(({ box }) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]);
  return beneath ? beneath.color !== null && alike(beneath.color, state.fill) : alike("#ffffff", state.fill);
}

function alike(a: string, b: string): boolean {
  return [1, 3, 5].every(
    (at) => Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)) <= 10,
  );
}

function num(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}

const matrixIn = (group: unknown): unknown =>
  typeof group === "object" && group !== null && "matrix" in group ? group.matrix : undefined;

/** Six numbers, given as such or as one array. */
function matrixOf(args: readonly unknown[]): Matrix {
  const values =
    args.length === 1 && typeof args[0] === "object" && args[0] !== null
      ? Array.from(args[0] as ArrayLike<unknown>)
      : args;
  return [num(values[0]), num(values[1]), num(values[2]), num(values[3]), num(values[4]), num(values[5])];
}

function boxOf(matrix: Matrix, x0: number, y0: number, x1: number, y1: number): [number, number, number, number] {
  const corners = [
    pointAt(matrix, [x0, y0]),
    pointAt(matrix, [x1, y0]),
    pointAt(matrix, [x0, y1]),
    pointAt(matrix, [x1, y1]),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
