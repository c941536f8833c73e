import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { parse } from "parse5";
import { elementsIn, attribute, tagOf, textOf, type Element } from "#core/engine/parse/html/dom.ts";
import { openPdf } from "#core/engine/parse/pdf/open-pdf.ts";
import { nodeAssets } from "#core/engine/parse/testing/node-assets.ts";

/** A cell of a table as read from the file itself, without the parsers that are measured. */
export interface TruthCell {
  readonly row: string;
  readonly column: string;
  readonly value: string;
  /** Number of its table in the file. */
  readonly table: number;
}

interface Spanned {
  readonly text: string;
  readonly isHead: boolean;
  readonly columns: number;
  readonly rows: number;
}

export async function truthOf(path: string): Promise<readonly TruthCell[]> {
  const bytes = new Uint8Array(readFileSync(path));
  const cells = await readCells(path, bytes);
  return unambiguous(
    cells.filter(
      ({ row, column, value }) =>
        /\p{L}{2}/u.test(row + column) && [row, column, value].every((text) => text.length > 0 && text.length <= 70),
    ),
  );
}

async function readCells(path: string, bytes: Uint8Array): Promise<readonly TruthCell[]> {
  if (path.endsWith(".pdf")) return ofPdf(bytes);
  if (path.endsWith(".html")) return ofHtml(strFromU8(bytes)).flatMap((rows, table) => cellsOf(rows, table));
  if (path.endsWith(".docx"))
    return ofOffice(bytes, /^word\/document\.xml$/, "w").flatMap((rows, table) => cellsOf(rows, table));
  if (path.endsWith(".pptx"))
    return ofOffice(bytes, /^ppt\/slides\/slide\d+\.xml$/, "a").flatMap((rows, table) => cellsOf(rows, table));
  return ofMarkdown(strFromU8(bytes)).flatMap((rows, table) => cellsOf(rows, table));
}

export const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}.%-]+/gu, "");

/** The same names with different values say nothing of which is meant. */
function unambiguous(cells: readonly TruthCell[]): TruthCell[] {
  const values = new Map<string, Set<string>>();
  const key = ({ row, column }: TruthCell) => `${plain(row)}|${plain(column)}`;
  for (const cell of cells) values.set(key(cell), (values.get(key(cell)) ?? new Set()).add(plain(cell.value)));
  const seen = new Set<string>();
  return cells.filter((cell) => {
    const isNew = !seen.has(key(cell));
    seen.add(key(cell));
    return isNew && values.get(key(cell))?.size === 1 && plain(cell.value) !== "";
  });
}

/** Spans repeat the text; heads are the rows of heads, or the first row. */
function cellsOf(rows: readonly (readonly Spanned[])[], table: number): TruthCell[] {
  const grid: { text: string; isHead: boolean }[][] = rows.map(() => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of row) {
      while (grid[y]?.[x]) x++;
      for (let dy = 0; dy < cell.rows; dy++)
        for (let dx = 0; dx < cell.columns; dx++) {
          const target = grid[y + dy];
          if (target) target[x + dx] = cell;
        }
      x += cell.columns;
    }
  });
  const told = grid.findIndex((row) => !row.every(({ isHead, text }, x) => isHead || (x === 0 && text === "")));
  const heads = Math.max(1, told);
  if (grid.length <= heads || (grid[0]?.length ?? 0) < 2) return [];
  return grid.slice(heads).flatMap((row) =>
    row.slice(1).map(({ text }, x) => {
      const over = grid.slice(0, heads).map((head) => head[x + 1]?.text ?? "");
      return { row: row[0]?.text ?? "", column: [...new Set(over)].filter(Boolean).join(" "), value: text, table };
    }),
  );
}

const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();
const single = (text: string, isHead: boolean): Spanned => ({ text: oneLine(text), isHead, columns: 1, rows: 1 });

