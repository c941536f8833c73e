import type { FormatParser } from "../parse/context.ts";
import { createDocumentBuilder } from "../parse/document-builder.ts";
import { openPackage, type Package } from "../parse/office/open-package.ts";
import { attr, readXml } from "../parse/office/read-xml.ts";
import { tableText } from "../parse/table-text.ts";
import { DocumentError } from "../parsed-document.ts";

/** The sheets of an Excel workbook (ECMA-376), each a page: its name, and its cells as they were last calculated. Dates are the numbers Excel keeps them as. */
export const readXlsx: FormatParser = async (bytes, { signal }) => {
  const book = openPackage(bytes);
  const sheets = sheetsOf(book);
  if (sheets.length === 0) throw new DocumentError("This file is no Excel workbook.");
  const strings = sharedStrings(book);
  const builder = createDocumentBuilder();
  for (const { name, path } of sheets) {
    signal.throwIfAborted();
    const part = book.part(path);
    if (!part) continue;
    builder.page({ width: 0, height: 0, label: name });
    const rows = tableText(rowsOf(part, strings));
    if (rows === "") continue;
    builder.block("heading", name, { level: 2 });
    builder.block("table", rows);
  }
  return builder.finish();
};

function sheetsOf(book: Package): { readonly name: string; readonly path: string }[] {
  const targets = new Map<string, string>();
  const relations = book.part("xl/_rels/workbook.xml.rels");
  if (relations) {
    readXml(relations, {
      open(name, attributes) {
        if (name === "Relationship") targets.set(attr(attributes, "Id") ?? "", attr(attributes, "Target") ?? "");
      },
    });
  }
  const found: { name: string; path: string }[] = [];
  const workbook = book.part("xl/workbook.xml");
  if (!workbook) return found;
  readXml(workbook, {
    open(tag, attributes) {
      const target = tag === "sheet" ? targets.get(attributes["r:id"] ?? attr(attributes, "id") ?? "") : undefined;
      if (target)
        found.push({
          name: attr(attributes, "name") ?? "Sheet",
          path: target.startsWith("/") ? target : `xl/${target}`,
        });
    },
  });
  return found;
}

/** Text that cells refer to by number; phonetic guides are left out. */
function sharedStrings(book: Package): string[] {
  const strings: string[] = [];
  const part = book.part("xl/sharedStrings.xml");
  if (!part) return strings;
  let current = "";
  let inText = false;
  let phonetic = 0;
  readXml(part, {
    open(name) {
      if (name === "si") current = "";
      if (name === "rPh") phonetic++;
      inText = name === "t";
    },
    close(name) {
      if (name === "si") strings.push(current);
      if (name === "rPh") phonetic--;
      inText = false;
    },
    text(text) {
      if (inText && phonetic === 0) current += text;
    },
  });
  return strings;
}

/** Columns; a cell further right than any sheet reaches is not one. */
const MOST_COLUMNS = 16_384;

function rowsOf(part: Uint8Array, strings: readonly string[]): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = { column: 0, type: "n", text: "" };
  let inValue = false;
  readXml(part, {
    open(name, attributes) {
      if (name === "row") row = [];
      if (name === "c")
        cell = { column: columnOf(attr(attributes, "r"), row.length), type: attr(attributes, "t") ?? "n", text: "" };
      inValue = name === "v" || name === "t";
    },
    close(name) {
      inValue = false;
      if (name === "row") rows.push(row);
      if (name !== "c" || cell.text === "" || cell.column >= MOST_COLUMNS) return;
      while (row.length < cell.column) row.push("");
      row[cell.column] = valueOf(cell.type, cell.text, strings);
    },
    text(text) {
      if (inValue) cell.text += text;
    },
  });
  return rows;
}

function valueOf(type: string, text: string, strings: readonly string[]): string {
  if (type === "s") return strings[Number(text)] ?? "";
  return type === "b" ? (text === "1" ? "TRUE" : "FALSE") : text;
}

/** `BC12` is column 54. */
function columnOf(reference: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : next;
}
