import type { ByteView } from "../office/byte-view.ts";
import { children, type PptRecord } from "./records.ts";

const TEXT_HEADER = 0x0f9f;
const TEXT_CHARS = 0x0fa0;
const TEXT_BYTES = 0x0fa8;
const OUTLINE_REFERENCE = 0x0f9e;

/** What a text is for (MS-PPT TextTypeEnum). */
export const TextType = { title: 0, body: 1, notes: 2, other: 4, centeredBody: 5, centeredTitle: 6 } as const;

export interface SlideText {
  readonly type: number;
  /** Paragraphs end with "\r", lines with "\v". */
  readonly text: string;
}

/** Texts among the records given; a reference is looked up in the slide's outline. */
export function readTexts(
  view: ByteView,
  records: Iterable<PptRecord>,
  outline: readonly SlideText[] = [],
): SlideText[] {
  const texts: SlideText[] = [];
  let type: number = TextType.other;
  let pending = false;
  for (const record of records) {
    if (record.type === TEXT_HEADER) {
      // A header without text is an empty text; references count them too.
      if (pending) texts.push({ type, text: "" });
      type = view.u32(record.at);
      pending = true;
    } else if (record.type === TEXT_CHARS) {
      texts.push({ type, text: view.utf16(record.at, (record.end - record.at) >> 1) });
      pending = false;
    } else if (record.type === TEXT_BYTES) {
      texts.push({ type, text: latin1(view.bytes.subarray(record.at, record.end)) });
      pending = false;
    } else if (record.type === OUTLINE_REFERENCE) {
      const referred = outline[view.u32(record.at)];
      if (referred) texts.push(referred);
    }
  }
  if (pending) texts.push({ type, text: "" });
  return texts;
}

/** The lower bytes of UTF-16, which is Latin-1 proper. */
function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

export function textsIn(view: ByteView, parent: PptRecord, outline: readonly SlideText[]): SlideText[] {
  return readTexts(view, children(view, parent), outline);
}

export function isTitle({ type }: SlideText): boolean {
  return type === TextType.title || type === TextType.centeredTitle;
}

/** The lines of a paragraph without what is blank. */
export function linesOf(paragraph: string): string {
  return paragraph
    .split("\v")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}
