import type { ParsedDocument } from "../../parsed-document.ts";
import type { ParseContext } from "../context.ts";
import { createDocumentBuilder, type DocumentBuilder } from "../document-builder.ts";
import { HIDDEN_SLIDE, labelled, SPEAKER_NOTES } from "../labelled.ts";
import { openContainer } from "../office/open-container.ts";
import { readSummary } from "../office/summary-information.ts";
import { readPersistDirectory, type PersistDirectory } from "./persist.ts";
import { child, recordAt } from "./records.ts";
import { readShapes } from "./shapes.ts";
import { documentOf, readList, type ListedSlide } from "./slide-list.ts";
import { isTitle, linesOf, TextType, type SlideText } from "./texts.ts";

const SLIDE_ATOM = 0x03ef;
/** How the slide is shown: its flags are two bytes at 10, and the third bit hides it ([MS-PPT] 2.6.6). */
const SLIDE_SHOW = 0x03f9;
const HIDES = 0x4;
const MAX_SLIDES = 5000;

/** Reads PowerPoint 97 to 2003 files: slides in their order with title, text and tables, then each one's notes. */
export async function parsePpt(
  bytes: Uint8Array<ArrayBuffer>,
  { report, signal, password }: ParseContext,
): Promise<ParsedDocument> {
  const container = openContainer(bytes);
  const directory = await readPersistDirectory(container, password);
  const document = documentOf(directory);
  const slides = readList(directory, document, "slides");
  const notes = new Map(readList(directory, document, "notes").map((page) => [page.id, page]));
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
  const said = texts.filter(({ type }) => type === TextType.notes).flatMap(({ text }) => text.split("\r").map(linesOf));
  const written = said.filter((text) => text !== "").map((text) => ({ text, links: [] }));
  if (written.length > 0) builder.block("notes", labelled(SPEAKER_NOTES, written));
}

function writeText(builder: DocumentBuilder, given: SlideText): void {
  const { type, text } = given;
  if (isTitle(given)) return void builder.block("heading", linesOf(text.replaceAll("\r", " ")), { level: 1 });
  const plain = type === TextType.other || type === TextType.centeredBody || type === TextType.notes;
  for (const paragraph of text.split("\r"))
    builder.block(plain ? "paragraph" : "list_item", linesOf(paragraph), plain ? {} : { level: 1 });
}
