import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openPdf } from "../core/engine/parse/pdf/open-pdf.ts";
import { placeText, type Piece } from "../core/engine/parse/pdf/page-text.ts";
import { parseDocument } from "../core/engine/parse/parse.ts";
import { nodeAssets } from "../core/engine/parse/testing/node-assets.ts";
import type { ParsedDocument } from "../core/engine/parsed-document.ts";
import { shapeOf } from "../core/engine/tables/table-shape.ts";

const FILINGS = new URL("../../shared/data/filings/pdfs/", import.meta.url).pathname;

/** The rules were written with the filings of these companies in view; the others were only measured. */
const SEEN = /^(?:3M|ACTIVISION|AMCOR|CVS|NETFLIX)/;

/** 1,000 and more, or below -1,000 in parentheses; years and page numbers have no comma. */
const LARGE = /^\(?[$€£]?\(?\d{1,3}(?:,\d{3})+(?:\.\d+)?\)?$/;

export interface Rows {
  /** Large numbers on the pages, as pdfjs gives them. */
  readonly numbers: number;
  /** Of these: in a paragraph or a row of a table that begins with words; rows of tables may begin with a year. */
  readonly labelled: number;
  /** Of these: labelled, or the total of its group by its value, which the page does not name and the look-up does. */
  readonly named: number;
  /** Large numbers that have words at their left on the same baseline, behind a gap: cells of a table with a label. */
  readonly cells: number;
  /** Of these: in such a row of a table, which holds the first of those words. */
  readonly withLabel: number;
}

/** A number that is in no such line or row: its page, and the line that it is in. */
export type Missed = (measure: "labelled" | "withLabel", page: number, word: string, line: string) => void;

/** For each filing, how many of its large numbers are with what they are numbers of. */
export async function measureLabelledRows(only = /./, missed: Missed = () => undefined): Promise<Record<string, Rows>> {
  if (!existsSync(FILINGS)) throw new Error(`There are no filings to read at ${FILINGS}.`);
  const result: Record<string, Rows> = {};
  for (const name of readdirSync(FILINGS).filter((file) => only.test(file)))
    result[name] = await measure(new Uint8Array(await readFile(join(FILINGS, name))), missed);
  return result;
}

export function sumRows(all: readonly Rows[]): Rows {
  const sum = (pick: (rows: Rows) => number) => all.reduce((total, rows) => total + pick(rows), 0);
  return {
    numbers: sum((rows) => rows.numbers),
    labelled: sum((rows) => rows.labelled),
    named: sum((rows) => rows.named),
    cells: sum((rows) => rows.cells),
    withLabel: sum((rows) => rows.withLabel),
  };
}

async function measure(bytes: Uint8Array, missed: Missed): Promise<Rows> {
  const context = { assets: nodeAssets(), report() {}, signal: new AbortController().signal };
  const parsed = await parseDocument(bytes, { type: "pdf", filename: "a.pdf" }, context);
  const placeOf = createFinder(parsed);
  const rows = { numbers: 0, labelled: 0, named: 0, cells: 0, withLabel: 0 };
  for (const [index, pieces] of (await piecesOf(bytes)).entries()) {
    for (const piece of pieces) {
      const words = piece.text.split(/\s+/).filter((word) => LARGE.test(word)).length;
      if (words === 0) continue;
      const place = placeOf(index + 1, piece);
      const begins = place !== null && beginsWithWords(place);
      rows.numbers += words;
      if (begins || place?.isTotal) rows.named += words;
      if (begins) rows.labelled += words;
      else missed("labelled", index + 1, piece.text, place?.line ?? "");
      const label = labelOf(piece, pieces);
      if (!label) continue;
      rows.cells += words;
      if (begins && place.table && placeOf(index + 1, label)?.start === place.start) rows.withLabel += words;
      else missed("withLabel", index + 1, piece.text, place?.line ?? "");
    }
  }
  return rows;
}

/**
 * Letters, or a year, in the first cell of a row; letters in front of everything else in a paragraph but the mark of a
 * footnote or a list: "(3) ", "7. ", "10.2 ".
 */
function beginsWithWords({ table, line }: Place): boolean {
  if (!table) return /^(?:\(?\d{1,3}(?:[.)]|\.\d+\.?) ?)?["“‘'(•*–-]*\p{L}/u.test(line);
  const [first = ""] = line.split(/ ?\| /);
  return /\p{L}{2}|\p{L}\.\p{L}/u.test(first) || /^(?:19|20)\d\d\b/.test(first);
}

/** The first piece of the words that stand next at the left of the number, where a gap lies between. */
function labelOf(piece: Piece, pieces: readonly Piece[]): Piece | undefined {
  const row = pieces
    .filter((other) => other.level && Math.abs(other.baseline - piece.baseline) < 2 && other.x < piece.x)
    .sort((a, b) => b.x - a.x);
  const at = row.findIndex((other) => /\p{L}{2}/u.test(other.text));
  const words = row[at];
  if (!words) return undefined;
  const next = at > 0 ? row[at - 1] : piece;
  const gap = (next ?? piece).x - (words.x + words.width);
  return gap > piece.size ? words : undefined;
}

interface Place {
  readonly start: number;
  readonly line: string;
  readonly table: boolean;
  readonly isTotal: boolean;
}

/** Where in the text a piece of a page went, by its rectangle. */
function createFinder({ text, runs, blocks, tables: grids }: ParsedDocument) {
  const lineAt = (at: number): number => text.lastIndexOf("\n", at - 1) + 1;
  const totals = new Set(
    grids.flatMap((table) =>
      shapeOf(text, table).rows.flatMap(({ isTotal, values: [first] }) =>
        isTotal && first ? [lineAt(first.start)] : [],
      ),
    ),
  );
  const byBox = new Map<string, number>();
  const key = (page: number, x: number, y: number) => `${page} ${Math.round(x * 4)} ${Math.round(y * 4)}`;
  runs?.start.forEach((start, run) => {
    byBox.set(key(runs.page[run] ?? 0, runs.boxes[run * 4] ?? 0, runs.boxes[run * 4 + 1] ?? 0), start);
  });
  const tables = blocks.filter((block) => block.kind === "table");
  return (page: number, piece: Piece): Place | null => {
    const at = byBox.get(key(page, piece.x, piece.y));
    if (at === undefined) return null;
    const start = lineAt(at);
    const end = text.indexOf("\n", at);
    return {
      start,
      line: text.slice(start, end < 0 ? undefined : end),
      table: tables.some((block) => block.start <= at && at < block.end),
      isTotal: totals.has(start),
    };
  };
}

async function piecesOf(bytes: Uint8Array): Promise<Piece[][]> {
  const pdf = await openPdf(bytes, nodeAssets());
  const pages: Piece[][] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    pages.push(placeText(await page.getTextContent(), viewport));
    page.cleanup();
  }
  await pdf.loadingTask.destroy();
  return pages;
}

function print(name: string, { numbers, labelled, named, cells, withLabel }: Rows): void {
  const share = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} % of ${all}`;
  console.log(
    `${name}: labelled ${share(labelled, numbers)}; with totals ${share(named, numbers)}; cells with their label ${share(withLabel, cells)}`,
  );
}

if (import.meta.main) {
  const [only = ".", verbose] = process.argv.slice(2);
  const results = await measureLabelledRows(new RegExp(only), (measure, page, word, line) => {
    if (verbose) console.log(`  ${measure} p${page} ${word} :: ${line.slice(0, 240)}`);
  });
  for (const [name, rows] of Object.entries(results)) print(name, rows);
  const part = (seen: boolean) => Object.entries(results).filter(([name]) => SEEN.test(name) === seen);
  for (const seen of [true, false]) print(seen ? "seen" : "held out", sumRows(part(seen).map(([, rows]) => rows)));
}
