import { boundsOf, type Bounds } from "../bounds.ts";
import { isLevel, isRule } from "../rules.ts";

/** Points within which the ends of two rules are one. */
const NEAR = 3;
/** Points of a rule that runs under a row. */
const LONG = 60;
/** Points between two rules of one table at most. */
const APART = 48;
/** Times its height that a band stands from the next: behind every second or third row. */
const BAND_APART = 2.2;
/** Rules and bands of a table at least; three where all are rules. */
const LEAST = 2;
const LEAST_RULES = 3;

/**
 * Where tables without upright rules stand: level rules and bands below each other that are as long, from the first to the
 * last of them.
 */
export function ruledAreas(painted: readonly Bounds[]): Bounds[] {
  const level = painted.filter((one) => isLevel(one) && one.right - one.x >= LONG);
  const rows = besideEachOther(level).toSorted((a, b) => a.y - b.y);
  const stacks: Bounds[][] = [];
  for (const row of rows) {
    const stack = stacks.findLast((own) => isAsLong(own.at(-1), row));
    if (stack && isBelow(stack, row)) stack.push(row);
    else stacks.push([row]);
  }
  return stacks.filter(isArea).map((stack) => {
    const height = bandHeight(stack);
    const area = boundsOf(stack);
    // The rows above and below a band may have none.
    return { ...area, y: area.y - height, bottom: area.bottom + height };
  });
}

/** Points that a frame is high at least. */
const LEAST_HEIGHT = 40;
/** Rules of a page with frames; one with more is a grid, and looking for frames in it would take seconds. */
const MOST_RULES = 400;

/** The tallest of what is framed from each rule on: between two level rules that are as long, with an upright rule at each end from the one to the other. */
export function frames(painted: readonly Bounds[]): Bounds[] {
  const upright = painted.filter((one) => !isLevel(one) && isRule(one) && one.bottom - one.y >= LEAST_HEIGHT);
  if (painted.length > MOST_RULES || upright.length === 0) return [];
  const level = besideEachOther(painted.filter((one) => isLevel(one) && isRule(one) && one.right - one.x >= LONG));
  const sorted = level.toSorted((a, b) => a.y - b.y);
  return sorted.flatMap((top, at): Bounds[] => {
    const closes = (x: number, bottom: Bounds): boolean =>
      upright.some((one) => Math.abs(one.x - x) <= NEAR && one.y <= top.bottom + NEAR && one.bottom >= bottom.y - NEAR);
    const bottom = sorted.findLast(
      (one, place) =>
        place > at &&
        one.y - top.bottom >= LEAST_HEIGHT &&
        isAsLong(top, one) &&
        closes(top.x, one) &&
        closes(top.right, one),
    );
    return bottom === undefined ? [] : [boundsOf([top, bottom])];
  });
}

/** Whether words stand in an area; they may reach a little over the ends of its rules. */
export function isInArea(area: Bounds, { x, right, y, bottom }: Bounds): boolean {
  const middle = (y + bottom) / 2;
  return x >= area.x - NEAR && right <= area.right + NEAR && middle >= area.y && middle <= area.bottom;
}

/** The parts of a band, one for each cell, as one. */
function besideEachOther(level: readonly Bounds[]): Bounds[] {
  const rows: Bounds[] = [];
  for (const one of level.toSorted((a, b) => a.x - b.x)) {
    const at = rows.findLastIndex(
      (own) =>
        Math.abs(own.y - one.y) <= 1 && Math.abs(own.bottom - one.bottom) <= 1 && Math.abs(own.right - one.x) <= NEAR,
    );
    const own = rows[at];
    if (own) rows[at] = { ...own, right: Math.max(own.right, one.right) };
    else rows.push(one);
  }
  return rows;
}

const isAsLong = (own: Bounds | undefined, row: Bounds): boolean =>
  own !== undefined && Math.abs(own.x - row.x) <= NEAR && Math.abs(own.right - row.right) <= NEAR;

function isBelow(stack: readonly Bounds[], row: Bounds): boolean {
  const gap = row.y - (stack.at(-1)?.bottom ?? 0);
  const height = bandHeight([...stack, row]);
  return gap <= (height > 0 ? height * BAND_APART : APART);
}

const isArea = (stack: readonly Bounds[]): boolean => stack.length >= (bandHeight(stack) > 0 ? LEAST : LEAST_RULES);

/** How high the highest band is, in points; 0 where all are rules. */
const bandHeight = (stack: readonly Bounds[]): number =>
  Math.max(0, ...stack.filter((one) => !isRule(one)).map(({ y, bottom }) => bottom - y));
