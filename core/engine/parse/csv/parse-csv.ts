import type { FormatParser } from "../context.ts";
import { decodeTextFile } from "../decode-text.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { writeSheet } from "../spreadsheet/write-sheet.ts";

/** A table (RFC 4180), its fields separated by commas, semicolons, tabs or bars, whichever the first lines have most of. */
export const parseCsv: FormatParser = async (bytes) => {
  const text = decodeTextFile(bytes).replace(/^\ufeff/, "");
  const builder = createDocumentBuilder();
  writeSheet(builder, rowsOfCsv(text));
  return builder.finish();
};

export const rowsOfCsv = (text: string): string[][] => rowsOf(text, separatorOf(text));

function separatorOf(text: string): string {
  const head = text.slice(0, 4000).replace(/"[^"]*"/g, "");
  const count = (sign: string) => head.split(sign).length;
  return [",", ";", "\t", "|"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const field = readField(text, at, separator);
    row.push(field.value);
    at = field.end;
    if (text[at] === separator) {
      at++;
      if (at === text.length) row.push("");
      continue;
    }
    rows.push(row);
    row = [];
    at++;
  }
  return row.length > 0 ? [...rows, row] : rows;
}

/** `end` is where the separator or the line's end stands. */
function readField(text: string, start: number, separator: string): { readonly value: string; readonly end: number } {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== "\n") end++;
    return { value: text.slice(start, end), end };
  }
  const parts: string[] = [];
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { value: parts.join("") + text.slice(at), end: text.length };
    parts.push(text.slice(at, quote));
    if (text[quote + 1] !== '"') {
      let end = quote + 1;
      while (end < text.length && text[end] !== separator && text[end] !== "\n") end++;
      return { value: parts.join(""), end };
    }
    parts.push('"');
    at = quote + 2;
  }
}
