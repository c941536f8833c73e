import type { Block, BlockKind, Link, ParsedDocument, TextRuns } from "../parsed-document.ts";
import type { Table } from "../tables/table.ts";
import { cleanText } from "./clean-text.ts";
import { withHeadingsByLook } from "./headings-by-look.ts";
import type { Look, RichText } from "./inline-text.ts";
import { layOutTable, type Grid } from "./table-grid.ts";

/** Five times the Encyclopædia's longest volume; beyond it memory, not reading, is what is used up. */
const MAX_CHARACTERS = 20_000_000;

const MAX_BLOCKS = 1_000_000;
const SEPARATOR = "\n\n";

export interface BlockOptions {
  readonly level?: number;
}

/** Writes the one text of a document and keeps the ranges of its parts. */
export interface DocumentBuilder {
  /** Offset where the block's text begins, or null when there is nothing to write or no room. */
  block(kind: BlockKind, content: string | RichText, options?: BlockOptions): number | null;
  /** Goes on with the block that begins at `block`, on the page that is open; null where it is not the last, or there is no room. */
  goOn(block: number, text: string): number | null;
  /** Writes the table as one block and keeps its grid; null when it has no words, or one cell alone, or there is no room. */
  table(grid: Grid): Table | null;
  /** Everything up to the next `page` belongs to this one. */
  page(size?: { readonly width: number; readonly height: number; readonly label?: string }): void;
  warn(warning: string): void;
  link(link: Link): void;
  /** True when the text has reached its limit; a warning has been given. */
  readonly full: boolean;
  readonly pageCount: number;
  /** True as long as no block was written. */
  readonly empty: boolean;
  finish(facts?: {
    readonly title?: string | null;
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly runs?: TextRuns | null;
  }): ParsedDocument;
}

interface OpenPage {
  start: number;
  end: number;
  readonly width: number;
  readonly height: number;
  readonly label?: string;
}

export function createDocumentBuilder(): DocumentBuilder {
  const parts: string[] = [];
  const blocks: Block[] = [];
  /** How the letters of each block look, where the format tells. */
  const looks: (Look | undefined)[] = [];
  const pages: OpenPage[] = [];
  const links: Link[] = [];
  const tables: Table[] = [];
  const warnings: string[] = [];
  let length = 0;
  let full = false;

  const warn = (warning: string) => {
    if (!warnings.includes(warning)) warnings.push(warning);
  };

  const block: DocumentBuilder["block"] = (kind, content, { level } = {}) => {
    const rich: RichText = typeof content === "string" ? { text: content, links: [] } : content;
    const { text: whole, skipped } = clean(rich.text, kind);
    if (whole === "" || full) return null;
    full = length + whole.length > MAX_CHARACTERS || blocks.length >= MAX_BLOCKS;
    if (full) warn("The document is very long; only its beginning was read.");
    // A file may be a single block, as JSON and a large table are. What has links or cells at offsets is left out.
    const isCut = typeof content === "string" && blocks.length < MAX_BLOCKS;
    const text = !full ? whole : isCut ? beginningOf(whole, MAX_CHARACTERS - length) : "";
    if (text === "") return null;
    const start = length === 0 ? 0 : length + SEPARATOR.length;
    const end = start + text.length;
    parts.push(text);
    length = end;
    extend(pages.at(-1), start, end);
    looks.push(rich.look);
    blocks.push({
      kind,
      start,
      end,
      ...(level !== undefined && { level }),
      ...(pages.length > 0 && { page: pages.length }),
    });
    links.push(...moveLinks(rich.links, start - skipped, { start, end }));
    return start;
  };

  return {
    block,
    goOn(block, content) {
      const last = blocks.at(-1);
      const { text } = clean(content, "paragraph");
      if (last?.start !== block || text === "" || length + text.length >= MAX_CHARACTERS) return null;
      const start = length + 1;
      parts.push(`${parts.pop() ?? ""} ${text}`);
      length = start + text.length;
      blocks.splice(-1, 1, { ...last, end: length });
      extend(pages.at(-1), start, length);
      return start;
    },
    table(grid) {
      const laidOut = layOutTable(grid);
      if (!laidOut) return null;
      // A table of one cell is a frame around text.
      const isFrame = laidOut.table.rows === 1 && laidOut.table.columns === 1;
      const start = block(isFrame ? "paragraph" : "table", laidOut);
      if (isFrame || start === null) return null;
      const table = moveTable(laidOut.table, start);
      tables.push(table);
      return table;
    },
    page(size = { width: 0, height: 0 }) {
      pages.push({ start: length, end: length, ...size });
    },
    warn,
    link: (link) => links.push(link),
    get full() {
      return full;
    },
    get pageCount() {
      return pages.length;
    },
    get empty() {
      return blocks.length === 0;
    },
    finish({ title = null, properties = {}, runs = null } = {}) {
      links.sort((a, b) => a.start - b.start);
      const text = parts.join(SEPARATOR);
      return {
        text,
        blocks: looks.some((look) => look !== undefined) ? seenBlocks(blocks, looks, text) : blocks,
        pages,
        links,
        tables,
        title,
        language: null,
        warnings,
        properties,
        runs,
      };
    },
  };
}

const seenBlocks = (blocks: readonly Block[], looks: readonly (Look | undefined)[], text: string) =>
  withHeadingsByLook(blocks.map((block, at) => ({ block, text: text.slice(block.start, block.end), look: looks[at] })));

/** The page holds this range as well. */
function extend(page: OpenPage | undefined, start: number, end: number): void {
  if (!page) return;
  if (page.start === page.end) page.start = start;
  page.end = end;
}

/** Links of a block in the one text, cut to where the block is. */
const moveLinks = (links: readonly Link[], by: number, block: { readonly start: number; readonly end: number }) =>
  links
    .map(({ start, end, href }) => ({
      start: Math.max(block.start, start + by),
      end: Math.min(block.end, end + by),
      href,
    }))
    .filter(({ start, end }) => end > start);

function moveTable(table: Table, by: number): Table {
  const cells = table.cells.map((cell) => ({ ...cell, start: cell.start + by, end: cell.end + by }));
  return { ...table, start: table.start + by, end: table.end + by, cells };
}

/** White space around the block goes; `skipped` is how much of it stood in front. */
function clean(text: string, kind: BlockKind): { readonly text: string; readonly skipped: number } {
  const plain = cleanText(text);
  const start = kind === "code" ? plain.replace(/^(?:[ \t]*\n)+/, "") : plain.trimStart();
  return { text: start.trimEnd(), skipped: plain.length - start.length };
}

/** Up to the last line that fits whole; of a single line up to a character that fits whole. */
function beginningOf(text: string, room: number): string {
  const end = text.lastIndexOf("\n", room);
  return end > 0 ? text.slice(0, end) : text.slice(0, room).replace(/[\uD800-\uDBFF]$/, "");
}
