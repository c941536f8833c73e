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
    figures.forEach((start, at) => {
      const corners = cornersOf(matrix, path.slice(start, figures[at + 1] ?? path.length));
      rules.push(...rulesOf(corners, isStroked));
    });
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
      case PATHS.v:
      case PATHS.y:
        // A curve ends the rule: its corner may be rounded.
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
