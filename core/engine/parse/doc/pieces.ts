import { DocumentError } from "../../parsed-document.ts";
import type { Fib } from "./fib.ts";

/** Characters `from` to `to` lie in the main stream from `offset` on. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
  /** Bytes a character: 1 or 2. */
  readonly width: 1 | 2;
}

const MAX_CHARACTERS = 20_000_000;

/** The piece table (MS-DOC 2.4.1): a document saved fast is a patchwork of old and new text. */
export function readPieces(fib: Fib): Piece[] {
  const plc = findPieceTable(fib);
  const pieces = plc ? readTable(fib, plc.at, plc.length) : [];
  if (pieces.length > 0) return pieces;
  const total = Object.values(fib.counts).reduce((sum, count) => sum + count, 0);
  if (fib.word97 || total === 0) throw new DocumentError("This file is damaged: its text cannot be found.");
  return [{ from: 0, to: Math.min(total, fib.main.length - fib.textStart), offset: fib.textStart, width: 1 }];
}

function findPieceTable({ table, clx }: Fib): { readonly at: number; readonly length: number } | null {
  let at = clx.at;
  const end = clx.at + clx.length;
  while (at < end) {
    const kind = table.u8(at);
    if (kind === 2) return { at: at + 5, length: table.u32(at + 1) };
    if (kind !== 1) return null;
    at += 3 + table.u16(at + 1);
  }
  return null;
}

function readTable({ table, word97, main }: Fib, at: number, length: number): Piece[] {
  const count = Math.floor((Math.min(length, table.length - at) - 4) / 12);
  const pieces: Piece[] = [];
  let total = 0;
  for (let i = 0; i < count; i++) {
    const from = table.u32(at + i * 4);
    const to = table.u32(at + i * 4 + 4);
    const fc = table.u32(at + (count + 1) * 4 + i * 8 + 2);
    const packed = word97 ? (fc & 0x40000000) !== 0 : true;
    const offset = !word97 ? fc : packed ? (fc & 0x3fffffff) >> 1 : fc & 0x3fffffff;
    const width = packed ? 1 : 2;
    if (to <= from || offset >= main.length) continue;
    const fitting = Math.min(to, from + Math.floor((main.length - offset) / width));
    total += fitting - from;
    if (total > MAX_CHARACTERS) throw new DocumentError("This document holds more text than can be read.");
    pieces.push({ from, to: fitting, offset, width });
  }
  return pieces.sort((a, b) => a.from - b.from);
}

/** All text by character position; positions no piece covers become spaces. */
export function readText({ main, encoding }: Fib, pieces: readonly Piece[]): string {
  const parts: string[] = [];
  let length = 0;
  for (const { from, to, offset, width } of pieces) {
    if (from > length && from - length < 1_000_000) {
      parts.push(" ".repeat(from - length));
      length = from;
    }
    const units = to - from;
    const text = width === 2 ? main.utf16(offset, units) : main.ansi(offset, units, encoding);
    // Two-byte code pages give fewer characters than positions; ranges stay true when padded.
    parts.push(text.length < units ? text + "\0".repeat(units - text.length) : text);
    length += units;
  }
  return parts.join("");
}

export function pieceAt(pieces: readonly Piece[], position: number): Piece | undefined {
  let low = 0;
  let high = pieces.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const piece = pieces[middle];
    if (!piece) return undefined;
    if (position < piece.from) high = middle - 1;
    else if (position >= piece.to) low = middle + 1;
    else return piece;
  }
  return undefined;
}
