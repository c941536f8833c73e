import { byteView, type ByteView } from "../office/byte-view.ts";

/** A text of BIFF8 at this place (MS-XLS, 2.5.294): its count of characters takes one or two bytes. `end` is after it. */
export function shortText(view: ByteView, at: number, lengthBytes: 1 | 2): string {
  const count = lengthBytes === 1 ? view.u8(at) : view.u16(at);
  const isWide = (view.u8(at + lengthBytes) & 1) === 1;
  const start = at + lengthBytes + 1;
  return isWide ? view.utf16(start, count) : view.ansi(start, count, "latin1");
}

/** The shared texts of a workbook (MS-XLS, 2.4.265), whose record goes on in others. Throws `RangeError` when it ends early. */
export function readSharedTexts(pieces: readonly Uint8Array[]): string[] {
  const source = createPieces(pieces);
  source.skip(4);
  const count = source.u32();
  const texts: string[] = [];
  while (texts.length < count && source.hasMore()) texts.push(readText(source));
  return texts;
}

function readText(source: Pieces): string {
  const count = source.u16();
  const flags = source.u8();
  const runs = flags & 8 ? source.u16() : 0;
  const phonetic = flags & 4 ? source.u32() : 0;
  const text = source.characters(count, (flags & 1) === 1);
  source.skip(runs * 4 + phonetic);
  return text;
}

interface Pieces {
  hasMore(): boolean;
  u8(): number;
  u16(): number;
  u32(): number;
  skip(bytes: number): void;
  /** Where a text goes on in the next piece, that piece says anew how wide its characters are. */
  characters(count: number, isWide: boolean): string;
}

function createPieces(pieces: readonly Uint8Array[]): Pieces {
  let index = 0;
  let at = 0;
  let view = byteView(pieces[0] ?? new Uint8Array());
  const next = () => {
    index++;
    at = 0;
    const piece = pieces[index];
    if (!piece) throw new RangeError("the shared texts end early");
    view = byteView(piece);
  };
  const u8 = () => {
    while (at >= view.length) next();
    return view.u8(at++);
  };
  const u16 = () => u8() + u8() * 0x100;
  return {
    hasMore: () => at < view.length || index < pieces.length - 1,
    u8,
    u16,
    u32: () => u16() + u16() * 0x10000,
    skip(bytes) {
      for (let left = bytes; left > 0;) {
        const here = Math.min(left, view.length - at);
        at += here;
        left -= here;
        if (left > 0) next();
      }
    },
    characters(count, isWide) {
      const parts: string[] = [];
      let wide = isWide;
      for (let left = count; left > 0;) {
        if (at >= view.length) {
          next();
          wide = (view.u8(at++) & 1) === 1;
        }
        const here = Math.min(left, Math.floor((view.length - at) / (wide ? 2 : 1)));
        if (here === 0) throw new RangeError("a character is cut");
        parts.push(wide ? view.utf16(at, here) : view.ansi(at, here, "latin1"));
        at += here * (wide ? 2 : 1);
        left -= here;
      }
      return parts.join("");
    },
  };
}
