import type { Line } from "../lines.ts";
import { hasLetters, makeRows, type Cell, type Row } from "./cells.ts";
import { overlap } from "./columns.ts";

/** Rows of one table, from its first head to its last row of values. */
export type Region = readonly Row[];

/** Rows further apart than this many times their size belong to two tables. */
const FAR = 3.5;
/** Times the size of a table's words that a heading among its rows is set at least. */
const LARGER = 1.15;
const MAX_HEAD_ROWS = 8;
const MAX_LABEL_ROWS = 4;
/** More in one row are made to harm. */
const MOST_CELLS = 60;
const LONGEST_HEAD = 80;
const LONGEST_LABEL = 130;

/** Finds the tables with numbers among the lines of a page, or of one column of it. */
export function findRegions(lines: readonly Line[]): Region[] {
  const rows = makeRows(lines);
  const regions: Region[] = [];
  let free = 0;
  for (let at = 0; at < rows.length; at++) {
    if (!isBody(rows[at])) continue;
    const end = regionEnd(rows, at);
    const bodies = rows.slice(at, end);
    const start = headStart(rows, at, free, { ...zoneOf(bodies), labels: labelsIn(bodies) });
    const region = rows.slice(start, end);
    if (isTable(region, rows.slice(at, end))) {
      regions.push(region);
      free = end;
    }
    at = end - 1;
  }
  return regions;
}

/** A label and its values, or values beside each other. */
function isBody(row: Row | undefined): row is Row {
  if (!row || row.cells.length < 2 || row.cells.length > MOST_CELLS) return false;
  const [first, ...others] = row.cells;
  const values = others.filter((cell) => cell.kind !== "text").length;
  if (!first || values === 0) return false;
  if (first.kind === "text")
    return hasLetters(first.text) && first.text.length < 200 && (values >= 2 || values >= others.length / 2);
  return values >= others.length / 2;
}

/** Years or dates, nothing counted: the heads of columns. Times are heads where they have no name, as in a timetable of lessons. */
export function isHead(row: Row): boolean {
  const areTimes = row.cells.every(({ kind }) => kind === "time");
  return (
    row.cells.length > 0 &&
    row.cells.length <= MOST_CELLS &&
    row.cells.every(
      ({ kind, text }) => kind !== "number" && (kind !== "time" || areTimes) && text.length <= LONGEST_HEAD,
    )
  );
}

/** Whether a row has numbers, or a name and times. */
export const isCounted = (row: Row): boolean =>
  row.cells.some(({ kind }) => kind === "number" || (kind === "time" && !isHead(row)));

const isTable = (region: Region, bodies: Region) =>
  region.some(isCounted) && (bodies.filter(isBody).length >= 2 || region.length > bodies.length);

/** Where the values stand: right of the labels. */
export function zoneOf(rows: readonly Row[]): { readonly x: number; readonly right: number } {
  let x = Infinity;
  let right = -Infinity;
  for (const row of rows) {
    row.cells.forEach((cell, index) => {
      if (cell.kind === "text" || (index === 0 && row.cells.length > 1)) return;
      x = Math.min(x, cell.x);
      right = Math.max(right, cell.right);
    });
  }
  return { x, right };
}

/** Index behind the last row of the table whose first row of values is at `from`. */
function regionEnd(rows: readonly Row[], from: number): number {
  let end = from + 1;
  let labels = 0;
  let counted = !isHead(rows[from] as Row);
  let zone = zoneOf(rows.slice(from, end));
  let largest = rows[from]?.size ?? 0;
  for (let at = end; at < rows.length; at++) {
    const row = rows[at];
    const before = rows[at - 1];
    if (!row || !before || row.baseline - before.baseline > Math.max(row.size, before.size) * FAR) break;
    if (isBody(row)) {
      const head = isHead(row);
      if (head && counted) break;
      counted ||= !head;
    } else if (!isValueAlone(row, zone)) {
      if (isHeading(row, largest)) break;
      if (!isLabel(row, zone) || ++labels > MAX_LABEL_ROWS) break;
      continue;
    }
    labels = 0;
    end = at + 1;
    largest = Math.max(largest, row.size);
    const own = zoneOf([row]);
    zone = { x: Math.min(zone.x, own.x), right: Math.max(zone.right, own.right) };
  }
  return withWrappedLabel(rows, end, zone);
}

