import { DocumentError } from "../../parsed-document.ts";
import type { FormatParser } from "../context.ts";
import { createDocumentBuilder, type DocumentBuilder } from "../document-builder.ts";
import { openPackage } from "../office/open-package.ts";
import { attr, readXml, type Attributes } from "../office/read-xml.ts";
import { createTableGatherer, writeAll, type Written } from "../office/table-gatherer.ts";
import { unlockOpenDocument } from "./unlock-opendocument.ts";
import { writeSheet } from "../spreadsheet/write-sheet.ts";

/** Parts that hold no text of the document. */
const HIDDEN = new Set(["tracked-changes", "annotation", "note-citation", "forms", "sequence-decls", "settings"]);
/** A sheet says how often a row or a cell is repeated: beyond what a person fills in it only fills the sheet up. */
const MOST_REPEATED = 1000;
const MOST_COLUMNS = 16_384;
/** Cells of one sheet after which nothing is repeated any more. */
const MOST_CELLS = 2_000_000;

/** Texts, sheets and slides as OpenDocument (ISO/IEC 26300) keeps them: .odt, .ods and .odp. */
export const parseOpenDocument: FormatParser = async (bytes, { signal, password }) => {
  const file = await unlockOpenDocument(await openPackage(bytes), password);
  const content = file.part("content.xml");
  if (!content) throw new DocumentError("This file is no OpenDocument file.");
  signal.throwIfAborted();
  const builder = createDocumentBuilder();
  const reader = createReader(builder);
  readXml(content, reader);
  return builder.finish(factsOf(file.part("meta.xml")));
};

interface Paragraph {
  readonly kind: Written["kind"];
  readonly level?: number;
  text: string;
  /** Notes and text boxes that are anchored in it come after it. */
  readonly after: Written[];
}

/** Follows the elements of `content.xml`; a sheet is gathered whole, any other table cell by cell. */
function createReader(builder: DocumentBuilder) {
  const tables = createTableGatherer();
  const open: Paragraph[] = [];
  let hidden = 0;
  let lists = 0;
  let notes = 0;
  let sheet: ReturnType<typeof createSheet> | undefined;
  let isSheets = false;

  const emit = (block: Written): void => {
    if (sheet) sheet.text(block.content.text);
    else if (tables.inside) tables.add(block);
    else writeAll(builder, [block]);
  };
  const begin = (name: string, attributes: Attributes): void => {
    if (name === "h") open.push({ kind: "heading", level: levelOf(attributes), text: "", after: [] });
    else if (notes > 0) open.push({ kind: "notes", text: "", after: [] });
    else
      open.push(
        lists > 0
          ? { kind: "list_item", level: Math.min(lists, 6), text: "", after: [] }
          : { kind: "paragraph", text: "", after: [] },
      );
  };
  const write = (text: string): void => {
    const paragraph = open.at(-1);
    if (paragraph && hidden === 0) paragraph.text += text;
  };
  const opens: Readonly<Record<string, (attributes: Attributes) => void>> = {
    h: (attributes) => begin("h", attributes),
    p: (attributes) => begin("p", attributes),
    s: (attributes) => write(" ".repeat(Math.min(100, Number(attr(attributes, "c") ?? 1)))),
    tab: () => write("\t"),
    "line-break": () => write("\n"),
    list: () => void lists++,
    notes: () => void notes++,
    spreadsheet: () => void (isSheets = true),
    page: (attributes) => builder.page({ width: 0, height: 0, label: attr(attributes, "name") ?? "" }),
    table(attributes) {
      if (!isSheets) return tables.open();
      const name = attr(attributes, "name") ?? "Sheet";
      builder.page({ width: 0, height: 0, label: name });
      sheet = createSheet(name);
    },
    "table-row": (attributes) => (sheet ? sheet.row(repeated(attributes, "rows")) : tables.row()),
    "table-header-rows": () => void (headed = true),
    "table-cell"(attributes) {
      if (sheet) return sheet.cell(repeated(attributes, "columns"), attr(attributes, "date-value"));
      tables.cell();
      if (headed) tables.headRow();
      const [column_span, row_span] = ["columns", "rows"].map((of) =>
        Math.min(MOST_REPEATED, Number(attr(attributes, `number-${of}-spanned`) ?? 1)),
      );
      tables.shape({ ...(column_span && { column_span }), ...(row_span && { row_span }) });
    },
    "covered-table-cell": (attributes) => sheet?.cell(repeated(attributes, "columns"), undefined),
  };
  let headed = false;
  const end = (): void => {
    const paragraph = open.pop();
    if (!paragraph || hidden > 0) return;
    const { kind, level, text, after } = paragraph;
    const content = { text: text.replaceAll(/[ \t]+/gu, " "), links: [] };
    const blocks = [{ kind, content, ...(level !== undefined && { level }) }, ...after];
    const holder = open.at(-1);
    if (holder) holder.after.push(...blocks);
    else blocks.forEach(emit);
  };
  const closes: Readonly<Record<string, () => void>> = {
    h: end,
    p: end,
    list: () => void lists--,
    notes: () => void notes--,
    "table-header-rows": () => void (headed = false),
    "table-row": () => sheet?.endRow(),
    table() {
      if (!sheet) return writeOrNest(tables.close());
      const { name, rows } = sheet;
      sheet = undefined;
      if (rows.length === 0) return;
      builder.block("heading", name, { level: 2 });
      writeSheet(builder, rows, name);
    },
  };
  const writeOrNest = (blocks: readonly Written[]): void => {
    if (!tables.inside) writeAll(builder, blocks);
  };

  return {
    open(name: string, attributes: Attributes): void {
      if (HIDDEN.has(name)) hidden++;
      else if (hidden === 0 && Object.hasOwn(opens, name)) opens[name]?.(attributes);
    },
    close(name: string): void {
      if (HIDDEN.has(name)) hidden--;
      else if (hidden === 0 && Object.hasOwn(closes, name)) closes[name]?.();
    },
    text: write,
  };
}

