import { dashedTables, isRule } from "./dashed-tables.ts";
import type { DocumentBuilder } from "./document-builder.ts";
import { drawnParts } from "./drawn-tables.ts";
import { labelLists } from "./label-lists.ts";
import type { Line } from "./pdf/lines.ts";
import type { FoundTable } from "./pdf/tables/build-table.ts";
import { isPhone } from "./pdf/tables/cells.ts";
import { tablesInCode } from "./pdf/tables/tables-in-code.ts";
import { gridOf } from "./pdf/tables/write-table.ts";
import { gutterTable } from "./gutters.ts";
import { type LineRange, paragraphRanges } from "./plain-text/paragraphs.ts";
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
      parts.push({ grid: table.grid });
      done = table.to;
    }
  keep(lines.length);
  return parts;
}

/** The text in parts: tables that are drawn with signs or aligned with spaces are grids, and `textOf` tells what other text is. */
export function tableParts(text: string, textOf: (text: string) => string = (own) => own): readonly AlignedPart[] {
  return drawnParts(text).flatMap((part) => {
    if ("grid" in part) return [part];
    return "framed" in part ? [{ text: `\n${part.framed}\n` }] : alignedParts(textOf(part.text));
  });
}

/** Writes code, and the tables in it as such. */
export function writeCode(builder: Pick<DocumentBuilder, "block" | "table">, code: string): void {
  for (const part of tableParts(code)) {
    if ("grid" in part) builder.table(part.grid);
    else if (part.text.trim() !== "") builder.block("code", part.text);
  }
}

/** Where lines with gaps stand below each other. */
function runsOf(lines: readonly string[]): readonly LineRange[] {
  const runs: LineRange[] = [];
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

interface AlignedTable extends LineRange {
  readonly grid: Grid;
}

/** The tables of a run; lines that only part of is found as one, or nothing, may be one by their gutters. */
function tablesIn(lines: readonly string[], from: number, to: number): readonly AlignedTable[] {
  const told: readonly AlignedTable[] = [...dashedTables(lines, from, to), ...labelLists(lines, from, to)];
  const found = printedTables(lines, from, to);
  const whole = paragraphRanges(lines, from, to).flatMap((paragraph): AlignedTable[] => {
    const within = found.filter((table) => table.from < paragraph.to && table.to > paragraph.from);
    const rows = within.reduce((sum, table) => sum + table.to - table.from, 0);
    if (within.length === 1 && rows >= (paragraph.to - paragraph.from) * MOST_OF_ROWS) return [];
    const table = gutterTable(lines.slice(paragraph.from, paragraph.to).map(withoutTabs));
    return table ? [{ grid: table.grid, from: paragraph.from + table.from, to: paragraph.to }] : [];
  });
  return [told, whole, found]
    .reduce((sure, tables) => [...sure, ...tables.filter((table) => !sure.some((of) => overlap(of, table)))])
    .toSorted((x, y) => x.from - y.from);
}

const overlap = (one: LineRange, other: LineRange): boolean => one.from < other.to && one.to > other.from;

/** Share of the lines below each other that are all of a table. */
const MOST_OF_ROWS = 0.9;

/** As the tables of a page are found, on which each character has the same width. */
function printedTables(lines: readonly string[], from: number, to: number): readonly AlignedTable[] {
  const printed = printedLines(lines, from, to);
  const rowOf = new Map<Line, number>(printed.map(({ line, row }) => [line, row]));
  const all = printed.map(({ line }) => line);
  const placed = (found: FoundTable): AlignedTable => {
    const rows = found.lines.map((line) => rowOf.get(line) ?? from).toSorted((x, y) => x - y);
    return { grid: gridOf(found), from: rows[0] ?? from, to: (rows.at(-1) ?? from) + 1 };
  };
  return tablesInCode(all)
    .map(placed)
    .toSorted((x, y) => x.from - y.from)
    .filter((table, at, sorted) => table.from >= (sorted[at - 1]?.to ?? 0));
}

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
    if (text.trim() === "" || isRule(text)) {
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
  const pieces = [...text.matchAll(isPhone(text) ? /.+/gu : /\S+/gu)].map(({ index: at, 0: word }) => {
    const isLast = at + word.length === text.length;
    const x = (index + at) * CHARACTER;
    const width = (word.length + (isLast ? 0 : 0.5)) * CHARACTER;
    return { ...place, text: word, x, width, spaced: true, origin: [x, y] as const };
  });
  const { height, ...of } = place;
  return { ...of, pieces, x: index * CHARACTER, right: (index + text.length) * CHARACTER, bottom: y + height };
}
