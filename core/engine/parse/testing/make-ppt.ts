import { concatBytes } from "./bytes.ts";
import { container } from "./make-doc.ts";

export interface PptSlide {
  readonly title: string;
  readonly body?: string;
  readonly isHidden?: boolean;
}

/** A PowerPoint 97 file whose slides keep their texts in the slide list, as the outline view writes them. */
export function makePpt(slides: readonly PptSlide[]): Uint8Array<ArrayBuffer> {
  const list = slides.flatMap((slide, index) => [
    record(0x03f3, 0, words(index + 2, 0, 2, 256 + index, 0)),
    record(0x0f9f, 0, words(0)),
    record(0x0fa0, 0, utf16(slide.title)),
    ...(slide.body === undefined ? [] : [record(0x0f9f, 0, words(1)), record(0x0fa0, 0, utf16(slide.body))]),
  ]);
  const document = record(0x03e8, 0xf, record(0x0ff0, 0xf, concatBytes(list)));
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
  return container({ "PowerPoint Document": concatBytes([...parts, directory, edit]), "Current User": user });
}

function slideRecord({ isHidden }: PptSlide): Uint8Array {
  const atom = record(0x03ef, 2, words(0, 0, 0, 0, 0, 0));
  const show = isHidden ? record(0x03f9, 0, words(0, 0, 0x4_0000, 0)) : new Uint8Array();
  return record(0x03ee, 0xf, concatBytes([atom, show]));
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
