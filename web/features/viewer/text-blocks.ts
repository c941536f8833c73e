export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly marked: boolean;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A block's range cut at the edges of the mark. */
export function splitByMark(block: Span, mark: Span | undefined): readonly Piece[] {
  const from = Math.max(block.start, mark?.start ?? block.end);
  const to = Math.min(block.end, mark?.end ?? block.end);
  if (from >= to) return [{ start: block.start, end: block.end, marked: false }];
  const pieces = [
    { start: block.start, end: from, marked: false },
    { start: from, end: to, marked: true },
    { start: to, end: block.end, marked: false },
  ];
  return pieces.filter(({ start, end }) => start < end);
}

const RULE = /^\s*\|?[\s:|-]+\|?\s*$/;

/** Cells of a table written as text, a line a row, cells divided by tabs or bars. */
export function tableRows(source: string, block: Span): readonly (readonly Span[])[] {
  const rows: Span[][] = [];
  let start = block.start;
  for (const line of source.slice(block.start, block.end).split("\n")) {
    if (line.trim() && !(line.includes("-") && RULE.test(line))) rows.push(cellsOf(line, start));
    start += line.length + 1;
  }
  return rows;
}

function cellsOf(line: string, offset: number): Span[] {
  const divider = line.includes("\t") ? "\t" : "|";
  const cells: Span[] = [];
  let start = 0;
  for (const cell of line.split(divider)) {
    cells.push({ start: offset + start, end: offset + start + cell.length });
    start += cell.length + 1;
  }
  if (divider === "|" && line.trimStart().startsWith("|")) cells.shift();
  if (divider === "|" && line.trimEnd().endsWith("|")) cells.pop();
  return cells;
}