function ofMarkdown(source: string): Spanned[][][] {
  const tables: Spanned[][][] = [];
  const lines = source.replace(/\r/g, "").split("\n");
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, "")
      .split(/(?<!\\)\|/)
      .map((cell) =>
        cell
          .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
          .replace(/<[^>]*>|[*`\\]/g, " ")
          .trim(),
      );
  lines.forEach((line, index) => {
    if (!/^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)+\|?\s*$/.test(line) || !lines[index - 1]?.includes("|")) return;
    const rows = [cells(lines[index - 1] ?? "").map((text) => single(text, true))];
    for (const row of lines.slice(index + 1)) {
      if (!row.includes("|")) break;
      rows.push(cells(row).map((text) => single(text, false)));
    }
    tables.push(rows);
  });
  return tables;
}

function ofHtml(source: string): Spanned[][][] {
  const tables = [...elementsIn(parse(source))].filter((element) => tagOf(element) === "table");
  const within = (element: Element, ...tags: string[]) =>
    [...elementsIn(element)].filter((one) => tags.includes(tagOf(one)));
  return tables
    .filter((table) => within(table, "table", "p", "h1", "h2", "h3").length === 0)
    .map((table) =>
      within(table, "tr").map((row) =>
        within(row, "td", "th").map((cell) => ({
          ...single(textOf(cell), tagOf(cell) === "th"),
          columns: Number(attribute(cell, "colspan") ?? 1),
          rows: Number(attribute(cell, "rowspan") ?? 1),
        })),
      ),
    );
}

/** Tables without tables in them, without merged rows. */
function ofOffice(bytes: Uint8Array, part: RegExp, prefix: string): Spanned[][][] {
  const xml = Object.entries(unzipSync(bytes)).flatMap(([name, content]) =>
    part.test(name) ? [strFromU8(content)] : [],
  );
  const all = (source: string, tag: string) =>
    source.match(new RegExp(`<${prefix}:${tag}[ >](?:(?!<${prefix}:${tag}[ >])[\\s\\S])*?</${prefix}:${tag}>`, "g")) ??
    [];
  return xml
    .flatMap((source) => all(source, "tbl"))
    .filter((table) => !/vMerge|rowSpan|hMerge|w:del /.test(table))
    .map((table) =>
      all(table, "tr").map((row) =>
        all(row, "tc").map((cell) => ({
          ...single(
            all(cell, "p")
              .map((one) =>
                all(one, "t")
                  .join("")
                  .replace(/<[^>]*>/g, ""),
              )
              .join(" ")
              .replaceAll("&amp;", "&"),
            false,
          ),
          columns: Number(/gridSpan(?: w:val)?="(\d+)"/.exec(cell)?.[1] ?? 1),
        })),
      ),
    );
}

interface Word {
  readonly text: string;
  readonly x: number;
  readonly right: number;
}

/** Lines of a name and numbers under a line of as many years, each number nearest to its year. */
async function ofPdf(bytes: Uint8Array): Promise<TruthCell[]> {
  const pdf = await openPdf(bytes, nodeAssets());
  const cells: TruthCell[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines = new Map<number, Word[]>();
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const [, , , , x = 0, y = 0] = item.transform as number[];
      const key = [...lines.keys()].find((line) => Math.abs(line - y) < 2.5) ?? y;
      lines.set(key, [...(lines.get(key) ?? []), { text: item.str.trim(), x, right: x + item.width }]);
    }
    cells.push(
      ...ofLines(
        number * 100,
        [...lines].sort((a, b) => b[0] - a[0]).map(([, words]) => words.sort((a, b) => a.x - b.x)),
      ),
    );
    page.cleanup();
  }
  await pdf.loadingTask.destroy();
  return cells;
}

const NUMBER = /^\$?\s?\(?\d[\d,]*(?:\.\d+)?\)?$/;

function ofLines(from: number, lines: readonly (readonly Word[])[]): TruthCell[] {
  const cells: TruthCell[] = [];
  let years: readonly Word[] = [];
  let since = 0;
  let table = from;
  for (const line of lines) {
    const words = line.filter(({ text }) => !/^[$%)—-]+$/.test(text));
    const tail = words.filter(({ text }) => /^(?:19|20)\d\d$/.test(text));
    if (tail.length >= 2 && tail.length >= words.length - 1) {
      [years, since, table] = [tail, 0, table + 1];
      continue;
    }
    if (++since > 40) years = [];
    const first = words.findIndex(({ text }) => NUMBER.test(text));
    const numbers = words.slice(Math.max(0, first));
    if (first < 1 || numbers.length !== years.length || !numbers.every(({ text }) => NUMBER.test(text))) continue;
    if (numbers.some(({ text }) => /^(?:19|20)\d\d$/.test(text))) continue;
    const row = oneLine(
      words
        .slice(0, first)
        .map(({ text }) => text)
        .join(" "),
    );
    const near = numbers.every((word, index) => Math.abs(word.right - (years[index]?.right ?? 0)) < 40);
    if (!near || !/^\p{Lu}/u.test(row) || row.length < 5) continue;
    numbers.forEach(({ text }, index) => cells.push({ row, column: years[index]?.text ?? "", value: text, table }));
  }
  return cells;
}
