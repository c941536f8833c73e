import type { ParsedDocument } from "../parsed-document.ts";
import type { Table, TableCell } from "./table.ts";

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Characters; the heads of wide tables would outweigh the rows. */
const MOST = 400;

/**
 * What a piece of text says only together with a table that begins before it: the table's caption, the heads of its columns
 * and the name of the group of rows that the piece begins in. Null where it begins in no table.
 */
export function headContexts({
  text,
  tables,
}: Pick<ParsedDocument, "text" | "tables">): (piece: Range) => string | null {
  const read = new Map<Table, ReadHeads>();
  let next = 0;
  return (piece) => {
    while ((tables[next]?.end ?? Infinity) <= piece.start) next++;
    const parts: string[] = [];
    for (let at = next; (tables[at]?.start ?? Infinity) < piece.end; at++) {
      const table = tables[at];
      if (!table) break;
      const heads = read.get(table) ?? readHeads(text, table);
      read.set(table, heads);
      parts.push(...missing(table, heads, piece).map(({ start, end }) => text.slice(start, end)));
      if (table.caption !== null && !text.slice(piece.start, piece.end).includes(table.caption))
        parts.unshift(table.caption);
    }
    return parts.length === 0 ? null : parts.join(" | ").slice(0, MOST).toWellFormed();
  };
}

interface ReadHeads {
  readonly heads: readonly TableCell[];
  /** Rows that have a name and no values, in order. */
  readonly groups: readonly TableCell[];
}

function readHeads(text: string, table: Table): ReadHeads {
  const width = Math.max(1, table.header_columns);
  const heads = table.cells.filter(
    ({ row, start, end }) => row < table.header_rows && text.slice(start, end).trim() !== "",
  );
  const hasValue = new Set(table.cells.flatMap(({ row, column }) => (column >= width ? [row] : [])));
  const groups = table.cells.filter(({ row }) => row >= table.header_rows && !hasValue.has(row));
  return { heads, groups };
}

function missing(table: Table, { heads, groups }: ReadHeads, piece: Range): readonly TableCell[] {
  if (table.start >= piece.start) return [];
  const group = groups.findLast(({ start }) => start < piece.start);
  return [...heads.filter(({ start }) => start < piece.start), ...(group ? [group] : [])];
}
