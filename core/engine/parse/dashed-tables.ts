import { type Column, cellOf } from "./gutters.ts";
import type { LineRange } from "./plain-text/paragraphs.ts";
import type { Grid } from "./table-grid.ts";

/** Whether a line is drawn between heads and rows. */
export const isRule = (line: string): boolean => /^[\s=+_-]*[=_-]{2}[\s=+_-]*$/.test(line);

/** A rule below the heads with a piece for each column: "------  ------". */
const RULE = /^\s*(?:-{2,}|={2,})(?:\s+(?:-{2,}|={2,}))+\s*$/;
/** Lines above the rule that may be heads, and rows below it; columns of a table. */
const MOST_HEADS = 3;
const MOST_ROWS = 2000;
const MOST_COLUMNS = 40;
const LEAST_ROWS = 2;
/** Share of the lines below the rule that have text in more than one column. */
const PARTED = 0.7;

export interface DashedTable extends LineRange {
  readonly grid: Grid;
}

/** The tables among these lines whose heads are underlined column by column; the pieces of the rule say where columns lie. */
export function dashedTables(lines: readonly string[], from: number, to: number): DashedTable[] {
  const found: DashedTable[] = [];
  for (let at = from; at < to; at++) {
    if (!RULE.test(lines[at] ?? "")) continue;
    const table = tableAt(lines, at, found.at(-1)?.to ?? from);
    if (!table) continue;
    found.push(table);
    at = table.to - 1;
  }
  return found;
}

function tableAt(lines: readonly string[], rule: number, from: number): DashedTable | null {
  const lineAt = (at: number): string => lines[at] ?? "";
  const columns = columnsOf(lineAt(rule));
  if (columns.length > MOST_COLUMNS) return null;
  const read = (at: number): readonly string[] => columns.map((column) => cellOf(lineAt(at), column));
  let first = rule;
  while (first > from && rule - first < MOST_HEADS && !isRule(lineAt(first - 1)) && isParted(read(first - 1))) first--;
  if (first === rule) return null;
  let end = rule + 1;
  while (end - rule <= MOST_ROWS && lineAt(end).trim() !== "") end++;
  const below = range(rule + 1, end).filter((at) => !isRule(lineAt(at)));
  const rows = withoutContinued(below.map(read));
  if (rows.length < LEAST_ROWS || rows.filter(isParted).length < rows.length * PARTED) return null;
  const contentOf = (cells: readonly string[]) => cells.map((content) => ({ content }));
  const heads = range(first, rule).map(read);
  const begin = first > from && RULE.test(lineAt(first - 1)) ? first - 1 : first;
  return { from: begin, to: end, grid: { rows: [...heads, ...rows].map(contentOf), header_rows: heads.length } };
}

/** Rows without a name that go on with a cell above them, as the comma or the small letter says, are of that row. */
function withoutContinued(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const whole: (readonly string[])[] = [];
  for (const row of rows) {
    const above = whole.at(-1);
    const goesOn = row[0] === "" && row.some((text, column) => continues(above?.[column] ?? "", text));
    if (above && goesOn) whole[whole.length - 1] = above.map((text, column) => `${text} ${row[column] ?? ""}`.trim());
    else whole.push(row);
  }
  return whole;
}

const continues = (above: string, text: string): boolean =>
  above !== "" && text !== "" && (/[,-]$/.test(above) || /^\p{Ll}/u.test(text));

const isParted = (cells: readonly string[]): boolean => cells.filter((text) => text !== "").length > 1;

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** Each from the end of the piece before it to the end of this one: what is aligned to the right may begin before it. */
function columnsOf(rule: string): Column[] {
  const pieces = [...rule.matchAll(/\S+/g)].map(({ index, 0: piece }) => index + piece.length);
  return pieces.map((end, at) => ({
    from: pieces[at - 1] ?? 0,
    to: at === pieces.length - 1 ? Number.MAX_SAFE_INTEGER : end,
  }));
}
