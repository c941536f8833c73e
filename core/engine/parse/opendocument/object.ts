import { attr, readXml } from "../office/read-xml.ts";
import { writtenTable, type Written } from "../office/table-gatherer.ts";
import { DocumentError } from "../../parsed-document.ts";

/** Cells of a table in an object at most. */
const MOST_CELLS = 5000;

/** What an object in a document says: the titles and numbers of a chart, a formula as it was typed, the cells of a small sheet. */
export function readObject(bytes: Uint8Array): readonly Written[] {
  try {
    return contentOf(bytes);
  } catch (error) {
    // A damaged one is nothing to fail for.
    if (error instanceof DocumentError) return [];
    throw error;
  }
}

function contentOf(bytes: Uint8Array): readonly Written[] {
  const blocks: Written[] = [];
  const rows: string[][] = [];
  let cells = 0;
  let inTable = false;
  let isTitle = false;
  let isRead = false;
  let text = "";
  readXml(bytes, {
    open(name, attributes) {
      if (name === "title" || name === "subtitle") isTitle = true;
      if (name === "table") inTable = true;
      if (name === "table-row") rows.push([]);
      if (name === "table-cell" || name === "covered-table-cell") {
        const times = Math.min(MOST_CELLS - cells, Number(attr(attributes, "number-columns-repeated") ?? 1) || 1);
        if (times > 0 && times < MOST_REPEATED) rows.at(-1)?.push(...Array.from({ length: times }, () => ""));
        cells += times;
      }
      if (name === "p" || name === "annotation") {
        isRead = true;
        text = "";
      }
    },
    close(name) {
      if (name === "title" || name === "subtitle") isTitle = false;
      if (name === "table") inTable = false;
      if (name !== "p" && name !== "annotation") return;
      isRead = false;
      const said = text.replaceAll(/\s+/gu, " ").trim();
      const row = rows.at(-1);
      if (inTable && row && row.length > 0) row[row.length - 1] = `${row.at(-1) ?? ""} ${said}`.trim();
      else if (said !== "")
        blocks.push({ kind: isTitle ? "caption" : "paragraph", content: { text: said, links: [] } });
    },
    text: (more) => void (isRead && (text += more)),
  });
  const filled = rows.filter((row) => row.some((cell) => cell !== ""));
  if (filled.length === 0) return blocks;
  const grid = filled.map((row) => row.map((content) => ({ content: shortNumber(content) })));
  return [...blocks, writtenTable({ rows: grid, header_rows: 1, header_columns: 1 })];
}

/** Empty cells fill a sheet up to its edge. */
const MOST_REPEATED = 100;

/** Charts keep 0.1 as 0.10000000000000001, and no value as "NaN". */
function shortNumber(text: string): string {
  if (text === "NaN") return "";
  const number = Number(text);
  return text.length > 12 && Number.isFinite(number) ? String(Number(number.toPrecision(10))) : text;
}
