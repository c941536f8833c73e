import { withoutMarksOfAsides } from "./asides.ts";
import { tameLines, withoutPictureData } from "./tame.ts";

/** Enough for a section; the reader's time and memory grow faster than its input, so pieces are small. */
const PIECE = 12_000;
/** A block longer than this is cut between its lines. */
const MOST = 24_000;
/** Text of a long code block handed over at once. */
const CODE = 60_000;
const LONGEST_TABLE_HEAD = 2000;

export interface MarkdownPiece {
  readonly source: string;
  /** The inside of a long code block: text as it is. */
  readonly code: boolean;
  /** The piece goes on with a table; its header stands in front again, only so that the rows are read as such. */
  readonly continuesTable: boolean;
  /** Characters of the file it stands for. */
  readonly size: number;
}

/**
 * Cuts a text before headings and at blank lines, long blocks between their lines, so that the time a piece takes is
 * bounded whatever is in it and progress can be told between pieces.
 */
export function* splitMarkdown(given: string): Generator<MarkdownPiece> {
  let lines: string[] = [];
  let size = 0;
  let fence: string | null = null;
  let inLongFence = false;
  let before = "";
  let tableHead: string | null = null;
  let continuesTable = false;

  const take = (): MarkdownPiece => {
    const piece = { source: lines.join("\n"), code: inLongFence, continuesTable, size };
    lines = [];
    size = 0;
    continuesTable = false;
    return piece;
  };

  for (const line of tameLines(withoutPictureData(given))) {
    const mark: string | undefined = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    const closes = fence !== null && mark?.startsWith(fence) === true && line.trim() === mark;
    if (inLongFence) {
      if (closes || size > CODE) yield take();
      if (closes) inLongFence = false;
    } else if (
      size > 0 && fence !== null ? size > MOST : endsPiece(line, before, size, mark !== undefined, tableHead !== null)
    ) {
      const inTable = tableHead !== null && isRow(line);
      yield take();
      inLongFence = fence !== null;
      if (inTable && tableHead !== null) lines.push(tableHead);
      continuesTable = inTable;
    }
    if (closes) fence = null;
    else if (fence === null && mark) fence = mark;
    tableHead =
      fence !== null || !isRow(line)
        ? null
        : isDelimiter(line) && isRow(before) && before.length + line.length < LONGEST_TABLE_HEAD
          ? `${before}\n${line}`
          : tableHead;
    // The mark that ends a long code block is no part of its text, and nothing is open any more.
    if (!(closes && lines.length === 0 && size === 0)) lines.push(fence === null ? withoutMarksOfAsides(line) : line);
    size += line.length + 1;
    before = line;
  }
  if (lines.length > 0) yield take();
}

function endsPiece(line: string, before: string, size: number, opensCode: boolean, inTable: boolean): boolean {
  if (size <= PIECE / 2) return false;
  if (opensCode || /^#{1,6} /.test(line)) return true;
  if (size <= PIECE) return false;
  const flush = /^\S/.test(line);
  if (before.trim() === "" && flush) return true;
  return size > MOST && (flush || inTable || size > MOST * 1.5);
}

function isRow(line: string): boolean {
  return line.includes("|");
}

function isDelimiter(line: string): boolean {
  return /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/.test(line);
}
