import { isRightToLeft, shareBefore } from "./glyph-widths.ts";
import type { ParsedDocument, TextRuns } from "./parsed-document.ts";

export interface Mark {
  /** 1-based. */
  readonly page: number;
  /** PDF points from the top left corner of the page as shown. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PlacedText {
  readonly text: string;
  readonly runs: TextRuns;
}

/** The rectangles of the range on its pages, one per line of text; empty where there are none (all formats but PDF). */
export function marksFor({ text, runs }: Pick<ParsedDocument, "text" | "runs">, start: number, end: number): Mark[] {
  if (!runs || end <= start) return [];
  const marks: Mark[] = [];
  for (let i = firstRunEndingAfter(runs, start); i < runs.start.length && at(runs.start, i) < end; i++) {
    const mark = clip({ text, runs }, i, start, end);
    const last = marks.at(-1);
    if (last && onOneLine(last, mark)) marks[marks.length - 1] = union(last, mark);
    else marks.push(mark);
  }
  return marks;
}

/** A piece of a line on its page, with its range of the text. */
export interface RunMark extends Mark {
  readonly start: number;
  readonly end: number;
  /** The box of a part of it; UTF-16 offsets into the text. */
  part(text: string, start: number, end: number): Mark;
}

/** The pieces of lines of a page, in the order of the text. Pages from 1. */
export function runMarks(runs: TextRuns, page: number): RunMark[] {
  const found: RunMark[] = [];
  runs.page.forEach((each, index) => {
    if (each !== page) return;
    const [x, y, width, height] = boxOf(runs, index);
    const part = (text: string, start: number, end: number) => clip({ text, runs }, index, start, end);
    found.push({ page, x, y, width, height, start: at(runs.start, index), end: at(runs.end, index), part });
  });
  return found;
}

/** Runs do not overlap, so their ends ascend as their starts do. */
function firstRunEndingAfter(runs: TextRuns, offset: number): number {
  let low = 0;
  let high = runs.end.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(runs.end, middle) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Part of a run's box along its longer side, by how wide its characters are. */
function clip({ text, runs }: PlacedText, index: number, start: number, end: number): Mark {
  const from = at(runs.start, index);
  const own = text.slice(from, at(runs.end, index));
  const [x, y, width, height] = boxOf(runs, index);
  const page = at(runs.page, index);
  const upright = height > width && own.length > 1;
  const share = isFixedPitch(runs, index, upright) ? shareOfLength : shareBefore;
  const first = share(own, Math.max(0, start - from));
  const last = share(own, Math.min(own.length, end - from));
  if (upright) return { page, x, y: y + height * first, width, height: height * (last - first) };
  const left = isRightToLeft(own) ? 1 - last : first;
  return { page, x: x + width * left, y, width: width * (last - first), height };
}

const shareOfLength = (text: string, before: number): number => before / text.length;

/** Runs looked at on each side of one to tell how its font is spaced, and how many at least must have the same pitch. */
const NEAR = 5;
const ALIKE = 3;
/** Characters that a run must have for its pitch to say anything. */
const LONG = 8;

/** Whether the lines around it give each character the same room, as those of a program's text do. */
function isFixedPitch(runs: TextRuns, index: number, upright: boolean): boolean {
  const pitchOf = (each: number) => {
    const length = at(runs.end, each) - at(runs.start, each);
    const [, , width, height] = boxOf(runs, each);
    return { length, pitch: (upright ? height : width) / length, size: upright ? width : height };
  };
  const own = pitchOf(index);
  let alike = 0;
  for (let each = Math.max(0, index - NEAR); each <= Math.min(runs.start.length - 1, index + NEAR); each++) {
    const other = pitchOf(each);
    if (each === index || other.length < LONG || !isNear(other.size, own.size)) continue;
    if (!isNear(other.pitch, own.pitch)) return false;
    alike += 1;
  }
  return alike >= ALIKE;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 0.01 * Math.max(a, b);

function boxOf({ boxes }: TextRuns, index: number): readonly [x: number, y: number, width: number, height: number] {
  const [x = 0, y = 0, width = 0, height = 0] = boxes.subarray(index * 4, index * 4 + 4);
  return [x, y, width, height];
}

function onOneLine(a: Mark, b: Mark): boolean {
  if (a.page !== b.page) return false;
  const overlap = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const gap = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  return overlap > Math.min(a.height, b.height) / 2 && gap < Math.max(a.height, b.height) * 2;
}

function union(a: Mark, b: Mark): Mark {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    page: a.page,
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

const at = (values: ArrayLike<number>, index: number): number => values[index] ?? 0;
