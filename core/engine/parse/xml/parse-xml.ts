import type { FormatParser } from "../context.ts";
import { createDocumentBuilder, type DocumentBuilder } from "../document-builder.ts";
import { createPause } from "../pause.ts";
import { writeRecords } from "../spreadsheet/write-sheet.ts";
import { fieldsOf, isRecord, sheetOf, writtenName } from "./records.ts";
import { elementsOf, isLeaf, readXmlTree, textOf, type XmlElement } from "./xml-tree.ts";

/**
 * An XML file of any vocabulary. Elements that repeat and hold values only become a table, one row each; a single one
 * becomes lines of "name: value"; elements among words are read as text, and titles as headings.
 */
export const parseXml: FormatParser = async (bytes, { report, signal }) => {
  const { root, isCut } = readXmlTree(bytes);
  const builder = createDocumentBuilder();
  const pause = createPause(() => {
    signal.throwIfAborted();
    report({ phase: "reading", done: 0, total: bytes.length, unit: "bytes" });
  });
  if (root) await createXmlWriter(builder, pause)(root, 1);
  if (isCut) builder.warn("This file is very large; only its beginning was read.");
  return builder.finish();
};

/** Elements whose text names what follows, in DocBook, TEI, JATS, RSS and the like. */
const TITLES = new Set(["title", "head", "heading", "article-title", "booktitle", "h1", "h2", "h3"]);

function createXmlWriter(builder: DocumentBuilder, between: () => Promise<void>) {
  return async function write(element: XmlElement, depth: number): Promise<void> {
    if (builder.full || element.values === 0) return;
    const children = elementsOf(element);
    if (isLeaf(element) && element.attributes.length === 0) return writeWords(element, depth);
    if (holdsWords(element)) return void builder.block("paragraph", textOf(element));
    if (isRecord(element)) return void builder.block("paragraph", linesOf(element));
    if (depth > 1 && !children.some(({ name }) => TITLES.has(name.toLowerCase())))
      builder.block("heading", writtenName(element.name), { level: Math.min(6, depth) });
    if (element.attributes.length > 0) builder.block("paragraph", attributeLines(element));
    for (let at = 0; at < children.length && !builder.full;) {
      await between();
      const end = endOfRun(children, at);
      const run = children.slice(at, end);
      const sheet = run.length > 1 && run.every((one) => isRecord(one)) ? sheetOf(run) : null;
      if (sheet) writeRecords(builder, sheet, writtenName(element.name));
      else for (const child of run) await write(child, depth + 1);
      at = end;
    }
  };

  function writeWords(element: XmlElement, depth: number): void {
    const isTitle = TITLES.has(element.name.toLowerCase());
    if (isTitle) builder.block("heading", textOf(element), { level: Math.min(6, Math.max(1, depth - 1)) });
    else if (element.isProse || PARAGRAPHS.has(element.name.toLowerCase())) builder.block("paragraph", textOf(element));
    else if (textOf(element) !== "") builder.block("paragraph", `${writtenName(element.name)}: ${textOf(element)}`);
  }
}

const PARAGRAPHS = new Set(["p", "para", "simpara", "paragraph", "line", "text", "li", "item", "entry"]);

/** Words between which elements stand, such as emphasis. */
const holdsWords = ({ children }: XmlElement): boolean =>
  children.some((child) => typeof child === "string" && child.trim() !== "") &&
  children.some((child) => typeof child === "object");

/** Where the elements of the same name that begin at `from` end. */
function endOfRun(elements: readonly XmlElement[], from: number): number {
  let end = from + 1;
  while (elements[end]?.name === elements[from]?.name && end < elements.length) end++;
  return end;
}

function linesOf(record: XmlElement): string {
  const lines = [...fieldsOf(record)].map(([name, value]) => (name === "" ? value : `${name}: ${value}`));
  return [writtenName(record.name), ...lines].join("\n");
}

const attributeLines = ({ attributes }: XmlElement): string =>
  attributes.map(([name, value]) => `${writtenName(name)}: ${value}`).join("\n");
