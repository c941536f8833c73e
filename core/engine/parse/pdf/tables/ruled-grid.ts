import { boundsOf, type Bounds } from "../bounds.ts";
import { isLevel, isRule } from "../rules.ts";

/** A grid that rules draw on a page. */
export interface RuledGrid extends Bounds {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly RuledCell[];
  /** The row at a height, and the cell at a point; undefined outside of the grid. */
  readonly rowAt: (y: number) => number | undefined;
  readonly cellAt: (x: number, y: number) => RuledCell | undefined;
}

/** Between rules; it may reach over several places of the grid. */
export interface RuledCell extends Bounds {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
}

/** Points within which rules meet, and within which two of them are one. */
const NEAR = 3;
/** Points between the dashes of a rule at most. */
const DASH = 4;
/** Share of a cell's side that a rule covers. */
const COVERED = 0.7;
/** More are a drawing. */
const MOST_COLUMNS = 40;
const MOST_ROWS = 300;

/** A level rule at a height, or an upright one at a place. */
interface Rule {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The grids of at least two columns that rules draw, each of rules that meet. */
export function gridsOf(painted: readonly Bounds[]): RuledGrid[] {
  const rules = painted.filter(isRule);
  const level = joined(
    rules.filter(isLevel).map(({ x, right, y, bottom }) => ({ at: (y + bottom) / 2, from: x, to: right })),
  );
  const upright = joined(
    rules
      .filter((rule) => !isLevel(rule))
      .map(({ x, right, y, bottom }) => ({ at: (x + right) / 2, from: y, to: bottom })),
  );
  return meeting(level, upright).flatMap((group) => gridOf(group) ?? []);
}

/** Rules on one line that touch, or are the dashes of one, as one. */
function joined(rules: readonly Rule[]): Rule[] {
  const all: { at: number; from: number; to: number }[] = [];
  for (const rule of rules.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    const isOfSame = (own: Rule): boolean => rule.from <= own.to + DASH && rule.to >= own.from - DASH;
    const first = all.findLastIndex((own) => rule.at - own.at > NEAR / 2) + 1;
    const own = all.slice(first).find(isOfSame);
    if (own) Object.assign(own, { from: Math.min(own.from, rule.from), to: Math.max(own.to, rule.to) });
    else all.push({ ...rule });
  }
  return all;
}

interface Group {
  readonly level: Rule[];
  readonly upright: Rule[];
}

const meet = (level: Rule, upright: Rule): boolean =>
  level.at >= upright.from - NEAR &&
  level.at <= upright.to + NEAR &&
  upright.at >= level.from - NEAR &&
  upright.at <= level.to + NEAR;

/** Rules that meet, directly or by others. */
function meeting(level: readonly Rule[], upright: readonly Rule[]): Group[] {
  let groups: Group[] = level.map((rule) => ({ level: [rule], upright: [] }));
  for (const rule of upright) {
    const isMet = ({ level: own }: Group): boolean => own.some((one) => meet(one, rule));
    const { met = [], others = [] } = Object.groupBy(groups, (group) => (isMet(group) ? "met" : "others"));
    if (met.length === 0) continue;
    groups = [
      ...others,
      { level: met.flatMap((own) => own.level), upright: [...met.flatMap((own) => own.upright), rule] },
    ];
  }
  return groups.filter((group) => group.upright.length > 0);
}

/** Null where the rules part no rectangles. */
function gridOf({ level, upright }: Group): RuledGrid | null {
  // A table may be open at its sides, at its head and at its foot.
  const xs = places([...upright.map(({ at }) => at), ...ends(level)]);
  const ys = places([...level.map(({ at }) => at), ...ends(upright)]);
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  if (columns < 2 || rows < 1 || columns > MOST_COLUMNS || rows > MOST_ROWS) return null;
  const boundsAt = (row: number, column: number): Bounds => ({
    x: xs[column] ?? 0,
    right: xs[column + 1] ?? 0,
    y: ys[row] ?? 0,
    bottom: ys[row + 1] ?? 0,
  });
  const isParted = {
    right: (row: number, column: number): boolean => {
      const { right, y, bottom } = boundsAt(row, column);
      return upright.some((rule) => Math.abs(rule.at - right) <= NEAR && covers(rule, y, bottom));
    },
    below: (row: number, column: number): boolean => {
      const { x, right, bottom } = boundsAt(row, column);
      return level.some((rule) => Math.abs(rule.at - bottom) <= NEAR && covers(rule, x, right));
    },
  };
  const cells: RuledCell[] = [];
  const taken = new Map<number, RuledCell>();
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (taken.has(row * columns + column)) continue;
      let [columnSpan, rowSpan] = [1, 1];
      while (column + columnSpan < columns && !isParted.right(row, column + columnSpan - 1)) columnSpan++;
      while (row + rowSpan < rows && !isParted.below(row + rowSpan - 1, column)) rowSpan++;
      const covered = Array.from({ length: rowSpan * columnSpan }, (_, at) => {
        return (row + Math.floor(at / columnSpan)) * columns + column + (at % columnSpan);
      });
      if (covered.some((place) => taken.has(place))) return null;
      const { right, bottom } = boundsAt(row + rowSpan - 1, column + columnSpan - 1);
      const cell = { ...boundsAt(row, column), right, bottom, row, column, rowSpan, columnSpan };
      for (const place of covered) taken.set(place, cell);
      cells.push(cell);
    }
  const rowAt = (y: number) => placeOf(ys, y);
  const cellAt = (x: number, y: number) => {
    const [row, column] = [rowAt(y), placeOf(xs, x)];
    return row === undefined || column === undefined ? undefined : taken.get(row * columns + column);
  };
  return { columns, rows, cells, rowAt, cellAt, ...boundsOf(cells) };
}

const ends = (rules: readonly Rule[]): number[] => [
  Math.min(...rules.map(({ from }) => from)),
  Math.max(...rules.map(({ to }) => to)),
];

/** In order, those that are one by their distance once. */
function places(all: readonly number[]): number[] {
  const kept: number[] = [];
  for (const at of all.toSorted((a, b) => a - b)) if (at - (kept.at(-1) ?? -Infinity) > NEAR) kept.push(at);
  return kept;
}

/** Between which two of these a number lies. */
function placeOf(edges: readonly number[], at: number): number | undefined {
  const place = edges.findLastIndex((edge) => edge <= at);
  return place < 0 || place > edges.length - 2 ? undefined : place;
}

const covers = (rule: Rule, from: number, to: number): boolean =>
  Math.min(rule.to, to) - Math.max(rule.from, from) >= (to - from) * COVERED;
