import type { Passage } from "../../engine.ts";
import type { Quotation } from "./draft.ts";
import { isTableRow } from "./sentences.ts";

/** A row of a table, each cell with the head of its column. */
export interface TableRow {
  readonly cells: readonly { readonly head: string; readonly cell: Quotation }[];
}

/** The row with its column heads; null where the words are no row, or the row names the columns itself. */
export function tableRowOf({ passage, start, end }: Quotation): TableRow | null {
  const { content } = passage;
  const [from, to] = [start - passage.start, end - passage.start];
  if (!isTableRow(content.slice(from, to))) return null;
  const first = firstRowOf(content, from);
  const heads = first === from ? [] : cellsOf(passage, first, lineEnd(content, first));
  const cells = cellsOf(passage, from, to).flatMap((cell, column) =>
    cell.end > cell.start ? [{ head: textOf(heads[column]), cell }] : [],
  );
  return cells.length > 0 ? { cells } : null;
}

const textOf = (cell: Quotation | undefined): string =>
  cell === undefined ? "" : cell.passage.content.slice(cell.start - cell.passage.start, cell.end - cell.passage.start);

function lineEnd(content: string, from: number): number {
  const end = content.indexOf("\n", from);
  return end < 0 ? content.length : end;
}

function firstRowOf(content: string, at: number): number {
  let start = at;
  for (;;) {
    const end = start - 1;
    const before = content.lastIndexOf("\n", end - 1) + 1;
    if (end <= 0 || content[end] !== "\n" || !isTableRow(content.slice(before, end))) return start;
    start = before;
  }
}

function cellsOf(passage: Passage, from: number, to: number): readonly Quotation[] {
  const cells: Quotation[] = [];
  let start = from;
  for (const piece of passage.content.slice(from, to).split(" | ")) {
    const text = piece.trim();
    const begin = passage.start + start + (piece.length - piece.trimStart().length);
    cells.push({ passage, start: begin, end: begin + text.length });
    start += piece.length + 3;
  }
  return cells;
}
