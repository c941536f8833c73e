import type { DocumentBuilder } from "./document-builder.ts";
import type { Line } from "./pdf/lines.ts";
import { buildTable, type FoundTable } from "./pdf/tables/build-table.ts";
import { findRegions } from "./pdf/tables/find-tables.ts";
import { findTextTables } from "./pdf/tables/text-tables.ts";
import { gridOf } from "./pdf/tables/write-table.ts";
import type { Grid } from "./table-grid.ts";

/** Text as it is, or a table in its place. */
export type AlignedPart = { readonly text: string } | { readonly grid: Grid };

/** A line with a wide gap in it: what rows of a table look like whose columns are made with spaces. */
const GAPPED = /\S(?: {2,}| *\t\s*)\S/;
/** Lines with a gap below each other that may be a table; lines without one between them, and those above them that may be heads. */
const LEAST_ROWS = 3;
const MOST_BETWEEN = 2;
const HEADS = 3;
/** Longer runs are logs; looking for tables in them would take minutes. */
const MOST_ROWS = 2000;
/** Columns of a table of words: two are a list with explanations. */
const LEAST_COLUMNS = 3;
/** Share of the cells that may hold signs only: others are drawings, or code. */
const MOST_SIGNS = 0.2;

/** The text in parts: tables whose columns are aligned with spaces are grids, all else stays as it is. */
export function alignedParts(text: string): readonly AlignedPart[] {
  const lines = text.split("\n");
  const parts: AlignedPart[] = [];
  let done = 0;
  const keep = (end: number): void => {
    if (end > done) parts.push({ text: lines.slice(done, end).join("\n") });
    done = end;
  };
  for (const { from, to } of runsOf(lines))
    for (const table of tablesIn(lines, Math.max(from, done), to)) {
      keep(table.from);
      parts.push({ grid: gridOf(table.found) });
      done = table.to;
    }
  keep(lines.length);
  return parts;
}

/** Writes code, and the tables in it as such. */
export function writeCode(builder: Pick<DocumentBuilder, "block" | "table">, code: string): void {
  for (const part of alignedParts(code)) {
    if ("grid" in part) builder.table(part.grid);
    else if (part.text.trim() !== "") builder.block("code", part.text);
  }
}

interface Rows {
  readonly from: number;
  readonly to: number;
}

/** Where lines with gaps stand below each other. */
function runsOf(lines: readonly string[]): readonly Rows[] {
  const runs: Rows[] = [];
  let first = -1;
  let last = -1;
  let count = 0;
  const close = (): void => {
    if (count >= LEAST_ROWS && last - first < MOST_ROWS) runs.push({ from: Math.max(0, first - HEADS), to: last + 1 });
    count = 0;
  };
  lines.forEach((line, at) => {
    if (!GAPPED.test(line)) return;
    if (count > 0 && at - last > MOST_BETWEEN + 1) close();
    if (count === 0) first = at;
    last = at;
    count++;
  });
  close();
  return runs;
}

interface AlignedTable extends Rows {
  readonly found: FoundTable;
  /** The lines of the text that it is printed on, in their order. */
  readonly rows: readonly number[];
}

/**
 * As the tables of a page are found, on which each character has the same width. The first row of a table of words is its
 * head only where something stands between it and the next, or where it looks like one: options of a program have none.
 */
function tablesIn(lines: readonly string[], from: number, to: number): readonly AlignedTable[] {
  const printed = printedLines(lines, from, to);
  const rowOf = new Map<Line, number>(printed.map(({ line, row }) => [line, row]));
  const all = printed.map(({ line }) => line);
  const ofNumbers = findRegions(all)
    .map(buildTable)
    .filter((found) => found !== null)
    .filter(isHeaded);
  const used = new Set(ofNumbers.flatMap((found) => found.lines));
  const ofWords = findTextTables(all.filter((line) => !used.has(line))).filter(
    ({ rows }) => (rows[0]?.length ?? 0) >= LEAST_COLUMNS,
  );
  const placed = (found: FoundTable): AlignedTable => {
    const rows = [...new Set(found.lines.map((line) => rowOf.get(line) ?? from))].toSorted((x, y) => x - y);
    return { found, rows, from: rows[0] ?? from, to: (rows.at(-1) ?? from) + 1 };
  };
  return [...ofNumbers.map(placed), ...ofWords.map(placed).map(withSureHeads)]
    .filter(({ found }) => !isDrawing(found))
    .toSorted((x, y) => x.from - y.from)
    .filter((table, at, sorted) => table.from >= (sorted[at - 1]?.to ?? 0));
}

