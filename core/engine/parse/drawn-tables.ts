import type { Grid, GridCell } from "./table-grid.ts";

/** Text as it is, what stood in a frame, or a table in its place. */
export type DrawnPart = { readonly text: string } | { readonly framed: string } | { readonly grid: Grid };

const VERTICAL = /[|\u2502\u2503\u2506\u2507\u250a\u250b\u2551]/u;
/** A line of nothing but rules and corners, which may have gaps where a cell goes on below it. */
const RULE = /^(?=.*[-=\u2500\u2501\u2550]{2})[-=:+|\s\u2500-\u257f]+$/u;
const SEGMENT = /^:?[-=\u2500\u2501\u2550\u2504\u2505\u2508\u2509]+:?$/u;
const DOUBLE = /[=\u2550\u2501]{2}/u;
const GAP_OF_RULE = /[^\s] +[^\s]/u;
const MOST_LINES = 20_000;
/** Rows of a table that has no rule at all; fewer stand below each other by chance. */
const LEAST_ROWS = 3;
const HALF = 0.5;
const MOST_HEAD_ROWS = 4;
/** Share of the filled cells that have a letter or number; in a drawing fewer have. */
const NAMED = 0.6;

/** The text in parts: tables that are drawn with signs ("| a | b |", "├───┼───┤") are grids, frames of one column lose theirs. */
export function drawnParts(text: string): readonly DrawnPart[] {
  if (!VERTICAL.test(text)) return [{ text }];
  const lines = text.split("\n");
  const parts: DrawnPart[] = [];
  let done = 0;
  for (const { from, to } of runsOf(lines)) {
    const drawn = readDrawing(lines.slice(from, to));
    if (drawn === null) continue;
    if (from > done) parts.push({ text: lines.slice(done, from).join("\n") });
    parts.push(drawn);
    done = to;
  }
  if (done < lines.length) parts.push({ text: lines.slice(done).join("\n") });
  return parts;
}

/** Where lines with signs of a drawing stand below each other. */
function runsOf(lines: readonly string[]): readonly { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let from = -1;
  const close = (end: number): void => {
    let to = end;
    // A line below a title is no rule of the table that follows.
    while (from < to && isPlainRule(lines[from], lines[from + 1])) from++;
    while (to > from && isPlainRule(lines[to - 1], lines[to - 2])) to--;
    if (to - from >= 2 && to - from <= MOST_LINES) runs.push({ from, to });
    from = -1;
  };
  for (let at = 0; at <= lines.length; at++) {
    const line = lines[at] ?? "";
    const isDrawn = VERTICAL.test(line) || RULE.test(line);
    if (isDrawn && from < 0) from = at;
    else if (!isDrawn && from >= 0) close(at);
  }
  return runs;
}

/** A rule without corners that is not as long as the row beside it. */
function isPlainRule(line = "", row = ""): boolean {
  if (!RULE.test(line) || /[+|\u2502-\u254f\u2551-\u257f]/u.test(line)) return false;
  return Math.abs(line.trimEnd().length - row.trimEnd().length) > 1;
}

/** A line of a drawing: one sign for each place, "" behind one that takes two. */
type Signs = readonly string[];

function readDrawing(source: readonly string[]): DrawnPart | null {
  const lines = source.map(placesOf);
  const isRule = source.map((line) => RULE.test(line));
  const rows = lines.filter((_, at) => !isRule[at]);
  const rules = lines.filter((_, at) => isRule[at]);
  // Boxes beside each other have rules with gaps, and no rule without one.
  if (rules.length > 0 && rules.every((rule) => GAP_OF_RULE.test(rule.join("").trim()))) return null;
  const bounds = boundsOf(rows, rules);
  const whole = rows.filter((row) => bounds.every((at) => VERTICAL.test(row[at] ?? "")));
  const columns = columnsOf(bounds, rows);
  if (columns.length === 1)
    return rules.length > 1 && bounds.length > 1 && whole.length === rows.length ? framed(rows) : null;
  const signs = rows.reduce((sum, row) => sum + bounds.filter((at) => VERTICAL.test(row[at] ?? "")).length, 0);
  if (columns.length < 2 || signs < rows.length * bounds.length * HALF) return null;
  if (rules.length === 0 && (rows.length < LEAST_ROWS || whole.length < rows.length)) return null;
  const grid = gridOf(lines.map((line, at) => stepOf(line, isRule[at] === true, columns)));
  return grid === null ? null : { grid };
}

