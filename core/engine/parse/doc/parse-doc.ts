import { DocumentError, type ParsedDocument } from "../../parsed-document.ts";
import type { ParseContext } from "../context.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { openContainer } from "../office/open-container.ts";
import { readSummary } from "../office/summary-information.ts";
import { createTableGatherer, writeAll } from "../office/table-gatherer.ts";
import { readFib, type Fib } from "./fib.ts";
import { formatAt, readLetterFormats, readParagraphFormats, type Formatted, type LetterFormat } from "./formatting.ts";
import { unlockDoc } from "./unlock-doc.ts";
import { splitParagraphs } from "./paragraphs.ts";
import { pieceAt, readPieces, readText, type Piece } from "./pieces.ts";
import { readStyleSheet } from "./style-sheet.ts";

/** Reads Word 6 to 2003 files: body, footnotes, endnotes and text boxes; headers, comments and deletions stay out. */
export async function parseDoc(
  bytes: Uint8Array<ArrayBuffer>,
  { report, signal, password }: ParseContext,
): Promise<ParsedDocument> {
  const container = await unlockDoc(openContainer(bytes), password);
  const fib = readFib(container);
  const pieces = readPieces(fib);
  const letters = readLetterFormats(fib);
  const hidden = letters.filter(({ properties }) => properties.isHidden);
  const text = blankHidden(readText(fib, pieces), pieces, hidden);
  signal.throwIfAborted();
  const formats = readParagraphFormats(fib);
  const style = readStyleSheet(fib);
  const builder = createDocumentBuilder();
  for (const [from, to] of shownRanges(fib, text.length)) {
    const table = createTableGatherer();
    let start = from;
    for (const paragraph of splitParagraphs(text, from, to)) {
      const format = formatAt(formats, offsetOf(pieces, paragraph.mark));
      const isBold = isAllBold(text, start, paragraph.mark, (at) => formatAt(letters, offsetOf(pieces, at)));
      start = paragraph.mark + 1;
      const rowEnd = paragraph.cell && (format ? format.rowEnd : paragraph.content.text === "" && !fib.word97);
      const inTable = paragraph.cell || (format?.inTable ?? false);
      if (inTable && !table.inside) openTable(table);
      if (!inTable && table.inside) writeAll(builder, table.close());
      if (rowEnd) table.row();
      if (rowEnd) table.cell();
      if (rowEnd) continue;
      const kind =
        (format && style(format.style)) ??
        (format?.listed ? { kind: "list_item" as const, level: format.listLevel + 1 } : outlined(format?.outline));
      const block = { ...kind, content: { ...paragraph.content, look: { isBold } } };
      if (!table.inside) writeAll(builder, [block]);
      else if (block.content.text !== "") table.add(block);
      if (paragraph.cell) table.cell();
    }
    if (table.inside) writeAll(builder, table.close());
  }
  report({ phase: "reading", done: bytes.length, total: bytes.length, unit: "bytes" });
  if (builder.empty && fib.counts.text > 1_000)
    throw new DocumentError("This file is damaged: its text cannot be found.");
  return builder.finish(readSummary(container));
}

/** Where the character at `position` lies in the main stream; no place where the file lacks it. */
function offsetOf(pieces: readonly Piece[], position: number): number {
  const piece = pieceAt(pieces, position);
  return piece ? piece.offset + (position - piece.from) * piece.width : -1;
}

/** Whether all letters of a paragraph are bold; of a long one its first and its last tell. */
function isAllBold(
  text: string,
  from: number,
  to: number,
  formatOf: (at: number) => LetterFormat | undefined,
): boolean {
  const letters: number[] = [];
  for (let at = from; at < to && at - from < LONGEST_LINE; at++)
    if (/[\p{L}\p{N}]/u.test(text.charAt(at))) letters.push(at);
  if (to - from > LONGEST_LINE) letters.splice(1, letters.length, to - 1);
  return letters.length > 0 && letters.every((at) => formatOf(at)?.isBold === true);
}

/** Characters of a line that may be a heading. */
const LONGEST_LINE = 120;

function openTable(table: ReturnType<typeof createTableGatherer>): void {
  table.open();
  table.row();
  table.cell();
}

function outlined(outline = 9): { readonly kind: "heading" | "paragraph"; readonly level?: number } {
  return outline < 9 ? { kind: "heading", level: Math.min(6, outline + 1) } : { kind: "paragraph" };
}

/** Body, footnotes, endnotes, text boxes, in that order. */
function shownRanges({ counts }: Fib, length: number): [number, number][] {
  const footnotes = counts.text;
  const endnotes = footnotes + counts.footnotes + counts.headers + counts.macros + counts.annotations;
  const textBoxes = endnotes + counts.endnotes;
  const ranges: [number, number][] = [
    [0, counts.text],
    [textBoxes, textBoxes + counts.textBoxes],
    [footnotes, footnotes + counts.footnotes],
    [endnotes, endnotes + counts.endnotes],
  ];
  return ranges
    .map(([from, to]): [number, number] => [Math.min(from, length), Math.min(to, length)])
    .filter(([from, to]) => to > from);
}

/** Hidden characters become zeros, which mean nothing; marks stay, so that the structure does. */
function blankHidden(text: string, pieces: readonly Piece[], hidden: readonly Formatted<LetterFormat>[]): string {
  if (hidden.length === 0) return text;
  const parts: string[] = [];
  let written = 0;
  for (const piece of pieces) {
    const end = piece.offset + (piece.to - piece.from) * piece.width;
    for (const range of hidden) {
      if (range.to <= piece.offset || range.from >= end) continue;
      const from = piece.from + Math.floor((Math.max(range.from, piece.offset) - piece.offset) / piece.width);
      const to = piece.from + Math.floor((Math.min(range.to, end) - piece.offset) / piece.width);
      if (from < written) continue;
      // oxlint-disable-next-line no-control-regex
      parts.push(text.slice(written, from), text.slice(from, to).replace(/[^\u0007\r\u000c\u0013-\u0015]/g, "\0"));
      written = to;
    }
  }
  return parts.join("") + text.slice(written);
}
