/**
 * Reads documents and what a browser or an office program printed from them, and compares their tables: the parser of the
 * source tells what stands under which head.
 *
 *     node bench/printed-tables.ts LIST [dev|aside|all] [files]
 *
 * LIST has one line for each document: the path of its source (HTML or Word), a tab, and the path of its PDF.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import type { ParsedDocument } from "#core/engine/parsed-document.ts";
import { parseDocument } from "#core/engine/parse/parse.ts";
import { nodeAssets } from "#core/engine/parse/testing/node-assets.ts";
import type { Table, TableCell } from "#core/engine/tables/table.ts";

/** Longer cells are prose. */
const LONGEST = 80;

const [list = "", part = "dev", show = ""] = process.argv.slice(2);
const sums = { wanted: 0, found: 0, given: 0, right: 0, headings: 0, found_headings: 0 };
for (const line of readFileSync(list, "utf8").trim().split("\n")) {
  const [source = "", printed = ""] = line.split("\t");
  const half = (createHash("sha256").update(basename(source)).digest()[0] ?? 0) % 2 === 1 ? "dev" : "aside";
  if (part !== "all" && part !== half) continue;
  const [truth, read] = [await parse(source), await parse(printed)];
  if (!truth || !read) continue;
  const [wanted, given] = [cellsOf(truth), cellsOf(read)];
  const found = countOf(wanted, new Set(given));
  const right = countOf(given, new Set(wanted));
  sums.wanted += wanted.length;
  sums.found += found;
  sums.given += given.length;
  sums.right += right;
  const [heads, headsRead] = [headingsOf(truth), headingsOf(read)];
  sums.headings += heads.length;
  sums.found_headings += countOf(heads, new Set(headsRead));
  if (show === "files")
    console.log(basename(source), `${found} of ${wanted.length}; ${right} of ${given.length} right`);
}
const share = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(1)} % of ${of}`;
console.log(`${part}: cells found ${share(sums.found, sums.wanted)}; cells right ${share(sums.right, sums.given)}`);
console.log(`${part}: headings found ${share(sums.found_headings, sums.headings)}`);

async function parse(path: string): Promise<ParsedDocument | null> {
  try {
    return await parseDocument(
      new Uint8Array(readFileSync(path)),
      { type: extname(path).slice(1) as "pdf", filename: basename(path) },
      { assets: nodeAssets(), report() {}, signal: AbortSignal.timeout(60_000) },
    );
  } catch (error) {
    console.log(`${path} was not read: ${String(error)}`);
    return null;
  }
}

/** "name | heads | value" of each cell below the heads, without spaces and signs. */
function cellsOf({ text, tables = [] }: ParsedDocument): string[] {
  const told = (cell: TableCell) => plain(text.slice(cell.start, cell.end));
  const ofTable = (table: Table) => {
    const names = Math.max(1, table.header_columns);
    const isOver = (head: TableCell, cell: TableCell) =>
      head.row < table.header_rows && covers(head.column, head.column_span, cell.column);
    const isBeside = (name: TableCell, cell: TableCell) =>
      name.row >= table.header_rows && name.column < names && covers(name.row, name.row_span, cell.row);
    const body = table.cells.filter(({ row, column }) => row >= table.header_rows && column >= names);
    return body.map((cell) => {
      const heads = table.cells.filter((head) => isOver(head, cell)).map(told);
      const name = table.cells.filter((one) => isBeside(one, cell)).map(told);
      return [name.join(" "), heads.join(" "), told(cell)].join(" | ");
    });
  };
  return tables
    .filter((table) => table.rows > 2)
    .flatMap(ofTable)
    .filter((cell) => cell.length < LONGEST * 3);
}

function covers(from: number, span = 1, at = 0): boolean {
  return from <= at && at < from + span;
}

function headingsOf({ text, blocks }: ParsedDocument): string[] {
  return blocks.filter(({ kind }) => kind === "heading").map(({ start, end }) => plain(text.slice(start, end)));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}%$€£]+/gu, "");
}

function countOf(items: readonly string[], among: ReadonlySet<string>): number {
  return items.filter((item) => among.has(item)).length;
}