const WIDE =
  /^(?:[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation})$/u;

function placesOf(line: string): Signs {
  const places: string[] = [];
  for (const sign of line.trimEnd().replaceAll("\t", "        ")) {
    if (/^\p{M}$/u.test(sign) && places.length > 0) places.push((places.pop() ?? "") + sign);
    else places.push(...(WIDE.test(sign) ? [sign, ""] : [sign]));
  }
  return places;
}

/** Share of the rows that have a sign at a place where one stands between columns. */
const MOST_ROWS = 0.6;

/** Places of the corners of rules, and of signs that stand below each other in most rows. */
function boundsOf(rows: readonly Signs[], rules: readonly Signs[]): readonly number[] {
  const counts = new Map<number, number>();
  const bounds = new Set<number>();
  for (const row of rows)
    row.forEach((sign, at) => {
      if (VERTICAL.test(sign)) counts.set(at, (counts.get(at) ?? 0) + 1);
    });
  for (const rule of rules)
    rule.forEach((sign, at) => {
      if (/[+|\u2502\u2503\u250c-\u254b\u2551-\u256c\u256d-\u2570]/u.test(sign) && counts.has(at)) bounds.add(at);
    });
  for (const [at, count] of counts) if (count >= rows.length * MOST_ROWS) bounds.add(at);
  return [...bounds].toSorted((a, b) => a - b);
}

interface Column {
  readonly from: number;
  readonly to: number;
}

/** Between the bounds; before the first and behind the last where a row has text there. */
function columnsOf(bounds: readonly number[], rows: readonly Signs[]): readonly Column[] {
  const [first] = bounds;
  const last = bounds.at(-1);
  if (first === undefined || last === undefined) return [];
  const hasText = (from: number, to?: number): boolean =>
    rows.some((row) => row.slice(from, to).join("").trim() !== "");
  const edges = [
    ...(hasText(0, first) ? [-1] : []),
    ...bounds,
    ...(hasText(last + 1) ? [Math.max(...rows.map(({ length }) => length))] : []),
  ];
  return edges.slice(1).map((to, at) => ({ from: (edges[at] ?? 0) + 1, to }));
}

function framed(rows: readonly Signs[]): DrawnPart {
  return { framed: rows.map((row) => row.slice(1, -1).join("").trim()).join("\n") };
}

/** A line of a table: the columns that a rule ends in it, and the cells of the others. */
interface Step {
  readonly ends: readonly boolean[];
  readonly isDouble: boolean;
  readonly cells: readonly LineCell[];
}

interface LineCell {
  readonly column: number;
  readonly span: number;
  readonly text: string;
  /** Spaces before its text, and behind it. */
  readonly spaces: readonly [number, number];
}

function stepOf(line: Signs, isRule: boolean, columns: readonly Column[]): Step {
  const segments = columns.map(({ from, to }) => line.slice(from, to).join(""));
  const isWhole = isRule && segments.every((text) => text.trim() !== "");
  const ends = segments.map((text) => isWhole || SEGMENT.test(text));
  return { ends, isDouble: isWhole && DOUBLE.test(line.join("")), cells: isWhole ? [] : cellsOf(line, ends, columns) };
}

/** A cell goes on over the next column where no sign stands between them. */
function cellsOf(line: Signs, ends: readonly boolean[], columns: readonly Column[]): readonly LineCell[] {
  const cells: LineCell[] = [];
  let begin = 0;
  columns.forEach(({ to }, column) => {
    const isOpen = column < columns.length - 1 && to < line.length && !/^[|+\u2500-\u257f]$/u.test(line[to] ?? "");
    if (isOpen) return;
    const text = line.slice(columns[begin]?.from ?? 0, to).join("");
    const spaces = [text.length - text.trimStart().length, text.length - text.trimEnd().length] as const;
    if (ends[begin] !== true) cells.push({ column: begin, span: column - begin + 1, text: text.trim(), spaces });
    begin = column + 1;
  });
  return cells;
}

/** A cell of the table, of which more lines may follow. */
interface Cell extends Omit<LineCell, "spaces"> {
  readonly row: number;
  readonly last: number;
}

