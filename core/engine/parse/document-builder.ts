import type { Block, BlockKind, Link, Page, ParsedDocument, TextRuns } from "../parsed-document.ts";
import type { RichText } from "./inline-text.ts";

/** Five times the Encyclopædia's longest volume; beyond it memory, not reading, is what is used up. */
export const MAX_CHARACTERS = 20_000_000;

const MAX_BLOCKS = 1_000_000;
const SEPARATOR = "\n\n";

export interface BlockOptions {
  readonly level?: number;
}

/** Writes the one text of a document and keeps the ranges of its parts. */
export interface DocumentBuilder {
  /** Offset where the block's text begins, or null when there is nothing to write or no room. */
  block(kind: BlockKind, content: string | RichText, options?: BlockOptions): number | null;
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

export function createDocumentBuilder(): DocumentBuilder {
  const parts: string[] = [];
  const blocks: Block[] = [];
  const pages: { start: number; end: number; width: number; height: number; label?: string }[] = [];
  const links: Link[] = [];
  const warnings: string[] = [];
  let length = 0;
  let full = false;

  const warn = (warning: string) => {
    if (!warnings.includes(warning)) warnings.push(warning);
  };

  return {
    block(kind, content, { level } = {}) {
      const rich = typeof content === "string" ? { text: content, links: [] } : content;
      const { text, skipped } = clean(rich.text, kind);
      if (text === "" || full) return null;
      if (length + text.length > MAX_CHARACTERS || blocks.length >= MAX_BLOCKS) {
        full = true;
        warn("The document is very long; only its beginning was read.");
        return null;
      }
      const start = length === 0 ? 0 : length + SEPARATOR.length;
      const end = start + text.length;
      parts.push(text);
      length = end;
      const page = pages.at(-1);
      if (page) {
        if (page.start === page.end) page.start = start;
        page.end = end;
      }
      blocks.push({ kind, start, end, ...(level !== undefined && { level }), ...(page && { page: pages.length }) });
      for (const link of rich.links) {
        const from = start + Math.max(0, link.start - skipped);
        const to = Math.min(end, start + link.end - skipped);
        if (to > from) links.push({ start: from, end: to, href: link.href });
      }
      return start;
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
      return {
        text: parts.join(SEPARATOR),
        blocks,
        pages: pages as Page[],
        links,
        tables: [],
        title,
        language: null,
        warnings,
        properties,
        runs,
      };
    },
  };
}

/**
 * Keeps the length, so that offsets gathered before stay true: control characters become spaces, lone surrogates U+FFFD.
 * White space around the block goes; `skipped` is how much of it stood in front.
 */
function clean(text: string, kind: BlockKind): { readonly text: string; readonly skipped: number } {
  // oxlint-disable-next-line no-control-regex
  const plain = text.toWellFormed().replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/g, " ");
  const start = kind === "code" ? plain.replace(/^(?:[ \t]*\n)+/, "") : plain.trimStart();
  return { text: start.trimEnd(), skipped: plain.length - start.length };
}
