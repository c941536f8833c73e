import { UNIT_SCALE } from "../languages/table-words.ts";
import type { Block, ParsedDocument } from "../parsed-document.ts";
import { guessHeads, isPeriod, MOST_HEAD_ROWS } from "../tables/heads.ts";
import type { Table, TableCell } from "../tables/table.ts";

/**
 * Adds to each table what its format does not tell: which rows and columns are heads, its caption and its unit. A parser that
 * has seen how a table is printed knows whether it has heads: `areHeadsTold`.
 */
export function describeTables(parsed: ParsedDocument, { areHeadsTold = false } = {}): ParsedDocument {
  if (parsed.tables.length === 0) return parsed;
  const places = new Map(parsed.blocks.map((block, index) => [block.start, index]));
  const tables = parsed.tables.map((table) => {
    const above = parsed.blocks[(places.get(table.start) ?? 0) - 1];
    return describe(
      parsed.text,
      areHeadsTold,
      table,
      above && above.page === parsed.blocks[places.get(table.start) ?? 0]?.page ? above : undefined,
    );
  });
  return { ...parsed, tables };
}

function describe(text: string, areHeadsTold: boolean, given: Table, above: Block | undefined): Table {
  const table = withYearsApart(text, given);
  const rows = textsOf(text, table);
  const guessed = guessHeads(rows);
  // A format that calls the first of two columns the heads of rows tells that its first row is a pair like the others.
  const arePairs = table.columns === 2 && table.header_columns > 0;
  const told = table.header_rows || (areHeadsTold || arePairs ? 0 : guessed.header_rows);
  const header_rows = goesOnAsHead(rows, withRowsOfHeads(table, told));
  const lead = above && above.end - above.start <= LONGEST_CAPTION ? text.slice(above.start, above.end) : "";
  const caption = table.caption ?? (above && namesTable(above, lead) ? lead : null);
  const heads = rows.slice(0, header_rows).flatMap((row) => row.filter((_, column) => column === 0 || isAlone(row)));
  return {
    ...table,
    header_rows,
    header_columns: table.header_columns || guessed.header_columns,
    caption,
    unit: table.unit ?? firstUnit([...heads, caption ?? "", lead]),
  };
}

/** Years that stand close may come as one cell: where a row of heads has as many as there are columns, each takes its own. */
function withYearsApart(text: string, table: Table): Table {
  const first = Math.max(1, table.header_columns);
  const cells = Array.from({ length: table.rows }, (): TableCell[] => []);
  for (const cell of table.cells) cells[cell.row]?.push(cell);
  const apart = cells.flatMap((row) => {
    const values = row.filter(({ column }) => column >= first);
    if (values.length >= table.columns - first || !values.every(({ start }) => /[12]/.test(text[start] ?? "")))
      return row;
    const years = values.flatMap(({ start, end }) =>
      Array.from(text.slice(start, end).matchAll(/\S+/gu), ({ 0: year, index }) => ({ year, start: start + index })),
    );
    const isMeant =
      years.length > values.length &&
      years.length === table.columns - first &&
      values.every(({ row_span = 1 }) => row_span === 1) &&
      years.every(({ year }) => /^(?:19|20)\d\d$/u.test(year));
    if (!isMeant) return row;
    const own = years.map(({ start }, index) => ({
      row: row[0]?.row ?? 0,
      column: first + index,
      start,
      end: start + 4,
    }));
    return [...row.filter(({ column }) => column < first), ...own];
  });
  return apart.length === table.cells.length ? table : { ...table, cells: apart };
}

const LONGEST_CAPTION = 300;

function textsOf(text: string, { rows, columns, cells }: Table): readonly (readonly string[])[] {
  const texts = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ""));
  for (const { row, column, start, end } of cells) {
    const of = texts[row];
    if (of) of[column] = text.slice(start, end);
  }
  return texts;
}

const isAlone = (row: readonly string[]): boolean => row.filter((text) => text !== "").length === 1;

/** The rows that a cell of the first row reaches into are heads as well: "Product" beside "Price" above "1–49" and "50–199". */
function withRowsOfHeads({ rows, cells }: Table, told: number): number {
  const ends = cells.filter(({ row }) => row < told).map(({ row, row_span = 1 }) => row + row_span);
  const reached = Math.max(told, ...ends);
  return reached < rows && reached <= MOST_HEAD_ROWS ? reached : told;
}

/** Markdown and style sheets name one head row; a row of years below it is a second one. */
function goesOnAsHead(rows: readonly (readonly string[])[], told: number): number {
  let count = told;
  const isOfPeriods = (row: readonly string[] | undefined): boolean => {
    const values = row?.slice(1).filter((text) => text !== "") ?? [];
    return values.length > 0 && (row?.[0] ?? "") === "" && values.every(isPeriod);
  };
  while (count > 0 && count < rows.length - 1 && isOfPeriods(rows[count])) count++;
  return count;
}

/** A caption, or a line above that ends as one that leads to a table; both may stand in an item of a list. */
function namesTable({ kind }: Block, line: string): boolean {
  if (kind === "caption") return true;
  const isText = kind === "paragraph" || kind === "list_item";
  return isText && (/[:：]$/u.test(line) || /^\p{Lu}\p{L}*\s\d+(?:[.:]|\s[-–—])/u.test(line));
}

/** "in millions", "$ millions", "Dollars in thousands": the piece of the first text that names a scale. */
function firstUnit(texts: readonly string[]): string | null {
  for (const text of texts) {
    const pieces = text.split(/[()[\],;:\n]/u).map((piece) => piece.trim());
    const unit = pieces.find((piece) => piece.length <= LONGEST_UNIT && namesScale(piece));
    if (unit !== undefined) return unit;
  }
  return null;
}

const LONGEST_UNIT = 40;

const namesScale = (piece: string): boolean =>
  !/\p{N}/u.test(piece.replace("000", "")) &&
  piece
    .toLowerCase()
    .split(/[\s.]+/u)
    .some((word) => UNIT_SCALE.has(word));