/** The rows of one sheet, repeated ones written out where they hold anything. */
function createSheet(name: string) {
  const rows: string[][] = [];
  let row: string[] = [];
  let times = 1;
  let cells = 0;
  let cell = { first: 0, times: 1, date: undefined as string | undefined };
  return {
    name,
    rows,
    row(repeat: number): void {
      row = [];
      times = repeat;
    },
    cell(repeat: number, date: string | undefined): void {
      cell = { first: row.length, times: repeat, date };
      if (cells > MOST_CELLS) row.push("");
      else if (row.length + repeat <= MOST_COLUMNS) for (let at = 0; at < repeat; at++) row.push("");
    },
    /** A paragraph of the cell that is open; a date is given as ISO 8601 writes it. */
    text(text: string): void {
      const given = cell.date?.replace("T00:00:00", "").replace("T", " ") ?? text;
      for (let at = cell.first; at < cell.first + cell.times && at < row.length; at++)
        row[at] = row[at] === "" || cell.date !== undefined ? given : `${row[at]} ${given}`;
    },
    endRow(): void {
      const isBlank = row.every((each) => each === "");
      if (isBlank && rows.at(-1)?.length === 0) return;
      for (let at = 0; at < (isBlank || cells > MOST_CELLS ? 1 : times); at++) {
        rows.push(isBlank ? [] : row);
        cells += row.length;
      }
    },
  };
}

const repeated = (attributes: Attributes, of: "rows" | "columns"): number =>
  Math.max(1, Math.min(MOST_REPEATED, Number(attr(attributes, `number-${of}-repeated`) ?? 1) || 1));

const levelOf = (attributes: Attributes): number =>
  Math.max(1, Math.min(6, Number(attr(attributes, "outline-level") ?? 1) || 1));

function factsOf(meta: Uint8Array | undefined) {
  const facts: Record<string, string> = {};
  let inside = "";
  if (meta)
    readXml(meta, {
      open: (name) => void (inside = name),
      close: () => void (inside = ""),
      text(text) {
        if (inside === "title" || inside === "creator") facts[inside] = `${facts[inside] ?? ""}${text}`.slice(0, 1000);
      },
    });
  const { title, creator } = facts;
  return { title: title?.trim() || null, properties: creator ? { author: creator.trim() } : {} };
}
