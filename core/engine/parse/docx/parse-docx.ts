import { DocumentError, type ParsedDocument } from "../../parsed-document.ts";
import type { ParseContext } from "../context.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { labelled } from "../labelled.ts";
import { readCoreProperties } from "../office/core-properties.ts";
import { readDrawn, warnOfPicturesOnly } from "../office/drawn.ts";
import { openPackage, type Package } from "../office/open-package.ts";
import { readXml } from "../office/read-xml.ts";
import { mainPart, readRelations, type Relation } from "../office/relations.ts";
import { writeAll, type Written } from "../office/table-gatherer.ts";
import { createBodyReader } from "./body-reader.ts";
import { readComments, type Comments } from "./comments.ts";
import { readNumbering, type Numbering } from "./numbering.ts";
import { readStyles, type ParagraphStyle } from "./styles.ts";

/**
 * Reads a Word document: body, footnotes, endnotes, then headers and footers, each once. Tracked changes are read as
 * accepted; what was deleted, what was inserted and the comments are noted below their paragraph. Hidden text stays out.
 */
export async function parseDocx(
  bytes: Uint8Array<ArrayBuffer>,
  { report, signal }: ParseContext,
): Promise<ParsedDocument> {
  const pack = await openPackage(bytes);
  const builder = createDocumentBuilder();
  const main = mainPart(pack, "word/document.xml");
  const related = [...readRelations(pack, main).values()];
  const file: WordFile = {
    pack,
    styles: readStyles(relatedPart(pack, related, "styles")),
    numbering: readNumbering(relatedPart(pack, related, "numbering")),
  };
  const comments = commentsOf(file, related);
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  const parts = [main, `${folder}footnotes.xml`, `${folder}endnotes.xml`];
  parts.forEach((name, index) => {
    signal.throwIfAborted();
    if (!pack.part(name) && index === 0) throw new DocumentError("This file is damaged: it holds no document text.");
    readPart(file, name, (blocks) => writeAll(builder, blocks), comments);
    report({ phase: "reading", done: index + 1, total: parts.length, unit: "bytes" });
  });
  writeAll(builder, comments.rest());
  writeAll(builder, runningTexts(file, related));
  warnOfPicturesOnly(builder, pack);
  return builder.finish(readCoreProperties(pack));
}

interface WordFile {
  readonly pack: Package;
  readonly styles: (id: string | undefined) => ParagraphStyle;
  readonly numbering: Numbering;
}

function readPart(
  { pack, styles, numbering }: WordFile,
  name: string,
  write: (blocks: readonly Written[]) => void,
  comments?: Comments,
): void {
  const part = pack.part(name);
  if (!part) return;
  const drawn = (relation: Relation | undefined) => readDrawn(pack, relation);
  readXml(part, createBodyReader({ styles, relations: readRelations(pack, name), write, numbering, drawn, comments }));
}

function commentsOf({ pack, styles }: WordFile, related: readonly Relation[]): Comments {
  const name = related.find(({ type }) => type === "comments")?.target ?? "";
  const relations = readRelations(pack, name);
  return readComments(pack.part(name), (write) => createBodyReader({ styles, relations, write }));
}

/** Headers and footers: those of other sections and of first pages often say the same again, or only a number. */
function runningTexts(file: WordFile, related: readonly Relation[]): readonly Written[] {
  const found = new Map<string, Written>();
  for (const [type, label] of [
    ["header", "Header"],
    ["footer", "Footer"],
  ] as const)
    for (const { target } of related.filter((relation) => relation.type === type)) {
      const lines: Written[] = [];
      readPart(file, target, (blocks) => lines.push(...blocks));
      const said = lines.map(({ content }) => content).filter(({ text }) => /\p{L}/u.test(text));
      const content = labelled(label, said);
      if (said.length > 0) found.set(content.text, { kind: "notes", content });
    }
  return [...found.values()];
}

function relatedPart(pack: Package, related: readonly Relation[], type: string): Uint8Array | undefined {
  const relation = related.find((one) => one.type === type);
  return relation && pack.part(relation.target);
}
