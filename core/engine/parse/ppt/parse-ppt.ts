import { DocumentError, type ParsedDocument } from "../../parsed-document.ts";
import type { ParseContext } from "../context.ts";
import { createDocumentBuilder, type DocumentBuilder } from "../document-builder.ts";
import { HIDDEN_SLIDE, labelled, SPEAKER_NOTES } from "../labelled.ts";
import { openContainer } from "../office/open-container.ts";
import { readSummary } from "../office/summary-information.ts";
import { readPersistDirectory, type PersistDirectory } from "./persist.ts";
import { child, children, recordAt, type PptRecord } from "./records.ts";
import { readShapes } from "./shapes.ts";
import { readTexts, TextType, type SlideText } from "./texts.ts";

const DOCUMENT = 0x03e8;
const SLIDE_LIST = 0x0ff0;
const SLIDE_PERSIST = 0x03f3;
const SLIDE_ATOM = 0x03ef;
/** How the slide is shown: its flags are two bytes at 10, and the third bit hides it ([MS-PPT] 2.6.6). */
const SLIDE_SHOW = 0x03f9;
const HIDES = 0x4;
const MAX_SLIDES = 5000;

interface ListedSlide {
  readonly persist: number;
  readonly id: number;
  readonly outline: SlideText[];
}

/** Reads PowerPoint 97 to 2003 files: slides in their order with title, text and tables, then each one's notes. */
export async function parsePpt(
  bytes: Uint8Array<ArrayBuffer>,
  { report, signal, password }: ParseContext,
): Promise<ParsedDocument> {
  const container = openContainer(bytes);
  const directory = await readPersistDirectory(container, password);
  const { view } = directory;
  const document = recordAt(view, directory.document);
  if (document.type !== DOCUMENT) throw new DocumentError("This file is damaged: its slides cannot be found.");
  const slides = readList(directory, document, 0);
  const notes = new Map(readList(directory, document, 2).map((page) => [page.id, page]));
  const builder = createDocumentBuilder();
  for (const [index, slide] of slides.slice(0, MAX_SLIDES).entries()) {
    signal.throwIfAborted();
    builder.page();
    try {
      writeSlide(builder, directory, slide, notes);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      builder.warn(`Slide ${index + 1} is damaged and could not be read.`);
    }
    report({ phase: "reading", done: index + 1, total: slides.length, unit: "pages" });
  }
  if (slides.length > MAX_SLIDES) builder.warn(`Only the first ${MAX_SLIDES} slides were read.`);
  if (builder.empty && container.stream("Pictures"))
    builder.warn("This file holds pictures but no text, so nothing in it can be found.");
  return builder.finish(readSummary(container));
}

/** Slides (0) or notes pages (2) with the texts of their placeholders. */
function readList({ view }: PersistDirectory, document: PptRecord, instance: number): ListedSlide[] {
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

function writeSlide(
  builder: DocumentBuilder,
  { view, offsets }: PersistDirectory,
  slide: ListedSlide,
  notes: ReadonlyMap<number, ListedSlide>,
): void {
  const offset = offsets.get(slide.persist);
  if (offset === undefined) return slide.outline.forEach((text) => writeText(builder, text));
  const record = recordAt(view, offset);
  const show = child(view, record, SLIDE_SHOW);
  if (show && (view.u16(show.at + 10) & HIDES) !== 0) builder.block("notes", HIDDEN_SLIDE);
  const shapes = readShapes(view, record, slide.outline);
  const texts = shapes.flatMap((shape) => (shape.kind === "text" ? shape.texts : []));
  // A slide whose drawing refers to nothing still has what its outline says.
  const lost = texts.length === 0 ? slide.outline : [];
  for (const text of [...texts, ...lost]) if (isTitle(text)) writeText(builder, text);
  for (const text of lost) if (!isTitle(text)) writeText(builder, text);
  for (const shape of shapes) {
    if (shape.kind === "table") builder.table(shape.grid);
    else for (const text of shape.texts) if (!isTitle(text)) writeText(builder, text);
  }
  const atom = child(view, record, SLIDE_ATOM);
  const page = atom && notes.get(view.u32(atom.at + 16));
  const notesOffset = page && offsets.get(page.persist);
  if (notesOffset !== undefined) writeNotes(builder, view, notesOffset, page);
}

function writeNotes(
  builder: DocumentBuilder,
  view: PersistDirectory["view"],
  offset: number,
  page: ListedSlide | undefined,
): void {
  const shapes = readShapes(view, recordAt(view, offset), page?.outline ?? []);
  const texts = shapes.flatMap((shape) => (shape.kind === "text" ? shape.texts : []));
  const said = texts.filter(({ type }) => type === TextType.notes).flatMap(({ text }) => text.split("\r").map(lines));
  const written = said.filter((text) => text !== "").map((text) => ({ text, links: [] }));
  if (written.length > 0) builder.block("notes", labelled(SPEAKER_NOTES, written));
}

function isTitle({ type }: SlideText): boolean {
  return type === TextType.title || type === TextType.centeredTitle;
}

function writeText(builder: DocumentBuilder, given: SlideText): void {
  const { type, text } = given;
  if (isTitle(given)) return void builder.block("heading", lines(text.replaceAll("\r", " ")), { level: 1 });
  const plain = type === TextType.other || type === TextType.centeredBody || type === TextType.notes;
  for (const paragraph of text.split("\r"))
    builder.block(plain ? "paragraph" : "list_item", lines(paragraph), plain ? {} : { level: 1 });
}

function lines(paragraph: string): string {
  return paragraph
    .split("\v")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}