/** One line that is set larger than the rows of a table above it, the largest of which is given, and names none of its parts. */
export const isHeading = ({ cells, size }: Row, largest: number): boolean =>
  cells.length === 1 && !/[:：]$/u.test(cells[0]?.text ?? "") && size >= largest * LARGER;

/** A total without words. */
function isValueAlone(row: Row, zone: { readonly x: number; readonly right: number }): boolean {
  return row.cells.every((cell) => cell.kind !== "text" && cell.x >= zone.x - row.size * 2 && overlap(cell, zone) > 0);
}

/** A section's name, or a part of a label that goes over several lines; no running text. */
function isLabel(row: Row, zone: { readonly x: number; readonly right: number }): boolean {
  const [cell] = row.cells;
  if (!cell || cell.text.length > LONGEST_LABEL) return false;
  if (row.cells.length > 1) return row.cells.every((one) => one.text.length < LONGEST_HEAD);
  if (cell.right <= zone.x + row.size) return true;
  return cell.right < zone.right - row.size * 3 && !/[.;]$/.test(cell.text);
}

/** The second line of the last label: nothing follows that it could be the name of. */
function withWrappedLabel(rows: readonly Row[], end: number, zone: { readonly x: number }): number {
  const row = rows[end];
  const last = rows[end - 1];
  const [cell] = row?.cells ?? [];
  if (!row || !last || !cell || row.cells.length > 1) return end;
  const continues = /^\p{Ll}/u.test(cell.text) && cell.right <= zone.x;
  return continues && row.baseline - last.baseline < row.size * 1.8 ? end + 1 : end;
}

/** Index of the first row of heads above the values. */
function headStart(
  rows: readonly Row[],
  body: number,
  free: number,
  zone: { readonly x: number; readonly right: number; readonly labels: number },
): number {
  let start = body;
  for (let at = body - 1; at >= Math.max(free, body - MAX_HEAD_ROWS); at--) {
    const row = rows[at];
    const below = rows[at + 1];
    if (!row || !below || below.baseline - row.baseline > Math.max(row.size, below.size) * FAR) break;
    if (standsOver(row, zone)) start = at;
    else if (!isLabel(row, zone)) break;
  }
  return start;
}

/** Heads stand over the values; the cells beside them name the labels or the unit. */
function standsOver(row: Row, zone: { readonly x: number; readonly right: number; readonly labels: number }): boolean {
  if (!isHead(row)) return false;
  const over = row.cells.filter((cell) => isOver(cell, zone, row));
  return over.length > 0 && row.cells.length - over.length <= zone.labels;
}

/** Cells at the left of a row that are its label: a number and a name are two, as in an invoice. */
function labelsIn(rows: readonly Row[]): number {
  const isNumbered = ({ cells: [first, second] }: Row): boolean =>
    first?.kind === "number" && second?.kind === "text" && hasLetters(second.text);
  return rows.filter(isNumbered).length * 2 > rows.length ? 2 : 1;
}

/** Times its size that a head begins before the values; one of several is longer than short values that end with it. */
const BEFORE = { alone: 5, ofSeveral: 8 };

function isOver(cell: Cell, zone: { readonly x: number; readonly right: number }, { size, cells }: Row): boolean {
  return (
    cell.x >= zone.x - size * (cells.length > 1 ? BEFORE.ofSeveral : BEFORE.alone) &&
    overlap(cell, { x: zone.x - size * 2, right: zone.right + size * 2 }) > 0
  );
}
