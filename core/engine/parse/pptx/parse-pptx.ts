import { DocumentError, type ParsedDocument } from "../../parsed-document.ts";
import type { ParseContext } from "../context.ts";
import { createDocumentBuilder, type DocumentBuilder } from "../document-builder.ts";
import { readCoreProperties } from "../office/core-properties.ts";
import { readDrawn, warnOfPicturesOnly } from "../office/drawn.ts";
import { HIDDEN_SLIDE, labelled, SPEAKER_NOTES } from "../labelled.ts";
import { openPackage, type Package } from "../office/open-package.ts";
import { readXml } from "../office/read-xml.ts";
import { mainPart, readRelations, type Relation } from "../office/relations.ts";
import { writeAll } from "../office/table-gatherer.ts";
import { readCommentAuthors, readSlideComments } from "./comments.ts";
import { createSlideReader, type SlideContent } from "./slide-reader.ts";

/** Reads a presentation slide by slide in its order: title, text, tables, diagrams, speaker notes, comments. */
export async function parsePptx(
  bytes: Uint8Array<ArrayBuffer>,
  { report, signal }: ParseContext,
): Promise<ParsedDocument> {
  const pack = await openPackage(bytes);
  const main = mainPart(pack, "ppt/presentation.xml");
  const slides = slideParts(pack, main);
  const authors = readCommentAuthors(pack, main);
  const builder = createDocumentBuilder();
  for (const [index, slide] of slides.entries()) {
    signal.throwIfAborted();
    builder.page();
    try {
      writeSlide(builder, { pack, authors }, slide);
    } catch (error) {
      if (!(error instanceof DocumentError) || slides.length === 1) throw error;
      builder.warn(`Slide ${index + 1} is damaged and could not be read.`);
    }
    report({ phase: "reading", done: index + 1, total: slides.length, unit: "pages" });
  }
  warnOfPicturesOnly(builder, pack);
  return builder.finish(readCoreProperties(pack));
}

function slideParts(pack: Package, main: string): string[] {
  const presentation = pack.part(main);
  if (!presentation) throw new DocumentError("This file is damaged: it holds no presentation.");
  const relations = readRelations(pack, main);
  const slides: string[] = [];
  readXml(presentation, {
    open(name, attributes) {
      // The slide's own `id` is a number; the relation's has a prefix.
      const id = Object.entries(attributes).find(([key]) => key.endsWith(":id"))?.[1];
      const relation = name === "sldId" && id !== undefined ? relations.get(id) : undefined;
      if (relation) slides.push(relation.target);
    },
  });
  return slides;
}

interface Deck {
  readonly pack: Package;
  readonly authors: ReadonlyMap<string, string>;
}

function writeSlide(builder: DocumentBuilder, { pack, authors }: Deck, part: string): void {
  const relations = readRelations(pack, part);
  const content = readSlide(pack, part, relations);
  if (!content) return builder.warn(`Slide ${builder.pageCount} is missing from the file.`);
  if (content.isHidden) builder.block("notes", HIDDEN_SLIDE);
  writeAll(builder, [...content.titles, ...content.blocks]);
  for (const relation of relations.values()) writeAll(builder, readDrawn(pack, relation));
  const notes = [...relations.values()].find(({ type }) => type === "notesSlide");
  const spoken = notes && readSlide(pack, notes.target, readRelations(pack, notes.target));
  const lines = (spoken?.blocks ?? []).map((block) => block.content);
  if (lines.length > 0) builder.block("notes", labelled(SPEAKER_NOTES, lines));
  writeAll(builder, readSlideComments(pack, relations, authors));
}

function readSlide(pack: Package, part: string, relations: ReadonlyMap<string, Relation>): SlideContent | undefined {
  const bytes = pack.part(part);
  if (!bytes) return undefined;
  const { handler, content } = createSlideReader(relations);
  readXml(bytes, handler);
  return content;
}
