export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly marked: boolean;
  /** The index of the found place it belongs to. */
  readonly place?: number;
  /** The index of the highlight it belongs to; of several the one that begins last. */
  readonly highlight?: number;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * A block's range cut at the edges of the mark, of highlights, and of found places, which are in order and do not overlap.
 */
export function splitByMark(
  block: Span,
  mark: Span | undefined,
  places: readonly Span[] = [],
  highlights: readonly Span[] = [],
): readonly Piece[] {
  const touching = highlights.filter((span) => span.start < block.end && span.end > block.start);
  const inBlock = placesIn(block, places);
  const edges = [block.start, block.end];
  for (const span of [mark, ...touching, ...inBlock.map(({ span }) => span)]) {
    if (span) edges.push(...[span.start, span.end].filter((edge) => edge > block.start && edge < block.end));
  }
  edges.sort((a, b) => a - b);
  const isIn = (start: number, end: number, span: Span) => span.start <= start && end <= span.end;
  return edges.slice(1).flatMap((end, index) => {
    const start = edges[index] ?? end;
    if (start >= end) return [];
    const place = inBlock.find(({ span }) => isIn(start, end, span))?.place;
    const own = touching.findLast((span) => isIn(start, end, span));
    return [
      {
        start,
        end,
        marked: mark !== undefined && isIn(start, end, mark),
        ...(place !== undefined && { place }),
        ...(own && { highlight: highlights.indexOf(own) }),
      },
    ];
  });
}

/** The places that touch the block, each with its index. */
function placesIn(block: Span, places: readonly Span[]): { readonly span: Span; readonly place: number }[] {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.end ?? 0) <= block.start) low = middle + 1;
    else high = middle;
  }
  const found = [];
  for (let place = low; place < places.length; place++) {
    const span = places[place];
    if (!span || span.start >= block.end) break;
    found.push({ span, place });
  }
  return found;
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
