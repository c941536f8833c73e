import { isInCapitals } from "../headings-by-look.ts";
import type { FoundCode } from "./code.ts";
import { BULLETS, isText, lineLength, lineText, type Line } from "./lines.ts";
import type { Piece } from "./page-text.ts";
import { rowsOf } from "./reading-order.ts";
import type { FoundTable } from "./tables/build-table.ts";
import { makeRow } from "./tables/cells.ts";
import { formFrom } from "./tables/forms.ts";
import type { TaggedBlock } from "./tags/tagged-blocks.ts";

/** Lines that belong together: a paragraph, a list item, or a table. */
export type Part =
  | { readonly kind: "text"; readonly lines: Line[]; readonly bullet: boolean }
  | { readonly kind: "table"; readonly table: FoundTable }
  | { readonly kind: "code"; readonly code: FoundCode };

const BULLET = new RegExp(
  String.raw`^(?:[${BULLETS}–—*-])(?:\s|$)|^(?:\(?\d{1,2}[.)]|\(?[a-z][.)]|\(?[ivx]{1,4}[.)])\s`,
  "u",
);
/** The sign before an item that says nothing by itself. */
const BARE = new RegExp(String.raw`^[${BULLETS}*–-]\s+`, "u");

export function makeParts(lines: readonly Line[]): Part[] {
  const parts: Part[] = [];
  let text: { kind: "text"; lines: Line[]; bullet: boolean } | undefined;
  for (const segment of segments(rowsOf(lines))) {
    const code = segment.rows[0]?.[0]?.code;
    if (code) {
      parts.push({ kind: "code", code });
      text = undefined;
      continue;
    }
    const table = segment.table && (segment.rows[0]?.[0]?.table ?? formFrom(segment.rows.map(makeRow)));
    if (table) {
      parts.push({ kind: "table", table });
      text = undefined;
      continue;
    }
    const own = segment.rows.flat();
    for (const [at, line] of own.entries()) {
      const edge = edgeOf(line, own.slice(at + 1, at + 1 + LOOKED_AHEAD));
      if (text && continuesParagraph(text.lines, line, edge)) text.lines.push(line);
      else {
        const isItem = beginsItem(line, text?.lines[0]) || BULLET.test(lineText(line));
        text = { kind: "text", lines: [line], bullet: line.level && isItem };
        parts.push(text);
      }
    }
  }
  return parts;
}

/** The first line of an item, as the tags tell; its other paragraphs are none. */
const beginsItem = (line: Line, before: Line | undefined): boolean =>
  blockOf(line)?.kind === "item" && (!before || blockOf(before) !== blockOf(line));

/** Characters of it, with the space behind it. */
export const bulletLength = (text: string): number => BARE.exec(text)?.[0].length ?? 0;

interface Segment {
  readonly table: boolean;
  readonly rows: Line[][];
}

/** Three rows of cells below each other (two when they are short) make a table; a lone row with a gap is a line. */
function segments(rows: readonly Line[][]): Segment[] {
  const result: Segment[] = [];
  let i = 0;
  while (i < rows.length) {
    if (isPlaced(rows[i])) {
      result.push({ table: true, rows: rows.slice(i, ++i) });
      continue;
    }
    const end = tableEnd(rows, i);
    const table = end - i >= 2 && rows.slice(i, end).filter((row) => row.length > 1).length >= 2;
    const stop = table ? end : i + 1;
    const last = result.at(-1);
    if (!table && last && !last.table) last.rows.push(...rows.slice(i, stop));
    else result.push({ table, rows: rows.slice(i, stop) });
    i = stop;
  }
  return result;
}

/** A table or code that was found already. */
const isPlaced = (row: readonly Line[] | undefined): boolean => row?.[0] !== undefined && !isText(row[0]);

function tableEnd(rows: readonly Line[][], from: number): number {
  const first = rows[from];
  if (!first || !isCells(first)) return from;
  let end = from + 1;
  let lastCells = end;
  for (; end < rows.length; end++) {
    const row = rows[end];
    const before = rows[end - 1];
    if (!row || !before || isPlaced(row) || !near(before, row)) break;
    if (isCells(row) && sharesColumns(first, row)) lastCells = end + 1;
    else if (!isCells(row) && !isContinuation(row, first)) break;
  }
  return lastCells;
}

