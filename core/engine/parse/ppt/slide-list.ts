import { DocumentError } from "../../parsed-document.ts";
import type { PersistDirectory } from "./persist.ts";
import { children, recordAt, type PptRecord } from "./records.ts";
import { readTexts, type SlideText } from "./texts.ts";

const DOCUMENT = 0x03e8;
const SLIDE_LIST = 0x0ff0;
const SLIDE_PERSIST = 0x03f3;

export interface ListedSlide {
  readonly persist: number;
  readonly id: number;
  readonly outline: SlideText[];
}

/** The record of the document itself. */
export function documentOf({ view, document }: PersistDirectory): PptRecord {
  const record = recordAt(view, document);
  if (record.type !== DOCUMENT) throw new DocumentError("This file is damaged: its slides cannot be found.");
  return record;
}

/** The slides or the notes pages, in their order, with the texts of their placeholders. */
export function readList({ view }: PersistDirectory, document: PptRecord, what: "slides" | "notes"): ListedSlide[] {
  const instance = what === "slides" ? 0 : 2;
  const slides: ListedSlide[] = [];
  for (const list of children(view, document)) {
    if (list.type !== SLIDE_LIST || list.instance !== instance) continue;
    let texts: PptRecord[] = [];
    const close = () => slides.at(-1)?.outline.push(...readTexts(view, texts));
    for (const record of children(view, list)) {
      if (record.type !== SLIDE_PERSIST) texts.push(record);
      else {
        close();
        texts = [];
        slides.push({ persist: view.u32(record.at), id: view.u32(record.at + 12), outline: [] });
      }
    }
    close();
  }
  return slides;
}