function gridOf(steps: readonly Step[]): Grid | null {
  const areRows = areLinesRows(steps);
  const cells: Cell[] = [];
  /** Of each column, where its cell is among `cells` that a line below may go on with. */
  let open = new Map<number, number>();
  const heads: { readonly row: number; readonly isDouble: boolean }[] = [];
  let row = -1;
  let isNew = true;
  for (const step of steps) {
    step.ends.forEach((isEnd, column) => isEnd && open.delete(column));
    const isRule = step.ends.some(Boolean);
    if (isRule && step.cells.length === 0 && row >= 0) heads.push({ row: row + 1, isDouble: step.isDouble });
    isNew ||= isRule;
    if (step.cells.every(({ text }) => text === "")) continue;
    if (isNew || (areRows && !goesOn(step.cells))) {
      row++;
      if (areRows && !isRule) open = new Map();
    }
    isNew = false;
    for (const { column, span, text } of step.cells) {
      const at = open.get(column);
      const before = at === undefined ? undefined : cells[at];
      if (at !== undefined && before?.span === span)
        cells[at] = { ...before, text: `${before.text} ${text}`.trim(), last: row };
      else open.set(column, cells.push({ column, span, text, row, last: row }) - 1);
    }
  }
  const filled = cells.filter(({ text }) => text !== "");
  const named = filled.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  if (row < 1 || named.length < filled.length * NAMED) return null;
  return { rows: rowsOf(cells, row + 1), header_rows: headRows(heads, row + 1, areRows, steps) };
}

function rowsOf(cells: readonly Cell[], count: number): readonly (readonly GridCell[])[] {
  const rows = Map.groupBy(cells, ({ row }) => row);
  return Array.from({ length: count }, (_, row) =>
    (rows.get(row) ?? [])
      .toSorted((a, b) => a.column - b.column)
      .map(({ text, span, last }) => ({ content: text, column_span: span, row_span: last - row + 1 })),
  );
}

/** Below a double rule, or below the first one where the others do not part rows; else where the first row alone is centred. */
function headRows(
  rules: readonly { readonly row: number; readonly isDouble: boolean }[],
  count: number,
  areRows: boolean,
  steps: readonly Step[],
): number {
  const inner = rules.filter(({ row }) => row < count);
  const doubles = inner.filter(({ isDouble }) => isDouble);
  const areAllDouble = doubles.length > 1 && doubles.length === inner.length;
  const told = (areAllDouble ? undefined : doubles[0]) ?? (areRows ? inner[0] : undefined);
  if (told !== undefined) return told.row === 1 || told.row < Math.min(count - 1, MOST_HEAD_ROWS + 1) ? told.row : 0;
  const [first, ...body] = steps.filter(({ cells }) => cells.some(({ text }) => text !== "")).map(shareCentred);
  const mean = body.reduce((sum, share) => sum + share, 0) / Math.max(1, body.length);
  return (first ?? 0) > HALF && mean < HALF ? 1 : 0;
}

/** Share of the cells of a line whose text stands in the middle, of those that it does not fill. */
function shareCentred({ cells }: Step): number {
  const loose = cells.filter(({ text, spaces: [before, behind] }) => text !== "" && before + behind > 1);
  const centred = loose.filter(({ spaces: [before, behind] }) => Math.abs(before - behind) <= 1);
  return centred.length / Math.max(1, loose.length);
}

/** A line without a name that has one text only, or texts that begin small: what did not fit into the line above. */
function goesOn(cells: readonly LineCell[]): boolean {
  const [first, ...others] = cells;
  const filled = others.filter(({ text }) => text !== "");
  return first?.text === "" && (filled.length === 1 || filled.every(({ text }) => /^[\p{Ll}(]/u.test(text)));
}

/**
 * Whether each line is a row. Where rules part rows, the lines between two of them are one; where they part groups of rows, most
 * groups have several lines, which are as full as the first.
 */
function areLinesRows(steps: readonly Step[]): boolean {
  const groups: (readonly LineCell[])[][] = [[]];
  for (const { ends, cells } of steps) {
    if (ends.some(Boolean)) groups.push([]);
    if (cells.some(({ text }) => text !== "")) groups.at(-1)?.push(cells);
  }
  const body = groups.filter(({ length }) => length > 0).slice(1);
  if (body.length < 2) return true;
  const others = body.flatMap((lines) => lines.slice(1));
  const gapped = others.filter((cells) => cells.some(({ text }) => text === ""));
  return others.length > body.length * HALF && gapped.length < others.length * HALF;
}
