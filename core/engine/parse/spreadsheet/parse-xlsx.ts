import type { FormatParser } from "../context.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { isOn } from "../office/is-on.ts";
import { readCoreProperties } from "../office/core-properties.ts";
import { openPackage, type Package } from "../office/open-package.ts";
import { attr, readXml } from "../office/read-xml.ts";
import { mainPart, readRelations } from "../office/relations.ts";
import { writeAll, type Written } from "../office/table-gatherer.ts";
import { HIDDEN_SHEET } from "../labelled.ts";
import { createPause } from "../pause.ts";
import { DocumentError } from "../../parsed-document.ts";
import { createEdges, readBeside } from "./beside-cells.ts";
import { readNumberFormats, shownNumber, type NumberFormat } from "./number-formats.ts";
import { writeSheet } from "./write-sheet.ts";

/** The sheets of an Excel workbook (ECMA-376), each a page: its name, and its cells as they were last calculated. */
export const parseXlsx: FormatParser = async (bytes, { signal, report }) => {
  const book = await openPackage(bytes);
  const { sheets, is1904, partOf, people } = contentsOf(book);
  if (sheets.length === 0) throw new DocumentError("This file is not an Excel workbook.");
  const strings = sharedStrings(partOf("sharedStrings"));
  const formats = readNumberFormats(partOf("styles"));
  const builder = createDocumentBuilder();
  const pause = createPause();
  for (const [index, { name, path, isHidden }] of sheets.entries()) {
    signal.throwIfAborted();
    report({ phase: "reading", done: index, total: sheets.length, unit: "pages" });
    const part = book.part(path);
    if (!part) continue;
    builder.page({ width: 0, height: 0, label: name });
    const beside = readBeside(book, path, people);
    const cells = rowsOf(part, { strings, formats, is1904, noted: beside.noted });
    const blocks = [...beside.blocks(cells.shown), ...cells.edges];
    if (cells.uncalculated) builder.warn(UNCALCULATED);
    if (cells.rows.length === 0 && blocks.length === 0) continue;
    builder.block("heading", name, { level: 2 });
    if (isHidden) builder.block("notes", HIDDEN_SHEET);
    writeSheet(builder, cells.rows, name);
    writeAll(builder, blocks);
    await pause();
  }
  return builder.finish(readCoreProperties(book));
};

const UNCALCULATED =
  "Some formulas of this workbook were never calculated, so their values are missing. Open it in a spreadsheet program, save it and add it again.";

interface Cells {
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  /** Days are counted from 1904 rather than from 1900. */
  readonly is1904: boolean;
  /** Cells that have a comment: "B12". */
  readonly noted: ReadonlySet<string>;
}

interface SheetCells {
  readonly rows: string[][];
  /** What the cells with comments show. */
  readonly shown: ReadonlyMap<string, string>;
  /** What is printed above and below each of its pages. */
  readonly edges: readonly Written[];
  /** Whether a formula has no value. */
  readonly uncalculated: boolean;
}

function contentsOf(book: Package) {
  const main = mainPart(book, "xl/workbook.xml");
  const relations = readRelations(book, main);
  const sheets: { readonly name: string; readonly path: string; readonly isHidden: boolean }[] = [];
  let is1904 = false;
  const workbook = book.part(main);
  if (workbook)
    readXml(workbook, {
      open(tag, attributes) {
        if (tag === "workbookPr") is1904 = isOn(attr(attributes, "date1904") ?? "0");
        const sheet = tag === "sheet" ? relations.get(attributes["r:id"] ?? attr(attributes, "id") ?? "") : undefined;
        const [name = "Sheet", state = "visible"] = [attr(attributes, "name"), attr(attributes, "state")];
        if (sheet) sheets.push({ name, path: sheet.target, isHidden: state !== "visible" });
      },
    });
  const partOf = (type: string) => {
    const target = [...relations.values()].find((relation) => relation.type === type)?.target;
    return book.part(target ?? `xl/${type}.xml`);
  };
  return { sheets, is1904, partOf, people: partOf("person") };
}

/** Text that cells refer to by number; phonetic guides are left out. */
function sharedStrings(part: Uint8Array | undefined): string[] {
  const strings: string[] = [];
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

function rowsOf(part: Uint8Array, cells: Cells): SheetCells {
  const rows: string[][] = [];
  const shown = new Map<string, string>();
  const edges = createEdges();
  let uncalculated = false;
  let isFormula = false;
  let row: string[] = [];
  let last = 0;
  let blank = 0;
  let cell = { reference: "", column: 0, type: "n", style: 0, text: "" };
  let inValue = false;
  readXml(part, {
    open(name, attributes) {
      edges.open(name);
      if (name === "row") {
        const number = Number(attr(attributes, "r") ?? last + 1);
        // Blank rows are not written; one of them is enough to part two tables.
        if (number > last + 1 && rows.length > 0) rows.push([]);
        last = number;
        row = [];
      }
      if (name === "c") {
        const type = attr(attributes, "t") ?? "n";
        isFormula = false;
        cell = {
          reference: attr(attributes, "r") ?? "",
          column: columnOf(attr(attributes, "r"), row.length),
          type,
          style: Number(attr(attributes, "s") ?? 0),
          text: "",
        };
      }
      inValue = name === "v" || name === "t";
      isFormula ||= name === "f";
    },
    close(name) {
      inValue = false;
      edges.close();
      if (name === "row") rows.push(row);
      // An empty text is a value.
      if (name === "c" && isFormula && cell.text === "" && cell.type === "n") uncalculated = true;
      if (name !== "c" || cell.text === "" || cell.column >= MOST_COLUMNS) return;
      blank += Math.max(0, cell.column - row.length);
      while (row.length < cell.column && blank <= MOST_BLANK) row.push("");
      const value = valueOf(cell, cells);
      row[Math.min(cell.column, row.length)] = value;
      if (cells.noted.has(cell.reference)) shown.set(cell.reference, value);
    },
    text(text) {
      if (inValue) cell.text += text;
      else edges.text(text);
    },
  });
  return { rows, shown, edges: edges.blocks(), uncalculated };
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
