import type { Block, ParsedDocument } from "./parsed-document.ts";
import { pageOf } from "./pages.ts";

/** An earlier version of a file, by the blob ids of what was made of it. */
export interface EarlierVersion {
  readonly text: string;
  /** In chunk order. */
  readonly segments: readonly string[];
  /** What made the segments. */
  readonly pipeline: string;
  /** Blob ids of the texts of versions before it, which are compared as well. */
  readonly older?: readonly string[];
}

/** How a version of a file differs from the one before. */
export interface Changes {
  /** Pages of the new version with something new on them, 1-based and ascending; empty where the format has no pages. */
  readonly pages: readonly number[];
  /** Pages of the earlier version of which something is gone or changed. */
  readonly earlier_pages: readonly number[];
  /** UTF-16 ranges of the earlier text that are not in the new one, ascending. */
  readonly gone: readonly { readonly start: number; readonly end: number }[];
  /** Passages of the new version: `kept` ones have the embeddings of the earlier version, `embedded` ones are new. */
  readonly passages: { readonly kept: number; readonly embedded: number };
  /** The same for each of the older versions, in their order; null where its text is not here any more. */
  readonly older: readonly (VersionChanges | null)[];
}

/** What a version of a file and the newest one do not have in common. */
export type VersionChanges = Pick<Changes, "pages" | "earlier_pages" | "gone">;

/** Ranges above which only the first and the last end are told: almost all of the text changed. */
const MOST_RANGES = 200;

/**
 * What a later version of a document says otherwise, told by blocks (paragraphs, list items, tables): a block that moved
 * to another page unchanged is no change, and neither is other white space.
 */
export function changesBetween(earlier: ParsedDocument, later: ParsedDocument): VersionChanges {
  const gone = blocksMissing(earlier, later);
  return {
    pages: pagesWith(later, blocksMissing(later, earlier)),
    earlier_pages: pagesWith(earlier, gone),
    gone: joined(gone),
  };
}

/** The blocks of one document whose words are no block of the other. */
function blocksMissing(document: ParsedDocument, other: ParsedDocument): readonly Block[] {
  const known = new Set(other.blocks.map((block) => wordsOf(other, block)));
  return document.blocks.filter((block) => !known.has(wordsOf(document, block)));
}

const wordsOf = ({ text }: ParsedDocument, { start, end }: Block): string =>
  text.slice(start, end).replaceAll(/\s+/g, " ").trim();

/** Every page that a block is on, ascending. */
function pagesWith({ pages }: ParsedDocument, blocks: readonly Block[]): number[] {
  const found = new Set<number>();
  for (const { start, end } of blocks) {
    const first = pageOf(pages, start);
    const last = pageOf(pages, Math.max(start, end - 1));
    if (first === null) continue;
    for (let page = first; page <= (last ?? first); page++) found.add(page);
  }
  return [...found].sort((a, b) => a - b);
}

/** Neighbouring blocks as one range: two characters of white space are between them. */
function joined(blocks: readonly Block[]): VersionChanges["gone"] {
  const ranges: { start: number; end: number }[] = [];
  for (const { start, end } of blocks) {
    const last = ranges.at(-1);
    if (last && start - last.end <= 2) last.end = end;
    else ranges.push({ start, end });
  }
  const [first] = ranges;
  const last = ranges.at(-1);
  return first && last && ranges.length > MOST_RANGES ? [{ start: first.start, end: last.end }] : ranges;
}
