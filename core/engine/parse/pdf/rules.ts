import type { Bounds } from "./bounds.ts";
import { IDENTITY, type Matrix, multiply, type Point, pointAt } from "./matrix.ts";
import { codeOf, eachOperator, readNumbers } from "./operators.ts";

/** Points that a rule is thick at most; what is thicker is an area. */
const THICK = 4;
/** Points of a rule that is long enough to part cells. */
const LONG = 4;
/** Points that a band behind the words of a row is high at most, and long at least. */
const HIGHEST_BAND = 40;
const LONG_BAND = 40;
/** A page with more holds a drawing. */
const MOST_RULES = 6000;
const MOST_POINTS = 60_000;

/**
 * The level and upright rules that a content stream paints, as thin rectangles, and the bands that it paints behind rows, in
 * the space of its page; y runs upward here. None where it holds a drawing. Forms that it shows are not looked into.
 * Source: ISO 32000-2, 8.5.
 */
export function rulesIn(content: Uint8Array): Bounds[] {
  let matrix = IDENTITY;
  const stack: Matrix[] = [];
  const rules: Bounds[] = [];
  // The corners of the path, x and y in turn, and where its figures begin: most paths only clip, and are never looked at.
  const path: number[] = [];
  const figures: number[] = [];
  let points = 0;
  const clear = () => {
    path.length = 0;
    figures.length = 0;
  };
  const paint = (isStroked: boolean) => {
    const all = figures.map((start, at) => cornersOf(matrix, path.slice(start, figures[at + 1] ?? path.length)));
    const border = isStroked ? undefined : borderOf(all);
    for (const corners of border ? [border] : all) rules.push(...rulesOf(corners, isStroked || border !== undefined));
    clear();
  };
  const isDrawing = eachOperator(content, (operator, _, from) => {
    switch (operator) {
      case PATHS.q:
        stack.push(matrix);
        break;
      case PATHS.Q:
        matrix = stack.pop() ?? matrix;
        break;
      case PATHS.cm: {
        if (!readNumbers(content, from, SIX)) break;
        const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = SIX;
        matrix = multiply(matrix, [a, b, c, d, e, f]);
        break;
      }
      case PATHS.re: {
        if (!readNumbers(content, from, FOUR)) break;
        const [x = 0, y = 0, width = 0, height = 0] = FOUR;
        figures.push(path.length);
        path.push(x, y, x + width, y, x + width, y + height, x, y + height, x, y);
        points += 5;
        break;
      }
      case PATHS.m:
      case PATHS.l: {
        if (!readNumbers(content, from, TWO)) break;
        if (operator === PATHS.m) figures.push(path.length);
        path.push(TWO[0] ?? 0, TWO[1] ?? 0);
        points++;
        break;
      }
      case PATHS.c:
        if (readNumbers(content, from, SIX)) {
          const corner = roundedCorner(path.slice(-2), SIX);
          if (!corner) figures.push(path.length);
          path.push(...(corner ?? []), SIX[4] ?? 0, SIX[5] ?? 0);
          points += 2;
        }
        break;
      case PATHS.v:
      case PATHS.y:
        figures.push(path.length);
        points++;
        break;
      case PATHS.h: {
        const start = figures.at(-1) ?? 0;
        const [x, y] = [path[start], path[start + 1]];
        if (x !== undefined && y !== undefined) path.push(x, y);
        break;
      }
      case PATHS.n:
        clear();
        break;
      case PATHS.S:
      case PATHS.s:
      case PATHS.B:
      case PATHS["B*"]:
      case PATHS.b:
      case PATHS["b*"]:
        paint(true);
        break;
      case PATHS.f:
      case PATHS.F:
      case PATHS["f*"]:
        paint(false);
    }
    return points > MOST_POINTS || rules.length > MOST_RULES;
  });
  return isDrawing ? [] : rules;
}

/** Operands, read into the same place each time. */
const [TWO, FOUR, SIX] = [new Float64Array(2), new Float64Array(4), new Float64Array(6)];

const cornersOf = (matrix: Matrix, figure: readonly number[]): Point[] =>
  Array.from({ length: figure.length >> 1 }, (_, at) =>
    pointAt(matrix, [figure[at * 2] ?? 0, figure[at * 2 + 1] ?? 0]),
  );

const PATHS = Object.fromEntries(
  ["q", "Q", "cm", "re", "m", "l", "c", "v", "y", "h", "n", "S", "s", "B", "B*", "b", "b*", "f", "F", "f*"].map(
    (operator) => [operator, codeOf(operator)],
  ),
);

/** Units of the page's space that a rounded corner takes at most. */
const ROUND = 30;

/** Where two level and upright sides would meet that a curve with these control points and end joins; null for other curves. */
function roundedCorner(
  [x = 0, y = 0]: readonly number[],
  [ax = 0, ay = 0, bx = 0, by = 0, toX = 0, toY = 0]: Float64Array,
): Point | null {
  if (Math.abs(toX - x) > ROUND || Math.abs(toY - y) > ROUND) return null;
  const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;
  if (isSame(ay, y) && isSame(bx, toX)) return [toX, y];
  return isSame(ax, x) && isSame(by, toY) ? [x, toY] : null;
}

/** The outer of two figures that are nothing but a border when they are filled, one a little within the other. */
function borderOf(figures: readonly (readonly Point[])[]): readonly Point[] | undefined {
  const [one = [], other = []] = figures;
  if (figures.length !== 2 || one.length < 4 || other.length < 4) return undefined;
  const [a, b] = [boxOf(one), boxOf(other)];
  const gaps = [b.x - a.x, a.right - b.right, b.y - a.y, a.bottom - b.bottom];
  if (gaps.every((gap) => gap >= 0 && gap <= THICK)) return one;
  return gaps.every((gap) => gap <= 0 && gap >= -THICK) ? other : undefined;
}

/** A thin figure is one rule; of others that are stroked each straight side is one. A low area is a band. */
function rulesOf(points: readonly Point[], isStroked: boolean): Bounds[] {
  const whole = boxOf(points);
  if (isRule(whole)) return [whole];
  if (!isStroked) return isBand(whole) ? [whole] : [];
  return points.slice(1).flatMap((point, at) => {
    const side = boxOf([points[at] ?? point, point]);
    return isRule(side) ? [side] : [];
  });
}

const isBand = ({ x, right, y, bottom }: Bounds): boolean => right - x >= LONG_BAND && bottom - y <= HIGHEST_BAND;

/** Whether it is a rule, and no band. */
export const isRule = ({ x, right, y, bottom }: Bounds): boolean =>
  Math.min(right - x, bottom - y) <= THICK && Math.max(right - x, bottom - y) >= LONG;

function boxOf(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { x: Math.min(...xs), right: Math.max(...xs), y: Math.min(...ys), bottom: Math.max(...ys) };
}

export const isLevel = ({ x, right, y, bottom }: Bounds): boolean => right - x > bottom - y;

/** Rules of a page as it is shown: points, top left origin, y downward. */
export function rulesShown(
  rules: readonly Bounds[],
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[],
): Bounds[] {
  return rules.map(({ x, right, y, bottom }) =>
    boxOf([pointAt([a, b, c, d, e, f], [x, y]), pointAt([a, b, c, d, e, f], [right, bottom])]),
  );
}
