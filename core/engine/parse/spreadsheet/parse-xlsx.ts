import type { FormatParser } from "../context.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { isOn } from "../office/is-on.ts";
import { openPackage, type Package } from "../office/open-package.ts";
import { attr, readXml } from "../office/read-xml.ts";
import { createPause } from "../pause.ts";
import { DocumentError } from "../../parsed-document.ts";
import { readNumberFormats, shownNumber, type NumberFormat } from "./number-formats.ts";
import { writeSheet } from "./write-sheet.ts";

/** The sheets of an Excel workbook (ECMA-376), each a page: its name, and its cells as they were last calculated. */
export const parseXlsx: FormatParser = async (bytes, { signal, report }) => {
  const book = await openPackage(bytes);
  const { sheets, is1904 } = contentsOf(book);
  if (sheets.length === 0) throw new DocumentError("This file is not an Excel workbook.");
  const strings = sharedStrings(book);
  const formats = readNumberFormats(book.part("xl/styles.xml"));
  const builder = createDocumentBuilder();
  const pause = createPause();
  for (const [index, { name, path }] of sheets.entries()) {
    signal.throwIfAborted();
    report({ phase: "reading", done: index, total: sheets.length, unit: "pages" });
    const part = book.part(path);
    if (!part) continue;
    builder.page({ width: 0, height: 0, label: name });
    const rows = rowsOf(part, { strings, formats, is1904 });
    if (rows.length === 0) continue;
    builder.block("heading", name, { level: 2 });
    writeSheet(builder, rows, name);
    await pause();
  }
  return builder.finish();
};

interface Cells {
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  /** Days are counted from 1904 rather than from 1900. */
  readonly is1904: boolean;
}

function contentsOf(book: Package) {
  const targets = new Map<string, string>();
  const relations = book.part("xl/_rels/workbook.xml.rels");
  if (relations) {
    readXml(relations, {
      open(name, attributes) {
        if (name === "Relationship") targets.set(attr(attributes, "Id") ?? "", attr(attributes, "Target") ?? "");
      },
    });
  }
  const sheets: { readonly name: string; readonly path: string }[] = [];
  let is1904 = false;
  const workbook = book.part("xl/workbook.xml");
  if (!workbook) return { sheets, is1904 };
  readXml(workbook, {
    open(tag, attributes) {
      if (tag === "workbookPr") is1904 = isOn(attr(attributes, "date1904") ?? "0");
      const target = tag === "sheet" ? targets.get(attributes["r:id"] ?? attr(attributes, "id") ?? "") : undefined;
      if (target)
        sheets.push({
          name: attr(attributes, "name") ?? "Sheet",
          path: target.startsWith("/") ? target : `xl/${target}`,
        });
    },
  });
  return { sheets, is1904 };
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
/** Blank cells to the left of others in one sheet: beyond them a cell stands beside the one before it. */
const MOST_BLANK = 2_000_000;

function rowsOf(part: Uint8Array, cells: Cells): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let last = 0;
  let blank = 0;
  let cell = { column: 0, type: "n", style: 0, text: "" };
  let inValue = false;
  readXml(part, {
    open(name, attributes) {
      if (name === "row") {
        const number = Number(attr(attributes, "r") ?? last + 1);
        // Blank rows are not written; one of them is enough to part two tables.
        if (number > last + 1 && rows.length > 0) rows.push([]);
        last = number;
        row = [];
      }
      if (name === "c") {
        const type = attr(attributes, "t") ?? "n";
        cell = {
          column: columnOf(attr(attributes, "r"), row.length),
          type,
          style: Number(attr(attributes, "s") ?? 0),
          text: "",
        };
      }
      inValue = name === "v" || name === "t";
    },
    close(name) {
      inValue = false;
      if (name === "row") rows.push(row);
      if (name !== "c" || cell.text === "" || cell.column >= MOST_COLUMNS) return;
      blank += Math.max(0, cell.column - row.length);
      while (row.length < cell.column && blank <= MOST_BLANK) row.push("");
      row[Math.min(cell.column, row.length)] = valueOf(cell, cells);
    },
    text(text) {
      if (inValue) cell.text += text;
    },
  });
  return rows;
}

function valueOf(
  { type, style, text }: { readonly type: string; readonly style: number; readonly text: string },
  { strings, formats, is1904 }: Cells,
): string {
  if (type === "s") return strings[Number(text)] ?? "";
  if (type === "b") return text === "1" ? "TRUE" : "FALSE";
  return type === "n" ? shownNumber(text, formats[style], is1904) : text;
}

/** `BC12` is column 54. */
function columnOf(reference: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : next;
}
