import { utils, write } from "cfb";
import { concatBytes } from "./bytes.ts";

export interface DocParagraphOptions {
  readonly text: string;
  /** 1–9 for a heading. */
  readonly heading?: number;
  readonly isBold?: boolean;
}

/** A Word 97 file with a piece table of one two-byte piece, a style sheet one page of paragraph formats and one of letter formats. */
export function makeDoc(
  paragraphs: readonly (string | DocParagraphOptions)[],
  { encrypted = false } = {},
): Uint8Array<ArrayBuffer> {
  const given = paragraphs.map((paragraph) => (typeof paragraph === "string" ? { text: paragraph } : paragraph));
  const text = given.map((paragraph) => `${paragraph.text}\r`).join("");
  const textAt = 1024;
  const formatPage = Math.ceil((textAt + text.length * 2) / 512);
  const main = new Uint8Array((formatPage + 2) * 512);
  const view = new DataView(main.buffer);
  view.setUint16(0, 0xa5ec, true);
  view.setUint16(2, 0xc1, true);
  view.setUint16(10, 0x0200 | (encrypted ? 0x0100 : 0), true);
  view.setUint32(0x18, textAt, true);
  view.setUint32(0x4c, text.length, true);
  for (let i = 0; i < text.length; i++) view.setUint16(textAt + i * 2, text.charCodeAt(i), true);

  writeFormats(view, formatPage * 512, textAt, given);
  writeLetters(view, (formatPage + 1) * 512, textAt, given);
  const styles = styleSheet();
  const clx = pieceTable(text.length, textAt);
  const formats = new Uint8Array(24);
  const formatsView = new DataView(formats.buffer);
  for (const at of [0, 1]) {
    formatsView.setUint32(at * 12, textAt, true);
    formatsView.setUint32(at * 12 + 4, textAt + text.length * 2, true);
    formatsView.setUint32(at * 12 + 8, formatPage + at, true);
  }
  const table = concatBytes([styles, clx, formats]);
  const place = (at: number, offset: number, length: number) => {
    view.setUint32(at, offset, true);
    view.setUint32(at + 4, length, true);
  };
  place(0xa2, 0, styles.length);
  place(0x1a2, styles.length, clx.length);
  place(0x102, styles.length + clx.length, 12);
  place(0xfa, styles.length + clx.length + 12, 12);
  return container({ WordDocument: main, "1Table": table });
}

export function container(streams: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const file = utils.cfb_new();
  for (const [name, bytes] of Object.entries(streams)) utils.cfb_add(file, `/${name}`, bytes);
  return Uint8Array.from(write(file, { type: "array" }) as ArrayLike<number>);
}

function writeFormats(view: DataView, page: number, textAt: number, paragraphs: readonly DocParagraphOptions[]): void {
  view.setUint8(page + 511, paragraphs.length);
  let at = textAt;
  paragraphs.forEach(({ text, heading = 0 }, index) => {
    view.setUint32(page + index * 4, at, true);
    at += (text.length + 1) * 2;
    const offset = 504 - index * 4;
    view.setUint8(page + (paragraphs.length + 1) * 4 + index * 13, offset / 2);
    view.setUint8(page + offset, 2);
    view.setUint16(page + offset + 1, heading, true);
  });
  view.setUint32(page + paragraphs.length * 4, at, true);
}

function writeLetters(view: DataView, page: number, textAt: number, paragraphs: readonly DocParagraphOptions[]): void {
  view.setUint8(page + 511, paragraphs.length);
  let at = textAt;
  paragraphs.forEach(({ text, isBold = false }, index) => {
    view.setUint32(page + index * 4, at, true);
    at += (text.length + 1) * 2;
    const offset = 504 - index * 4;
    view.setUint8(page + (paragraphs.length + 1) * 4 + index, isBold ? offset / 2 : 0);
    if (!isBold) return;
    view.setUint8(page + offset, 3);
    view.setUint16(page + offset + 1, 0x0835, true);
    view.setUint8(page + offset + 3, 1);
  });
  view.setUint32(page + paragraphs.length * 4, at, true);
}

/** Style 0 is Normal; styles 1–9 the built-in headings. */
function styleSheet(): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 + 4 + 10 * 12));
  view.setUint16(0, 4, true);
  view.setUint16(2, 10, true);
  for (let style = 0; style < 10; style++) {
    const at = 6 + style * 12;
    view.setUint16(at, 10, true);
    view.setUint16(at + 2, style, true);
    view.setUint16(at + 4, 0xfff1, true);
  }
  return new Uint8Array(view.buffer);
}

function pieceTable(characters: number, textAt: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(5 + 16));
  view.setUint8(0, 2);
  view.setUint32(1, 16, true);
  view.setUint32(5, 0, true);
  view.setUint32(9, characters, true);
  view.setUint32(15, textAt, true);
  return new Uint8Array(view.buffer);
}
