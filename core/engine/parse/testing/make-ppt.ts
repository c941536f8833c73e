import { concatBytes } from "./bytes.ts";
import { container } from "./make-doc.ts";

export interface PptSlide {
  readonly title: string;
  readonly body?: string;
  readonly isHidden?: boolean;
  /** Where its title and the picture of the file are: left, top, right and bottom in master units. */
  readonly title_at?: Box;
  readonly picture_at?: Box;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A PowerPoint 97 file whose slides keep their texts in the slide list, as the outline view writes them. */
export function makePpt(slides: readonly PptSlide[], png?: Uint8Array): Uint8Array<ArrayBuffer> {
  const list = slides.flatMap((slide, index) => [
    record(0x03f3, 0, words(index + 2, 0, 2, 256 + index, 0)),
    record(0x0f9f, 0, words(0)),
    record(0x0fa0, 0, utf16(slide.title)),
    ...(slide.body === undefined ? [] : [record(0x0f9f, 0, words(1)), record(0x0fa0, 0, utf16(slide.body))]),
  ]);
  const size = record(0x03e9, 1, words(5760, 4320));
  const store = record(0xf001, 0xf, record(0xf007, 2, new Uint8Array(36)));
  const drawings = png ? [record(0x040b, 0xf, record(0xf000, 0xf, store))] : [];
  const document = record(0x03e8, 0xf, concatBytes([size, ...drawings, record(0x0ff0, 0xf, concatBytes(list))]));
  const parts = [document, ...slides.map(slideRecord)];
  const offsets: number[] = [];
  let at = 0;
  for (const part of parts) {
    offsets.push(at);
    at += part.length;
  }
  const directory = record(0x1772, 0, words((parts.length << 20) | 1, ...offsets));
  const edit = record(0x0ff5, 0, words(0, 3, 0, at, 1, parts.length, 1));
  const user = record(0x0ff6, 0, words(20, 0xe391c05f, at + directory.length, 0, 0));
  return container({
    "PowerPoint Document": concatBytes([...parts, directory, edit]),
    "Current User": user,
    ...(png && { Pictures: record(0xf01e, 0x6e0 << 4, concatBytes([new Uint8Array(17), png])) }),
  });
}

function slideRecord({ isHidden, title_at, picture_at }: PptSlide): Uint8Array {
  const atom = record(0x03ef, 2, words(0, 0, 0, 0, 0, 0));
  const show = isHidden ? record(0x03f9, 0, words(0, 0, 0x4_0000, 0)) : new Uint8Array();
  // A title is a reference to the first text of the slide's outline, a picture one to the first of the file.
  const title = title_at ? shape(title_at, record(0xf00d, 0xf, record(0x0f9e, 0, words(0)))) : new Uint8Array();
  const one = Uint8Array.of(0x04, 0x41, 1, 0, 0, 0);
  const picture = picture_at ? shape(picture_at, record(0xf00b, (1 << 4) | 3, one)) : new Uint8Array();
  const group = record(
    0xf003,
    0xf,
    concatBytes([record(0xf004, 0xf, record(0xf009, 1, words(0, 0, 0, 0))), title, picture]),
  );
  const drawing = title_at || picture_at ? record(0x040c, 0xf, record(0xf002, 0xf, group)) : new Uint8Array();
  return record(0x03ee, 0xf, concatBytes([atom, show, drawing]));
}

function shape([left, top, right, bottom]: Box, content: Uint8Array): Uint8Array {
  return record(0xf004, 0xf, concatBytes([record(0xf010, 0, words(top, left, right, bottom)), content]));
}

function record(type: number, version: number, data: Uint8Array): Uint8Array {
  const head = new DataView(new ArrayBuffer(8));
  head.setUint16(0, version, true);
  head.setUint16(2, type, true);
  head.setUint32(4, data.length, true);
  return concatBytes([new Uint8Array(head.buffer), data]);
}

function words(...values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, index) => view.setUint32(index * 4, value >>> 0, true));
  return new Uint8Array(view.buffer);
}

function utf16(text: string): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), true);
  return new Uint8Array(view.buffer);
}
