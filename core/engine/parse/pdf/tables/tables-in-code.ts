import type { Line } from "../lines.ts";
import { buildTable, type FoundTable } from "./build-table.ts";
import { findRegions } from "./find-tables.ts";
import { findTextTables } from "./text-tables.ts";

/** Rows of values that a table of numbers has at least, below its heads. */
const LEAST_ROWS = 3;
/** Columns of a table of words: two are a list with explanations. */
const LEAST_COLUMNS = 3;
/** Share of the cells that may hold signs only: others are drawings, or code. */
const MOST_SIGNS = 0.2;

/**
 * Tables among lines of which each character has the same width: with heads if they are of numbers, and of three columns if
 * they are of words. Code and options of a program often look like one.
 */
export function tablesInCode(lines: readonly Line[]): FoundTable[] {
  const ofNumbers = findRegions(lines)
    .map(buildTable)
    .filter((found) => found !== null)
    .filter(isHeaded);
  const used = new Set(ofNumbers.flatMap((found) => found.lines));
  const ofWords = findTextTables(lines.filter((line) => !used.has(line))).filter(
    ({ rows }) => (rows[0]?.length ?? 0) >= LEAST_COLUMNS,
  );
  return [...ofNumbers, ...ofWords.map(withSureHeads)].filter((found) => !isDrawing(found));
}

/** A table of words without the heads that its first row is not: options of a program have none. */
function withSureHeads(found: FoundTable): FoundTable {
  return standsApart(found) || namesColumns(found) ? found : { ...found, headerRows: 0 };
}

/** Of the distance between other rows, how far the first is from the second if something stands between: a rule, or an empty line. */
const APART = 1.5;

function standsApart({ rows }: FoundTable): boolean {
  const tops = rows.map((row) => Math.min(...row.flatMap(({ pieces }) => pieces.map(({ baseline }) => baseline))));
  const gaps = tops.slice(1).map((top, at) => top - (tops[at] ?? top));
  return (gaps[0] ?? 0) > Math.min(...gaps.slice(1)) * APART;
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
