import { DocumentError } from "../../parsed-document.ts";
import type { Container } from "../office/open-container.ts";
import { byteView, type ByteView } from "../office/byte-view.ts";
import { encodingOfCodePage } from "../office/code-page.ts";

/** Where things are in a Word file (MS-DOC 2.5, and its like in Word 6 and 95). */
export interface Fib {
  /** The WordDocument stream; text and formatted pages lie in it. */
  readonly main: ByteView;
  /** The table stream; in Word 6 and 95 the same as `main`. */
  readonly table: ByteView;
  readonly word97: boolean;
  /** Characters of each part of the text, one after the other. */
  readonly counts: {
    readonly text: number;
    readonly footnotes: number;
    readonly headers: number;
    readonly macros: number;
    readonly annotations: number;
    readonly endnotes: number;
    readonly textBoxes: number;
  };
  readonly clx: Range;
  readonly styles: Range;
  readonly paragraphs: Range;
  readonly characters: Range;
  /** Where the text begins when there is no piece table. */
  readonly textStart: number;
  /** Code page of one-byte text. */
  readonly encoding: string;
}

export interface Range {
  readonly at: number;
  readonly length: number;
}

const FIRST_97 = 0xc1;

/** Word 97 and later, Word 6 and 95, and the East Asian editions of Word 6. */
const SIGNATURES = new Set([0xa5ec, 0xa5dc, 0xa697, 0xa698, 0xa699]);

export function readFib(container: Container): Fib {
  const stream = container.stream("WordDocument");
  if (!stream) throw new DocumentError("This file is damaged: it holds no Word document.");
  const main = byteView(stream);
  const version = main.u16(2);
  const flags = main.u16(10);
  if (!SIGNATURES.has(main.u16(0)))
    throw new DocumentError("This file is damaged: its content is not a Word document.");
  const encoding = encodingOfLanguage(main.u16(6));
  return version >= FIRST_97 ? fib97(container, main, flags, encoding) : fib95(main, encoding);
}

function fib97(container: Container, main: ByteView, flags: number, encoding: string): Fib {
  const named = flags & 0x0200 ? "1Table" : "0Table";
  const stream = container.stream(named) ?? container.stream(named === "1Table" ? "0Table" : "1Table");
  if (!stream) throw new DocumentError("This file is damaged: the part that says where its text is has been lost.");
  const range = (at: number): Range => ({ at: main.u32(at), length: main.u32(at + 4) });
  return {
    main,
    table: byteView(stream),
    word97: true,
    counts: {
      text: main.u32(0x4c),
      footnotes: main.u32(0x50),
      headers: main.u32(0x54),
      macros: main.u32(0x58),
      annotations: main.u32(0x5c),
      endnotes: main.u32(0x60),
      textBoxes: main.u32(0x64),
    },
    clx: range(0x1a2),
    styles: range(0xa2),
    paragraphs: range(0x102),
    characters: range(0xfa),
    textStart: main.u32(0x18),
    // From Word 97 on one-byte text is always windows-1252.
    encoding: encoding && "windows-1252",
  };
}

function fib95(main: ByteView, encoding: string): Fib {
  const range = (at: number): Range => ({ at: main.u32(at), length: main.u32(at + 4) });
  return {
    main,
    table: main,
    word97: false,
    counts: {
      text: main.u32(0x34),
      footnotes: main.u32(0x38),
      headers: main.u32(0x3c),
      macros: main.u32(0x40),
      annotations: main.u32(0x44),
      endnotes: main.u32(0x48),
      textBoxes: main.u32(0x4c),
    },
    clx: range(0x160),
    styles: { at: 0, length: 0 },
    paragraphs: { at: 0, length: 0 },
    characters: { at: 0, length: 0 },
    textStart: main.u32(0x18),
    encoding,
  };
}

const CODE_PAGES: Readonly<Record<number, number>> = {
  0x04: 936,
  0x05: 1250,
  0x08: 1253,
  0x0d: 1255,
  0x0e: 1250,
  0x11: 932,
  0x12: 949,
  0x15: 1250,
  0x18: 1250,
  0x19: 1251,
  0x1a: 1250,
  0x1b: 1250,
  0x1e: 874,
  0x1f: 1254,
  0x22: 1251,
  0x24: 1250,
  0x02: 1251,
  0x01: 1256,
  0x29: 1256,
  0x2a: 1258,
};

function encodingOfLanguage(language: number): string {
  return encodingOfCodePage(CODE_PAGES[language & 0x3ff] ?? 1252);
}
