import type { PDFDocumentProxy } from "pdfjs-dist";
import { PART_WORDS } from "../../languages/shared-words.ts";

/** The bookmarks of a PDF: what its headings are, and how deep each one is. */
export interface Outline {
  /** Depth from 1 of the bookmark that leads to this heading on this page; null where none does. */
  depthOf(text: string, page: PageOfOutline): number | null;
  /** Whether a line is the heading of another page, with or without its number and the page's. */
  isOfOtherPage(line: string, page: PageOfOutline): boolean;
}

export interface PageOfOutline {
  readonly number: number;
  /** Object number of the page in the file, where it has one. */
  readonly object?: number;
}

const NO_OUTLINE: Outline = { depthOf: () => null, isOfOtherPage: () => false };

interface Bookmark {
  readonly depth: number;
  /** Where it leads: a page's object or index from 0; null where the file does not tell. */
  readonly object: number | null;
  readonly index: number | null;
}

/** What of pdf.js's outline is read. */
interface OutlineNode {
  readonly title: string;
  readonly dest: string | readonly unknown[] | null;
  readonly items: readonly OutlineNode[];
}

const DEEPEST = 6;
/** A hostile outline is cut off. */
const MOST = 5000;

/** Reads the bookmarks; one that leads nowhere is a heading of that name on any page. A broken outline is none. */
export async function readOutline(pdf: Pick<PDFDocumentProxy, "getOutline" | "getDestination">): Promise<Outline> {
  const byName = new Map<string, Bookmark[]>();
  let count = 0;
  let level = ((await pdf.getOutline().catch(() => null)) ?? []) as readonly OutlineNode[];
  for (let depth = 1; depth <= DEEPEST && level.length > 0 && count < MOST; depth++) {
    for (const { title, dest } of level.slice(0, MOST - count)) {
      const name = nameOf(withoutNumber(title));
      if (name === "") continue;
      count += 1;
      const marks = byName.get(name) ?? [];
      marks.push({ depth, ...(await pageOf(pdf, dest)) });
      byName.set(name, marks);
    }
    level = level.flatMap((node) => node.items);
  }
  if (count === 0) return NO_OUTLINE;
  const marksOf = (text: string): readonly Bookmark[] => byName.get(nameOf(withoutNumber(text))) ?? [];
  return {
    depthOf: (text, page) => marksOf(text).find((mark) => leadsTo(mark, page))?.depth ?? null,
    isOfOtherPage(line, page) {
      const marks = marksOf(line.trim().replace(PAGE_NUMBER, ""));
      return marks.length > 0 && !marks.some((mark) => leadsTo(mark, page));
    },
  };
}

/** Before or behind a running title. */
const PAGE_NUMBER = /^\p{N}+\s+(?=\p{L})|\s+\p{N}+$/u;

const leadsTo = ({ object, index }: Bookmark, page: PageOfOutline): boolean =>
  object !== null ? object === page.object : index === null || index === page.number - 1;

/** A destination is named, or an array that begins with the page. */
async function pageOf(
  pdf: Pick<PDFDocumentProxy, "getDestination">,
  dest: OutlineNode["dest"],
): Promise<Pick<Bookmark, "object" | "index">> {
  const [page] = (typeof dest === "string" ? await pdf.getDestination(dest).catch(() => null) : dest) ?? [];
  if (typeof page === "number") return { object: null, index: page };
  const isObject = typeof page === "object" && page !== null && "num" in page && typeof page.num === "number";
  return { object: isObject ? (page.num as number) : null, index: null };
}

/** Printed headings have their number, "2.1 Archive areas" or "Chapter 3. Tools", where bookmarks often leave it out. */
const withoutNumber = (text: string): string => text.replace(NUMBER, "") || text;
const NUMBER = new RegExp(
  `^\\s*(?:(?:(?:${PART_WORDS})\\s*)?\\p{N}+(?:\\.\\p{N}+)*|\\p{Lu}(?:\\.\\p{N}+)+|(?:${PART_WORDS})\\s+\\p{Lu})[.:)]?\\s+(?=\\S)`,
  "iu",
);

const nameOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Levels of a document's headings, in the order in which they stand. */
export interface Headings {
  /**
   * 1–6, or null for running text. A bookmark's own heading has the bookmark's depth. What only looks like a heading, with
   * level `looks`, is as far below or above the bookmarked heading before it as it looks.
   */
  levelOf(text: string, page: PageOfOutline, looks: number | null): number | null;
}

export function createHeadings(outline: Outline = NO_OUTLINE): Headings {
  let before: { readonly depth: number; readonly looks: number | null } | null = null;
  return {
    levelOf(text, page, looks) {
      const depth = outline.depthOf(text, page);
      if (depth !== null) before = { depth, looks };
      if (depth !== null || looks === null || before === null) return depth ?? looks;
      const below = before.looks === null ? 1 : looks - before.looks;
      return Math.min(DEEPEST, Math.max(1, before.depth + below));
    },
  };
}
