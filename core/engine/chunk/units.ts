import { contentsLists } from "../contents-list.ts";
import type { Block, ParsedDocument } from "../parsed-document.ts";
import { pageOf } from "../pages.ts";
import { HEADING_STEP } from "../segment.ts";
import type { ChunkSizes } from "./chunk.ts";
import { splitRange, type Range } from "./split.ts";

/** The smallest part a chunk is put together from: a heading, a paragraph or sentence, a list item, a table row. */
export interface Unit extends Range {
  readonly heading: boolean;
  /** A heading, or the caption of the table that follows. */
  readonly leads: boolean;
  /** Size of the whole table that begins here. */
  readonly table?: number;
  /** Whether it begins a block, so that a chunk may well begin with it. */
  readonly begins: boolean;
  readonly page: number | null;
  /** Headings it stands under, outermost first. */
  readonly path: string | null;
  /** Characters as `ChunkSizes` counts them. */
  readonly size: number;
}

/** Units in the order of the text, without tables of contents. Text outside of all blocks counts as paragraphs. */
export function* unitsOf(document: ParsedDocument, sizes: ChunkSizes): Iterable<Unit> {
  const headings: Heading[] = [];
  const tables = new Set(document.tables.map(({ start }) => start));
  for (const block of toldBlocks(document)) {
    const isHeading = block.kind === "title" || block.kind === "heading";
    if (isHeading) enter(headings, block, document.text);
    const path = pathOf(headings);
    let begins = true;
    for (const range of splitRange(document.text, block, sizes.target)) {
      yield {
        ...range,
        heading: isHeading,
        leads: isHeading || (block.kind === "caption" && tables.has(block.end + SEPARATOR)),
        ...(begins && tables.has(block.start) && { table: sizeOfText(document.text, block) }),
        begins,
        page: pageAt(document, block, range.start),
        path,
        size: sizeOfText(document.text, range),
      };
      begins = false;
    }
  }
}

/** The headings that a place in the text stands under, outermost first; null where there are none. */
export function headingsAt({ text, blocks }: Pick<ParsedDocument, "text" | "blocks">, place: number): string | null {
  const headings: Heading[] = [];
  for (const block of blocks) {
    if (block.start > place) break;
    if (block.kind === "title" || block.kind === "heading") enter(headings, block, text);
  }
  return pathOf(headings);
}

/** Characters between two blocks. */
const SEPARATOR = 2;

interface Heading {
  readonly level: number;
  readonly text: string;
  /** Its number in the document; null where it has none. */
  readonly numbers: string | null;
}

function enter(headings: Heading[], block: Block, text: string): void {
  const level = block.kind === "title" ? 0 : (block.level ?? 1);
  const own = text.slice(block.start, block.end).replace(/\s+/gu, " ").trim();
  const numbers = numbersOf(own);
  for (let last = headings.at(-1); last && !isUnder(last, level, numbers); last = headings.at(-1)) headings.pop();
  headings.push({ level, text: own, numbers });
}

/** Printed pages often set "3.7. /etc" and "3.7.1. Purpose" alike, which gives both one level: their numbers tell which is the part. */
const isUnder = (above: Heading, level: number, numbers: string | null): boolean =>
  above.level < level || (above.level === level && numbers?.startsWith(`${above.numbers ?? " "}.`) === true);

/** "3.7" of "3.7. /etc", "4" of "Chapter 4. Files". */
const numbersOf = (heading: string): string | null =>
  /^(?:\p{Lu}\p{L}+ )?(\p{N}{1,3}(?:\.\p{N}{1,3})*)(?=[.:]?(?:\s|$))/u.exec(heading)?.[1] ?? null;

const MAX_HEADING = 200;

function pathOf(headings: readonly Heading[]): string | null {
  const path = headings.map(({ text }) =>
    text.length > MAX_HEADING ? `${text.slice(0, MAX_HEADING).toWellFormed()}…` : text,
  );
  return path.length === 0 ? null : path.filter((text, index) => text !== path[index - 1]).join(HEADING_STEP);
}

/** What of each block is no table of contents: that names what the document says elsewhere. */
function* toldBlocks(document: ParsedDocument): Iterable<Block> {
  const contents = contentsLists(document);
  for (const block of everyBlock(document)) {
    let at = block.start;
    for (const { start, end } of contents) {
      if (end <= at || start >= block.end) continue;
      if (start > at) yield { ...block, start: at, end: start };
      at = end;
    }
    if (at < block.end) yield { ...block, start: at };
  }
}

function* everyBlock({ text, blocks }: ParsedDocument): Iterable<Block> {
  let at = 0;
  for (const block of blocks) {
    if (text.slice(at, block.start).trim() !== "") yield { kind: "paragraph", start: at, end: block.start };
    yield block;
    at = Math.max(at, block.end);
  }
  if (text.slice(at).trim() !== "") yield { kind: "paragraph", start: at, end: text.length };
}

function pageAt({ pages }: ParsedDocument, block: Block, start: number): number | null {
  const page = pageOf(pages, start);
  return page !== null && start < (pages[page - 1]?.end ?? 0) ? page : (block.page ?? null);
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

export function sizeOfText(text: string, { start, end }: Range): number {
  const part = text.slice(start, end);
  return part.length + (/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff]/.test(part) ? (part.match(WIDE)?.length ?? 0) : 0);
}