function isCells(row: readonly Line[]): boolean {
  if (row.length < 2 || !row.every((line) => line.level && isText(line))) return false;
  return row.every((line, index) => index === 0 || line.x - (row[index - 1]?.right ?? 0) > line.size * 0.8);
}

function near(above: readonly Line[], below: readonly Line[]): boolean {
  const [a] = above;
  const [b] = below;
  return a !== undefined && b !== undefined && b.y >= a.y && b.baseline - a.baseline < Math.max(a.size, b.size) * 3.2;
}

function sharesColumns(first: readonly Line[], row: readonly Line[]): boolean {
  const shared = row.filter((cell) => first.some((head) => overlaps(head, cell))).length;
  return (
    shared >= Math.min(2, row.length) && Math.abs(first.length - row.length) <= Math.max(first.length, row.length) / 2
  );
}

/** A cell's second line. */
function isContinuation(row: readonly Line[], first: readonly Line[]): boolean {
  const [cell] = row;
  return (
    row.length === 1 &&
    cell !== undefined &&
    cell.level &&
    first.some((head, index) => index > 0 && overlaps(head, cell) && cell.x > (first[0]?.right ?? 0)) &&
    lineLength(cell) < 60
  );
}

function overlaps(a: Line, b: Line): boolean {
  return Math.min(a.right, b.right) - Math.max(a.x, b.x) > 0;
}

