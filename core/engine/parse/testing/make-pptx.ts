import { strToU8, zipSync } from "fflate";
import { coreXml, escapeXml, relationships, type Relation } from "./make-docx.ts";

export interface PptxSlide {
  readonly title?: string;
  readonly items?: readonly string[];
  readonly table?: readonly (readonly string[])[];
  readonly notes?: string;
  readonly isHidden?: boolean;
  /** PresentationML of further shapes. */
  readonly xml?: string;
}

export interface PptxOptions {
  readonly title?: string;
  readonly slides: readonly PptxSlide[];
}

const NAMESPACES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** A .pptx with one part a slide, in the order given. */
export function makePptx({ title, slides }: PptxOptions): Uint8Array<ArrayBuffer> {
  const slideRelations = slides.map((_, index): Relation => [
    `rId${index + 1}`,
    `${RELATION}/slide`,
    `slides/slide${index + 1}.xml`,
  ]);
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`).join("");
  const files: Record<string, Uint8Array> = {
    "[Content_Types].xml": strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>',
    ),
    "_rels/.rels": strToU8(relationships([["rId1", `${RELATION}/officeDocument`, "ppt/presentation.xml"]])),
    "ppt/presentation.xml": strToU8(
      `<?xml version="1.0"?><p:presentation ${NAMESPACES}><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
    ),
    "ppt/_rels/presentation.xml.rels": strToU8(relationships(slideRelations)),
    ...(title !== undefined && { "docProps/core.xml": strToU8(coreXml(title)) }),
  };
  slides.forEach((slide, index) => {
    const number = index + 1;
    files[`ppt/slides/slide${number}.xml`] = strToU8(
      tree("sld", slideShapes(slide), slide.isHidden ? ' show="0"' : ""),
    );
    if (slide.notes === undefined) return;
    files[`ppt/notesSlides/notesSlide${number}.xml`] = strToU8(tree("notes", shape("body", [slide.notes])));
    files[`ppt/slides/_rels/slide${number}.xml.rels`] = strToU8(
      relationships([["rId1", `${RELATION}/notesSlide`, `../notesSlides/notesSlide${number}.xml`]]),
    );
  });
  return new Uint8Array(zipSync(files));
}

function slideShapes({ title, items, table, xml = "" }: PptxSlide): string {
  return (
    (title === undefined ? "" : shape("title", [title])) +
    (items ? shape("body", items) : "") +
    (table ? tableXml(table) : "") +
    xml
  );
}

function tree(root: string, shapes: string, attributes = ""): string {
  return `<?xml version="1.0"?><p:${root} ${NAMESPACES}${attributes}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:${root}>`;
}

function shape(placeholder: string, paragraphs: readonly string[]): string {
  return `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${placeholder}"/></p:nvPr></p:nvSpPr><p:txBody>${paragraphs.map(paragraph).join("")}</p:txBody></p:sp>`;
}

function paragraph(text: string): string {
  return `<a:p><a:r><a:t>${escapeXml(text)}</a:t></a:r></a:p>`;
}

function tableXml(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `<a:tc><a:txBody>${paragraph(text)}</a:txBody></a:tc>`;
  const body = rows.map((row) => `<a:tr>${row.map(cell).join("")}</a:tr>`).join("");
  return `<p:graphicFrame><a:graphic><a:graphicData><a:tbl>${body}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
}
