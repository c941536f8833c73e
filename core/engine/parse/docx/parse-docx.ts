import { DocumentError, type ParsedDocument } from "../../parsed-document.ts";
import type { ParseContext } from "../context.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { readCoreProperties } from "../office/core-properties.ts";
import { readDrawn, warnOfPicturesOnly } from "../office/drawn.ts";
import { openPackage, type Package } from "../office/open-package.ts";
import { mainPart, readRelations } from "../office/relations.ts";
import { writeAll } from "../office/table-gatherer.ts";
import { createBodyReader } from "./body-reader.ts";
import { readStyles } from "./styles.ts";
import { readXml } from "../office/read-xml.ts";

/** Reads a Word document: body, then footnotes and endnotes. Comments, deletions and hidden text stay out. */
export async function parseDocx(
  bytes: Uint8Array<ArrayBuffer>,
  { report, signal }: ParseContext,
): Promise<ParsedDocument> {
  const pack = await openPackage(bytes);
  const builder = createDocumentBuilder();
  const main = mainPart(pack, "word/document.xml");
  const styles = readStyles(stylesPart(pack, main));
  const folder = main.slice(0, main.lastIndexOf("/") + 1);
  const parts = [main, `${folder}footnotes.xml`, `${folder}endnotes.xml`];
  parts.forEach((name, index) => {
    signal.throwIfAborted();
    const part = pack.part(name);
    if (!part && index === 0) throw new DocumentError("This file is damaged: it holds no document text.");
    if (part)
      readXml(
        part,
        createBodyReader({
          styles,
          relations: readRelations(pack, name),
          write: (blocks) => writeAll(builder, blocks),
          drawn: (relation) => readDrawn(pack, relation),
        }),
      );
    report({ phase: "reading", done: index + 1, total: parts.length, unit: "bytes" });
  });
  warnOfPicturesOnly(builder, pack);
  return builder.finish(readCoreProperties(pack));
}

function stylesPart(pack: Package, main: string): Uint8Array | undefined {
  const relation = [...readRelations(pack, main).values()].find(({ type }) => type === "styles");
  return relation && pack.part(relation.target);
}
