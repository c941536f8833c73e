import { isText, lineLength, type Line } from "./lines.ts";

/**
 * Brings the lines of a page into reading order. Where running text stands in columns, each column is read to its end;
 * elsewhere the order in which the page was painted is kept, unless it jumps about so much that top to bottom is safer.
 */
export function inReadingOrder(lines: readonly Line[], width: number): Line[] {
  const level = lines.filter((line) => line.level);
  const turned = lines.filter((line) => !line.level);
  return [...orderLevel(level, width, 0), ...turned];
}

function orderLevel(lines: readonly Line[], width: number, depth: number): Line[] {
  const gutter = depth < 3 ? findGutter(lines, width) : null;
  if (gutter === null) return isDisordered(lines) ? byRows(lines) : [...lines];
  const isLeftward = runToTheLeft(lines);
  return bands(lines, gutter).flatMap(({ left, right, across }) =>
    across.length > 0
      ? orderLevel(across, width, 3)
      : (isLeftward ? [right, left] : [left, right]).flatMap((column) => orderLevel(column, width, depth + 1)),
  );
}

/** Stretches of lines over the whole width on a page with columns: a summary, a figure, a table. */
const MOST_BLOCKS = 2;
/** Lines of a column that is beside more text over the whole width than there is in columns. */
const FULL_COLUMN = 8;

/**
 * The middle of an empty vertical strip with running text on both sides of it; running text is what takes at least the
 * share of the page's width.
 */
export function findGutter(lines: readonly Line[], width: number, share = 0.15): number | null {
  const prose = lines.filter((line) => line.right - line.x > width * share && lineLength(line) >= 18);
  if (prose.length < 8) return null;
  prose.sort((a, b) => a.y - b.y);
  const left = Math.min(...prose.map((line) => line.x));
  const right = Math.max(...prose.map((line) => line.right));
  let best: { at: number; crossing: number } | null = null;
  for (let at = left + (right - left) * 0.2; at <= left + (right - left) * 0.8; at += 4) {
    let before = 0;
    let after = 0;
    let crossing = 0;
    let blocks = 0;
    let crossed = false;
    for (const line of prose) {
      const crosses = line.right > at + 1 && line.x < at - 1;
      if (crosses) crossing++;
      else if (line.right <= at + 1) before++;
      else after++;
      if (crosses && !crossed) blocks++;
      crossed = crosses;
    }
    if (Math.min(before, after) < 4) continue;
    // A summary or a wide table may be longer than the columns: it is in one piece, as tables of words are not.
    if (crossing > (before + after) * 0.4 && (blocks > MOST_BLOCKS || Math.min(before, after) < FULL_COLUMN)) continue;
    if (!sideBySide(prose, at)) continue;
    if (!best || crossing < best.crossing) best = { at, crossing };
  }
  return best?.at ?? null;
}

/** Columns run beside each other; text that is merely indented below other text does not. */
function sideBySide(prose: readonly Line[], at: number): boolean {
  const left = prose.filter((line) => line.right <= at + 1);
  const right = prose.filter((line) => line.x >= at - 1);
  const overlap = Math.min(bottomOf(left), bottomOf(right)) - Math.max(topOf(left), topOf(right));
  const shorter = Math.min(bottomOf(left) - topOf(left), bottomOf(right) - topOf(right));
  return overlap > shorter * 0.5;
}

const topOf = (lines: readonly Line[]) => Math.min(...lines.map((line) => line.y));
const bottomOf = (lines: readonly Line[]) => Math.max(...lines.map((line) => line.bottom));

interface Band {
  readonly left: Line[];
  readonly right: Line[];
  readonly across: Line[];
}

/** Lines across the gutter (titles, wide tables) part the columns above from those below. */
function bands(lines: readonly Line[], gutter: number): Band[] {
  const edge = commonLeft(lines.filter((line) => line.x >= gutter - 2));
  const isAcross = (line: Line) =>
    line.right > gutter + 2 &&
    (line.x < gutter - 2 || (line.x < edge - line.size * 2 && line.right > edge && isAlone(line, lines)));
  const across = lines.filter(isAcross).sort((a, b) => a.y - b.y);
  const parted = new Set(across);
  const columns = lines.filter((line) => !parted.has(line));
  const result: Band[] = [];
  let rest = columns;
  for (const group of groupClose(across)) {
    const top = topOf(group);
    const above = rest.filter((line) => (line.y + line.bottom) / 2 < top);
    rest = rest.filter((line) => (line.y + line.bottom) / 2 >= top);
    if (above.length > 0) result.push(split(above, gutter));
    result.push({ left: [], right: [], across: group });
  }
  if (rest.length > 0) result.push(split(rest, gutter));
  return result;
}

/** Where most lines of a column begin, in points. */
function commonLeft(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { x } of lines) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? -Infinity;
}

/** More lines on one page are made to harm. */
const MOST_LINES = 5000;

/** No other line is beside it: a heading in the middle, which no column holds. */
function isAlone(line: Line, lines: readonly Line[]): boolean {
  return (
    lines.length < MOST_LINES &&
    lines.every((other) => other === line || other.y >= line.bottom || other.bottom <= line.y)
  );
}

function split(lines: readonly Line[], gutter: number): Band {
  return {
    left: lines.filter((line) => line.x + line.right < gutter * 2),
    right: lines.filter((line) => line.x + line.right >= gutter * 2),
    across: [],
  };
}

function groupClose(sorted: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of sorted) {
    const last = groups.at(-1);
    if (last && line.y - bottomOf(last) < line.size * 1.2) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** More than a few jumps upward: the painter did not go by reading order. */
function isDisordered(lines: readonly Line[]): boolean {
  let jumps = 0;
  for (let i = 1; i < lines.length; i++) {
    const before = lines[i - 1];
    const line = lines[i];
    if (before && line && line.bottom < before.y - before.size * 0.5) jumps++;
  }
  return jumps > Math.max(2, lines.length * 0.08);
}

/** Most lines begin at the right, and so do the columns of their page. */
const runToTheLeft = (lines: readonly Line[]): boolean =>
  lines.filter((line) => line.pieces[0]?.rtl).length * 2 > lines.length;

/** Top to bottom, and along each baseline from left to right (right to left for such scripts). */
function byRows(lines: readonly Line[]): Line[] {
  const rtl = runToTheLeft(lines);
  return rowsOf([...lines].sort((a, b) => a.baseline - b.baseline)).flatMap((row) =>
    row.sort((a, b) => (rtl ? b.x - a.x : a.x - b.x)),
  );
}

/** Neighbours that share a baseline. */
export function rowsOf(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (
      row &&
      first &&
      first.level &&
      line.level &&
      isText(first) &&
      isText(line) &&
      Math.abs(first.baseline - line.baseline) < Math.min(first.size, line.size) * 0.4
    )
      row.push(line);
    else rows.push([line]);
  }
  return rows;
}