/** A table of words without the heads that its first row is not. */
function withSureHeads(table: AlignedTable): AlignedTable {
  const [first = 0, second = first] = table.rows;
  const isSure = second - first > 1 || namesColumns(table.found);
  return isSure ? table : { ...table, found: { ...table.found, headerRows: 0 } };
}

/** Share of the cells of a column that look like no name. */
const UNLIKE = 0.7;

/** Whether the first row is names with capitals, and the cells of a column below it are not. */
function namesColumns({ rows: [first = [], ...others] }: FoundTable): boolean {
  const isName = (text: string): boolean => /^\p{Lu}\P{N}*$/u.test(text);
  const isUnlike = (column: number): boolean => {
    const cells = others.flatMap((row) => row[column]?.text || []);
    return cells.length > 1 && cells.filter((text) => !isName(text)).length >= cells.length * UNLIKE;
  };
  return first.every(({ text }) => isName(text)) && first.some((_, column) => isUnlike(column));
}

/** With heads, and at least as many rows of values below them as make a table of words. */
const isHeaded = ({ headerRows, rows }: FoundTable): boolean =>
  headerRows > 0 && headerRows * 2 < rows.length && rows.length - headerRows >= LEAST_ROWS;

function isDrawing({ rows }: FoundTable): boolean {
  const cells = rows.flat().filter(({ text }) => text.trim() !== "");
  return cells.filter(({ text }) => !/[\p{L}\p{N}]/u.test(text)).length > cells.length * MOST_SIGNS;
}

/** What is drawn between heads and rows. */
const RULE = /^[\s=+-]*[=-]{2}[\s=+-]*$/;

/** Points of a character, of a line and of an empty line; a font of this size has gaps like these. */
const CHARACTER = 8.4;
const LINE = 12;
const EMPTY_LINE = 8;
const SIZE = 10;

function printedLines(
  lines: readonly string[],
  from: number,
  to: number,
): readonly { readonly line: Line; readonly row: number }[] {
  let y = 0;
  return lines.slice(from, to).flatMap((line, at) => {
    const text = withoutTabs(line);
    if (text.trim() === "" || RULE.test(text)) {
      y += EMPTY_LINE;
      return [];
    }
    y += LINE;
    const top = y;
    return [...text.matchAll(/\S+(?: \S+)*/gu)].map((phrase) => ({ line: lineOf(phrase, top), row: from + at }));
  });
}

/** Tabs as the spaces up to the next eighth column. */
const withoutTabs = (line: string): string =>
  line.includes("\t")
    ? line.split("\t").reduce((done, part) => done.padEnd(done.length + 8 - (done.length % 8)) + part)
    : line;

/** Words between wide gaps. A space between two of them is half as wide as it is long, so that they are of one cell. */
function lineOf(phrase: RegExpExecArray, y: number): Line {
  const { index, 0: text } = phrase;
  const place = { y, height: SIZE, baseline: y + SIZE * 0.8, size: SIZE, font: "", rtl: false, level: true };
  const pieces = [...text.matchAll(/\S+/gu)].map(({ index: at, 0: word }) => {
    const isLast = at + word.length === text.length;
    const x = (index + at) * CHARACTER;
    const width = (word.length + (isLast ? 0 : 0.5)) * CHARACTER;
    return { ...place, text: word, x, width, spaced: true, origin: [x, y] as const };
  });
  const { height, ...of } = place;
  return { ...of, pieces, x: index * CHARACTER, right: (index + text.length) * CHARACTER, bottom: y + height };
}