function continuesParagraph(lines: readonly Line[], next: Line, edge: number): boolean {
  const last = lines[lines.length - 1];
  const first = lines[0];
  if (!last || !first || last.level !== next.level) return false;
  const [block, own] = [blockOf(last), blockOf(next)];
  if (block !== own && !(isPlain(block) && isPlain(own) && midSentence(last, next))) return false;
  if (block?.kind === "heading") return true;
  if (!sameRow(last, next) && !isSameFilledText(last, next)) return false;
  if (!next.level) return next.font === last.font && Math.abs(next.x - last.x) < last.size * 3;
  const size = Math.max(last.size, next.size);
  if (Math.min(last.size, next.size) < size * 0.87) return sameRow(last, next);
  if (sameRow(last, next)) return true;
  // A heading right above another one, of a size hardly smaller.
  if (Math.min(last.size, next.size) < size * SAME_SIZE && !midSentence(last, next)) return false;
  // What stands to the left of a bullet is not of its item, unless its sentence goes on there.
  if (next.x < first.x - size * 0.5 && BARE.test(`${lineText(first)} `) && !midSentence(last, next)) return false;
  const gap = next.baseline - last.baseline;
  const leading = leadingOf(lines, last, next);
  if (gap <= 0 || gap > Math.max(leading * 1.25, size * 1.1)) return continuesInNextColumn(last, next, gap);
  if (next.isMarked || (BULLET.test(lineText(next)) && !midSentence(last, next))) return false;
  if (isAboveText(lines, next, edge)) return false;
  if (next.font !== last.font && lineText(last).length < 60 && !/[,;\p{Ll}-]$/u.test(lineText(last))) return false;
  const isEnded = ENDS_SENTENCE.test(lineText(last));
  if (isEnded && CLAUSE.test(lineText(next)) && Math.abs(next.x - first.x) < size * 0.5) return false;
  const ownEdge = Math.max(...lines.map((line) => line.right));
  const short = last.right < ownEdge - size * 4 && lines.length > 1;
  if (isEnded && (short || hadRoom(last, next, edge)) && /^[\p{Lu}\p{N}\p{Lo}“"(]/u.test(lineText(next))) return false;
  const indent = next.x - last.x;
  return !(indent > size * 0.9 && indent < size * 4 && lines.length > 1 && /[.!?:”")]$/.test(lineText(last)));
}

/** Share of a line's size that another line of its paragraph has at least, unless a sentence goes on there. */
const SAME_SIZE = 0.95;

/** Lines below one that tell how far the lines of its column reach. */
const LOOKED_AHEAD = 4;

/** How far a line and those below it in its column reach. */
const edgeOf = (line: Line, below: readonly Line[]): number =>
  Math.max(
    line.right,
    ...below
      .filter(({ x, size }) => Math.abs(x - line.x) < size && Math.abs(size - line.size) < 1)
      .map(({ right }) => right),
  );

const ENDS_SENTENCE = /[.!?:。！？"”')\]]$/;
/** "2.2 The" */
const CLAUSE = /^\p{Nd}{1,2}(?:\.\p{Nd}{1,2})+[.)]?\s+[“"(]?\p{Lu}/u;
const ENDS_AS_TEXT = /[.;,:!?)\]\p{Pd}]$/u;
/** "4 ", "4.1 " */
const NUMBERED = /^\p{Nd}{1,2}(?:\.\p{Nd}{1,2})*\.?\s+\p{Lu}/u;

/**
 * Whether lines are a heading right above `next`: set in another font or numbered, and broken though the next word had
 * room. `edge` is where the column ends.
 */
function isAboveText(lines: readonly Line[], next: Line, edge: number): boolean {
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last || lines.length > 2 || Math.abs(next.x - first.x) > first.size) return false;
  const [said, below] = [lineText(last), lineText(next)];
  if (ENDS_AS_TEXT.test(said) || !/^[\p{Lu}\p{Nd}]/u.test(below)) return false;
  const isNumbered = NUMBERED.test(lineText(first));
  const isSetApart = lines.every(({ pieces }) => pieces.every(({ font }) => font === first.font && font !== next.font));
  if (!isNumbered && !isSetApart && !(isInCapitals(said) && !isInCapitals(below))) return false;
  return hadRoom(last, next, edge);
}

/** Whether the first word of the next line would have had room behind a line. */
function hadRoom(line: Line, next: Line, edge: number): boolean {
  const text = lineText(next);
  const [word = ""] = text.split(" ");
  return line.right + ((next.right - next.x) / Math.max(1, text.length)) * (word.length + 1) < edge;
}

/** Between the lines of a paragraph; of its only row, what it may be to a line below the text that stands behind a label. */
function leadingOf(lines: readonly Line[], last: Line, next: Line): number {
  const size = Math.max(last.size, next.size);
  const rows = lines.filter((line, at) => at === 0 || line.baseline - (lines[at - 1]?.baseline ?? 0) > size * 0.5);
  const [first, ...below] = rows;
  if (below.length > 0) return (last.baseline - (first?.baseline ?? 0)) / below.length;
  return lines.length === 1 || Math.abs(next.x - last.x) < size * 0.5 ? size * 1.45 : 0;
}

/** The block that a line belongs to, as the tags of the PDF tell. */
export const blockOf = ({ pieces }: Line): TaggedBlock | undefined => pieces.find(({ block }) => block)?.block;

/** A paragraph, or text of which the tags tell nothing; some programs tag each line as a paragraph. */
const isPlain = (block: TaggedBlock | undefined): boolean => !block || block.kind === "paragraph";

/** What was filled into a field is a paragraph, and so is the line of its label. */
function isSameFilledText(last: Line, next: Line): boolean {
  const text = last.pieces[0]?.filled;
  const isOfIt = (piece: Piece) => piece.filled === text;
  return last.pieces.every(isOfIt) && next.pieces.every(isOfIt);
}

function sameRow(last: Line, next: Line): boolean {
  return (
    Math.abs(last.baseline - next.baseline) < Math.max(last.size, next.size) * 0.5 &&
    next.x >= last.right - 2 &&
    next.x - last.right < last.size * 3
  );
}

/** A sentence that breaks off at the foot of a column goes on at the head of the next. */
function continuesInNextColumn(last: Line, next: Line, gap: number): boolean {
  if (gap >= 0 || next.x < last.right - 2 || Math.abs(last.size - next.size) > 0.3 || last.font !== next.font)
    return false;
  return midSentence(last, next);
}

function midSentence(last: Line, next: Line): boolean {
  return /[\p{Ll},;-]$/u.test(lineText(last)) && /^\p{Ll}/u.test(lineText(next));
}
