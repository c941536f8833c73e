import type { DocumentType } from "../../formats.ts";
import type { ParsedDocument } from "../../parsed-document.ts";
import type { Table } from "../../tables/table.ts";
import { parseDocument } from "../parse.ts";
import { nodeAssets } from "./node-assets.ts";

export function parseAs(
  type: DocumentType,
  bytes: Uint8Array | string,
  signal = new AbortController().signal,
): Promise<ParsedDocument> {
  const own = typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
  return parseDocument(own, { type, filename: `file.${type}` }, { assets: nodeAssets(), report() {}, signal });
}

/** "kind: text" of every block. */
export function outline({ text, blocks }: ParsedDocument): string[] {
  return blocks.map(
    ({ kind, level, start, end }) =>
      `${kind}${kind === "heading" || kind === "list_item" ? (level ?? "") : ""}: ${text.slice(start, end)}`,
  );
}

/** What every parsed document promises; answers the first promise broken, or null. */
export function brokenPromise({ text, blocks, pages, links, tables, runs }: ParsedDocument): string | null {
  let end = 0;
  for (const [index, block] of blocks.entries()) {
    if (block.end <= block.start) return "an empty block";
    if (index === 0 ? block.start !== 0 : block.start !== end + 2 || text.slice(end, block.start) !== "\n\n")
      return "blocks not separated by a blank line";
    if (block.page !== undefined && !(block.page >= 1 && block.page <= pages.length)) return "a block on no page";
    end = block.end;
  }
  if (end !== text.length) return "text after the last block";
  if (!text.isWellFormed()) return "a lone surrogate";
  if (pages.some((page) => page.start > page.end || page.end > text.length)) return "a page outside the text";
  if (links.some((link) => link.start >= link.end || link.end > text.length)) return "a link outside the text";
  const written = new Set(
    blocks.filter((block) => block.kind === "table").map((block) => `${block.start} ${block.end}`),
  );
  for (const table of tables) {
    if (!written.delete(`${table.start} ${table.end}`)) return "a table that is no block of its own";
    const broken = brokenTable(text, table);
    if (broken) return broken;
  }
  return runs ? brokenRun(text, runs) : null;
}

function brokenTable(text: string, { start, end, rows, columns, cells }: Table): string | null {
  if (text.slice(start, end).split("\n").length !== rows) return "a table with a line that is no row";
  let last = start;
  let lastPlace = -1;
  for (const cell of cells) {
    const place = cell.row * columns + cell.column;
    if (place <= lastPlace || cell.start < last || cell.end <= cell.start) return "cells of a table out of order";
    if (cell.column + (cell.column_span ?? 1) > columns || cell.row + (cell.row_span ?? 1) > rows)
      return "a cell outside its table";
    if (text.slice(start, cell.start).split("\n").length !== cell.row + 1) return "a cell in another line than its row";
    [last, lastPlace] = [cell.end, place];
  }
  return last > end ? "a cell outside the text of its table" : null;
}

function brokenRun(text: string, runs: NonNullable<ParsedDocument["runs"]>): string | null {
  let end = 0;
  for (const [index, start] of runs.start.entries()) {
    if (start < end) return "runs out of order";
    end = runs.end[index] ?? 0;
    if (end <= start || end > text.length) return "a run outside the text";
  }
  return runs.boxes.every(Number.isFinite) ? null : "a rectangle that is no number";
}
